// §7 Payment: what each of its calls does.
import type { HandlersOf } from '#platform/wire/invoke.server.ts'
import type { paymentCalls } from './calls.ts'
import { paymentReturn } from './confirm.server.ts'
import { openPayment } from './open.server.ts'
import { tossWebhook } from './webhook.server.ts'
import { askReturnCode } from './who-came-back.server.ts'

export const paymentHandlers: HandlersOf<typeof paymentCalls> = {
  payment: openPayment,
  paymentReturn,
  askReturnCode,
  tossWebhook,
}
