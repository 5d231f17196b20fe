// Passports of a whole departure in the office: what is missing, in full for a purpose, asked for again.
import { z } from 'zod'
import { TravellerKind } from '#domain/booking/forms.ts'
import { DepartureId } from '#domain/catalog/package-code.ts'
import { listFileFields, Person } from '#domain/departure/people/office-calls.ts'
import { Nationality } from '#domain/document/forms.ts'
import { FileOutput } from '#domain/document/office-calls.ts'
import { nameMatches } from '#lib/passport-name.ts'
import { tripLimits } from '#limits/trip.ts'
import { exportCall } from '#platform/export/export-file.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Day, line, Moment, Nothing, Words } from '#platform/wire/shapes.ts'
import { passportPurposes } from './passport-purpose.ts'

const DepartureRef = z.object({ departure_id: DepartureId })
const Purpose = z.enum(passportPurposes)
const writeCall = { method: 'POST', takes: 'json' } as const

export const passportOfficeCalls = {
  /** Without a number: that one is there, whether it lasts, and when it was last opened for what. */
  list: call({
    method: 'GET',
    takes: 'query',
    path: '/api/office/departure/passports',
    may: 'bookings',
    input: DepartureRef,
    output: DepartureRef.extend({
      page_title: Words,
      departure_date: Day,
      return_date: Day,
      is_cancelled: z.boolean(),
      /** The months of the trip's entry rule; null where it has none. */
      passport_months: z.int().nullable(),
      people: z.array(
        z.object({
          person: z.string(),
          booking_id: z.string(),
          booker: z.string(),
          name: z.string(),
          name_en: z.string(),
          kind: TravellerKind,
          passport: z.enum(['in', 'expires_soon', 'missing', 'not_needed']),
          /**
           * The name in the passport, and how it compares with the booking's; null where nothing can be
           * compared.
           */
          passport_name: z.string(),
          name_match: z.enum(nameMatches).nullable(),
          has_consent: z.boolean(),
          /** True for a passport that is in and of which nobody said the nationality. */
          lacks_nationality: z.boolean(),
          asked: Moment.nullable(),
          reading: z.object({ purpose: Purpose, at: Moment }).nullable(),
        }),
      ),
    }),
    refuses: ['DEPARTURE_NOT_FOUND'],
  }),
  /** Travellers see in their booking that a passport was opened, and for what. */
  open: call({
    ...writeCall,
    path: '/api/office/departure/passports/open',
    may: 'passports',
    proof: true,
    input: DepartureRef.extend({
      purpose: Purpose,
      /** Everybody of the departure where nobody is named. */
      people: z.array(Person).min(1).max(tripLimits.seats).optional(),
    }),
    output: z.object({
      people: z.array(
        z.object({
          person: z.string(),
          name_en: z.string(),
          birthdate: Day.nullable(),
          passport_number: z.string(),
          passport_expiry: Day,
          /** Three letters; null where nobody said it. */
          passport_nationality: z.string().nullable(),
          /** Names of the pictures that can be asked for. */
          pictures: z.array(z.string()),
        }),
      ),
      /** Travellers whose consent does not name this receiver. */
      withheld: z.array(z.string()),
    }),
    refuses: ['DEPARTURE_NOT_FOUND', 'DEPARTURE_CANCELLED', 'STEP_UP_REQUIRED', 'FACTOR_REQUIRED'],
  }),
  /** One picture by the name that `open` gives it, under the same consent, and written down as well. */
  picture: call({
    method: 'GET',
    takes: 'query',
    path: '/api/office/departure/passports/picture',
    may: 'passports',
    proof: true,
    logsRead: true,
    tx: 'own',
    asksOutside: true,
    input: DepartureRef.extend({ person: Person, name: line(60).min(1), purpose: Purpose }),
    output: FileOutput,
    refuses: ['DEPARTURE_NOT_FOUND', 'DEPARTURE_CANCELLED', 'NOT_FOUND'],
  }),
  /** Of a passport that is in: staff read it off the picture, or correct it. */
  setNationality: call({
    ...writeCall,
    path: '/api/office/departure/passports/nationality',
    may: 'passports',
    proof: true,
    input: DepartureRef.extend({ person: Person, passport_nationality: Nationality }),
    output: Nothing,
    refuses: [
      'DEPARTURE_NOT_FOUND',
      'DEPARTURE_CANCELLED',
      'NOT_FOUND',
      'STEP_UP_REQUIRED',
      'FACTOR_REQUIRED',
    ],
  }),
  /** In the order of APIS. A number is where the consent names airlines, and nowhere else. */
  exportAirline: call({
    ...exportCall,
    path: '/api/office/departure/airline-list',
    may: 'passports',
    input: DepartureRef.extend(listFileFields),
    refuses: [...exportCall.refuses, 'DEPARTURE_NOT_FOUND', 'DEPARTURE_CANCELLED', 'NOBODY_BOOKED'],
  }),
  /** `asked`: how many bookings got a mail, or a task to call them. */
  ask: call({
    ...writeCall,
    path: '/api/office/departure/passports/ask',
    may: 'change bookings',
    tx: 'own',
    input: DepartureRef,
    output: z.object({ asked: z.int() }),
    refuses: ['DEPARTURE_NOT_FOUND', 'DEPARTURE_CANCELLED', 'DAY_IS_OVER', ...idempotencyRefusals],
  }),
}
