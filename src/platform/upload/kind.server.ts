// What a file is, by its content; what it is called, without what a name should not hold.
import fs from 'node:fs/promises'
import { type Accept, extensionOf, type Kind, kindsOf } from '#accept.ts'
import { uploadLimits } from '#limits.ts'

/** Pictures go by content alone. Papers, of which some begin alike, must be named by their extension, too. */
export async function kindOf(accept: Accept, name: string, file: string): Promise<Kind | undefined> {
  const beginning = await readStart(file)
  const kinds = kindsOf(accept)
  const picture = kinds.find((kind) => kind.picture && looksLike(kind, beginning))
  if (picture || accept === 'pictures') return picture
  const paper = kinds.find(({ picture, extensions }) => !picture && extensions.includes(extensionOf(name)))
  if (!paper) return undefined
  const bytes = await fs.readFile(file)
  return (paper.starts ? looksLike(paper, bytes.toString('latin1')) : isText(bytes)) ? paper : undefined
}

const looksLike = ({ starts = '', holds = '' }: Kind, content: string) => content.startsWith(starts) && content.includes(holds)

async function readStart(file: string): Promise<string> {
  const handle = await fs.open(file)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(16), position: 0 })
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

// Notepad wrote Korean as EUC-KR for decades.
const isText = (bytes: Buffer) => ['utf-8', 'euc-kr'].some((encoding) => decodes(encoding, bytes))

function decodes(encoding: string, bytes: Buffer): boolean {
  try {
    return !/[^\P{Cc}\t\n\r\f]/u.test(new TextDecoder(encoding, { fatal: true }).decode(bytes))
  } catch {
    return false
  }
}

/** A name to show and to download under: no path, no control or invisible characters, composed, not too long. */
export function cleanName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = [...last.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim()]
  if (plain.length <= uploadLimits.name) return plain.join('') || 'file'
  const extension = `.${extensionOf(last)}`
  return [...plain.slice(0, uploadLimits.name - [...extension].length), extension].join('')
}
