// Bookings of a departure move to another date in one act: each priced as by a single move, each told.
import { getBookingForStaff } from '#domain/booking/find.server.ts'
import { countSeats } from '#domain/booking/price.ts'
import { listDepartureBookings } from '#domain/departure/occupancy.server.ts'
import { isRefusal, refuse } from '#errors.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { describeMove, lockBookingForChange, moveToDeparture } from './change-booking.server.ts'
import type { moveManyCalls } from './move-many-office-calls.ts'

/** A problem with one booking is told beside it, and does not stop the others. */
export async function previewMoveMany(
  ctx: Ctx,
  { departure_id, to }: In<typeof moveManyCalls.moveManyPreview>,
) {
  const list = []
  const { list: bookings } = await listDepartureBookings(ctx, departure_id)
  for (const { booking_id, name, people } of bookings) {
    const booking = await getBookingForStaff(ctx, booking_id)
    const priced = await describeMove(ctx, booking, { departure_id: to }).catch((error: unknown) => {
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
 * All or none move, in one transaction: a crash leaves every booking where it was. All bookings are locked
 * first, in the order of their numbers, then the seats, as in a single move.
 */
export function moveMany(ctx: ManualTxContext<StaffCtx>, input: In<typeof moveManyCalls.moveMany>) {
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
      await moveToDeparture(txCtx, await lockBookingForChange(txCtx, each), {
        departure_id: to,
        total: each.total,
      })
    return { moved: bookings.length }
  })
}
