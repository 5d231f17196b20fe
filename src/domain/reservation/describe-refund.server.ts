// A refund as its customer sees it: how much, by which way, and the dates to choose from.

import { getBookingByNumber } from '#domain/booking/find.server.ts'
import { isPaymentConfirming } from '#domain/booking/hold.server.ts'
import { isOpen } from '#domain/booking/progress.ts'
import { findPendingCancel } from '#domain/departure/cancel-departure.server.ts'
import { maskName } from '#domain/member/mask-name.ts'
import { findPayoutAccount, maskAccount } from '#domain/payment/payout-account.server.ts'
import { calculateOwedByTransfer } from '#domain/payment/payouts.server.ts'
import { describeRefundWays, sumRefundsByState } from '#domain/payment/refund.server.ts'
import type { Ctx } from '#platform/wire/request-context.ts'
import { priceStaffCancellation } from './cancel-by-staff.server.ts'
import { listOtherDates } from './other-dates.server.ts'

export async function describeRefund(ctx: Pick<Ctx, 'db' | 'travel_agency' | 'keyFor'>, booking_id: string) {
  const booking = await getBookingByNumber(ctx, booking_id)
  const { name, page_title, departure_date, return_date, total, adult, child, baby } = booking
  const account = await findPayoutAccount(ctx, { booking: booking.id, share: null })
  const isUnchangeable = !isOpen(booking.progress) || (await isPaymentConfirming(ctx, booking.id))
  const cancel = isUnchangeable ? undefined : await findPendingCancel(ctx, booking)
  const bookingFields = { booking_id, name: maskName(name), page_title, departure_date, return_date, total }
  const common = { ...bookingFields, party: { adult, child, baby }, account: account && maskAccount(account) }
  if (!cancel) {
    const { refund, compensation } = await calculateOwedByTransfer(ctx, booking)
    const { asked, account_needed: to_account, share_waiting } = await sumRefundsByState(ctx, booking.id)
    const by_gateway = asked + share_waiting
    return { ...common, until: null, others: [], by_gateway, to_account, by_transfer: refund, compensation }
  }
  const { refund, compensation } = await priceStaffCancellation(ctx, booking, { ...cancel, waive: false })
  return {
    ...common,
    until: cancel.chooses ? cancel.due : null,
    others: cancel.chooses ? await listOtherDates(ctx, booking) : [],
    ...(await describeRefundWays(ctx, booking.id, { amount: refund })),
    compensation: compensation.amount,
  }
}
