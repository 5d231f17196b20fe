// The calls of a customer with a link: paying for a staff booking, agreeing to its terms, naming an account.
import { z } from 'zod'
import { Booking } from '#domain/booking/calls.ts'
import { BookingNumber } from '#domain/booking/forms.ts'
import { DepartureId } from '#domain/catalog/package-code.ts'
import { paymentCalls } from '#domain/payment/calls.ts'
import { PayoutAccount, PayoutForm, PayWayInput, ReceiptForm } from '#domain/payment/forms.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Day, Id, Moment, Nothing, Won } from '#platform/wire/shapes.ts'
import { Consents, LinkCode } from './forms.ts'

const LinkCodeInput = z.object({ code: LinkCode })

/** Another date of the trip; `more` than the booking costs now, or less. */
const OtherDate = z.object({
  departure_id: DepartureId,
  departure_date: Day,
  departure_time: z.string().nullable(),
  return_date: Day,
  left: z.int(),
  total: Won,
  more: z.int(),
})

/** Facts of the booking that every link shows. */
const summaryFields = {
  name: true,
  page_title: true,
  departure_date: true,
  return_date: true,
  party: true,
  total: true,
} as const

/** The refund by each way. `until`: other dates can be chosen; null where there is nothing to choose. */
const RefundView = Booking.pick({ ...summaryFields, booking_id: true }).extend({
  until: Moment.nullable(),
  others: z.array(OtherDate),
  by_gateway: Won,
  /** Goes back through the gateway once there is an account. */
  to_account: Won,
  by_transfer: Won,
  compensation: Won,
  /** The last digits of the account that was given. */
  account: PayoutAccount.omit({ account_number: true }).extend({ ending: z.string() }).nullable(),
})

/** Seats that are held for somebody on the waiting list. */
const OfferView = Booking.pick({ ...summaryFields, price_lines: true }).extend({ until: Moment })

/**
 * `pay`, `back` and `offer`: null where the link opens the booking; pressing the button does that, once.
 * `amount`: to be paid now; `most`: all at once.
 */
const LinkView = z.object({
  kind: z.enum(['pay', 'open', 'back', 'offer', 'share']),
  back: RefundView.nullable(),
  offer: OfferView.nullable(),
  pay: Booking.pick({
    ...summaryFields,
    booking_id: true,
    price_lines: true,
    pay_by: true,
    bank_transfer: true,
    pay_ways: true,
    virtual_account: true,
    consents_due: true,
    deposit: true,
    balance_by: true,
    reserved_free: true,
    receipt_wish: true,
  })
    .extend({
      amount: Won,
      most: Won,
      held_until: Moment.nullable(),
      special: z.boolean(),
      /** The name on the share; null for the whole. */
      share: z.object({ name: z.string() }).nullable(),
    })
    .nullable(),
})

const linkCall = { method: 'POST', takes: 'json', who: 'link', tx: 'own' } as const
const linkRefusals = ['LINK_EXPIRED', 'TOO_MANY_TRIES', 'FOREIGN_ORIGIN'] as const

export const linkCalls = {
  showLink: call({
    ...linkCall,
    path: '/api/landing/user/booking/link',
    input: LinkCodeInput,
    output: LinkView,
    refuses: linkRefusals,
  }),
  agreeByLink: call({
    ...linkCall,
    path: '/api/landing/user/booking/link/agree',
    input: LinkCodeInput.extend({ consents: Consents }),
    output: LinkView,
    refuses: [...linkRefusals, 'CONSENT_REQUIRED'],
  }),
  /** Opens the pay window for this booking; coming back from it opens nothing else. */
  payByLink: call({
    ...linkCall,
    path: '/api/landing/user/booking/link/pay',
    input: LinkCodeInput.extend(PayWayInput.shape),
    output: paymentCalls.payment.output,
    refuses: [...linkRefusals, 'NOT_PAYABLE', 'WAY_NOT_OFFERED', 'CONSENT_REQUIRED', ...idempotencyRefusals],
  }),
  /** For whom the cash receipts of the booking are. Whoever pays a share says nothing of them. */
  receiptByLink: call({
    ...linkCall,
    path: '/api/landing/user/booking/link/receipt',
    input: LinkCodeInput.extend(ReceiptForm.shape),
    output: LinkView,
    refuses: linkRefusals,
  }),
  /** Moves to another date at the price that was shown. */
  rebookByLink: call({
    ...linkCall,
    path: '/api/landing/user/booking/link/move',
    input: LinkCodeInput.extend({ departure_id: DepartureId, total: Won }),
    output: z.object({ departure_date: Day, due: Won, refund: Won }),
    refuses: [
      ...linkRefusals,
      'WRONG_PROGRESS',
      'REFUND_UNDER_WAY',
      'DEPARTURE_CLOSED',
      'SOLD_OUT',
      'AGES_DIFFER',
      'PRICE_CHANGED',
      ...idempotencyRefusals,
    ],
  }),
  /**
   * The customer takes the money rather than another date, and gives an account where it goes by transfer.
   */
  takeBack: call({
    ...linkCall,
    path: '/api/landing/user/booking/link/back',
    input: LinkCodeInput.extend(PayoutForm.shape),
    output: LinkView,
    refuses: [...linkRefusals, 'NAME_UNFIT', 'NOT_CANCELLABLE'],
  }),
  /**
   * Books the seats that were held, at the price that was shown; terms and paying come next, in the booking.
   */
  takeOffer: call({
    ...linkCall,
    path: '/api/landing/user/booking/link/take',
    input: LinkCodeInput.extend({ total: Won }),
    output: z.object({ booking_id: z.string() }),
    refuses: [
      ...linkRefusals,
      'AGENCY_PAUSED',
      'PACKAGE_UNAVAILABLE',
      'DEPARTURE_CLOSED',
      'SOLD_OUT',
      'PRICE_CHANGED',
      'TOO_MANY_UNPAID',
      'TOO_MANY_FROM_NETWORK',
      ...idempotencyRefusals,
    ],
  }),
  /** Spends the link and gives the booking pass, as a mailed code does. */
  openByLink: call({
    ...linkCall,
    path: '/api/landing/user/booking/link/open',
    input: LinkCodeInput,
    output: z.object({ booking_id: z.string() }),
    refuses: linkRefusals,
  }),
  /** The holder of a booking that staff made agrees to the terms before paying. */
  agree: call({
    method: 'POST',
    path: '/api/landing/user/booking/agree',
    takes: 'json',
    who: 'holder',
    input: z.object({ booking_id: BookingNumber, landing_user_id: Id.optional(), consents: Consents }),
    output: Nothing,
    refuses: ['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND', 'CONSENT_REQUIRED', 'ABNORMAL_ACCESS', 'FOREIGN_ORIGIN'],
  }),
}
