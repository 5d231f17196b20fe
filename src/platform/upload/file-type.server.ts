// Detects the kind of a file by its content; and cleans its name.
import fs from 'node:fs/promises'
import { refuse } from '#errors.ts'
import { type FileType, getExtension, listFileTypes, type UploadKind } from '#file-types.ts'
import { fieldErrors as en } from '#i18n/en/fields.ts'
import { fieldErrors as ko } from '#i18n/ko/fields.ts'
import { uploadLimits } from '#limits/files.ts'
import { readPictureSize } from './picture-header.ts'
import { looksLikeSvg } from './svg.ts'

/**
 * Pictures are recognised by content alone. Documents, of which some begin alike, need their extension, too.
 */
export async function detectFileType(
  accept: UploadKind,
  sent: SentFile & { path: string },
): Promise<FileType> {
  const start = await readStart(sent.path)
  const drawing = listFileTypes(accept).find(({ isDrawing }) => isDrawing)
  if (drawing && looksLikeSvg(start)) return drawing
  const beginning = start.toString('latin1', 0, magic_bytes)
  const picture = listFileTypes(accept).find(
    (kind) => kind.magic && kind.isPicture && matchesType(kind, beginning),
  )
  if (picture) return isPictureType(picture, sent, start) ? picture : refuseType(sent)
  const document = (accept !== 'pictures' && findDocumentType(accept, sent.name)) || refuseType(sent)
  const checker = createTypeChecker(document)
  checker.add(await fs.readFile(sent.path))
  return checker.isValid() ? document : refuseType(sent)
}

/**
 * Undefined while too few bytes are there to know its size. A picture that is too large is refused without
 * decoding.
 */
function isPictureType({ mime }: FileType, sent: SentFile, start: Buffer): boolean | undefined {
  const size = readPictureSize(mime, start)
  if (size && size.width * size.height > uploadLimits.pixels) refusePixels(sent)
  return size === undefined ? undefined : size !== null
}

const findDocumentType = (accept: UploadKind, name: string) =>
  listFileTypes(accept).find(
    ({ isPicture, extensions }) => !isPicture && extensions.includes(getExtension(name)),
  )

type SentFile = { field: string; name: string }

/**
 * An encrypted file is checked as it streams through, because it is never readable on the disk. A picture
 * passes once its beginning says its kind and size, a document as long as it fits its extension. Anything
 * else is refused. `tell` gets the kind at the end.
 */
export async function* passKnownTypes(
  accept: UploadKind,
  sent: SentFile,
  chunks: AsyncIterable<Buffer>,
  onType: (kind: FileType) => void,
): AsyncGenerator<Buffer> {
  let start = Buffer.alloc(0)
  let checker: TypeChecker | undefined
  for await (const chunk of chunks) {
    if (!checker) start = Buffer.concat([start, chunk])
    const kind = checker ? undefined : detectTypeAtStart(accept, sent, start)
    if (!checker && !kind) continue
    checker ??= createTypeChecker(kind ?? refuseType(sent))
    checker.add(kind ? start : chunk)
    yield kind ? start : chunk
  }
  if (start.length === 0) return
  if (!checker) {
    // Shorter than the beginning of any picture.
    checker = createTypeChecker(
      (start.length < magic_bytes && findDocumentType(accept, sent.name)) || refuseType(sent),
    )
    checker.add(start)
    yield start
  }
  if (!checker.isValid()) refuseType(sent)
  onType(checker.kind)
}

/** The bytes that distinguish the kinds. */
const magic_bytes = 16

/** Undefined while too few bytes have arrived. */
function detectTypeAtStart(accept: UploadKind, sent: SentFile, start: Buffer): FileType | undefined {
  if (start.length < magic_bytes) return undefined
  const beginning = start.toString('latin1', 0, magic_bytes)
  const picture = listFileTypes(accept).find((kind) => kind.isPicture && matchesType(kind, beginning))
  if (!picture) {
    const document = findDocumentType(accept, sent.name)
    return document && beginning.startsWith(document.magic ?? '') ? document : refuseType(sent)
  }
  const isPicture = isPictureType(picture, sent, start)
  if (isPicture === undefined && start.length <= uploadLimits.header_bytes) return undefined
  return isPicture ? picture : refuseType(sent)
}

type TypeChecker = { kind: FileType; add: (chunk: Buffer) => void; isValid: () => boolean }

/**
 * Watches a file piece by piece and says at the end whether it was of this kind. A picture is decoded later.
 */
function createTypeChecker(kind: FileType): TypeChecker {
  const { isPicture, magic, contains = '' } = kind
  if (isPicture) return { kind, add() {}, isValid: () => true }
  if (magic === undefined) return createTextChecker(kind)
  let [beginning, tail, isContained] = ['', '', contains === '']
  return {
    kind,
    add(chunk) {
      const scanned = tail + chunk.toString('latin1')
      beginning ||= scanned.slice(0, magic.length)
      isContained ||= scanned.includes(contains)
      tail = contains && scanned.slice(-contains.length)
    },
    isValid: () => isContained && beginning.startsWith(magic),
  }
}

// Notepad wrote Korean as EUC-KR for decades.
function createTextChecker(kind: FileType): TypeChecker {
  let readers = ['utf-8', 'euc-kr'].map((encoding) => new TextDecoder(encoding, { fatal: true }))
  return {
    kind,
    add(chunk) {
      readers = readers.filter((reader) => canDecode(reader, chunk))
    },
    isValid: () => readers.some((reader) => canDecode(reader)),
  }
}

/** True if the chunk can be decoded; without one, if the text may end here. */
function canDecode(reader: TextDecoder, chunk?: Buffer): boolean {
  try {
    return !/[^\P{Cc}\t\n\r\f]/u.test(reader.decode(chunk, { stream: chunk !== undefined }))
  } catch {
    return false
  }
}

export function refuseType({ field, name }: SentFile): never {
  const extension = getExtension(name) ? `.${getExtension(name)}` : name
  refuse('FILE_TYPE', { fields: { [field]: { ko: ko.fileType(extension), en: en.fileType(extension) } } })
}

function refusePixels({ field }: SentFile): never {
  const most = uploadLimits.pixels / 1_000_000
  refuse('FILE_TOO_LARGE', { fields: { [field]: { ko: ko.mostPixels(most), en: en.mostPixels(most) } } })
}

/** Every form has its own limit. */
export function refuseTooMany(field: string, most: number): never {
  refuse('TOO_MANY_FILES', { fields: { [field]: { ko: ko.mostFiles(most), en: en.mostFiles(most) } } })
}

const matchesType = ({ magic = '', contains = '' }: FileType, content: string) =>
  content.startsWith(magic) && content.includes(contains)

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
  const extension = `.${getExtension(last)}`
  return [...plain.slice(0, uploadLimits.name - [...extension].length), extension].join('')
}
