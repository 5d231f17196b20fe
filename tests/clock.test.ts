// The clock looks over all agencies at once, sees keys and times alone, and costs nothing where nothing is
// due.
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { settleAll } from '#domain/payment/settle.server.ts'
import { completeTravels, releaseAll } from '#domain/reservation/clock.server.ts'
import { Revisions } from '#platform/cache/revisions.server.ts'
import { agenciesWith } from '#platform/clock.server.ts'
import { openDatabase } from '#platform/db/open.server.ts'
import { cleanTexts } from '../src/clean-texts.server.ts'
import { paidBooking } from './paid.ts'
import { raiseSilently } from './raise-silently.ts'
import { openSite } from './site.ts'

const Asked = z.tuple([z.union([z.string(), z.object({ text: z.string() })])], z.unknown())
const bookings = sql<{ travel_agency: number }>`select travel_agency from booking`

test('an idle minute is a handful of statements, however many agencies there are', async () => {
  const site = await openSite()
  await sql`insert into agency (travel_agency, theme) select n, '{}' from generate_series(1001, 1200) n`.execute(
    site.db,
  )
  const desk = { ...site.naru.ground, db: site.db, log: site.naru.app.log }
  const { db, pool, close } = openDatabase(site.url, () => {})
  onTestFinished(close)
  const heard = vi.fn<(statement: string) => void>()
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self, args) {
        const [asked] = Asked.parse(args)
        const text = typeof asked === 'string' ? asked : asked.text
        heard(text.trim().split(/\s/)[0] ?? '')
        return Reflect.apply(query, self, args)
      },
    })
  })
  await bookings.execute(db) // a pool asks once what kind of database it has
  heard.mockClear()
  for (const work of [releaseAll, settleAll, completeTravels]) await work({ ...desk, db })
  await cleanTexts(db, site.naru.app.log)
  expect(heard.mock.calls.flat()).toEqual(
    Array.from({ length: 4 }, () => ['begin', 'set', 'select', 'rollback']).flat(),
  )
})

test('the clock sees waiting rows of every agency, and nothing of a person', async () => {
  const site = await openSite()
  await paidBooking(site)
  await paidBooking(site, { key: 2 })
  expect((await agenciesWith(site.db, bookings)).sort()).toEqual([1, 2])
  for (const statement of [
    sql<{ travel_agency: number }>`select name, travel_agency from booking`,
    sql<{ travel_agency: number }>`select travel_agency from member`,
    sql<{ travel_agency: number }>`update booking set held_until = now() returning travel_agency`,
  ])
    await expect(agenciesWith(site.db, statement)).rejects.toThrow('permission denied')
  // Whoever serves, and whoever owns the tables without being above them, sees none of it.
  expect((await bookings.execute(site.db)).rows).toEqual([])
})

test('a number raised by a transaction that ends late is found by the poll', async () => {
  const site = await openSite()
  const quiet = openDatabase(site.url, () => {})
  const silent = { info() {}, warn() {}, error() {} }
  const revisions = new Revisions(quiet.db, site.url, silent)
  await revisions.start()
  onTestFinished(async () => {
    await revisions.stop()
    await quiet.close()
  })
  const [before, of2] = [revisions.of(1, ['site']), revisions.of(2, ['site'])]
  await site.db.transaction().execute(async (late) => {
    await raiseSilently(late, 1)
    await site.db.transaction().execute((soon) => raiseSilently(soon, 2)) // begins later, and is seen first
    await vi.waitFor(() => expect(revisions.of(2, ['site'])).not.toBe(of2), { timeout: 10_000 })
    expect(revisions.of(1, ['site'])).toBe(before)
  })
  await vi.waitFor(() => expect(revisions.of(1, ['site'])).not.toBe(before), { timeout: 10_000 })
})
