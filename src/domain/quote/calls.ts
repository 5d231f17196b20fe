// §7 Quotes: what whoever has the link sees and does. The token travels in bodies only. Decision 100
import { z } from 'zod'
import { Booking } from '#domain/booking/calls.ts'
import { call } from '#platform/wire/call.ts'
import { Day, Moment, Won } from '#platform/wire/shapes.ts'
import { AcceptForm, QuoteCommentForm, QuoteToken } from './forms.ts'
import { quoteStates } from './states.ts'

const QuoteView = z.object({
  state: z.enum(quoteStates),
  /** What is agreed to is named with every answer: a newer one may have been sent. */
  version: z.int(),
  sent: Moment,
  name: z.string(),
  title: z.string(),
  nights: z.int(),
  days: z.array(z.object({ heading: z.string(), text: z.string() })),
  departure_date: Day,
  return_date: Day,
  ...Booking.pick({ party: true, price_lines: true, price_split: true, total: true }).shape,
  /** What is paid first, and by which day the rest; 0 and null where all is paid at once. */
  deposit: Won,
  balance_by: Day.nullable(),
  valid_until: Day,
  included: z.string(),
  not_included: z.string(),
  note: z.string(),
  comments: z.array(
    z.object({ contents: z.string(), staff_name: z.string().nullable(), reg_date: Moment, version: z.int() }),
  ),
  /** Who looks after it, and where the agency is called. */
  in_charge: z.string().nullable(),
  phone: z.string(),
  /** Asked for when it is accepted, because the quote does not have it. */
  lacks: z.array(z.enum(['contact', 'email'])),
  special: z.boolean(),
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
  /** The same answer however often it is pressed: there is one booking. */
  accept: call({
    ...quoteCall,
    path: '/api/landing/quote/accept',
    input: VersionInput.extend(AcceptForm.shape),
    output: z.object({ booking_id: z.string() }),
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
    invalidates: ['booking'],
  }),
  decline: call({
    ...quoteCall,
    path: '/api/landing/quote/decline',
    input: VersionInput,
    output: QuoteView,
    refuses: [...quoteRefusals, 'QUOTE_EXPIRED', 'QUOTE_CHANGED', 'QUOTE_ACCEPTED'],
  }),
}
