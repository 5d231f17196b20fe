// What a customer does with a link: pays what staff booked, agrees to its terms, says where money goes back.
import { z } from 'zod'
import { Booking } from '#domain/booking/calls.ts'
import { BookingNumber } from '#domain/booking/forms.ts'
import { DepartureId } from '#domain/catalog/package-code.ts'
import { paymentCalls } from '#domain/payment/calls.ts'
import { PayoutAccount, PayoutForm } from '#domain/payment/forms.ts'
import { call, onceOnlyRefuses } from '#platform/wire/call.ts'
import { Day, Id, Moment, Nothing, Won } from '#platform/wire/shapes.ts'
import { Consents } from './forms.ts'

/** As it is read out: dashes, gaps and case forgiven. */
const Code = z
  .string()
  .trim()
  .toUpperCase()
  .overwrite((typed) => typed.replace(/[\s-]/g, ''))
  .regex(/^[0-9A-HJKMNP-TV-Z]{12}$/)
const ByCode = z.object({ code: Code })

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

/** What every link shows of its booking. */
const summary = {
  name: true,
  page_title: true,
  departure_date: true,
  return_date: true,
  party: true,
  total: true,
} as const

/** What goes back by which way. `until`: other dates can be chosen; null where there is nothing to choose. */
const Back = Booking.pick({ ...summary, booking_id: true }).extend({
  until: Moment.nullable(),
  others: z.array(OtherDate),
  by_gateway: Won,
  by_transfer: Won,
  compensation: Won,
  /** The last digits of the account that was given. */
  account: PayoutAccount.omit({ account_number: true }).extend({ ending: z.string() }).nullable(),
})

/** Seats that are kept for who waited. */
const Offer = Booking.pick({ ...summary, price_lines: true }).extend({ until: Moment })

/**
 * `pay`, `back` and `offer`: null where the link opens the booking; pressing the button does that, once.
 * `amount`: to be paid
 * now.
 */
const Shown = z.object({
  kind: z.enum(['pay', 'open', 'back', 'offer']),
  back: Back.nullable(),
  offer: Offer.nullable(),
  pay: Booking.pick({
    ...summary,
    booking_id: true,
    price_lines: true,
    pay_by: true,
    bank_transfer: true,
    consents_due: true,
  })
    .extend({ amount: Won, held_until: Moment.nullable(), special: z.boolean() })
    .nullable(),
})

const byLink = { method: 'POST', takes: 'json', who: 'link', tx: 'own' } as const
const refuses = ['LINK_EXPIRED', 'TOO_MANY_TRIES', 'FOREIGN_ORIGIN'] as const

export const linkCalls = {
  showLink: call({
    ...byLink,
    path: '/api/landing/user/booking/link',
    input: ByCode,
    output: Shown,
    refuses,
  }),
  agreeByLink: call({
    ...byLink,
    path: '/api/landing/user/booking/link/agree',
    input: ByCode.extend({ consents: Consents }),
    output: Shown,
    refuses: [...refuses, 'CONSENT_REQUIRED'],
  }),
  /** Opens the pay window for this booking; coming back from it opens nothing else. */
  payByLink: call({
    ...byLink,
    path: '/api/landing/user/booking/link/pay',
    input: ByCode,
    output: paymentCalls.payment.output,
    refuses: [...refuses, 'NOT_PAYABLE', 'CONSENT_REQUIRED', ...onceOnlyRefuses],
  }),
  /** To another date, at its price, as it was shown. */
  moveByLink: call({
    ...byLink,
    path: '/api/landing/user/booking/link/move',
    input: ByCode.extend({ departure_id: DepartureId, total: Won }),
    output: z.object({ departure_date: Day, due: Won, refund: Won }),
    refuses: [
      ...refuses,
      'WRONG_PROGRESS',
      'REFUND_UNDER_WAY',
      'DEPARTURE_CLOSED',
      'SOLD_OUT',
      'AGES_DIFFER',
      'PRICE_CHANGED',
      ...onceOnlyRefuses,
    ],
  }),
  /** The money rather than another date, and the account to which it is sent where it goes by transfer. */
  takeBack: call({
    ...byLink,
    path: '/api/landing/user/booking/link/back',
    input: ByCode.extend(PayoutForm.shape),
    output: Shown,
    refuses: [...refuses, 'NAME_UNFIT', 'NOT_CANCELLABLE'],
  }),
  /**
   * Books the seats that were kept, at the price that was shown; terms and paying come next, in the booking.
   */
  takeOffer: call({
    ...byLink,
    path: '/api/landing/user/booking/link/take',
    input: ByCode.extend({ total: Won }),
    output: z.object({ booking_id: z.string() }),
    refuses: [
      ...refuses,
      'PACKAGE_UNAVAILABLE',
      'DEPARTURE_CLOSED',
      'SOLD_OUT',
      'PRICE_CHANGED',
      ...onceOnlyRefuses,
    ],
    drops: ['booking'],
  }),
  /** Spends the link and gives the booking pass, as a mailed code does. */
  openByLink: call({
    ...byLink,
    path: '/api/landing/user/booking/link/open',
    input: ByCode,
    output: z.object({ booking_id: z.string() }),
    refuses,
    drops: ['booking'],
  }),
  /** Whoever holds a booking that staff made agrees to the terms before paying. */
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
