// §7 Payment: what each of its calls does.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import type { paymentCalls } from './calls.ts'
import { returnFromPayment } from './confirm.server.ts'
import { createPaymentAttempt } from './create-attempt.server.ts'
import { giveRefundAccount } from './give-account.server.ts'
import { saveOwnReceiptWish } from './receipt-wish.server.ts'
import { askReturnCode } from './returning-buyer.server.ts'
import { receiveTossWebhook } from './webhook.server.ts'

export const paymentHandlers: Handlers<typeof paymentCalls> = {
  payment: createPaymentAttempt,
  paymentReturn: returnFromPayment,
  askReturnCode,
  refundAccount: giveRefundAccount,
  receiptWish: saveOwnReceiptWish,
  tossWebhook: receiveTossWebhook,
}
