// The agency cancels a departure: the decision, the bookings it concerns, and how far it is. Decision 46
// The room of reservations prices it before, and cancels booking by booking afterwards.

import { sql } from 'kysely'
import type { DepartureCancellationReason } from '#domain/booking/cancellation-reasons.ts'
import { calculateHoldEnd } from '#domain/booking/hold.server.ts'
import { openProgress } from '#domain/booking/progress.ts'
import { notify } from '#platform/notify.server.ts'
import type { AgencyContext, TxContext } from '#platform/wire/request-context.ts'
import type { lockDeparture } from './close-departure.server.ts'
import { updateLowestPrices } from './lowest-price.server.ts'
import { closeWaitingList } from './waiting-list.server.ts'

type DepartureCancel = {
  reason: DepartureCancellationReason
  note: string
  /** How long customers who have paid may choose another date. */
  wait_hours: number
  /** The day on which customers are told. */
  told: string
  by_name: string
  /** The bookings whose customers may choose another date first. */
  choosing: string[]
}

/**
 * Once this is committed, nobody can take a seat there. Customers who may choose get a mail, and their
 * bookings wait until they choose or the time is over. Every other booking gets a job. The caller holds the
 * trip, its bookings and the seats. Returns how many bookings there are.
 */
export async function storeDepartureCancel(
  ctx: TxContext,
  departure: Awaited<ReturnType<typeof lockDeparture>>,
  { wait_hours, choosing, reason, note, told, by_name }: DepartureCancel,
): Promise<number> {
  const { db, travel_agency, enqueue } = ctx
  const { departure_id, departure_date, package_code } = departure
  await closeWaitingList(ctx, departure_id)
  await db
    .updateTable('departure')
    .set({ closed_yn: 'Y', cancelled: sql<string>`now()`, revision: sql<number>`revision + 1` })
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .execute()
  await updateLowestPrices(db, travel_agency, package_code)
  const until = sql<string>`greatest(now(), ${calculateHoldEnd(wait_hours * 3_600, departure_date)})`
  await db
    .insertInto('departure_cancel')
    .values({ travel_agency, departure_id, reason, note, told, by_name, until })
    .execute()
  const rows = await db
    .insertInto('departure_cancel_booking')
    .columns(['travel_agency', 'departure_id', 'booking', 'due'])
    .expression((eb) =>
      eb
        .selectFrom('booking')
        .select(['travel_agency', 'departure_id', 'id as booking'])
        .select(sql<string>`case when booking_id = any (${choosing}) then ${until} else now() end`.as('due'))
        .where('travel_agency', '=', travel_agency)
        .where('departure_id', '=', departure_id)
        .where('progress', 'in', openProgress),
    )
    .returning(['id', 'booking', sql<boolean>`due > now()`.as('chooses')])
    .execute()
  for (const { id, booking, chooses } of rows)
    if (chooses) await notify(ctx, 'departure-cancelled', { ref: booking })
    else await enqueue('cancel-booking', { travel_agency, id })
  return rows.length
}

/** A booking of a cancelled departure that is not cancelled yet, and the reason of the cancellation. */
export const selectPendingCancels = ({ db, travel_agency }: AgencyContext) =>
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
export const findPendingCancel = (agencyCtx: AgencyContext, booking: { id: number; departure_id: number }) =>
  selectPendingCancels(agencyCtx)
    .where('r.booking', '=', booking.id)
    .where('r.departure_id', '=', booking.departure_id)
    .executeTakeFirst()

export async function closePendingCancel(
  { db, travel_agency }: AgencyContext,
  id: number,
  state: 'done' | 'gone',
) {
  await db
    .updateTable('departure_cancel_booking')
    .set({ state })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
}

/** Says how far the cancellation is. Undefined if the departure was not cancelled. */
export function findDepartureCancel({ db, travel_agency }: AgencyContext, departure_id: number) {
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
