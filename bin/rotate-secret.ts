// npm run rotate: with a new SECRET_KEY, and the old one as SECRET_KEY_PREVIOUS, locks the keys of passports and the secrets of agencies anew.
import path from 'node:path'
import { rotateSecrets } from '#domain/document/rotate.server.ts'
import { openDatabase } from '#platform/db/open.server.ts'
import { startPostgres } from '#platform/db/postgres.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { openSecrets } from '#platform/secrets.server.ts'

const env = readEnv()
if (!env.SECRET_KEY_PREVIOUS) throw new Error('SECRET_KEY_PREVIOUS must hold the key that is to be replaced')
const postgres = env.DATABASE_URL ? undefined : await startPostgres(path.join(env.DATA_DIR, 'postgres'))
const { db, close } = openDatabase(env.DATABASE_URL ?? postgres?.url ?? '', () => {})
try {
  const { keys, secrets } = await rotateSecrets(db, openSecrets(env))
  process.stdout.write(`${keys} keys of passports and ${secrets} secrets of agencies are locked with the new key. SECRET_KEY_PREVIOUS can go.\n`)
} finally {
  await close()
  await postgres?.stop()
}
