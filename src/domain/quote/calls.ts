// §7 Quotes: what whoever has the link sees and does. The token travels in bodies only. Decision 100
import { z } from 'zod'
import { Booking } from '#domain/booking/calls.ts'
import { call } from '#platform/wire/call.ts'
import { Day, Moment, Won } from '#platform/wire/shapes.ts'
import { AcceptForm, QuoteCommentForm, QuoteToken } from './forms.ts'
import { quoteStates } from './states.ts'

const QuoteView = z.object({
  state: z.enum(quoteStates),
  /** Every answer names the version that the customer agrees to, because a newer one may have been sent. */
  version: z.int(),
  sent: Moment,
  name: z.string(),
  title: z.string(),
  nights: z.int(),
  days: z.array(z.object({ heading: z.string(), text: z.string() })),
  departure_date: Day,
  return_date: Day,
  ...Booking.pick({ party: true, price_lines: true, price_split: true, total: true }).shape,
  /** The sum that is paid first, and the day of the rest; 0 and null where all is paid at once. */
  deposit: Won,
  balance_by: Day.nullable(),
  valid_until: Day,
  included: z.string(),
  not_included: z.string(),
  note: z.string(),
  comments: z.array(
    z.object({ contents: z.string(), staff_name: z.string().nullable(), reg_date: Moment, version: z.int() }),
  ),
  /** The person in charge, and the agency's telephone. */
  in_charge: z.string().nullable(),
  phone: z.string(),
  /** Fields that the quote lacks, and that are asked for when it is accepted. */
  lacks: z.array(z.enum(['contact', 'email'])),
  special: z.boolean(),
  /** Null for who does not hold the booking: a link may be sent on. */
  booking_id: z.string().nullable(),
})

const quoteCall = { method: 'POST', takes: 'json', who: 'link', tx: 'own' } as const
const quoteRefusals = ['QUOTE_NOT_FOUND', 'QUOTE_WITHDRAWN', 'FOREIGN_ORIGIN'] as const
const TokenInput = z.object({ token: QuoteToken })
const VersionInput = TokenInput.extend({ version: z.int32().min(1) })

export const quoteCalls = {
  show: call({
    ...quoteCall,
    path: '/api/landing/quote',
    input: TokenInput,
    output: QuoteView,
    refuses: quoteRefusals,
  }),
  comment: call({
    ...quoteCall,
    path: '/api/landing/quote/comment',
    input: VersionInput.extend(QuoteCommentForm.shape),
    output: QuoteView,
    refuses: [...quoteRefusals, 'QUOTE_ACCEPTED', 'TOO_MANY_TRIES'],
  }),
  /** There is one booking, however often it is pressed; null for who has the link and does not hold it. */
  accept: call({
    ...quoteCall,
    path: '/api/landing/quote/accept',
    input: VersionInput.extend(AcceptForm.shape),
    output: z.object({ booking_id: z.string().nullable() }),
    refuses: [
      ...quoteRefusals,
      'QUOTE_EXPIRED',
      'QUOTE_CHANGED',
      'QUOTE_INCOMPLETE',
      'CONSENT_REQUIRED',
      'AGENCY_PAUSED',
      'DEPARTURE_CLOSED',
      'PRICE_CHANGED',
    ],
  }),
  decline: call({
    ...quoteCall,
    path: '/api/landing/quote/decline',
    input: VersionInput,
    output: QuoteView,
    refuses: [...quoteRefusals, 'QUOTE_EXPIRED', 'QUOTE_CHANGED', 'QUOTE_ACCEPTED'],
  }),
}
