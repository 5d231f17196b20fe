// The agency cancels a departure: decided in one transaction, carried out booking by booking, unless its
// customer would rather travel on another date. Decision 46
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Held, ofStaff } from '#domain/booking/find.server.ts'
import { isOpen, isUnderWay, openProgress } from '#domain/booking/progress.ts'
import { heldFor, isConfirming, lockSeatsOf } from '#domain/booking/seats.server.ts'
import { endAllWaiting } from '#domain/booking/waiting.server.ts'
import { lockDeparture, markCancelled } from '#domain/trip/close-departure.server.ts'
import { refuse } from '#errors.ts'
import type { JobList } from '#jobs.ts'
import { settleLimits } from '#limits/machine.ts'
import { partsOf } from '#plain/parts-of.ts'
import { agenciesWith } from '#platform/clock.server.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import { within } from '#platform/jobs.server.ts'
import type { Log } from '#platform/log.server.ts'
import { onceOnly } from '#platform/once-only.server.ts'
import type { InAgency, Own, StaffCtx, Working } from '#platform/wire/asking.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'
import { cancelWhole, weighFor } from './cancel-by-staff.server.ts'
import { otherDates } from './other-dates.server.ts'

type Reason = 'minimum' | 'fault' | 'free'
type Wanted = { departure_id: number; reason: Reason }
type Decided = Wanted & { note: string; seen: string; wait_hours: number }

/** Each open booking with what it would get. The mark shows later that a decision was about exactly this. */
export async function previewDepartureCancel(ctx: InAgency, { departure_id, reason }: Wanted) {
  const numbers = await ctx.db
    .selectFrom('booking')
    .select('booking_id')
    .where('travel_agency', '=', ctx.travel_agency)
    .where('departure_id', '=', departure_id)
    .where('progress', 'in', openProgress)
    .orderBy('id')
    .execute()
  const told = await readToday(ctx.db)
  const list = []
  const marks: unknown[] = [told, reason]
  for (const { booking_id } of numbers) {
    const booking = await ofStaff(ctx, booking_id)
    const shown = await shownOf(ctx, booking, { reason, told })
    list.push(shown)
    const { others: _, ...sums } = shown // bookings on other dates do not change the mark
    marks.push([booking_id, booking.revision, sums])
  }
  const seen = createHash('sha256').update(JSON.stringify(marks)).digest('base64url')
  return { told, seen, list }
}

/** A payment is being confirmed right now; the booking waits until the gateway has answered. */
async function shownOf(ctx: InAgency, booking: Held, { reason, told }: { reason: Reason; told: string }) {
  const { booking_id, name, progress, pay_by, adult, child, baby } = booking
  const of = { booking_id, name, progress, people: adult + child + baby }
  const nothing = { paid: 0, by_gateway: 0, by_transfer: 0, compensation: 0, others: 0 }
  if (await isConfirming(ctx, booking.id)) return { ...of, ...nothing, is_paying: true }
  const { paid, refund, compensation } = await weighFor(ctx, booking, { reason, waive: false, told })
  return {
    ...of,
    paid,
    by_gateway: pay_by === 'gateway' ? refund : 0,
    by_transfer: pay_by === 'gateway' ? 0 : refund,
    compensation: compensation.amount,
    others: isUnderWay(progress) ? (await otherDates(ctx, booking)).length : 0,
    is_paying: false,
  }
}

/**
 * Once this is committed, nobody can take a seat there. Customers who have paid and could travel on another
 * date are asked first, and their bookings wait until they choose or the time is over. Every other booking
 * gets a job.
 */
export function cancelDeparture(ctx: Own<StaffCtx>, asked: Decided) {
  return onceOnly(ctx, 'office cancel departure', asked, async (inside) => {
    const { db, travel_agency, later } = inside
    const { departure_id, reason, note, wait_hours } = asked
    const departure = await lockDeparture(inside, departure_id)
    if (departure.cancelled !== null) refuse('DEPARTURE_CANCELLED')
    await lockSeatsOf(inside, { departure_id })
    const { told, seen, list } = await previewDepartureCancel(inside, asked)
    if (departure.departure_date < told) refuse('DAY_IS_OVER')
    if (seen !== asked.seen) refuse('CHANGED_MEANWHILE')
    await endAllWaiting(inside, departure_id)
    await markCancelled(inside, departure)
    const { until } = await db
      .insertInto('departure_cancel')
      .values({
        travel_agency,
        departure_id,
        reason,
        note,
        told,
        by_name: ctx.staff.name,
        until: sql<string>`greatest(now(), ${heldFor(wait_hours * 3_600, departure.departure_date)})`,
      })
      .returning('until')
      .executeTakeFirstOrThrow()
    const choosing = list.flatMap(({ booking_id, others }) => (others > 0 ? [booking_id] : []))
    const rows = await db
      .insertInto('departure_cancel_booking')
      .columns(['travel_agency', 'departure_id', 'booking', 'due'])
      .expression((eb) =>
        eb
          .selectFrom('booking')
          .select(['travel_agency', 'departure_id', 'id as booking'])
          .select(
            sql<string>`case when booking_id = any (${choosing}) then ${until}::timestamptz else now() end`.as(
              'due',
            ),
          )
          .where('travel_agency', '=', travel_agency)
          .where('departure_id', '=', departure_id)
          .where('progress', 'in', openProgress),
      )
      .returning(['id', 'booking', sql<boolean>`due > now()`.as('chooses')])
      .execute()
    for (const { id, booking, chooses } of rows)
      if (chooses) await later('send-mail', { travel_agency, kind: 'departure-cancelled', ref: booking })
      else await later('cancel-booking', { travel_agency, id })
    inside.note({ subject: `departure ${departure_id}`, after: { cancelled: reason, bookings: list } })
    return { bookings: rows.length }
  })
}

