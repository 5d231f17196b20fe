// §7 Payment: opening it, coming back from it, and what the gateway tells us by itself.
import { type HandlersOf, notBuilt } from '#platform/wire/invoke.server.ts'
import type { paymentCalls } from './calls.ts'

export const paymentHandlers: HandlersOf<typeof paymentCalls> = {
  payment: notBuilt,
  paymentReturn: notBuilt,
  tossWebhook: notBuilt,
}
