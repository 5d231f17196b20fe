// Files nobody may read on the disk: AES-256-GCM while they stream, each with a key of its own.
// The key is kept elsewhere.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/** `context`: what the bytes belong to. They can be opened only with the same value. */
export async function* encrypt(
  key: Buffer,
  context: string,
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  yield nonce
  for await (const chunk of chunks) yield cipher.update(chunk)
  yield cipher.final()
  yield cipher.getAuthTag()
}

/** Throws when a byte was changed, or the file belongs to something else. */
export function decrypt(key: Buffer, context: string, bytes: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()])
}
