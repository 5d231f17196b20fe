// Links that staff hand over: to pay or agree, to open a booking, to say where money goes.
import { calculateMoney } from '#domain/booking/booking-money.ts'
import { getBookingForStaff } from '#domain/booking/find.server.ts'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { calculateOwedByTransfer } from '#domain/payment/payouts.server.ts'
import { sumRefundsByState } from '#domain/payment/refund.server.ts'
import { refuse } from '#errors.ts'
import { notify } from '#platform/notify.server.ts'
import type { StaffCtx } from '#platform/wire/request-context.ts'
import { createBookingLink, type LinkKind, revokeBookingLinks } from './booking-link.server.ts'
import { deriveShareCode, listSharesToAsk, type ShareRefund } from './share-link.server.ts'

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
 * For a customer who is owed money by transfer: the link is mailed, and shown so that staff can read it out.
 */
export async function askAccount(ctx: StaffCtx, { booking_id }: { booking_id: string }) {
  const booking = await getBookingForStaff(ctx, booking_id, 'lock')
  const { refund, compensation } = await calculateOwedByTransfer(ctx, booking)
  const { account_needed } = await sumRefundsByState(ctx, booking.id)
  const shares = await listSharesToAsk(ctx, booking.id)
  for (const { id } of shares) await notify(ctx, 'share-account-asked', { ref: id })
  const [share] = shares
  if (refund + compensation + account_needed === 0)
    return share ? describeShareLink(ctx, share, booking_id) : refuse('NOTHING_OWED')
  await notify(ctx, 'account-asked', { ref: booking.id })
  const { until: _, ...link } = await createStaffLink(ctx, {
    id: booking.id,
    number: booking.booking_id,
    kind: 'back',
  })
  return { ...link, is_mailed: booking.email !== '' }
}

/** Staff who reach the payer of a share read its own link out: the account is theirs to name. */
async function describeShareLink(ctx: StaffCtx, { seed, email }: ShareRefund, booking_id: string) {
  const code = deriveShareCode(ctx, seed)
  const site = `${await ctx.siteOrigin(ctx.travel_agency)}/go`
  ctx.logChange({ subject: `booking ${booking_id}`, after: { link: 'back' } })
  return { address: `${site}#${code}`, site, code: formatInFours(code), is_mailed: email !== '' }
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
  { id, number, kind, until = '' }: { id: number; number: string; kind: LinkKind; until?: string },
) {
  const { code, expires } = await createBookingLink(ctx, { booking: id, kind, by_name: ctx.staff.name })
  const site = `${await ctx.siteOrigin(ctx.travel_agency)}/go`
  ctx.logChange({ subject: `booking ${number}`, after: { link: kind } })
  return { address: `${site}#${code}`, site, code: formatInFours(code), until: expires ?? until }
}
