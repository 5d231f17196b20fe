// Encrypts small secrets: AES-256-GCM, bound to their row, so that no other row's secret can replace one.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyFor } from './secrets.server.ts'

export function encryptSecret(key: Uint8Array, context: string, secret: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws when the key is wrong, or the text was moved or changed. */
export function decryptSecret(key: Uint8Array, context: string, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

/** Opens what was encrypted with a key from our secret, or from the previous one. */
export function decryptOwnSecret(
  keyFor: KeyFor,
  use: string,
  { context, encrypted }: { context: string; encrypted: string },
): string {
  if (!keyFor.previous) return decryptSecret(keyFor(use), context, encrypted)
  try {
    return decryptSecret(keyFor(use), context, encrypted)
  } catch {
    return decryptSecret(keyFor.previous(use), context, encrypted)
  }
}
