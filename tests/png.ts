// A PNG made by hand: in one colour and so of few bytes, however large it is.
import { crc32, deflateSync } from 'node:zlib'

/** A black picture of any size, one bit a pixel: the file is small however large the picture is. */
export function createPng(width: number, height: number): Buffer {
  const chunk = (type: string, contents: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), contents])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(contents.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
