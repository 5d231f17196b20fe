// npm run restore -- FOLDER: a backup into an empty DATA_DIR, or an empty database of DATABASE_URL, while
// Naru is stopped.
import fs from 'node:fs'
import path from 'node:path'
import { restore } from '#platform/backup/backup.server.ts'
import { readEnv } from '#platform/env.server.ts'

try {
  const env = readEnv()
  const folder = process.argv[2]
  if (!folder) throw new Error('Say what from: npm run restore -- FOLDER')
  const { made, files } = await restore(env, path.resolve(folder))
  const secret = path.join(env.DATA_DIR, 'secret')
  const lines = [
    `Restored is what was there on ${made}.`,
    files ? '' : 'Files were not in the backup: they lie in the store.',
    env.SECRET_KEY || fs.existsSync(secret)
      ? ''
      : `Before you start Naru put the secret of that time into ${secret}, or SECRET_KEY: with another, passports and the secrets of agencies cannot be read.`,
  ]
  process.stdout.write(`${lines.filter(Boolean).join('\n')}\n`)
} catch (error) {
  process.stderr.write(
    `Nothing was restored, or not all of it. ${error instanceof Error ? error.message : error}\n`,
  )
  process.exitCode = 1
}
