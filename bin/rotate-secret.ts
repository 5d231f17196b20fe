// npm run rotate: encrypts again with a new SECRET_KEY; the old one is given as SECRET_KEY_PREVIOUS.
// Encrypted are the keys of passports, the secrets of agencies and those of staff's second factors.
import path from 'node:path'
import { checkAllDecryptable, rotateSecrets } from '#domain/document/rotate-secrets.server.ts'
import { createDatabase } from '#platform/db/database.server.ts'
import { startPostgres } from '#platform/db/postgres.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { createKeyFor } from '#platform/secrets.server.ts'
import { describeStartError } from '#platform/start-errors.server.ts'

try {
  process.stdout.write(`${await rotate()}\n`)
} catch (error) {
  process.stderr.write(`Nothing was locked anew. ${describeStartError(error)}\n`)
  process.exitCode = 1
}

async function rotate(): Promise<string> {
  const env = readEnv()
  if (!env.SECRET_KEY_PREVIOUS)
    throw new Error('SECRET_KEY_PREVIOUS must hold the key that is to be replaced.')
  const postgres = env.DATABASE_URL ? undefined : await startPostgres(path.join(env.DATA_DIR, 'postgres'))
  const url = env.DATABASE_URL ?? postgres?.url ?? ''
  const { db, close } = createDatabase(url, () => {})
  try {
    await checkAllDecryptable(db, createKeyFor(env))
    const { keys, secrets, factors } = await rotateSecrets(db, createKeyFor(env))
    return (
      `${keys} keys of passports, ${secrets} secrets of agencies and ${factors} second factors of staff are ` +
      'locked with the new key. SECRET_KEY_PREVIOUS can go.'
    )
  } finally {
    await close()
    await postgres?.stop()
  }
}
