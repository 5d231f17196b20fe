// Papers of a booking in the office: who still owes which, links for them, and passports in full.
import { z } from 'zod'
import { TravellerKind } from '#domain/booking/forms.ts'
import { OneOfOffice } from '#domain/booking/office-calls.ts'
import { sendsSheet, sheetInput } from '#platform/sheet/sheet.ts'
import { call, onceOnlyRefuses } from '#platform/wire/call.ts'
import { Day, Id, line, Moment, Nothing, YN } from '#platform/wire/shapes.ts'
import { travellerColumns } from './traveller-columns.ts'

const Traveller = z.object({
  traveller: z.int(),
  name: z.string(),
  kind: TravellerKind,
})
const changing = { method: 'POST', takes: 'json', who: 'staff', may: 'change bookings' } as const

const opening = {
  method: 'GET',
  takes: 'query',
  who: 'staff',
  may: 'passports',
  proof: true,
  notes: true,
  fresh: true,
  tx: 'own',
} as const
/**
 * A file of at most 10 MB, sent as text in the answer: it needs a second factor, which a plain link cannot
 * ask for.
 */
const OneFile = z.object({ name: z.string(), base64: z.string() })

export const documentOfficeCalls = {
  papers: call({
    method: 'GET',
    path: '/api/office/booking/papers',
    takes: 'query',
    who: 'staff',
    may: 'bookings',
    fresh: true,
    input: OneOfOffice,
    output: z.object({
      /** A trip within the country needs no passports. */
      needs_passports: z.boolean(),
      contract: z.object({ agreed: Moment.nullable(), agreed_by: z.string().nullable() }).nullable(),
      travellers: z.array(
        Traveller.extend({
          consents: z.boolean(),
          passport: z.boolean(),
          expires_soon: z.boolean(),
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
    ...changing,
    path: '/api/office/booking/links/mail',
    tx: 'own',
    input: OneOfOffice,
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND', 'WRONG_PROGRESS', ...onceOnlyRefuses],
  }),
  /** Shown once. If it is lost, make another. */
  handLink: call({
    ...changing,
    path: '/api/office/booking/links/hand',
    input: OneOfOffice.extend({ traveller: z.int().min(1).max(999) }),
    output: z.object({ address: z.string() }),
    refuses: ['BOOKING_NOT_FOUND', 'NOT_FOUND', 'WRONG_PROGRESS'],
  }),
  endLinks: call({
    ...changing,
    path: '/api/office/booking/links/end',
    input: OneOfOffice,
    output: z.object({ ended: z.int() }),
    refuses: ['BOOKING_NOT_FOUND'],
  }),
  /** A file of the booking, by the id that the booking names. Each opening is noted. */
  attached: call({
    ...opening,
    path: '/api/office/booking/attached',
    input: OneOfOffice.extend({ id: Id }),
    output: OneFile,
    refuses: ['BOOKING_NOT_FOUND', 'NOT_FOUND'],
  }),
  /** One file, encrypted as it arrives. The customer sees it only if `shown` is Y. */
  addFile: call({
    ...changing,
    takes: 'form',
    path: '/api/office/booking/file',
    tx: 'own',
    input: OneOfOffice.extend({ shown: YN.default('N') }),
    files: { file: { accept: 'papers', most: 1, encrypted: true } },
    output: z.object({ id: Id }),
    refuses: [
      'BOOKING_NOT_FOUND',
      'UPLOAD_CLOSED',
      'FILE_REQUIRED',
      'FILE_TYPE',
      'FILE_TOO_LARGE',
      'TOO_MANY_FILES',
      'UPLOAD_FAILED',
      ...onceOnlyRefuses,
    ],
  }),
  /** Only for files that staff added, not for files of the customer. */
  showFile: call({
    ...changing,
    path: '/api/office/booking/file/show',
    input: OneOfOffice.extend({ id: Id, shown: YN }),
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND', 'NOT_FOUND'],
  }),
  /** Deletes the file and its key for good. The booking's history keeps a line about it. */
  removeFile: call({
    ...changing,
    path: '/api/office/booking/file/remove',
    input: OneOfOffice.extend({ id: Id }),
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND', 'NOT_FOUND'],
  }),
  /** A picture by the name that `passports` gives it. */
  passportPicture: call({
    ...opening,
    path: '/api/office/booking/passport-picture',
    input: OneOfOffice.extend({ name: line(60).min(1) }),
    output: OneFile,
    refuses: ['BOOKING_NOT_FOUND', 'NOT_FOUND'],
  }),
  /** All travellers whose booking is paid. Each passport in it is logged as read. */
  exportTravellers: call({
    ...sendsSheet,
    path: '/api/office/departure/travellers',
    may: 'passports',
    input: z.object({ departure_id: Id, ...sheetInput(travellerColumns) }),
    refuses: [...sendsSheet.refuses, 'DEPARTURE_NOT_FOUND'],
  }),
  passports: call({
    method: 'GET',
    path: '/api/office/booking/passports',
    takes: 'query',
    who: 'staff',
    may: 'passports',
    proof: true,
    notes: true,
    fresh: true,
    input: OneOfOffice,
    output: z.object({
      travellers: z.array(
        Traveller.extend({
          name_en: z.string().nullable(),
          gender: z.enum(['male', 'female']).nullable(),
          birthdate: Day.nullable(),
          pictures: z.array(z.string()),
          passport: z
            .object({ passport_number: z.string(), passport_expiry: z.string(), expires_soon: z.boolean() })
            .nullable(),
        }),
      ),
    }),
    refuses: ['BOOKING_NOT_FOUND'],
  }),
}
