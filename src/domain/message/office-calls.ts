// Messages to customers: templates by the day, what a departure's people must know, what was sent.
import { z } from 'zod'
import { BookingNumber } from '#domain/booking/forms.ts'
import { BookingIdInput } from '#domain/booking/office-calls.ts'
import { PackageCode } from '#domain/catalog/package-code.ts'
import { keywordLength } from '#limits/display.ts'
import { messageLimits } from '#limits/trade.ts'
import { call } from '#platform/wire/call.ts'
import { Id, line, Moment, Nothing, Revision, text, Won, Words, withError } from '#platform/wire/shapes.ts'
import { messageMoments } from './moments.ts'

const readCall = { method: 'GET', takes: 'query', may: 'bookings' } as const
const saveCall = { method: 'PUT', takes: 'json', may: 'change bookings' } as const
const Delivery = z.object({
  id: Id,
  /** Its name in the reader's language. */
  what: z.string(),
  channel: z.enum(['mail', 'alimtalk', 'sms']),
  state: z.enum(['waiting', 'sent', 'delivered', 'failed']),
  /** Why it failed: a code of the service, or ours. */
  reason: z.string(),
  price: Won,
  asked: Moment,
})
const KakaoState = z.enum(['none', 'submitted', 'approved', 'refused'])
const bothLanguages = (text: z.ZodString) =>
  z.strictObject({ ko: text, en: text }).refine(({ ko, en }) => /\S/.test(ko + en), withError('ownLanguage'))
/** '': for all trips. */
const TripOrAll = z.union([PackageCode, z.literal('')]).default('')
const templateKey = { moment: z.enum(messageMoments), package_code: TripOrAll, revision: Revision }
const templateFields = {
  is_on: z.boolean(),
  day: z.int().min(0).max(365),
  by: z.enum(['mail', 'text', 'both']),
}
export const messageOfficeCalls = {
  /** Deliveries to the customer of a booking, the newest first. */
  ofBooking: call({
    ...readCall,
    path: '/api/office/booking/messages',
    input: BookingIdInput,
    output: z.object({ list: z.array(Delivery), is_ad_refused: z.boolean() }),
    refuses: ['BOOKING_NOT_FOUND'],
  }),
  /** The customer of a booking wants no advertising, or takes it again. */
  saveAdRefusal: call({
    ...saveCall,
    path: '/api/office/booking/ads',
    input: BookingIdInput.extend({ is_ad_refused: z.boolean() }),
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND'],
  }),
  /** One for each occasion. Revision 0: our words, which nobody has changed yet. */
  templates: call({
    ...readCall,
    path: '/api/office/messages/templates',
    input: z.object({ package_code: TripOrAll }),
    output: z.object({
      list: z.array(
        z.object({
          ...templateKey,
          ...templateFields,
          subject: Words,
          contents: Words,
          /** The text is the trip's own, or, of all trips, the agency's own. */
          is_own: z.boolean(),
          kakao_state: KakaoState,
          kakao_reason: z.string(),
          /** The words have not changed since they were submitted. */
          is_kakao_current: z.boolean(),
        }),
      ),
    }),
  }),
  /** Trips with words of their own first; by title or code where something is looked for. */
  trips: call({
    ...readCall,
    path: '/api/office/messages/trips',
    input: z.object({ q: line(keywordLength.most).optional() }),
    output: z.object({
      list: z.array(z.object({ package_code: PackageCode, page_title: Words, is_own: z.boolean() })),
    }),
  }),
  saveTemplate: call({
    ...saveCall,
    path: '/api/office/messages/template',
    input: z.object({
      ...templateKey,
      ...templateFields,
      /** In each language of the site; another one is not stored. */
      subject: bothLanguages(line(messageLimits.subject)),
      contents: bothLanguages(text(messageLimits.contents)),
    }),
    output: z.object({ revision: Revision }),
    refuses: ['UNKNOWN_VARIABLE', 'TEXT_TOO_LONG', 'PACKAGE_UNAVAILABLE', 'CHANGED_MEANWHILE'],
  }),
  deleteTemplate: call({
    ...saveCall,
    method: 'DELETE',
    path: '/api/office/messages/template',
    input: z.object(templateKey),
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE'],
  }),
  /** Submits the words to Kakao, for 알림톡. */
  submitTemplate: call({
    ...saveCall,
    method: 'POST',
    path: '/api/office/messages/template/submit',
    tx: 'own',
    input: z.object(templateKey),
    output: z.object({ kakao_state: KakaoState }),
    refuses: [
      'CHANGED_MEANWHILE',
      'TEXT_KEYS_MISSING',
      'KAKAO_CHANNEL_MISSING',
      'CONNECTION_REFUSED',
      'CONNECTION_UNREACHABLE',
    ],
  }),
  /** The message as the customer of a booking would read it, in their language. `missing`: variables without a known value. */
  preview: call({
    ...readCall,
    method: 'POST',
    takes: 'json',
    path: '/api/office/messages/preview',
    input: z.object({
      booking_id: BookingNumber,
      subject: z.strictObject({ ko: line(messageLimits.subject), en: line(messageLimits.subject) }),
      contents: z.strictObject({ ko: text(messageLimits.contents), en: text(messageLimits.contents) }),
    }),
    output: z.object({ subject: z.string(), contents: z.string(), missing: z.array(z.string()) }),
    refuses: ['BOOKING_NOT_FOUND', 'UNKNOWN_VARIABLE'],
  }),
  /** Whether texts can be sent at all, and what they have cost by month, the newest first. */
  textCosts: call({
    ...readCall,
    path: '/api/office/messages/costs',
    input: Nothing,
    output: z.object({
      has_keys: z.boolean(),
      list: z.array(
        z.object({ month: z.string(), alimtalk: z.int(), sms: z.int(), failed: z.int(), price: Won }),
      ),
    }),
  }),
}
