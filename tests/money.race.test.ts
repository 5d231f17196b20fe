// Two at once on the same money: whoever comes second waits, and then counts what the first has written.

import pg from 'pg'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ofStaff } from '#domain/booking/find.server.ts'
import { releaseHolds } from '#domain/booking/seats.server.ts'
import { confirmDeposit } from '#domain/payment/transfer.server.ts'
import { dayAfter } from '#plain/days.ts'
import { seoulDay } from '#plain/format.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { within } from '#platform/jobs.server.ts'
import { departureOf } from '#seed/departure-of.ts'
import { beginBeside } from './beside.ts'
import { reservationOf } from './lent/reservation.ts'
import { personAt } from './person.ts'
import { openSite, type Site } from './site.ts'

const departure_date = dayAfter(seoulDay(new Date()), 60)
let site: Site
beforeAll(async () => {
  site = await openSite({ keep: true })
})

async function tripFor(minimum: number) {
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id })
  return site.make.departure({ package_code, departure_date, minimum })
}
async function reserve({ package_code }: { package_code: string }) {
  const me = personAt(site)
  const form = reservationOf({ package_code, departure_date })
  const { body } = await me.sendOnce('POST', '/api/landing/package/nonMember', form)
  return { me, booking_id: body.booking_id as string, total: body.total as number }
}

const desk = () => ({ db: site.db, later: async () => {} })
/** A deposit is confirmed and, before that is committed, something else begins. */
async function confirmBeside<T>(booking_id: string, beside: () => Promise<T>): Promise<T> {
  const [begun] = await within(desk(), 1, async (ctx) => {
    await confirmDeposit(ctx, booking_id)
    return beginBeside(site, beside)
  })
  return begun
}

test('a booking cancelled in the moment it is paid gives back what was paid', async () => {
  const { me, booking_id, total } = await reserve(await tripFor(20))
  const { body } = await confirmBeside(booking_id, () =>
    me.insist('PUT', `/api/landing/user/booking/packageCancle?booking_id=${booking_id}`, undefined),
  )
  expect(body).toEqual({ booking_id, progress: 'cancel_requested', refund: total })
  const booking = await inAgency(site.db, 1, (tx) => ofStaff({ db: tx, travel_agency: 1 }, booking_id))
  expect(booking).toMatchObject({ paid: total, refund_due: total })
})

test('two who pay at once are enough together for the trip to take place', async () => {
  const trip = await tripFor(4)
  const [first, second] = [await reserve(trip), await reserve(trip)]
  await confirmBeside(first.booking_id, () =>
    within(desk(), 1, (ctx) => confirmDeposit(ctx, second.booking_id)),
  )
  const { confirmed } = await site.db
    .selectFrom('departure_seat')
    .select('confirmed')
    .where('travel_agency', '=', 1)
    .where('departure_id', '=', departureOf(trip.package_code))
    .executeTakeFirstOrThrow()
  expect(confirmed).not.toBeNull()
})

test('a hold that runs out in the moment its payment begins to be confirmed is not released', async () => {
  const own = await openSite()
  const { tour_category_id } = await own.make.category()
  const { package_code } = await own.make.package({ tour_category_id })
  await own.make.departure({ package_code, departure_date })
  const me = personAt(own)
  const form = reservationOf({ package_code, departure_date })
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
  const releasing = within({ db: own.db, later: async () => {} }, 1, (ctx) => releaseHolds(ctx))
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
