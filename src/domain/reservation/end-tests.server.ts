// Ends the tests of an agency that is about to be public, and turns one of them into a booking as any other.
import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { getBookingForStaff } from '#domain/booking/find.server.ts'
import { toLogSubject } from '#domain/booking/log-subject.server.ts'
import { countAsReal, removeTestBookings } from '#domain/booking/test-bookings.server.ts'
import { releaseSeats } from '#domain/departure/seats.server.ts'
import { refuse } from '#errors.ts'
import { parsePictureName } from '#lib/picture-name.ts'
import type { In } from '#platform/wire/call.ts'
import type { StaffCtx } from '#platform/wire/request-context.ts'
import type { testBookingCalls as calls } from './test-booking-office-calls.ts'

/**
 * Publishing takes the same lock, so nothing is removed once the site is public. A second press finds nothing
 * left.
 */
export async function endTests(ctx: StaffCtx, { remove }: In<typeof calls.endTests>) {
  const { db, travel_agency } = ctx
  await lockAgency(ctx)
  const { state } = await db
    .selectFrom('agency')
    .select('state')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  if (state !== 'preparing') refuse('ALREADY_OPEN')
  const ended = remove ? await removeTests(ctx) : await countAsReal(ctx)
  ctx.logChange({ subject: 'site', after: remove ? { removed_tests: ended } : { kept_tests: ended } })
  return { ended }
}

/** Behind the lock of an agency that is being prepared. */
export async function removeTests(ctx: StaffCtx): Promise<number> {
  const { travel_agency } = ctx
  const { removed, paths, seats } = await removeTestBookings(ctx)
  for (const { departure_id, seats: freed } of seats) await releaseSeats(ctx, { departure_id }, freed)
  const keys = paths.flatMap((path) => parsePictureName(path)?.files.map((file) => file.path) ?? [path])
  if (keys.length > 0)
    await ctx.enqueue('remove-files', { travel_agency, scope: 'private', pictures: [], keys })
  return removed
}

export async function countBookingAsReal(ctx: StaffCtx, { booking_id }: In<typeof calls.countAsReal>) {
  const { id } = await getBookingForStaff(ctx, booking_id, 'lock')
  await countAsReal(ctx, id)
  ctx.logChange(toLogSubject(booking_id))
  return {}
}
