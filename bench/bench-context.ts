// What every part runs on: one real PostgreSQL with its durable defaults, in a folder that is gone
// afterwards.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { migrate } from '#platform/db/migrate.server.ts'
import { startPostgres } from '#platform/db/postgres.server.ts'
import { createDiskStore } from '#platform/integrations/file-store.server.ts'
import { createKeyFor } from '#platform/secrets.server.ts'
import { seedDemo } from '#seed/demo.ts'
import { buildIfChanged } from '../src/web/build.server.ts'

export type DemoSite = { databaseUrl: string; dataDir: string }
export type BenchContext = Awaited<ReturnType<typeof createBenchContext>>
type PrintLine = (line: string) => void

export async function createBenchContext(print: PrintLine) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-bench-'))
  fs.chmodSync(folder, 0o755) // PostgreSQL may run as nobody
  const postgres = await startPostgres(path.join(folder, 'postgres'))
  let demo: Promise<DemoSite> | undefined

  /** A database of its own, migrated and empty. */
  async function freshDatabase(name: string): Promise<string> {
    await queryAsOwner(postgres.url, `create database ${name}`)
    const url = new URL(postgres.url)
    url.pathname = `/${name}`
    await migrate(url.href)
    return url.href
  }

  async function fillDemo(): Promise<DemoSite> {
    await buildIfChanged(print)
    const dataDir = path.join(folder, 'data')
    const databaseUrl = await freshDatabase('demo')
    await seedDemo({
      databaseUrl,
      files: createDiskStore(dataDir),
      keyFor: createKeyFor({ DATA_DIR: dataDir }),
      log: print,
    })
    await queryAsOwner(databaseUrl, 'vacuum analyze') // no autovacuum shall come in the middle of a race
    return { databaseUrl, dataDir }
  }

  /** An empty site, for parts that write. */
  async function emptySite(name: string): Promise<DemoSite> {
    await buildIfChanged(print)
    return { databaseUrl: await freshDatabase(name), dataDir: path.join(folder, name) }
  }

  return {
    folder,
    freshDatabase,
    emptySite,
    /** The demo agencies; filled once, when the first part needs them. */
    demo: () => {
      demo ??= fillDemo()
      return demo
    },
    async stop() {
      await postgres.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Runs statements one after the other as the owner of the database, outside the pool and its time limits;
 * answers the rows of the last.
 */
export async function queryAsOwner(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}
