// The calls of a departure's guide on the way: opening the page with a PIN, ticks, notes, slips.

import { z } from 'zod'
import { travellerKinds } from '#domain/booking/ages.ts'
import { FlightsWithAirports } from '#domain/catalog/flights.ts'
import { TourDay } from '#domain/catalog/package.ts'
import { roomKinds } from '#domain/departure/people/rooms.ts'
import { slipCurrencies } from '#lib/currencies.ts'
import { guideLimits } from '#limits/access.ts'
import { guideEntryLimits } from '#limits/trade.ts'
import { call } from '#platform/wire/call.ts'
import { Day, Id, line, Moment, Nothing, text, Words } from '#platform/wire/shapes.ts'

/** Every call below asks for the pass that the PIN gave. `link`: the number of the guide's link. */
const guideCall = { who: 'anyone', tx: 'own' } as const
const writeCall = { ...guideCall, method: 'POST' } as const
const LinkRef = z.object({ link: Id })
const passRefusals = ['GUIDE_PIN_REQUIRED', 'GUIDE_LINK_OVER'] as const
const writeRefusals = [...passRefusals, 'TOO_MANY_TRIES'] as const
const formRefusals = [
  ...writeRefusals,
  'STILL_RUNNING',
  'FILE_TYPE',
  'FILE_TOO_LARGE',
  'TOO_MANY_FILES',
  'UPLOAD_FAILED',
] as const

/** The number of a booking and that of the traveller in it. */
const Person = z.string().regex(/^[0-9A-Z]{12}-\d{1,3}$/)
/** The phone chooses the id, so an entry that arrives twice is stored once. `at`: when it was written. */
const entryFields = { id: z.uuid(), day: Day, at: Moment }
const Note = z.object({ ...entryFields, contents: z.string(), pictures: z.int(), by_name: z.string() })
const Slip = z.object({
  ...entryFields,
  what: z.string(),
  amount_cents: z.int(),
  currency: z.string(),
  has_picture: z.boolean(),
  by_name: z.string(),
})
/** The entries from the way, as the office sees them, too. */
export const GuideEntries = z.object({
  ticks: z.array(z.object({ day: Day, person: Person, present: z.boolean(), at: Moment })),
  notes: z.array(Note),
  slips: z.array(Slip),
  files: z.array(z.object({ id: Id, name: z.string(), type: z.string(), size: z.int() })),
})
export const FileOutput = z.object({ name: z.string(), type: z.string(), base64: z.string() })
/** `key`: opens what this phone stores, in base64; the same for the same link and phone. */
const OfflineKey = z.string()
export const GuidePass = z.object({
  key: OfflineKey,
  until: Moment,
  /**
   * Ended links of this departure: entries that the phone wrote with them and did not send go with this link.
   */
  earlier: z.array(z.object({ link: Id, key: OfflineKey })),
})
/** A random name of the phone, so that each has a key of its own. */
export const Device = z.string().regex(/^[\w-]{16,64}$/)

export const guideCalls = {
  open: call({
    ...writeCall,
    takes: 'json',
    path: '/api/office/guide/open',
    input: LinkRef.extend({
      token: line(64).min(1),
      pin: z
        .string()
        .trim()
        .regex(new RegExp(`^\\d{${guideLimits.pinDigits}}$`), { error: 'WRONG_PIN' }),
      device: Device,
    }),
    output: GuidePass,
    refuses: ['GUIDE_LINK_OVER', 'GUIDE_LINK_LOCKED', 'WRONG_PIN', 'TOO_MANY_TRIES'],
  }),
  /** Everything a guide needs on the way, and nothing of a passport. */
  page: call({
    ...guideCall,
    method: 'GET',
    takes: 'query',
    path: '/api/office/guide/page',
    input: LinkRef,
    output: GuideEntries.extend({
      guide: z.string(),
      agency: Words,
      agency_phone: z.string(),
      page_title: Words,
      departure_date: Day,
      return_date: Day,
      departure_time: z.string().nullable(),
      flights: FlightsWithAirports,
      days: z.array(TourDay),
      /** Where and when travellers meet, and whom to call on the way; empty where nobody has said it. */
      meeting_point: Words,
      meeting_time: z.string(),
      emergency: z.string(),
      /** What was changed after the sale, by day. `unsigned`: the bookers who have not agreed to it. */
      changes: z.array(
        z.object({ id: Id, day: z.int(), before: Words, after: Words, unsigned: z.array(z.string()) }),
      ),
      people: z.array(
        z.object({
          person: Person,
          name: z.string(),
          name_en: z.string(),
          kind: z.enum(travellerKinds),
          gender: z.enum(['male', 'female']).nullable(),
          booker: z.string(),
          contact: z.string(),
          group_name: z.string(),
          diet: z.string(),
          seat: z.string(),
          note: z.string(),
          /** Whom to call if something happens to them; null while nobody is named. */
          emergency: z.object({ name: z.string(), contact: z.string(), relation: z.string() }).nullable(),
        }),
      ),
      rooms: z.array(
        z.object({
          kind: z.enum(roomKinds),
          extra_bed: z.boolean(),
          note: z.string(),
          people: z.array(Person),
        }),
      ),
    }),
    refuses: passRefusals,
  }),
  file: call({
    ...guideCall,
    method: 'GET',
    takes: 'query',
    asksOutside: true,
    path: '/api/office/guide/file',
    input: LinkRef.extend({ id: Id }),
    output: FileOutput,
    refuses: [...passRefusals, 'NOT_FOUND'],
  }),
  /** The latest tick counts, whichever arrives last. */
  tick: call({
    ...writeCall,
    takes: 'json',
    path: '/api/office/guide/tick',
    input: LinkRef.extend({ day: Day, at: Moment, person: Person, present: z.boolean() }),
    output: Nothing,
    refuses: writeRefusals,
  }),
  note: call({
    ...writeCall,
    takes: 'form',
    path: '/api/office/guide/note',
    input: LinkRef.extend({ ...entryFields, contents: text(guideEntryLimits.note) }),
    files: {
      pictures: { accept: 'photos', most: guideEntryLimits.pictures, private: true, isOfTravel: true },
    },
    output: Nothing,
    refuses: formRefusals,
  }),
  slip: call({
    ...writeCall,
    takes: 'form',
    path: '/api/office/guide/slip',
    input: LinkRef.extend({
      ...entryFields,
      what: line(guideEntryLimits.what).min(1),
      amount_cents: z.int().min(1).max(guideEntryLimits.maxCents),
      currency: z.enum(slipCurrencies),
    }),
    files: { picture: { accept: 'photos', most: 1, private: true, isOfTravel: true } },
    output: Nothing,
    refuses: formRefusals,
  }),
}
