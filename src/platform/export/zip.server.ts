// Writes a zip as its parts come. Only a few numbers for each file are held in memory.
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const deflate = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.deflateRaw)

type ZipEntry = { name: Buffer; crc: number; packed: number; plain: number; at: number }

/** The sizes of a file are written after it, because they are unknown before. */
const sizesFollow = 0x0008
const namesAreUtf8 = 0x0800
const deflated = 8

/** `before`: the bytes that are in the same file before it. */
export function createZip(before = 0) {
  const entries: ZipEntry[] = []
  let written = before
  const count = (bytes: Buffer) => {
    written += bytes.length
    return bytes
  }

  /** A file of the zip, a buffer for each of its parts. */
  async function* file(
    name: string,
    parts: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
  ): AsyncGenerator<Buffer> {
    const entry: ZipEntry = { name: Buffer.from(name), crc: 0, packed: 0, plain: 0, at: written }
    yield count(
      Buffer.concat([
        toBytes([4, 0x04034b50], ...listEntryFields(), [4, 0], [4, 0], [4, 0]),
        toNameField(entry),
      ]),
    )
    for await (const part of parts)
      yield count(await compressPart(entry, toBuffer(part), zlib.constants.Z_SYNC_FLUSH))
    const last = await compressPart(entry, Buffer.alloc(0), zlib.constants.Z_FINISH)
    entries.push(entry)
    yield count(Buffer.concat([last, toBytes([4, 0x08074b50], ...listSizeFields(entry))]))
  }

  /** The list of all files, with which a zip ends. */
  function end(): Buffer {
    const start = written
    const list = Buffer.concat(entries.map(toListEntry))
    const place = { files: entries.length, bytes: list.length, start }
    const isLarge = place.files > most16 || Math.max(place.bytes, start) > most32
    return Buffer.concat([list, ...(isLarge ? [toLargeEnd(place)] : []), toEnd(place)])
  }
  return { file, end }
}

/**
 * The largest numbers of a usual zip; a larger one has all bits set, and its true value in a record for large
 * zips.
 */
const [most16, most32] = [0xfffe, 0xfffffffe]
const atMost = (value: number, most: number) => (value > most ? most + 1 : value)

function toListEntry(entry: ZipEntry): Buffer {
  const place = entry.at > most32 ? toBytes([2, 1], [2, 8], [8, entry.at]) : Buffer.alloc(0)
  return Buffer.concat([
    toBytes([4, 0x02014b50], [2, 20], ...listEntryFields(), ...listSizeFields(entry)),
    toBytes([2, entry.name.length], [2, place.length], [2, 0], [2, 0], [2, 0], [4, 0]),
    toBytes([4, atMost(entry.at, most32)]),
    entry.name,
    place,
  ])
}

type ListPlace = { files: number; bytes: number; start: number }

const toEnd = ({ files, bytes, start }: ListPlace) => {
  const count = atMost(files, most16)
  return Buffer.concat([
    toBytes([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count]),
    toBytes([4, atMost(bytes, most32)], [4, atMost(start, most32)], [2, 0]),
  ])
}

/**
 * The end of a zip of more than 4 GB or 65,534 files: eight-byte numbers, and where they are. A file in it
 * is smaller.
 */
const toLargeEnd = ({ files, bytes, start }: ListPlace) =>
  Buffer.concat([
    toBytes([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0]),
    toBytes([8, files], [8, files], [8, bytes], [8, start]),
    toBytes([4, 0x07064b50], [4, 0], [8, start + bytes], [4, 1]),
  ])

const toBuffer = (part: string | Uint8Array) =>
  typeof part === 'string' ? Buffer.from(part) : Buffer.from(part.buffer, part.byteOffset, part.byteLength)

// Each part is compressed by itself and ends at a whole byte, so the parts together are one stream.
async function compressPart(entry: ZipEntry, part: Buffer, finishFlush: number): Promise<Buffer> {
  const packed = await deflate(part, { finishFlush, level: 6 })
  entry.crc = zlib.crc32(part, entry.crc)
  entry.plain += part.length
  entry.packed += packed.length
  return packed
}

type Field = [bytes: 2 | 4 | 8, value: number]

/** Version, flags, method, and a fixed time. */
const listEntryFields = (): Field[] => [
  [2, 20],
  [2, sizesFollow | namesAreUtf8],
  [2, deflated],
  [2, 0],
  [2, 0x21],
]
const listSizeFields = ({ crc, packed, plain }: ZipEntry): Field[] => [
  [4, crc],
  [4, packed],
  [4, plain],
]
const toNameField = ({ name }: ZipEntry) => Buffer.concat([toBytes([2, name.length], [2, 0]), name])

function toBytes(...fields: Field[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0))
  let at = 0
  for (const [size, value] of fields)
    at = size === 8 ? bytes.writeBigUInt64LE(BigInt(value), at) : bytes.writeUIntLE(value, at, size)
  return bytes
}