type Clock = Pick<Ground, 'db' | 'later'>

/** A booking of a cancelled departure that is not cancelled yet, and the reason of the cancellation. */
const openCancels = ({ db, travel_agency }: InAgency) =>
  db
    .selectFrom('departure_cancel_booking as r')
    .innerJoin('departure_cancel as c', (on) =>
      on.onRef('c.travel_agency', '=', 'r.travel_agency').onRef('c.departure_id', '=', 'r.departure_id'),
    )
    .innerJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 'r.travel_agency').onRef('b.id', '=', 'r.booking'),
    )
    .select(['r.id', 'r.departure_id', 'r.due', 'b.booking_id', 'c.reason', 'c.note', 'c.told', 'c.by_name'])
    .select(sql<boolean>`r.due > now()`.as('chooses'))
    .where('r.travel_agency', '=', travel_agency)
    .where('r.state', '=', 'asked')

/**
 * The open cancellation of a booking, on the departure it is on now; undefined when nothing is left to do.
 */
export const openCancelOf = (here: InAgency, booking: Pick<Held, 'id' | 'departure_id'>) =>
  openCancels(here)
    .where('r.booking', '=', booking.id)
    .where('r.departure_id', '=', booking.departure_id)
    .executeTakeFirst()

/**
 * Cancels one booking and marks it done in one transaction. A second run, or one after a crash, finds it
 * done.
 */
export async function carryOutCancel(
  clock: Clock,
  { travel_agency, id }: JobList['cancel-booking'],
): Promise<void> {
  await within(clock, travel_agency, async (ctx) => {
    const first = await openCancels(ctx).where('r.id', '=', id).executeTakeFirst()
    if (first) await carryOutOne(ctx, id, await ofStaff(ctx, first.booking_id, 'lock'))
  })
}

/** The caller holds the booking's row. It may have been done while we waited for it. */
export async function carryOutOne(ctx: Working, id: number, booking: Held): Promise<void> {
  const row = await openCancels(ctx).where('r.id', '=', id).executeTakeFirst()
  if (!row) return
  const isHere = booking.departure_id === row.departure_id && isOpen(booking.progress)
  if (isHere) {
    if (await isConfirming(ctx, booking.id)) throw new Error('the booking is just being paid')
    const { reason, note, told, by_name } = row
    await cancelWhole({ ...ctx, staff: { name: by_name } }, booking, { reason, note, told })
  }
  await endCancel(ctx, id, isHere ? 'done' : 'gone')
}

export async function endCancel({ db, travel_agency }: InAgency, id: number, state: 'done' | 'gone') {
  await db
    .updateTable('departure_cancel_booking')
    .set({ state })
    .where((eb) => eb.and({ travel_agency, id }))
    .execute()
}

const left = sql<{ travel_agency: number }>`
  select distinct travel_agency from departure_cancel_booking
  where state = 'asked' and due < now() - make_interval(secs => ${settleLimits.after_s})`

/**
 * Runs every minute, for customers who did not choose in time, and for bookings a job left open because the
 * process died or a payment was on its way.
 */
export async function carryOutLeft(clock: Clock & { log: Log }): Promise<void> {
  for (const travel_agency of await agenciesWith(clock.db, left)) {
    const rows = await within(clock, travel_agency, ({ db }) =>
      db
        .selectFrom('departure_cancel_booking')
        .select('id')
        .where('travel_agency', '=', travel_agency)
        .where('state', '=', 'asked')
        .where('due', '<', sql<string>`now()`)
        .orderBy('id')
        .limit(settleLimits.atOnce)
        .execute(),
    )
    for (const { id } of rows)
      await carryOutCancel(clock, { travel_agency, id }).catch((error: unknown) =>
        clock.log.warn(
          { agency: travel_agency, error: String(partsOf(error).message) },
          'a booking of a cancelled departure is not cancelled yet',
        ),
      )
  }
}

/** How far it is; undefined where the departure was not cancelled. */
export function cancelOf({ db, travel_agency }: InAgency, departure_id: number) {
  return db
    .selectFrom('departure_cancel as c')
    .leftJoin('departure_cancel_booking as r', (on) =>
      on.onRef('r.travel_agency', '=', 'c.travel_agency').onRef('r.departure_id', '=', 'c.departure_id'),
    )
    .select(['c.reason', 'c.note', 'c.told', 'c.by_name', 'c.at', 'c.until'])
    .select([
      sql<number>`(count(r.id) filter (where r.state = 'asked' and r.due > now()))::int`.as('choosing'),
      sql<number>`count(r.id)::int`.as('all'),
      sql<number>`(count(r.id) filter (where r.state <> 'asked'))::int`.as('done'),
    ])
    .where('c.travel_agency', '=', travel_agency)
    .where('c.departure_id', '=', departure_id)
    .groupBy(['c.travel_agency', 'c.departure_id'])
    .executeTakeFirst()
}
