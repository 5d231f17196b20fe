// Small secrets at rest: AES-256-GCM, bound to what they belong to, so that one row's secret is no other's.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyFor } from './secrets.server.ts'

export function lock(key: Uint8Array, about: string, secret: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws when the key is wrong, or the text was moved or changed. */
export function unlock(key: Uint8Array, about: string, locked: string): string {
  const bytes = Buffer.from(locked, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

/** Opens what was encrypted with a key from our secret, or from the previous one. */
export function unlockOurs(
  keyFor: KeyFor,
  use: string,
  { about, locked }: { about: string; locked: string },
): string {
  if (!keyFor.previous) return unlock(keyFor(use), about, locked)
  try {
    return unlock(keyFor(use), about, locked)
  } catch {
    return unlock(keyFor.previous(use), about, locked)
  }
}
