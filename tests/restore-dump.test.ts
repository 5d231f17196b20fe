// A backup of an operator's own PostgreSQL: what pg_dump wrote is restored, an older version's backup, too.
// Where the machine has pg_dump and a server of its version; `npm run test:ops -- restored` needs both.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#platform/db/migrate.server.ts'
import { findFreePort } from './ops/citus-nodes.ts'
import { query, startOwnPostgres } from './ops/postgres.ts'
import { getProgram } from './ops/programs.ts'
import { runCommand, testSecret } from './shared/run-product.ts'

/** Made by the version before migration 78, with pg_dump 15: the first demo agency, fewer departures. */
const oldDump = path.join(import.meta.dirname, 'shared/dump-before-0078.br')
const missingPrograms = ['pg_dump', 'pg_restore', 'initdb', 'pg_ctl'].filter((name) => {
  const beside = path.join(path.dirname(getProgram('pg_dump')), name)
  return !fs.existsSync(beside)
})

const startOwnServer = async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-restore-'))
  fs.chmodSync(folder, 0o755)
  const postgres = await startOwnPostgres(folder, await findFreePort())
  onTestFinished(async () => {
    await postgres.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  })
  const command = (name: 'backup' | 'restore', url: string, backup: string) =>
    runCommand(
      name,
      {
        PATH: `${postgres.programs}:${process.env.PATH}`,
        DATABASE_URL: url,
        SECRET_KEY: testSecret,
        DATA_DIR: path.join(folder, 'data', new URL(url).pathname),
      },
      [backup],
    )
  return { folder, postgres, command }
}

/** How many rows each table has, and a sum of what is in them. */
async function fingerprintTables(url: string): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    url,
    `select oid::regclass::text as name from pg_class where relkind in ('r', 'p')
      and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) order by 1`,
  )
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, concat(count(*), ' ', md5(string_agg(t::text, '|' order by t::text))) as rows from ${name} t`,
  )
  const sums = await query<{ name: string; rows: string }>(url, each.join(' union all '))
  return Object.fromEntries(sums.map(({ name, rows }) => [name, rows]))
}

/** The rows that a dump holds of each table, as pg_restore writes them. */
function countDumpRows(dump: string): Record<string, number> {
  const script = execFileSync(getProgram('pg_restore'), ['--data-only', '--file=-', dump], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  const copies = script.matchAll(/^COPY (?:public\.)?(\S+) [^\n]* FROM stdin;\n(.*?)^\\\.$/gms)
  return Object.fromEntries(
    [...copies].map(([, table = '', lines = '']) => [table, lines.split('\n').length - 1]),
  )
}

test.skipIf(missingPrograms.length > 0)(
  'a backup of the version before is restored, migrated, backed up and restored with the same rows',
  { timeout: 180_000 },
  async () => {
    const { folder, postgres, command } = await startOwnServer()
    const [old, fresh] = [path.join(folder, 'old'), path.join(folder, 'new')]
    fs.mkdirSync(old)
    fs.writeFileSync(path.join(old, 'database.dump'), brotliDecompressSync(fs.readFileSync(oldDump)))
    const note = { made: '2026-11-18T04:25:00.000Z', cluster: null, files: null }
    fs.writeFileSync(path.join(old, 'backup.json'), JSON.stringify(note))
    for (const name of ['shop', 'again', 'plain']) await postgres.addDatabase(name)

    expect(await command('restore', postgres.url('shop'), old)).toMatchObject({ code: 0, stderr: '' })
    const inDump = countDumpRows(path.join(old, 'database.dump'))
    const restored = await fingerprintTables(postgres.superUrl('shop'))
    expect(inDump).toMatchObject({ package: 89, departure: 85, migration: 56 })
    for (const [table, rows] of Object.entries(inDump))
      expect(`${table} ${restored[table]?.split(' ')[0]}`).toBe(`${table} ${rows}`)
    const paths = "select from pg_proc where proname = 'is_words' and proconfig is not null"
    expect(await query(postgres.superUrl('shop'), paths), 'a path was lent, and taken back').toEqual([])
    await migrate(postgres.url('shop'))

    expect(await command('backup', postgres.backupUrl('shop'), fresh)).toMatchObject({ code: 0, stderr: '' })
    expect(await command('restore', postgres.url('again'), fresh)).toMatchObject({ code: 0, stderr: '' })
    // as somebody does who has pg_restore alone
    const dump = path.join(fresh, 'database.dump')
    const byHand = [`--dbname=${postgres.url('plain')}`, '--no-owner', '--exit-on-error', dump]
    execFileSync(getProgram('pg_restore'), byHand)
    const there = await fingerprintTables(postgres.superUrl('shop'))
    expect(Object.keys(there).length).toBeGreaterThan(80)
    expect(await fingerprintTables(postgres.superUrl('again'))).toEqual(there)
    expect(await fingerprintTables(postgres.superUrl('plain'))).toEqual(there)
  },
)
