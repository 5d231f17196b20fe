// npm run backup -- FOLDER: database and files into a new folder, while Naru runs or not.
import path from 'node:path'
import { backUp } from '#platform/backup/backup.server.ts'
import { readEnv } from '#platform/env.server.ts'

try {
  const env = readEnv()
  const folder = process.argv[2]
  if (!folder) throw new Error('Say where to: npm run backup -- FOLDER')
  const { cluster, files } = await backUp(env, path.resolve(folder))
  const database = cluster
    ? `the folder of our PostgreSQL (${cluster.bytes} bytes)`
    : 'a dump of the database'
  const beside = files
    ? `${files.files} files (${files.bytes} bytes)`
    : 'no files: those lie in the store, back that up too'
  const secret = env.SECRET_KEY ? 'SECRET_KEY' : path.join(env.DATA_DIR, 'secret')
  process.stdout.write(
    `The backup is whole: ${database}, ${beside}.\nNot in it, and needed to read passports and the secrets of agencies: ${secret}. Keep that elsewhere.\n`,
  )
} catch (error) {
  process.stderr.write(`There is no backup. ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
