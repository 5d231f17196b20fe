// The database: what is generated is current, people's data is fenced, a bad moment is survived.
import fs from 'node:fs'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { createDatabase } from '#platform/db/database.server.ts'
import { migrate, readMigrations } from '#platform/db/migrate.server.ts'
import { runInTransaction, setTransactionAgency } from '#platform/db/transaction.server.ts'
import { renderRowTypes } from '#platform/db/write-rows.server.ts'
import { createEmptyDatabase, createMigratedDatabase, createSite, listDataNodes } from './site.ts'

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

test('the row types are those of the migrated database (npm run rows)', async () => {
  const written = fs.readFileSync('src/platform/db/rows.ts', 'utf8')
  expect(await withClient(await createMigratedDatabase(), renderRowTypes)).toBe(written)
})

test('several processes may migrate at once; each migration runs once', async () => {
  const url = await createEmptyDatabase()
  await Promise.all([migrate(url), migrate(url), migrate(url), migrate(url)])
  const { rows } = await withClient(url, (client) => client.query('select name from migration order by name'))
  expect(rows.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name))
})

test('starting on a newer database or with an edited migration is refused with a clear message', async () => {
  const url = await createMigratedDatabase()
  const files = readMigrations()
  await expect(migrate(url, files.slice(0, -1))).rejects.toThrow('newer than this program')
  await expect(
    migrate(
      url,
      files.map((file, at) => (at === 1 ? { ...file, hash: 'other' } : file)),
    ),
  ).rejects.toThrow('never edited')
})

test('a migration that fails leaves nothing behind', async () => {
  const url = await createMigratedDatabase()
  const broken = { name: '9999_broken.sql', sql: 'create table half (id int); select nonsense', hash: 'x' }
  await expect(migrate(url, [...readMigrations(), broken])).rejects.toThrow()
  const { rows } = await withClient(url, (client) => client.query("select to_regclass('half') as half"))
  expect(rows).toEqual([{ half: null }])
  await migrate(url)
})

// A person may work for several agencies: who they are and how they log in lie apart from all of them.
const tablesWithoutAgency = [
  'migration',
  'agency_domain',
  'staff',
  'staff_session',
  'staff_recovery_code',
  'staff_passkey',
  'staff_challenge',
  'secret_mark',
]

test('every table of an agency starts its key with travel_agency, and every reference carries it', async () => {
  const url = await createMigratedDatabase()
  const { rows } = await withClient(url, (client) =>
    client.query(`select conrelid::regclass::text as table, confrelid::regclass::text as to, contype, (select array_agg(a.attname::text order by k.n) from unnest(conkey) with ordinality k(num, n) join pg_attribute a on a.attrelid = conrelid and a.attnum = k.num) as columns
      from pg_constraint join pg_class c on c.oid = conrelid where connamespace = 'public'::regnamespace and contype in ('p', 'f') order by 1`),
  )
  const without = rows.filter(
    ({ table, columns, to }) =>
      !tablesWithoutAgency.includes(table) &&
      !tablesWithoutAgency.includes(to) &&
      columns[0] !== 'travel_agency',
  )
  expect(without).toEqual([])
})

test('personal data has forced row-level security that the serving role cannot bypass', async () => {
  for (const url of listDataNodes(await createMigratedDatabase())) {
    const [fenced, roles] = await withClient(url, async (client) => {
      await client.query('set citus.override_table_visibility to off') // parts of a table are hidden otherwise
      const { rows } = await client.query(
        `select relrowsecurity and relforcerowsecurity as fenced from pg_class
         where relkind = 'r' and relname ~ '^(member|session)(_[0-9]+)?$'`,
      )
      const { rows: roles } = await client.query(
        "select rolsuper, rolbypassrls from pg_roles where rolname = 'naru_app'",
      )
      return [rows.map((row) => row.fenced), roles]
    })
    expect(fenced.length).toBeGreaterThanOrEqual(2)
    expect(fenced.every(Boolean)).toBe(true)
    expect(roles).toEqual([{ rolsuper: false, rolbypassrls: false }])
  }
})

