// A booking in short: trip, dates, state and what is still to do. Nothing in it is about a person. §6
import { refuseOtherMember } from '#domain/member/member.server.ts'
import { refuse } from '#errors.ts'
import type { Ctx } from '#platform/wire/request-context.ts'
import { describeOutcome, loadBookingDetails } from './describe.server.ts'
import {
  canOpenBooking,
  canSeeOutcome,
  getBookingByNumber,
  hasHeldBooking,
  normalizeBookingNumber,
} from './find.server.ts'

/** For a visitor who had its pass: the state of the booking, also after the pass ended with it. */
export async function describeBookingInShort(
  ctx: Ctx,
  input: { booking_id: string; landing_user_id?: number },
) {
  refuseOtherMember(ctx.member, input.landing_user_id)
  const number = normalizeBookingNumber(input.booking_id)
  return (await hasHeldBooking(ctx, number))
    ? describeBookingSummary(ctx, number)
    : refuse('BOOKING_NOT_FOUND')
}

export async function describeBookingSummary(
  ctx: Pick<Ctx, 'db' | 'travel_agency' | 'member' | 'cookies' | 'keyFor'>,
  number: string,
) {
  const booking = await getBookingByNumber(ctx, number)
  const { thumbnail_path, departure_time, flight_number, confirmed, to_do } = await loadBookingDetails(
    { db: ctx.db, travel_agency: ctx.travel_agency },
    booking.id,
  )
  const {
    booking_id,
    progress,
    package_code,
    page_title,
    departure_date,
    return_date,
    held_until,
    reserved_free,
  } = booking
  return {
    booking_id,
    progress,
    package_code,
    page_title,
    thumbnail_path,
    departure_date,
    departure_time,
    flight_number,
    return_date,
    held_until,
    reserved_free,
    confirmed: confirmed !== null,
    to_do,
    is_held: await canOpenBooking(ctx, number),
    opens_by: booking.member_id === null ? ('code' as const) : ('login' as const),
    outcome: (await canSeeOutcome(ctx, number)) ? await describeOutcome(ctx, booking) : null,
  }
}
