// Documents of a booking in the office: what is missing, links to request it, and attached files.
import { z } from 'zod'
import { TravellerKind } from '#domain/booking/forms.ts'
import { BookingIdInput } from '#domain/booking/office-calls.ts'
import { nameMatches } from '#lib/passport-name.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Id, Moment, Nothing, Revision, YN } from '#platform/wire/shapes.ts'
import { EmergencyContact } from './forms.ts'

const TravellerInput = BookingIdInput.extend({ traveller: z.int().min(1).max(999) })
const OfficeTraveller = z.object({
  traveller: z.int(),
  name: z.string(),
  kind: TravellerKind,
})
const changeCallDefaults = { method: 'POST', takes: 'json', may: 'change bookings' } as const

/**
 * A file of at most 10 MB, sent as text in the answer: it needs a second factor, which a plain link cannot
 * ask for.
 */
export const FileOutput = z.object({ name: z.string(), base64: z.string() })

export const documentOfficeCalls = {
  papers: call({
    method: 'GET',
    path: '/api/office/booking/papers',
    takes: 'query',
    may: 'bookings',
    input: BookingIdInput,
    output: z.object({
      /** A trip within the country needs no passports. */
      needs_passports: z.boolean(),
      contract: z.object({ agreed: Moment.nullable(), agreed_by: z.string().nullable() }).nullable(),
      travellers: z.array(
        OfficeTraveller.extend({
          consents: z.boolean(),
          passport: z.boolean(),
          expires_soon: z.boolean(),
          /** The name in the passport beside the booking's; null where nothing can be compared. */
          name_match: z.enum(nameMatches).nullable(),
          /** The last that was made; null when there was none. */
          link: z
            .object({ made: Moment, mailed: z.boolean(), state: z.enum(['open', 'used', 'ended']) })
            .nullable(),
        }),
      ),
    }),
    refuses: ['BOOKING_NOT_FOUND'],
  }),
  /** One for each traveller, to the address of the booking. */
  mailLinks: call({
    ...changeCallDefaults,
    path: '/api/office/booking/links/mail',
    tx: 'own',
    input: BookingIdInput,
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND', 'WRONG_PROGRESS', ...idempotencyRefusals],
  }),
  /** Shown once. If it is lost, make another. */
  handLink: call({
    ...changeCallDefaults,
    path: '/api/office/booking/links/hand',
    input: TravellerInput,
    output: z.object({ address: z.string() }),
    refuses: ['BOOKING_NOT_FOUND', 'NOT_FOUND', 'WRONG_PROGRESS'],
  }),
  /** For somebody who asked and has no booking yet: consents, then a passport. Shown once. */
  consultationLink: call({
    ...changeCallDefaults,
    path: '/api/office/consultation/link',
    input: z.object({ id: Id }),
    output: z.object({ address: z.string() }),
    refuses: ['NOT_FOUND'],
  }),
  endLinks: call({
    ...changeCallDefaults,
    path: '/api/office/booking/links/end',
    input: BookingIdInput,
    output: z.object({ ended: z.int() }),
    refuses: ['BOOKING_NOT_FOUND'],
  }),
  /** Whom to call if something happens to a traveller: in full. Revision 0: nobody is named. */
  emergencyContact: call({
    method: 'GET',
    takes: 'query',
    path: '/api/office/booking/emergency-contact',
    may: 'bookings',
    logsRead: true,
    input: TravellerInput,
    output: z.object({
      person: z.object({ name: z.string(), contact: z.string(), relation: z.string() }).nullable(),
      revision: Revision,
    }),
    refuses: ['BOOKING_NOT_FOUND'],
  }),
  /** Null takes the person out. */
  saveEmergencyContact: call({
    ...changeCallDefaults,
    method: 'PUT',
    path: '/api/office/booking/emergency-contact',
    input: TravellerInput.extend({ person: EmergencyContact.nullable(), revision: Revision }),
    output: Nothing,
    refuses: [
      'BOOKING_NOT_FOUND',
      'TRAVELLER_NOT_FOUND',
      'WRONG_PROGRESS',
      'NAME_UNFIT',
      'CHANGED_MEANWHILE',
    ],
  }),
  /** A file of the booking, by the id that the booking names. Each opening is logged. */
  attached: call({
    method: 'GET',
    takes: 'query',
    path: '/api/office/booking/attached',
    may: 'passports',
    proof: true,
    logsRead: true,
    tx: 'own',
    asksOutside: true,
    input: BookingIdInput.extend({ id: Id }),
    output: FileOutput,
    refuses: ['BOOKING_NOT_FOUND', 'NOT_FOUND'],
  }),
  /** One file, encrypted as it arrives. The customer sees it only if `shown` is Y. */
  addFile: call({
    ...changeCallDefaults,
    takes: 'form',
    path: '/api/office/booking/file',
    tx: 'own',
    input: BookingIdInput.extend({ shown: YN.default('N') }),
    files: { file: { accept: 'papers', most: 1, encrypted: true, isOfTravel: true } },
    output: z.object({ id: Id }),
    refuses: [
      'BOOKING_NOT_FOUND',
      'UPLOAD_CLOSED',
      'FILE_REQUIRED',
      'FILE_TYPE',
      'FILE_TOO_LARGE',
      'TOO_MANY_FILES',
      'UPLOAD_FAILED',
      ...idempotencyRefusals,
    ],
  }),
  /** Only for files that staff added, not for files of the customer. */
  showFile: call({
    ...changeCallDefaults,
    path: '/api/office/booking/file/show',
    input: BookingIdInput.extend({ id: Id, shown: YN }),
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND', 'NOT_FOUND'],
  }),
  /** Deletes the file and its key for good. The booking's history keeps a line about it. */
  removeFile: call({
    ...changeCallDefaults,
    path: '/api/office/booking/file/remove',
    input: BookingIdInput.extend({ id: Id }),
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND', 'NOT_FOUND'],
  }),
}
