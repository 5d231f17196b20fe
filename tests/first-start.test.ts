// Filling the demo: in a process of its own, agency by agency, however slow the machine and whoever ends it.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { databaseLimits } from '#limits/machine.ts'
import { startFillProcess } from '#seed/fill-in-process.ts'
import { query } from './ops/postgres.ts'
import { createTempFolder, longTimeout } from './process-setup.ts'
import { bareEnv, testSecret } from './shared/run-product.ts'
import { createMigratedDatabase } from './site.ts'

const agencyKeys = [9, 7] // the smallest

function startFill(databaseUrl: string, folder: string) {
  const child = startFillProcess(
    { databaseUrl, keys: agencyKeys },
    {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...bareEnv, NODE_ENV: 'production', NARU: 'demo', SECRET_KEY: testSecret, DATA_DIR: folder },
    },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout?.on('data', (bytes) => {
    output += bytes
  })
  return { child, output: () => output, ended: once(child, 'exit') }
}

/** How many rows each agency has in each table. */
async function countRows(url: string) {
  const tables = await query(
    url,
    `select table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'travel_agency' and table_type = 'BASE TABLE' order by 1`,
  )
  const each = tables.map(
    ({ table_name: name }) =>
      `select '${name}' as name, travel_agency, count(*)::int from ${name} group by travel_agency`,
  )
  return query(url, `${each.join(' union all ')} order by 1, 2`)
}

const openTransactionQuery = `select from pg_stat_activity where datname = current_database()
  and application_name like 'naru%' and xact_start is not null and state like 'idle%'`

test(
  'two processes that fill at once end with one demo, and one that was frozen, then killed, goes on where it was and ends the same',
  longTimeout,
  async () => {
    const [url, folder] = [await createMigratedDatabase(), createTempFolder()]
    const whole = await createMigratedDatabase()
    const both = [startFill(whole, createTempFolder()), startFill(whole, createTempFolder())]

    const first = startFill(url, folder)
    await vi.waitFor(async () => expect(await query(url, openTransactionQuery)).not.toEqual([]), {
      timeout: 120_000,
      interval: 1,
    })
    first.child.kill('SIGSTOP')
    await wait(databaseLimits.idle_transaction_ms + 1_000) // as long as no request may leave a transaction alone
    first.child.kill('SIGCONT')
    await vi.waitFor(() => expect(first.output()).toContain('1 of 2 agencies are there'), 120_000)
    first.child.kill('SIGKILL')
    await first.ended
    const there = await query(url, 'select travel_agency from agency')
    expect(there).toEqual([{ travel_agency: 7 }])

    const second = startFill(url, folder)
    expect(await second.ended).toEqual([0, null])
    expect(second.output()).toMatch(/^Filling the demo: 1 of 2 agencies are there/)
    for (const { ended } of both) expect(await ended).toEqual([0, null])
    expect(await query(whole, 'select travel_agency from agency order by 1')).toEqual([
      { travel_agency: 7 },
      { travel_agency: 9 },
    ])
    const rows = await countRows(whole)
    expect(await countRows(url)).toEqual(rows)

    const third = startFill(url, folder)
    expect(await third.ended).toEqual([0, null])
    expect([third.output(), await countRows(url)]).toEqual(['', rows])
  },
)

test(
  'filling ends with its parent process, and skips a database with other agencies',
  longTimeout,
  async () => {
    const url = await createMigratedDatabase()
    const orphan = startFill(url, createTempFolder())
    await vi.waitFor(() => expect(orphan.output()).toContain('Filling the demo'), 120_000)
    orphan.child.disconnect()
    expect((await orphan.ended)[0]).toBe(1)

    const own = await createMigratedDatabase()
    await query(own, `insert into agency (travel_agency, theme) values (3, '{}')`)
    const other = startFill(own, createTempFolder())
    expect(await other.ended).toEqual([0, null])
    expect(await query(own, 'select travel_agency from agency')).toEqual([{ travel_agency: 3 }])
  },
)