test('outside an agency transaction no personal row is visible; inside, only those of the agency', async () => {
  const site = await createSite()
  await site.make.member({ login_id: 'one' })
  await site.makeAt(2).member({ login_id: 'two' })
  const { db, close } = createDatabase(site.url, () => {})
  const seen = () => db.selectFrom('member').select('login_id').execute()
  await db.connection().execute(async (one) => {
    const names = () => one.selectFrom('member').select('login_id').execute()
    expect(await names()).toEqual([])
    await sql`begin`.execute(one)
    await setTransactionAgency(one, 1)
    expect(await names()).toEqual([{ login_id: 'one' }])
    await sql`commit`.execute(one)
    expect(await names()).toEqual([]) // the same connection, after the transaction
  })
  expect(await runInTransaction(db, 2, (tx) => tx.selectFrom('member').select('login_id').execute())).toEqual(
    [{ login_id: 'two' }],
  )
  expect(await seen()).toEqual([])
  await expect(
    runInTransaction(db, 1, (tx) =>
      tx.insertInto('member').values({ travel_agency: 2, login_id: 'planted' }).execute(),
    ),
  ).rejects.toThrow('row-level security')
  expect(
    await runInTransaction(db, 1, (tx) => tx.updateTable('member').set({ name: 'x' }).execute()),
  ).toMatchObject([{ numUpdatedRows: 1n }])
  await close()
})

test('statements time out after 2 s and locks after 1 s, and the pool recovers', async () => {
  const url = await createMigratedDatabase()
  const { db, pool, close } = createDatabase(url, () => {})
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toMatchObject({ code: '57014' })
  await withClient(url, async (holder) => {
    await holder.query('begin; lock table agency')
    await expect(db.selectFrom('agency').selectAll().execute()).rejects.toMatchObject({ code: '55P03' })
  })
  expect(await db.selectFrom('agency').selectAll().execute()).toEqual([])
  expect(pool.waitingCount).toBe(0)
  await close()
})

test('a lock that does not come is waited for again, but not by a transaction that has taken long', async () => {
  const { db, close } = createDatabase(await createMigratedDatabase(), () => {})
  const countAttempts = async (eachTakes_ms: number) => {
    let attempts = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => attempts * eachTakes_ms)
    const work = runInTransaction(db, 1, async () => {
      attempts++
      throw Object.assign(new Error('lock timeout'), { code: '55P03' })
    })
    await expect(work).rejects.toThrow('lock timeout')
    clock.mockRestore()
    return attempts
  }
  expect(await countAttempts(10)).toBe(4)
  expect(await countAttempts(2_000)).toBe(2)
  await close()
})

test('a deadlocked transaction is retried without an error', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category()
  const [a, b] = [
    await site.make.package({ tour_category_id }),
    await site.make.package({ tour_category_id }),
  ]
  let meeting = 0
  let meet = () => {}
  const both = new Promise<void>((resolve) => {
    meet = resolve
  })
  const touch = (first: string, second: string) =>
    runInTransaction(site.db, 1, async (tx) => {
      const set = (code: string) =>
        tx
          .updateTable('package')
          .set({ seq: 1 })
          .where('travel_agency', '=', 1)
          .where('package_code', '=', code)
          .execute()
      await tx
        .selectFrom('package')
        .select('package_code')
        .where('travel_agency', '=', 1)
        .where('package_code', '=', first)
        .forUpdate()
        .execute()
      if (++meeting === 2) meet()
      await both
      await set(second)
    })
  await Promise.all([touch(a.package_code, b.package_code), touch(b.package_code, a.package_code)])
  expect(meeting).toBeGreaterThan(2)
})

test('a statement sent with the commit belongs to the transaction and rolls it back when it fails', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category()
  await site.make.package({ tour_category_id, days: 3 })
  const days = async () =>
    (await site.db.selectFrom('package').select('days').where('travel_agency', '=', 1).execute()).map(
      ({ days }) => days,
    )
  const change = (days: number, divisor: number) =>
    runInTransaction(site.db, 1, async (tx, along) => {
      await tx.updateTable('package').set({ days }).where('travel_agency', '=', 1).execute()
      along(sql`select 1 / ${divisor}::int`.execute(tx))
    })
  await expect(change(4, 0)).rejects.toThrow('division by zero')
  expect(await days()).toEqual([3])
  await change(5, 1)
  expect(await days()).toEqual([5])
})

test('what reads all columns goes on while a newer version adds one, within a transaction and without', async () => {
  const url = await createMigratedDatabase()
  const { db, close } = createDatabase(url, () => {})
  const readAll = () => db.selectFrom('agency').selectAll().execute()
  const readInTransaction = () =>
    runInTransaction(db, 1, (tx) => tx.selectFrom('booking').selectAll().execute())
  // as many connections as there are at most: each has planned both
  const readEverywhere = () =>
    Promise.all(Array.from({ length: 30 }, () => [readAll(), readInTransaction()]).flat())
  await readEverywhere()
  for (const column of ['first', 'second']) {
    await withClient(url, (client) =>
      client.query(
        `alter table agency add column ${column} int; alter table booking add column ${column} int`,
      ),
    )
    await readEverywhere()
  }
  await close()
})
