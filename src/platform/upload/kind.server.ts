// What a file is, by its content; what it is called, without what a name should not hold.
import fs from 'node:fs/promises'
import { type Accept, extensionOf, type Kind, kindsOf } from '#accept.ts'
import { refuse } from '#errors.ts'
import { uploadLimits } from '#limits.ts'
import { fieldErrors as en } from '#words/en/errors.ts'
import { fieldErrors as ko } from '#words/ko/errors.ts'
import { sizeOf } from './picture-header.ts'

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

type Sent = { field: string; name: string }

/** A picture goes on once its beginning says what it is and how large; of anything else not a byte does. */
export async function* onlyPictures(
  accept: Accept,
  sent: Sent,
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let start: Buffer | undefined = Buffer.alloc(0)
  for await (const chunk of chunks) {
    if (!start) {
      yield chunk
      continue
    }
    start = Buffer.concat([start, chunk])
    const known = isPicture(accept, start)
    if (known === false || (!known && start.length > uploadLimits.header_bytes)) refuseType(sent)
    if (!known) continue
    yield start
    start = undefined
  }
  if (start && start.length > 0) refuseType(sent)
}

/** Undefined while too little of it is there. */
function isPicture(accept: Accept, start: Buffer): boolean | undefined {
  if (start.length < 16) return undefined
  const beginning = start.toString('latin1', 0, 16)
  const kind = kindsOf(accept).find((kind) => looksLike(kind, beginning))
  const size = kind && sizeOf(kind.mime, start)
  return kind && size === undefined
    ? undefined
    : size
      ? size.width * size.height <= uploadLimits.pixels
      : false
}

export function refuseType({ field, name }: Sent): never {
  const extension = extensionOf(name) ? `.${extensionOf(name)}` : name
  refuse('FILE_TYPE', { fields: { [field]: { ko: ko.fileType(extension), en: en.fileType(extension) } } })
}

/** Every door has its own number. */
export function refuseTooMany(field: string, most: number): never {
  refuse('TOO_MANY_FILES', { fields: { [field]: { ko: ko.mostFiles(most), en: en.mostFiles(most) } } })
}

const looksLike = ({ starts = '', holds = '' }: Kind, content: string) =>
  content.startsWith(starts) && content.includes(holds)

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
