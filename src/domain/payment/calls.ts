// §7 Payment: the calls for opening it, coming back from it, and the gateway's notices.
import { z } from 'zod'
import { Progress, TransferTarget, VirtualAccount } from '#domain/booking/calls.ts'
import { BookingNumber } from '#domain/booking/forms.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Moment, Nothing, Won } from '#platform/wire/shapes.ts'
import { PayWayInput, ReceiptForm, RefundAccountForm } from './forms.ts'

const refusals = [
  'LOGIN_REQUIRED',
  'BOOKING_NOT_FOUND',
  'NOT_PAYABLE',
  'WAY_NOT_OFFERED',
  'CONSENT_REQUIRED',
  ...idempotencyRefusals,
  'FOREIGN_ORIGIN',
] as const

/** The gateway's parameters on the return address. */
const GatewayReturn = z.object({
  paymentKey: z.string().min(1).max(200),
  orderId: z.string().regex(/^[A-Za-z0-9_-]{6,64}$/),
  amount: Won,
})

export const paymentCalls = {
  /** Opens an attempt: what the pay window needs, or the account that is paid into. */
  payment: call({
    method: 'POST',
    path: '/api/landing/package/payment',
    takes: 'json',
    who: 'holder',
    tx: 'own',
    input: PayWayInput.extend({ booking_id: BookingNumber }),
    output: z.object({
      booking_id: z.string(),
      amount: Won,
      held_until: Moment.nullable(),
      /** `pay_page`: a stand-in's window to go to; null where the gateway's own script opens it. */
      gateway: z
        .object({
          client_key: z.string(),
          order_id: z.string(),
          order_name: z.string(),
          customer_name: z.string(),
          success_url: z.string(),
          fail_url: z.string(),
          pay_page: z.string().nullable(),
        })
        .nullable(),
      bank_transfer: TransferTarget.nullable(),
      virtual_account: VirtualAccount.nullable(),
    }),
    refuses: refusals,
  }),
  /**
   * Posted by the return page from our own origin. We ask the gateway; the query is only compared. A holder
   * of the booking is told which booking it is. The browser that opened the window gets the pass once.
   * Anybody else learns the state of the payment and nothing about the booking.
   */
  paymentReturn: call({
    method: 'POST',
    path: '/api/landing/package/paymentReturn',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: GatewayReturn,
    output: z.object({
      booking_id: z.string().nullable(),
      progress: Progress.nullable(),
      state: z.enum(['paid', 'checking', 'cancelled']),
    }),
    refuses: [
      'BOOKING_NOT_FOUND',
      'NOT_PAYABLE',
      'PAYMENT_MISMATCH',
      'PAYMENT_DECLINED',
      'UNAVAILABLE',
      'FOREIGN_ORIGIN',
    ],
  }),
  /** A buyer who returns in another browser has a code sent to the address of the booking. */
  askReturnCode: call({
    method: 'POST',
    path: '/api/landing/package/paymentCode',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: GatewayReturn.omit({ amount: true }),
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND', 'LOGIN_REQUIRED', 'TOO_MANY_TRIES', 'FOREIGN_ORIGIN'],
  }),
  /** The account to which money goes back, given before the booking is cancelled or after. */
  refundAccount: call({
    method: 'POST',
    path: '/api/landing/user/booking/refundAccount',
    takes: 'json',
    who: 'holder',
    input: RefundAccountForm.extend({ booking_id: BookingNumber }),
    output: Nothing,
    refuses: ['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND', 'NOTHING_OWED', 'NAME_UNFIT', 'FOREIGN_ORIGIN'],
  }),
  /** For whom cash receipts of this booking are issued. It may be changed until one is issued. */
  receiptWish: call({
    method: 'POST',
    path: '/api/landing/user/booking/receiptWish',
    takes: 'json',
    who: 'holder',
    input: ReceiptForm.extend({ booking_id: BookingNumber }),
    output: Nothing,
    refuses: ['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND', 'FOREIGN_ORIGIN'],
  }),
  /** The body only names a payment. We read its state from the gateway. Each agency has a secret path. */
  tossWebhook: call({
    method: 'POST',
    path: '/api/toss/webhook/:path',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ path: z.string().max(128) }).loose(),
    output: Nothing,
    refuses: ['NOT_FOUND'],
  }),
}
