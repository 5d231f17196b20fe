// One secret, and a key derived from it for each use. Demo makes its secret at the first start and keeps it.
import { createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Env } from './env.server.ts'

/** `previous`: the keys of the previous secret, for what is still encrypted with them. */
export type KeyFor = ((use: string) => Uint8Array) & { previous?: (use: string) => Uint8Array }

type SecretSettings = Pick<Env, 'DATA_DIR'> & Partial<Pick<Env, 'SECRET_KEY' | 'SECRET_KEY_PREVIOUS'>>

export function createKeyFor({ SECRET_KEY, SECRET_KEY_PREVIOUS, DATA_DIR }: SecretSettings): KeyFor {
  const keyFor: KeyFor = createKeyDeriver(SECRET_KEY ?? readOrCreateSecret(path.join(DATA_DIR, 'secret')))
  return SECRET_KEY_PREVIOUS === undefined
    ? keyFor
    : Object.assign(keyFor, { previous: createKeyDeriver(SECRET_KEY_PREVIOUS) })
}

const createKeyDeriver = (secret: string) => (use: string) =>
  new Uint8Array(hkdfSync('sha256', secret, 'naru', use, 32))

function readOrCreateSecret(file: string): string {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return fs.readFileSync(file, 'utf8').trim()
}

/** A plain hash, for secrets we drew at random. */
export const hashSha256 = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Compares what was sent with the right secret, byte by byte and always in the same time. */
export function isSameSecret(sent: string, right: string): boolean {
  const [theirs, ours] = [Buffer.from(sent), Buffer.from(right)]
  return theirs.length === ours.length && timingSafeEqual(theirs, ours)
}
