// Two at once on the same money: whoever comes second waits, and then counts what the first has written.

import pg from 'pg'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { getBookingForStaff } from '#domain/booking/find.server.ts'
import { releaseExpiredHolds } from '#domain/departure/seats.server.ts'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { selectDepartureId } from '#seed/departure-id.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import { startDuringTransaction } from './during-transaction.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createSite, type Site } from './site.ts'
import { createVisitor } from './visitor.ts'

const departure_date = addDays(formatSeoulDay(new Date()), 60)
let site: Site
beforeAll(async () => {
  site = await createSite({ shared: true })
})

async function createTrip(minimum: number) {
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id })
  return site.make.departure({ package_code, departure_date, minimum })
}
async function createReservation({ package_code }: { package_code: string }) {
  const me = createVisitor(site)
  const form = buildReservation({ package_code, departure_date })
  const { body } = await me.sendOnce('POST', '/api/landing/package/nonMember', form)
  return { me, booking_id: body.booking_id as string, total: body.total as number }
}

const buildJobContext = () => ({ db: site.db, enqueue: async () => {} })
/** A deposit is confirmed and, before that is committed, something else begins. */
async function confirmDuring<T>(booking_id: string, beside: () => Promise<T>): Promise<T> {
  const [begun] = await runInTransactionWithJobs(buildJobContext(), 1, async (ctx) => {
    await confirmDeposit(ctx, booking_id)
    return startDuringTransaction(site, beside)
  })
  return begun
}

test('a booking cancelled in the moment it is paid gives back what was paid', async () => {
  const { me, booking_id, total } = await createReservation(await createTrip(20))
  const { body } = await confirmDuring(booking_id, () =>
    me.sendUntilAnswered(
      'PUT',
      `/api/landing/user/booking/packageCancle?booking_id=${booking_id}`,
      undefined,
    ),
  )
  expect(body).toEqual({ booking_id, progress: 'cancel_requested', refund: total })
  const booking = await runInTransaction(site.db, 1, (tx) =>
    getBookingForStaff({ db: tx, travel_agency: 1 }, booking_id),
  )
  expect(booking).toMatchObject({ paid: total, refund_due: total })
})

test('two who pay at once are enough together for the trip to take place', async () => {
  const trip = await createTrip(4)
  const [first, second] = [await createReservation(trip), await createReservation(trip)]
  await confirmDuring(first.booking_id, () =>
    runInTransactionWithJobs(buildJobContext(), 1, (ctx) => confirmDeposit(ctx, second.booking_id)),
  )
  const { confirmed } = await site.db
    .selectFrom('departure_seat')
    .select('confirmed')
    .where('travel_agency', '=', 1)
    .where('departure_id', '=', selectDepartureId(trip.package_code))
    .executeTakeFirstOrThrow()
  expect(confirmed).not.toBeNull()
})

test('a hold that runs out in the moment its payment begins to be confirmed is not released', async () => {
  const own = await createSite()
  const { tour_category_id } = await own.make.category()
  const { package_code } = await own.make.package({ tour_category_id })
  await own.make.departure({ package_code, departure_date })
  const me = createVisitor(own)
  const form = buildReservation({ package_code, departure_date })
  const { body } = await me.sendOnce('POST', '/api/landing/package/nonMember', form)
  const owner = new pg.Client(own.url)
  await owner.connect()
  onTestFinished(() => owner.end())
  await owner.query(`update booking set held_until = now() - interval '1 minute'`)
  await owner.query(
    `insert into payment_try (travel_agency, order_id, booking, amount) select travel_agency, 'the-order', id, total from booking`,
  )
  // Whoever reads bookings is stopped after the statement has begun, until the owner lets go.
  await owner.query(
    `create function wait_here() returns boolean language plpgsql as $$ begin perform pg_advisory_xact_lock_shared(7); return true; end $$`,
  )
  await owner.query('create policy waits on booking as restrictive for select using (wait_here())')
  await owner.query('select pg_advisory_lock(7)')
  const releasing = runInTransactionWithJobs({ db: own.db, enqueue: async () => {} }, 1, (ctx) =>
    releaseExpiredHolds(ctx),
  )
  await vi.waitFor(
    async () =>
      expect(
        (
          await owner.query(
            "select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
          )
        ).rowCount,
      ).toBe(1),
    10_000,
  )
  await owner.query('begin')
  await owner.query('select from booking for update')
  await owner.query("update payment_try set state = 'confirming', confirming = now()")
  await owner.query('commit')
  await owner.query('select pg_advisory_unlock(7)')
  expect(await releasing).toBe(0)
  const { rows } = await owner.query('select booking_id, progress from booking')
  expect(rows).toEqual([{ booking_id: body.booking_id, progress: 'waiting_for_payment' }])
})
