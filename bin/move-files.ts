// npm run move-files: copies the files of all agencies from DATA_DIR to the store of the S3 settings.
import { readEnv } from '#platform/env.server.ts'
import { createFileStore } from '#platform/integrations/create-file-store.server.ts'
import { moveFiles } from '#platform/integrations/move-files.server.ts'

const printError = (line: string) => process.stderr.write(`${line}\n`)

try {
  const env = readEnv()
  if (!env.S3) throw new Error('S3_BUCKET must name the store to which the files go')
  const store = await createFileStore(env, {
    warn: (about, line) => printError(`${line}: ${JSON.stringify(about)}`),
  })
  const { agencies, copied, there, bytes } = await moveFiles(env.DATA_DIR, store)
  process.stdout.write(
    `${copied} files of ${agencies} agencies were copied and read back, ${there} were there already; ${bytes} bytes in all. Those on the disk stay where they are.\n`,
  )
} catch (error) {
  printError(
    `Not all files are in the store; run it again. ${error instanceof Error ? error.message : error}`,
  )
  process.exitCode = 1
}
