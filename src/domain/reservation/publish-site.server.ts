// Publishes a site and ends its tests, in one transaction; and turns one of them into a booking as any other.
import { lockPreparingAgency, openSite } from '#domain/agency/opening.server.ts'
import { getBookingForStaff } from '#domain/booking/find.server.ts'
import { toLogSubject } from '#domain/booking/log-subject.server.ts'
import { countAsReal, removeTestBookings } from '#domain/booking/test-bookings.server.ts'
import { releaseSeats } from '#domain/departure/seats.server.ts'
import { parsePictureName } from '#lib/picture-name.ts'
import type { In } from '#platform/wire/call.ts'
import type { StaffCtx } from '#platform/wire/request-context.ts'
import type { testBookingCalls as calls } from './test-booking-office-calls.ts'

/** Tests go first, because of a public site nothing is removed. Where a line is missing, they are all still there. */
export async function publishSite(ctx: StaffCtx, { remove_tests }: In<typeof calls.publishSite>) {
  await lockPreparingAgency(ctx)
  const ended = remove_tests ? await removeTests(ctx) : await countAsReal(ctx)
  await openSite(ctx)
  const after = remove_tests ? { removed_tests: ended } : { kept_tests: ended }
  ctx.logChange({ subject: 'site', ...(ended > 0 && { after }) })
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
