// A booking that staff made: what its customer does with the link, and agreeing to the terms before paying.
import { z } from 'zod'
import { Booking } from '#domain/booking/calls.ts'
import { BookingNumber } from '#domain/booking/forms.ts'
import { paymentCalls } from '#domain/payment/calls.ts'
import { call } from '#platform/wire/call.ts'
import { Id, Moment, Nothing, Won } from '#platform/wire/shapes.ts'
import { Consents } from './forms.ts'

/** As it is read out: dashes, gaps and case forgiven. */
const Code = z
  .string()
  .trim()
  .toUpperCase()
  .overwrite((typed) => typed.replace(/[\s-]/g, ''))
  .regex(/^[0-9A-HJKMNP-TV-Z]{12}$/)
const ByCode = z.object({ code: Code })

/** `pay`: null where the link opens the booking; pressing the button does that, once. `amount`: to be paid now. */
const Shown = z.object({
  kind: z.enum(['pay', 'open']),
  pay: Booking.pick({
    booking_id: true,
    name: true,
    page_title: true,
    departure_date: true,
    return_date: true,
    party: true,
    price_lines: true,
    total: true,
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
    refuses: [
      ...refuses,
      'NOT_PAYABLE',
      'CONSENT_REQUIRED',
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_KEY_REUSED',
      'STILL_RUNNING',
    ],
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
