// npm run rows: migrates an empty database and writes the row types from it.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { migrate } from '#platform/db/migrate.server.ts'
import { startPostgres } from '#platform/db/postgres.server.ts'
import { renderRowTypes } from '#platform/db/write-rows.server.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-rows-'))
const postgres = await startPostgres(folder)
try {
  await migrate(postgres.url)
  const client = new pg.Client(postgres.url)
  await client.connect()
  fs.writeFileSync(
    path.resolve(import.meta.dirname, '../src/platform/db/rows.ts'),
    await renderRowTypes(client),
  )
  await client.end()
} finally {
  await postgres.stop()
  fs.rmSync(folder, { recursive: true })
}
