// Bookings of a departure are rebooked to another date in one act: each priced as by a single one, each told.
import { getBookingForStaff } from '#domain/booking/find.server.ts'
import { countSeats } from '#domain/booking/price.ts'
import { listDepartureBookings } from '#domain/departure/occupancy.server.ts'
import { isRefusal, refuse } from '#errors.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { applyRebooking, describeRebooking, lockBookingForChange } from './change-booking.server.ts'
import type { rebookManyCalls } from './rebook-many-office-calls.ts'

/** A problem with one booking is told beside it, and does not stop the others. */
export async function previewRebookMany(
  ctx: Ctx,
  { departure_id, to }: In<typeof rebookManyCalls.rebookManyPreview>,
) {
  const list = []
  const { list: bookings } = await listDepartureBookings(ctx, departure_id)
  for (const { booking_id, name, people } of bookings) {
    const booking = await getBookingForStaff(ctx, booking_id)
    const priced = await describeRebooking(ctx, booking, { departure_id: to }).catch((error: unknown) => {
      if (isRefusal(error)) return { problem: error.refusal }
      throw error
    })
    const { revision, total: before } = booking
    const who = { booking_id, name, people, seats: countSeats(booking) }
    list.push(
      'problem' in priced
        ? { ...who, revision, before, total: before, due: 0, refund: 0, ...priced }
        : { ...who, ...priced, problem: null },
    )
  }
  return { list }
}

/**
 * All or none are rebooked, in one transaction: a crash leaves every booking where it was. All bookings are locked
 * first, in the order of their numbers, then the seats, as in a single rebooking.
 */
export function rebookMany(ctx: ManualTxContext<StaffCtx>, input: In<typeof rebookManyCalls.rebookMany>) {
  const { departure_id, to, bookings } = input
  return withIdempotencyKey(ctx, 'office move many', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const locked = await db
      .selectFrom('booking')
      .select('booking_id')
      .where('travel_agency', '=', travel_agency)
      .where('departure_id', '=', departure_id)
      .where(
        'booking_id',
        'in',
        bookings.map(({ booking_id }) => booking_id.replaceAll('-', '')),
      )
      .orderBy('id')
      .forUpdate()
      .execute()
    if (locked.length !== bookings.length) refuse('CHANGED_MEANWHILE')
    for (const each of bookings)
      await applyRebooking(txCtx, await lockBookingForChange(txCtx, each), {
        departure_id: to,
        total: each.total,
      })
    return { moved: bookings.length }
  })
}
