// The wish for cash receipts, by the link of whoever pays a booking, or a share of it.
import { getBookingByNumber } from '#domain/booking/find.server.ts'
import { saveReceiptWish } from '#domain/payment/receipt-wish.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import { getPayTarget, showLink } from './booking-link.server.ts'
import type { linkCalls } from './link-calls.ts'

export async function receiptByLink(
  ctx: ManualTxContext<Ctx>,
  { code, receipt }: In<typeof linkCalls.receiptByLink>,
) {
  const { booking_id, share = null } = await getPayTarget(ctx, code)
  await ctx.finalTransaction(async (txCtx) => {
    const { id: booking } = await getBookingByNumber(txCtx, booking_id, 'lock')
    await saveReceiptWish(txCtx, { booking, share }, receipt)
  })
  return showLink(ctx, { code })
}
