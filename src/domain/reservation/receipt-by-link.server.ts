// For whom the cash receipts are, said by whoever pays a booking by its link.
import { saveReceiptWish } from '#domain/payment/receipt-wish.server.ts'
import { refuse } from '#errors.ts'
import type { In } from '#platform/wire/call.ts'
import type { Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import { getLink, lockBookingByNumber, showLink } from './booking-link.server.ts'
import type { linkCalls } from './link-calls.ts'

export async function receiptByLink(
  ctx: ManualTxContext<Ctx>,
  { code, receipt }: In<typeof linkCalls.receiptByLink>,
) {
  const { booking_id, kind } = await getLink(ctx, code)
  if (kind !== 'pay' && kind !== 'due') refuse('LINK_EXPIRED')
  await ctx.finalTransaction(async (txCtx) => {
    const { id } = await lockBookingByNumber(txCtx, booking_id)
    await saveReceiptWish(txCtx, id, receipt)
  })
  return showLink(ctx, { code })
}
