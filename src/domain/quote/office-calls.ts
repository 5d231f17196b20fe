// §10 Quotes as staff write, send and answer them. Decision 100
import { z } from 'zod'
import { PaymentPlan } from '#domain/agency/forms.ts'
import { PackageCode } from '#domain/catalog/package-code.ts'
import { keywordLength, pageSizes } from '#limits/display.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { createPaging, Day, Id, line, listOf, Moment, Revision, Won } from '#platform/wire/shapes.ts'
import { QuoteCommentForm, QuoteContent, QuoteForm, QuoteRecipient } from './forms.ts'
import { quoteStates } from './states.ts'

const QuoteRow = z.object({
  id: Id,
  state: z.enum(quoteStates),
  name: z.string(),
  title: z.string(),
  departure_date: Day,
  total: Won,
  valid_until: Day,
  version: z.int(),
  in_charge_name: z.string().nullable(),
  changed: Moment,
})

const QuoteDetails = QuoteRow.extend({
  revision: Revision,
  recipient: z.object({ ...QuoteRecipient.shape, name: z.string(), contact: z.string(), email: z.string() }),
  content: QuoteContent,
  /** The payment plan for a quote that has none of its own. */
  usual_plan: PaymentPlan,
  /** The address that the customer opens; null before it was sent. */
  link: z.string().nullable(),
  booking_id: z.string().nullable(),
  consult: Id.nullable(),
  package_code: z.string().nullable(),
  /** The newest first, each as the customer saw it. */
  versions: z.array(
    z.object({
      version: z.int(),
      sent: Moment,
      opened: Moment.nullable(),
      staff_name: z.string(),
      total: Won,
      content: QuoteContent,
    }),
  ),
  comments: z.array(
    z.object({
      id: Id,
      contents: z.string(),
      staff_name: z.string().nullable(),
      reg_date: Moment,
      version: z.int(),
    }),
  ),
})

const quoteCall = { takes: 'json', may: 'change bookings' } as const
const writeRefusals = ['NOT_FOUND', 'CHANGED_MEANWHILE', 'QUOTE_ACCEPTED'] as const
const Version = z.object({ id: Id, revision: Revision })
const RevisionOutput = z.object({ revision: Revision })

export const quoteOfficeCalls = {
  quotes: call({
    method: 'GET',
    path: '/api/office/quotes',
    takes: 'query',
    may: 'change bookings',
    input: z.object({
      state: z.enum(quoteStates).optional(),
      in_charge: Id.optional(),
      query: line(keywordLength.most).min(1).optional(),
      ...createPaging(pageSizes.officeRows),
    }),
    /** `people`: everybody who is in charge of a quote. */
    output: listOf(QuoteRow).extend({ people: z.array(z.object({ id: Id, name: z.string() })) }),
  }),
  quote: call({
    method: 'GET',
    path: '/api/office/quote',
    takes: 'query',
    may: 'change bookings',
    logsRead: true,
    input: z.object({ id: Id }),
    output: QuoteDetails,
    refuses: ['NOT_FOUND'],
  }),
  /** From a consultation, from a trip and its next departure, or free. */
  createQuote: call({
    ...quoteCall,
    method: 'POST',
    path: '/api/office/quote',
    tx: 'own',
    input: z.object({
      consult: Id.optional(),
      package_code: PackageCode.optional(),
    }),
    output: z.object({ id: Id }),
    refuses: ['NOT_FOUND', 'PACKAGE_UNAVAILABLE', ...idempotencyRefusals],
  }),
  saveQuote: call({
    ...quoteCall,
    method: 'PUT',
    path: '/api/office/quote',
    input: QuoteForm.safeExtend(Version.shape),
    output: RevisionOutput,
    refuses: [...writeRefusals, 'QUOTE_INCOMPLETE'],
  }),
  /** Saved and sent; the customer is told of each version. */
  sendQuote: call({
    ...quoteCall,
    method: 'POST',
    path: '/api/office/quote/send',
    input: QuoteForm.safeExtend(Version.shape),
    output: RevisionOutput.extend({ version: z.int(), link: z.string(), is_mailed: z.boolean() }),
    refuses: [...writeRefusals, 'QUOTE_INCOMPLETE', 'DAY_IS_OVER', 'VALID_TOO_LONG', 'CATEGORY_NOT_FOUND'],
  }),
  answerQuote: call({
    ...quoteCall,
    method: 'POST',
    path: '/api/office/quote/answer',
    input: Version.extend(QuoteCommentForm.shape),
    output: RevisionOutput,
    refuses: [...writeRefusals, 'WRONG_QUOTE_STATE'],
  }),
  withdrawQuote: call({
    ...quoteCall,
    method: 'PUT',
    path: '/api/office/quote/withdraw',
    input: Version,
    output: RevisionOutput,
    refuses: [...writeRefusals, 'WRONG_QUOTE_STATE'],
  }),
  deleteQuote: call({
    ...quoteCall,
    method: 'DELETE',
    path: '/api/office/quote',
    takes: 'query',
    input: Version,
    output: z.object({}),
    refuses: [...writeRefusals, 'WRONG_QUOTE_STATE'],
  }),
}
