// The places of trips: looked for among the agency's own and the cities of the world, kept, located.
import { z } from 'zod'
import { keywordLength, pageSizes } from '#limits/display.ts'
import { placeLimits, tripLetters } from '#limits/trade.ts'
import { call } from '#platform/wire/call.ts'
import {
  createPaging,
  Id,
  line,
  listOf,
  Nothing,
  Revision,
  requiredText,
  Words,
} from '#platform/wire/shapes.ts'

const Place = z.object({
  place_id: Id.nullable(),
  name: Words,
  country: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

const Degrees = (most: number) => z.number().min(-most).max(most).nullable().default(null)
/** Latitude and longitude are given together or not at all. */
const NewPlace = z
  .object({
    name: requiredText(tripLetters.place),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .default(null),
    latitude: Degrees(placeLimits.latitude),
    longitude: Degrees(placeLimits.longitude),
  })
  .refine(({ latitude, longitude }) => latitude === null || longitude !== null, { path: ['longitude'] })
  .refine(({ latitude, longitude }) => longitude === null || latitude !== null, { path: ['latitude'] })
const OwnPlace = Place.extend({
  place_id: Id,
  revision: Revision,
  /** How many trips have it: shown, in a draft, or set to be published. */
  trips: z.int(),
})

export const placeCalls = {
  /** Places this agency has used first, then cities of the world. */
  places: call({
    method: 'GET',
    path: '/api/office/places',
    takes: 'query',
    may: 'trips',
    tx: 'own',
    input: z.object({ query: line(keywordLength.most).min(1) }),
    output: z.object({ list: z.array(Place) }),
  }),
  addPlace: call({
    method: 'POST',
    path: '/api/office/place',
    takes: 'json',
    may: 'trips',
    input: NewPlace,
    output: z.object({ place_id: Id }),
  }),
  /** The agency's own, by name. `lacking`: nobody has located them; no trip has them. */
  ownPlaces: call({
    method: 'GET',
    path: '/api/office/places/own',
    takes: 'query',
    may: 'trips',
    input: z.object({
      query: line(keywordLength.most).min(1).optional(),
      lacking: z.enum(['spot', 'trips']).optional(),
      ...createPaging(pageSizes.officeRows),
    }),
    output: listOf(OwnPlace),
  }),
  place: call({
    method: 'GET',
    path: '/api/office/place',
    takes: 'query',
    may: 'trips',
    input: z.object({ place_id: Id }),
    output: OwnPlace,
    refuses: ['PLACE_NOT_FOUND'],
  }),
  /** Every map changes at once. The texts of days stay as they were written. */
  changePlace: call({
    method: 'PUT',
    path: '/api/office/place',
    takes: 'json',
    may: 'trips',
    input: NewPlace.safeExtend({ place_id: Id, revision: Revision }),
    output: z.object({ revision: Revision }),
    refuses: ['PLACE_NOT_FOUND', 'CHANGED_MEANWHILE', 'PLACE_TAKEN'],
  }),
  removePlace: call({
    method: 'DELETE',
    path: '/api/office/place',
    takes: 'query',
    may: 'trips',
    input: z.object({ place_id: Id }),
    output: Nothing,
    refuses: ['PLACE_NOT_FOUND', 'PLACE_IN_USE'],
  }),
}
