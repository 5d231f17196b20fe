// Writes a zip as its parts come. Only a few numbers for each file are held in memory.
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const deflate = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.deflateRaw)

type ZipEntry = { name: Buffer; crc: number; packed: number; plain: number; at: number }

/** The sizes of a file are written after it, because they are unknown before. */
const sizesFollow = 0x0008
const namesAreUtf8 = 0x0800
const deflated = 8

export function createZip() {
  const entries: ZipEntry[] = []
  let written = 0
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
    const list = entries.map((entry) =>
      Buffer.concat([
        toBytes([4, 0x02014b50], [2, 20], ...listEntryFields(), ...listSizeFields(entry), [
          2,
          entry.name.length,
        ]),
        toBytes([2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, entry.at]),
        entry.name,
      ]),
    )
    const bytes = list.reduce((sum, { length }) => sum + length, 0)
    const counts = toBytes([4, 0x06054b50], [2, 0], [2, 0], [2, entries.length], [2, entries.length])
    return Buffer.concat([...list, counts, toBytes([4, bytes], [4, start], [2, 0])])
  }
  return { file, end }
}

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

type Field = [bytes: 2 | 4, value: number]

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
  for (const [size, value] of fields) at = bytes.writeUIntLE(value, at, size)
  return bytes
}
