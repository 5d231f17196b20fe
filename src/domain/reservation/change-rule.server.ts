// The rule for who changes a booking: its customer alone, staff, or nobody any more. Decision 102

import { readCustomerChanges } from '#domain/agency/rules/customer-changes.server.ts'
import type { ChangeKind } from '#domain/agency/rules/customer-changes.ts'
import type { BookingRow } from '#domain/booking/find.server.ts'
import { isUnderWay } from '#domain/booking/progress.ts'
import { isDepartureCancelled } from '#domain/departure/seats.server.ts'
import { addDays } from '#lib/days.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

type ChangeWay = 'self' | 'staff' | 'none'

/**
 * The person who may do a change of this booking. An unpaid booking is cancelled and reserved again. Once
 * staff prepare the trip, or a passport went to an airline or hotel, staff have to look.
 */
export async function readChangeRule(ctx: AgencyContext, booking: BookingRow) {
  const { kinds, days } = await readCustomerChanges(ctx)
  const today = await readToday(ctx.db)
  const until = addDays(booking.departure_date, -days)
  const isPossible =
    (isUnderWay(booking.progress) || isReservedFree(booking)) &&
    today < booking.departure_date &&
    !(await isDepartureCancelled(ctx, booking))
  const isPaid = booking.progress === 'deposit_paid' || booking.progress === 'payment_completed'
  const isSelf = isPaid && today <= until && !(await wasPassportPassedOn(ctx, booking.id))
  const getWay = (kind: ChangeKind): ChangeWay => {
    if (!isPossible) return 'none'
    return isSelf && kinds.includes(kind) ? 'self' : 'staff'
  }
  return { until, getWay }
}

/** An airline, a consulate or a hotel was given the passport of somebody of this booking. */
async function wasPassportPassedOn({ db, travel_agency }: AgencyContext, booking: number): Promise<boolean> {
  const found = await db
    .selectFrom('passport_reading')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('purpose', '<>', 'check')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** No money is asked for before its departure is certain. */
const isReservedFree = ({ progress, reserved_free }: BookingRow) =>
  progress === 'waiting_for_payment' && reserved_free
