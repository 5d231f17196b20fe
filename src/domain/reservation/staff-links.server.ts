// Links that staff hand over: to pay or agree, to open a booking, to say where money goes.
import { calculateMoney } from '#domain/booking/booking-money.ts'
import { type BookingRow, getBookingForStaff } from '#domain/booking/find.server.ts'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { calculateOwedByTransfer, getOpenShareRefund } from '#domain/payment/payouts.server.ts'
import { sumRefundsByState } from '#domain/payment/refund.server.ts'
import { refuse } from '#errors.ts'
import { notify } from '#platform/notify.server.ts'
import type { StaffCtx } from '#platform/wire/request-context.ts'
import { createBookingLink, type LinkKind, revokeBookingLinks } from './booking-link.server.ts'

export async function createPayLink(ctx: StaffCtx, { booking_id }: { booking_id: string }) {
  const booking = await getBookingForStaff(ctx, booking_id, 'lock')
  const { id, booking_id: number, progress, held_until, departure_date } = booking
  const startOfDeparture = new Date(`${departure_date}T00:00+09:00`).toISOString()
  if (calculateMoney(booking).due > 0)
    return createStaffLink(ctx, { id, number, kind: 'due', until: startOfDeparture })
  if (progress !== 'waiting_for_payment') refuse('WRONG_PROGRESS')
  // A free reservation has no end; its link is for the terms.
  const until = held_until ?? (booking.reserved_free ? startOfDeparture : refuse('WRONG_PROGRESS'))
  return createStaffLink(ctx, { id, number, kind: 'pay', until })
}

/**
 * Asks for the account to which money goes back: the booker, or with `refund_id` whoever paid the share that it came for.
 * The link is mailed, and shown so that staff can read it out.
 */
export async function askAccount(
  ctx: StaffCtx,
  { booking_id, refund_id }: { booking_id: string; refund_id?: number | undefined },
) {
  const booking = await getBookingForStaff(ctx, booking_id, 'lock')
  if (refund_id !== undefined) return askPayer(ctx, booking, refund_id)
  const { refund, compensation } = await calculateOwedByTransfer(ctx, booking)
  const { account_needed } = await sumRefundsByState(ctx, booking.id)
  if (refund + compensation + account_needed === 0) refuse('NOTHING_OWED')
  await notify(ctx, 'account-asked', { ref: booking.id })
  const { until: _, ...link } = await createStaffLink(ctx, {
    id: booking.id,
    number: booking.booking_id,
    kind: 'back',
  })
  return { ...link, is_mailed: booking.email !== '' }
}

async function askPayer(ctx: StaffCtx, booking: BookingRow, refund_id: number) {
  const { share, email } = await getOpenShareRefund(ctx, booking, refund_id)
  await notify(ctx, 'share-account-asked', { ref: share })
  const { until: _, ...link } = await createStaffLink(ctx, {
    id: booking.id,
    number: booking.booking_id,
    kind: 'back',
    share,
  })
  return { ...link, is_mailed: email !== '' }
}

/** A member's booking is opened by the member's log-in and nothing else. */
export async function createOpenLink(ctx: StaffCtx, { booking_id }: { booking_id: string }) {
  const { id, booking_id: number, member_id } = await getBookingForStaff(ctx, booking_id, 'lock')
  if (member_id !== null) refuse('OPENED_BY_MEMBER')
  await revokeBookingLinks(ctx, id, ['open']) // one at a time
  return createStaffLink(ctx, { id, number, kind: 'open' })
}

async function createStaffLink(
  ctx: StaffCtx,
  {
    id,
    number,
    kind,
    share = null,
    until = '',
  }: { id: number; number: string; kind: LinkKind; share?: number | null; until?: string },
) {
  const { code, expires } = await createBookingLink(ctx, {
    booking: id,
    kind,
    share,
    by_name: ctx.staff.name,
  })
  const site = `${await ctx.siteOrigin(ctx.travel_agency)}/go`
  ctx.logChange({ subject: `booking ${number}`, after: { link: kind } })
  return { address: `${site}#${code}`, site, code: formatInFours(code), until: expires ?? until }
}
