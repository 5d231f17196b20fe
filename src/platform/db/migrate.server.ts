// Migrations: plain SQL files, forward only, run at start by whichever process comes first.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startLimits } from '#limits/machine.ts'
import { distributeTables } from './citus.server.ts'

const folder = path.resolve(import.meta.dirname, '../../../migrations')
const lock = 7_264_101 // any number, the same for every process

export async function migrate(url: string, files = readMigrations()): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'naru migrate',
    connectionTimeoutMillis: startLimits.connect_ms,
    options: '-c citus.enable_unsafe_triggers=on', // on several nodes; elsewhere it means nothing
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, done timestamptz not null default now())',
    )
    const { rows: done } = await client.query<{ name: string; hash: string }>(
      'select name, hash from migration order by name',
    )
    refuseChangedMigrations(files, done)
    for (const file of files.slice(done.length)) {
      await client.query('begin')
      await client.query(file.sql)
      await client.query('insert into migration (name, hash) values ($1, $2)', [file.name, file.hash])
      await client.query('commit')
    }
    await distributeTables(client)
  } finally {
    await client.end() // ends the lock, and an open transaction with it
  }
}

export type Migration = { name: string; sql: string; hash: string }

export function readMigrations(): Migration[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = fs.readFileSync(path.join(folder, name), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    })
}

function refuseChangedMigrations(files: Migration[], done: { name: string; hash: string }[]): void {
  if (done.length > files.length)
    throw new Error(
      `The database is newer than this program: it knows ${done.at(-1)?.name}. Start the newer program.`,
    )
  for (const [at, { name, hash }] of done.entries()) {
    if (files[at]?.name !== name || files[at].hash !== hash)
      throw new Error(
        `Migration ${name} is not the one this database was made with; a landed migration is never edited.`,
      )
  }
}
