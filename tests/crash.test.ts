// kill -9 in the middle of twenty busy customers: what was answered is stored, what was not can be asked again,
// and nothing is there twice or half. The bench does it fifty times.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#platform/db/migrate.server.ts'
import { type Postgres, startPostgres } from '#platform/db/postgres.server.ts'
import { withDatabase } from './postgres-cluster.ts'
import { pickCount } from './sampling.ts'
import { crashDatabase, crashServer } from './shared/crash.ts'

let folder: string
let postgres: Postgres
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-crash-'))
  fs.chmodSync(folder, 0o755)
  // with its durable defaults, which the other tests do without
  postgres = await startPostgres(path.join(folder, 'postgres'))
  await runSql('create database pristine')
  await migrate(withDatabase(postgres.url, 'pristine'))
})
afterAll(async () => {
  await postgres.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

async function runSql(statement: string): Promise<void> {
  const client = new pg.Client(postgres.url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function createNamedDatabase(name: string): Promise<string> {
  await runSql(`create database ${name} template pristine`)
  return withDatabase(postgres.url, name)
}

const kills = { server: pickCount(5, 1), database: pickCount(3, 1) }

test(`the server is killed ${kills.server} times: no booking is lost, doubled or half there`, {
  timeout: 300_000,
}, async () => {
  const { faults, answered, replayed } = await crashServer({
    url: await createNamedDatabase('server'),
    folder: path.join(folder, 'data'),
    rounds: kills.server,
  })
  expect(faults).toEqual([])
  expect(Math.min(answered, replayed)).toBeGreaterThan(0) // or it was not killed in the middle of anything
})

test(`PostgreSQL is killed ${kills.database} times: 503 meanwhile, then it goes on by itself, and the same holds`, {
  timeout: 300_000,
}, async () => {
  const { faults, answered, replayed, unavailableCount } = await crashDatabase({
    url: await createNamedDatabase('database'),
    folder: path.join(folder, 'data'),
    cluster: path.join(folder, 'postgres', 'cluster'),
    rounds: kills.database,
  })
  expect(faults).toEqual([])
  expect(Math.min(answered, replayed, unavailableCount)).toBeGreaterThan(0)
})
