// What a customer who gets money back sees: how much, by which way, and the dates to choose from.

import { ofNumber } from '#domain/booking/find.server.ts'
import { isOpen } from '#domain/booking/progress.ts'
import { isConfirming } from '#domain/booking/seats.server.ts'
import { maskName } from '#domain/member/mask-name.ts'
import { accountOf, masked } from '#domain/payment/account.server.ts'
import { owedByTransfer } from '#domain/payment/payouts.server.ts'
import { refundsAsked } from '#domain/payment/refund.server.ts'
import type { Ctx } from '#platform/wire/asking.ts'
import { weighFor } from './cancel-by-staff.server.ts'
import { openCancelOf } from './cancel-departure.server.ts'
import { otherDates } from './other-dates.server.ts'

export async function backOf(ctx: Pick<Ctx, 'db' | 'travel_agency' | 'keyFor'>, booking_id: string) {
  const booking = await ofNumber(ctx, booking_id)
  const { name, page_title, departure_date, return_date, total, adult, child, baby } = booking
  const account = await accountOf(ctx, booking.id)
  const isFixed = !isOpen(booking.progress) || (await isConfirming(ctx, booking.id))
  const cancel = isFixed ? undefined : await openCancelOf(ctx, booking)
  const of = { booking_id, name: maskName(name), page_title, departure_date, return_date, total }
  const shown = { ...of, party: { adult, child, baby }, account: account && masked(account) }
  if (!cancel) {
    const { refund, compensation } = await owedByTransfer(ctx, booking)
    const by_gateway = await refundsAsked(ctx, booking.id)
    return { ...shown, until: null, others: [], by_gateway, by_transfer: refund, compensation }
  }
  const { refund, compensation } = await weighFor(ctx, booking, { ...cancel, waive: false })
  const isByGateway = booking.pay_by === 'gateway'
  return {
    ...shown,
    until: cancel.chooses ? cancel.due : null,
    others: cancel.chooses ? await otherDates(ctx, booking) : [],
    by_gateway: isByGateway ? refund : 0,
    by_transfer: isByGateway ? 0 : refund,
    compensation: compensation.amount,
  }
}
