// One secret, and a key derived from it for each use. Demo makes its secret at the first start and keeps it.
import { hkdfSync, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Env } from './env.server.ts'

export type KeyFor = (use: string) => Uint8Array

export function openSecrets({ SECRET_KEY, DATA_DIR }: Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>): KeyFor {
  const secret = SECRET_KEY ?? keptSecret(path.join(DATA_DIR, 'secret'))
  return (use) => new Uint8Array(hkdfSync('sha256', secret, 'naru', use, 32))
}

function keptSecret(file: string): string {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return fs.readFileSync(file, 'utf8').trim()
}
