// What kind a file is, by its content; and a clean name for it.
import fs from 'node:fs/promises'
import { type Accept, extensionOf, type FileKind, kindsOf } from '#accept.ts'
import { refuse } from '#errors.ts'
import { uploadLimits } from '#limits/machine.ts'
import { fieldErrors as en } from '#words/en/fields.ts'
import { fieldErrors as ko } from '#words/ko/fields.ts'
import { sizeOf } from './picture-header.ts'

/** Pictures go by content alone. Papers, of which some begin alike, must be named by their extension, too. */
export async function kindOf(accept: Accept, sent: Sent & { path: string }): Promise<FileKind> {
  const start = await readStart(sent.path)
  const beginning = start.toString('latin1', 0, beginning_bytes)
  const picture = kindsOf(accept).find((kind) => kind.picture && looksLike(kind, beginning))
  if (picture) return isPictureOf(picture, sent, start) ? picture : refuseType(sent)
  const paper = (accept !== 'pictures' && paperOf(accept, sent.name)) || refuseType(sent)
  const watched = watch(paper)
  watched.see(await fs.readFile(sent.path))
  return watched.isWhole() ? paper : refuseType(sent)
}

/**
 * Undefined while too few bytes are there to know its size. A picture that is too large is refused without
 * decoding.
 */
function isPictureOf({ mime }: FileKind, sent: Sent, start: Buffer): boolean | undefined {
  const size = sizeOf(mime, start)
  if (size && size.width * size.height > uploadLimits.pixels) refusePixels(sent)
  return size === undefined ? undefined : size !== null
}

const paperOf = (accept: Accept, name: string) =>
  kindsOf(accept).find(({ picture, extensions }) => !picture && extensions.includes(extensionOf(name)))

type Sent = { field: string; name: string }

/**
 * An encrypted file is checked as it streams through, because it is never readable on the disk. A picture
 * passes once its beginning says its kind and size, a paper as long as it fits its extension. Anything else
 * is refused. `tell` gets the kind at the end.
 */
export async function* onlyKnown(
  accept: Accept,
  sent: Sent,
  chunks: AsyncIterable<Buffer>,
  tell: (kind: FileKind) => void,
): AsyncGenerator<Buffer> {
  let start = Buffer.alloc(0)
  let watched: Watched | undefined
  for await (const chunk of chunks) {
    if (!watched) start = Buffer.concat([start, chunk])
    const kind = watched ? undefined : kindAt(accept, sent, start)
    if (!watched && !kind) continue
    watched ??= watch(kind ?? refuseType(sent))
    watched.see(kind ? start : chunk)
    yield kind ? start : chunk
  }
  if (start.length === 0) return
  if (!watched) {
    // Shorter than the beginning of any picture.
    watched = watch((start.length < beginning_bytes && paperOf(accept, sent.name)) || refuseType(sent))
    watched.see(start)
    yield start
  }
  if (!watched.isWhole()) refuseType(sent)
  tell(watched.kind)
}

/** By it the kinds are told apart. */
const beginning_bytes = 16

/** Undefined while too little of it is there. */
function kindAt(accept: Accept, sent: Sent, start: Buffer): FileKind | undefined {
  if (start.length < beginning_bytes) return undefined
  const beginning = start.toString('latin1', 0, beginning_bytes)
  const picture = kindsOf(accept).find((kind) => kind.picture && looksLike(kind, beginning))
  if (!picture) {
    const paper = paperOf(accept, sent.name)
    return paper && beginning.startsWith(paper.starts ?? '') ? paper : refuseType(sent)
  }
  const isPicture = isPictureOf(picture, sent, start)
  if (isPicture === undefined && start.length <= uploadLimits.header_bytes) return undefined
  return isPicture ? picture : refuseType(sent)
}

type Watched = { kind: FileKind; see: (chunk: Buffer) => void; isWhole: () => boolean }

/**
 * Watches a file piece by piece and says at the end whether it was of this kind. A picture is decoded later.
 */
function watch(kind: FileKind): Watched {
  const { picture, starts, holds = '' } = kind
  if (picture) return { kind, see() {}, isWhole: () => true }
  if (starts === undefined) return watchText(kind)
  let [beginning, tail, isHeld] = ['', '', holds === '']
  return {
    kind,
    see(chunk) {
      const seen = tail + chunk.toString('latin1')
      beginning ||= seen.slice(0, starts.length)
      isHeld ||= seen.includes(holds)
      tail = holds && seen.slice(-holds.length)
    },
    isWhole: () => isHeld && beginning.startsWith(starts),
  }
}

// Notepad wrote Korean as EUC-KR for decades.
function watchText(kind: FileKind): Watched {
  let readers = ['utf-8', 'euc-kr'].map((encoding) => new TextDecoder(encoding, { fatal: true }))
  return {
    kind,
    see(chunk) {
      readers = readers.filter((reader) => reads(reader, chunk))
    },
    isWhole: () => readers.some((reader) => reads(reader)),
  }
}

/** Without a chunk: it may end here. */
function reads(reader: TextDecoder, chunk?: Buffer): boolean {
  try {
    return !/[^\P{Cc}\t\n\r\f]/u.test(reader.decode(chunk, { stream: chunk !== undefined }))
  } catch {
    return false
  }
}

export function refuseType({ field, name }: Sent): never {
  const extension = extensionOf(name) ? `.${extensionOf(name)}` : name
  refuse('FILE_TYPE', { fields: { [field]: { ko: ko.fileType(extension), en: en.fileType(extension) } } })
}

function refusePixels({ field }: Sent): never {
  const most = uploadLimits.pixels / 1_000_000
  refuse('FILE_TOO_LARGE', { fields: { [field]: { ko: ko.mostPixels(most), en: en.mostPixels(most) } } })
}

/** Every door has its own number. */
export function refuseTooMany(field: string, most: number): never {
  refuse('TOO_MANY_FILES', { fields: { [field]: { ko: ko.mostFiles(most), en: en.mostFiles(most) } } })
}

const looksLike = ({ starts = '', holds = '' }: FileKind, content: string) =>
  content.startsWith(starts) && content.includes(holds)

async function readStart(file: string): Promise<Buffer> {
  const handle = await fs.open(file)
  try {
    const { buffer, bytesRead } = await handle.read({
      buffer: Buffer.alloc(uploadLimits.header_bytes),
      position: 0,
    })
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/**
 * A name to show and to download under: no path, no control or invisible characters, composed, not too long.
 */
export function cleanName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = [...last.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim()]
  if (plain.length <= uploadLimits.name) return plain.join('') || 'file'
  const extension = `.${extensionOf(last)}`
  return [...plain.slice(0, uploadLimits.name - [...extension].length), extension].join('')
}
