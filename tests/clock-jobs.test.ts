// The clock looks over all agencies at once, sees keys and times alone, and costs nothing where nothing is
// due.
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { recheckOverdue } from '#domain/payment/recheck-gateway.server.ts'
import { completeTravels, releaseAllExpiredHolds } from '#domain/reservation/clock.server.ts'
import { Revisions } from '#platform/cache/revisions.server.ts'
import { runForAgenciesDue } from '#platform/clock.server.ts'
import { createDatabase } from '#platform/db/database.server.ts'
import { resanitizeTexts } from '../src/resanitize.server.ts'
import { createPaidBooking } from './paid-booking.ts'
import { raiseRevisionSilently } from './raise-revision-silently.ts'
import { createSite } from './site.ts'

const QueryArguments = z.tuple([z.union([z.string(), z.object({ text: z.string() })])], z.unknown())
const bookingsQuery = sql<{ travel_agency: number }>`select travel_agency from booking`

test('an idle clock run takes a handful of statements, however many agencies there are', async () => {
  const site = await createSite()
  await sql`insert into agency (travel_agency, theme) select n, '{}' from generate_series(1001, 1200) n`.execute(
    site.db,
  )
  const desk = { ...site.naru.deps, db: site.db, log: site.naru.app.log }
  const { db, pool, close } = createDatabase(site.url, () => {})
  onTestFinished(close)
  const onStatement = vi.fn<(statement: string) => void>()
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self, args) {
        const [statementText] = QueryArguments.parse(args)
        const text = typeof statementText === 'string' ? statementText : statementText.text
        onStatement(text.trim().split(/\s/)[0] ?? '')
        return Reflect.apply(query, self, args)
      },
    })
  })
  await bookingsQuery.execute(db) // a pool asks once what kind of database it has
  onStatement.mockClear()
  for (const work of [releaseAllExpiredHolds, recheckOverdue, completeTravels]) await work({ ...desk, db })
  await resanitizeTexts(db, site.naru.app.log)
  expect(onStatement.mock.calls.flat()).toEqual(
    Array.from({ length: 4 }, () => ['begin', 'set', 'select', 'rollback']).flat(),
  )
})

test('the clock job sees due rows of every agency but no personal data', async () => {
  const site = await createSite()
  await createPaidBooking(site)
  await createPaidBooking(site, { key: 2 })
  const due: number[] = []
  await runForAgenciesDue(site.db, bookingsQuery, async (travel_agency) => due.push(travel_agency))
  expect(due.sort()).toEqual([1, 2])
  for (const statement of [
    sql<{ travel_agency: number }>`select name, travel_agency from booking`,
    sql<{ travel_agency: number }>`select travel_agency from member`,
    sql<{ travel_agency: number }>`update booking set held_until = now() returning travel_agency`,
  ])
    await expect(runForAgenciesDue(site.db, statement, async () => {})).rejects.toThrow('permission denied')
  // Whoever serves, and whoever owns the tables without being above them, sees none of it.
  expect((await bookingsQuery.execute(site.db)).rows).toEqual([])
})

test('an agency whose clock work fails keeps no other from its turn, and the job is tried again', async () => {
  const site = await createSite()
  for (const key of [1, 2]) await createPaidBooking(site, { key })
  const begun: number[] = []
  const failFirst = async (travel_agency: number) => {
    begun.push(travel_agency)
    if (begun.length === 1) throw new Error('its row is locked')
  }
  await expect(runForAgenciesDue(site.db, bookingsQuery, failFirst)).rejects.toThrow('its row is locked')
  expect(begun.sort()).toEqual([1, 2])
})

test('polling finds a revision raised by a transaction that commits late', async () => {
  const site = await createSite()
  const quiet = createDatabase(site.url, () => {})
  const silent = { info() {}, warn() {}, error() {} }
  const revisions = new Revisions(quiet.db, site.url, silent)
  await revisions.start()
  onTestFinished(async () => {
    await revisions.stop()
    await quiet.close()
  })
  const [before, of2] = [revisions.getCacheKey(1, ['site']), revisions.getCacheKey(2, ['site'])]
  await site.db.transaction().execute(async (late) => {
    await raiseRevisionSilently(late, 1)
    await site.db.transaction().execute((soon) => raiseRevisionSilently(soon, 2)) // begins later, and is seen first
    await vi.waitFor(() => expect(revisions.getCacheKey(2, ['site'])).not.toBe(of2), { timeout: 10_000 })
    expect(revisions.getCacheKey(1, ['site'])).toBe(before)
  })
  await vi.waitFor(() => expect(revisions.getCacheKey(1, ['site'])).not.toBe(before), { timeout: 10_000 })
})
