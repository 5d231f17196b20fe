// A booking as the holder of a pay link sees it: its price, and the ways in which it may be paid.
import { readPayWays } from '#domain/agency/rules/pay-ways.server.ts'
import { calculateMoney } from '#domain/booking/booking-money.ts'
import { loadBookingReceipts } from '#domain/booking/booking-receipts.server.ts'
import { getBookingByNumber } from '#domain/booking/find.server.ts'
import { findTransferTarget } from '#domain/booking/transfer-reference.server.ts'
import { findVirtualAccount, maskHolder } from '#domain/booking/virtual-account.server.ts'
import { listProofsInForce } from '#domain/consent/consents.server.ts'
import { maskName } from '#domain/member/mask-name.ts'
import type { Ctx } from '#platform/wire/request-context.ts'

export async function describeLinkPayment(ctx: Ctx, booking_id: string) {
  const { name, adult, child, baby, ...booking } = await getBookingByNumber(ctx, booking_id)
  const { page_title, departure_date, return_date, price_lines, total, held_until, pay_by, consents_due } =
    booking
  const { deposit, balance_by, reserved_free } = booking
  const { payable: amount, payable_most: most } = calculateMoney(booking)
  const isAccountShown = amount > 0 && !consents_due
  const { ways: pay_ways } = amount > 0 ? await readPayWays(ctx) : { ways: [] }
  return {
    booking_id,
    share: null,
    // Masked: number and full name together would open the booking's summary.
    name: maskName(name),
    page_title,
    departure_date,
    return_date,
    party: { adult, child, baby },
    price_lines,
    total,
    deposit,
    balance_by,
    reserved_free,
    amount,
    most,
    held_until,
    consents_due,
    special: (await listProofsInForce(ctx, ['special'])).length > 0,
    pay_by,
    pay_ways,
    bank_transfer:
      isAccountShown && pay_by === 'bank_transfer' ? await findTransferTarget(ctx, booking.id) : null,
    receipt_wish: (await loadBookingReceipts(ctx, booking.id)).receipt_wish,
    virtual_account: isAccountShown ? maskHolder(await findVirtualAccount(ctx, booking.id)) : null,
  }
}
