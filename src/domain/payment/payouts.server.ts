// Payouts by transfer: to whom, how much, since when; each is recorded as sent once.
import { sql } from 'kysely'
import { type BookingRow, getBookingForStaff } from '#domain/booking/find.server.ts'
import { maskEmail } from '#domain/member/mask-name.ts'
import { refuse } from '#errors.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In, Out } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { payCompensation } from './compensation.server.ts'
import { refundByTransfer, selectBookingsOwed } from './money-owed.server.ts'
import type { paymentOfficeCalls } from './office-calls.ts'
import { findPayoutAccount } from './payout-account.server.ts'
import { completeCancel, sendBack } from './transfer.server.ts'

type PaymentOfficeCalls = typeof paymentOfficeCalls
type PayoutRow = Out<PaymentOfficeCalls['payouts']>['list'][number]

/** The longest wait first. It counts from the last event of the booking. */
export async function listPayouts(
  { db, travel_agency }: AgencyContext,
  { account, ...paging }: In<PaymentOfficeCalls['payouts']>,
) {
  const matching = sql<Omit<PayoutRow, 'email_masked'> & { id: number; email: string }>`
    select b.id, b.booking_id, b.name, b.email, b.page_title, b.departure_date, b.progress, b.refund,
      b.compensation_owed as compensation, a.given as account_given,
      (select max(h.at) from booking_history h where h.travel_agency = b.travel_agency and h.booking = b.id) as since,
      (select max(l.reg_date) from booking_link l where l.travel_agency = b.travel_agency and l.booking = b.id
        and l.kind = 'back' and l.revoked is null) as account_asked
    from (${selectBookingsOwed(travel_agency)}) b
    left join payout_account a on a.travel_agency = b.travel_agency and a.booking = b.id
    where ${account === undefined ? sql`true` : sql`(a.id is not null) = ${account === 'given'}`}`
  const { list, ...rest } = await listPage(db, matching, sql`since, id`, paging)
  return { ...rest, list: list.map(({ email, ...each }) => ({ ...each, email_masked: maskEmail(email) })) }
}

/** What is to be sent for one booking now. */
export const calculateOwedByTransfer = ({ db, travel_agency }: AgencyContext, { id }: BookingRow) =>
  db
    .selectFrom('booking_money as b')
    .select([refundByTransfer.as('refund'), 'b.compensation_owed as compensation'])
    .where('b.travel_agency', '=', travel_agency)
    .where('b.id', '=', id)
    .executeTakeFirstOrThrow()

/** With the account in full. The wire logs who has seen it. */
export async function describePayout(ctx: StaffCtx, { booking_id }: { booking_id: string }) {
  const booking = await getBookingForStaff(ctx, booking_id)
  ctx.logChange({ subject: `booking ${booking.booking_id}` })
  return {
    booking_id: booking.booking_id,
    name: booking.name,
    has_email: booking.email !== '',
    ...(await calculateOwedByTransfer(ctx, booking)),
    account: await findPayoutAccount(ctx, booking.id),
  }
}

/**
 * All of it was sent: the refund, which completes a cancellation, and the compensation. Both are written in
 * one transaction. If other sums are owed now than the screen showed, nothing is written.
 */
export function sendPayout(ctx: ManualTxContext<StaffCtx>, input: In<PaymentOfficeCalls['sendPayout']>) {
  return withIdempotencyKey(ctx, 'office payout', input, async (txCtx) => {
    const booking = await getBookingForStaff(txCtx, input.booking_id, 'lock')
    const { booking_id, progress } = booking
    const { refund, compensation } = await calculateOwedByTransfer(txCtx, booking)
    if (refund === 0 && compensation === 0) refuse('NOTHING_OWED')
    if (refund !== input.refund || compensation !== input.compensation) refuse('PAYMENT_MISMATCH')
    if (refund > 0 && progress === 'cancel_requested') await completeCancel(txCtx, booking_id)
    else if (refund > 0) await sendBack(txCtx, booking_id, refund)
    if (compensation > 0) await payCompensation(txCtx, booking_id, compensation)
    txCtx.logChange({ subject: `booking ${booking_id}`, after: { refund, compensation } })
    return {}
  })
}
