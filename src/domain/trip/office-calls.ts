// Trips in the office: listed, written as drafts, published, taken down.
import { z } from 'zod'
import { PackageCode } from '#domain/catalog/package-code.ts'
import { PlannedPrices } from '#domain/departure/forms.ts'
import { keywordLength, pageSizes } from '#limits/display.ts'
import { tripLetters } from '#limits/trade.ts'
import { tripLimits } from '#limits/trip.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import {
  createPaging,
  Day,
  Id,
  line,
  listOf,
  Moment,
  Nothing,
  Revision,
  requiredText,
  Won,
  Words,
} from '#platform/wire/shapes.ts'
import { Categories, TripState } from './import-export.ts'
import { importExportCalls } from './import-export-office-calls.ts'
import { placeCalls } from './place-office-calls.ts'
import { FirstDraft, TripDraft } from './trip.ts'

const TripRef = z.object({ package_code: PackageCode })

/** Why it cannot be shown (`must`) or could sell better. `field`: where to correct it. */
const PublishBlocker = z.object({
  level: z.enum(['must', 'should']),
  kind: z.enum([
    'title',
    'destination',
    'alert',
    'shopping',
    'deposit',
    'depositPrice',
    'words',
    'day',
    'days',
    'options',
    'category',
    'departures',
    'minimum',
    'pictures',
    'alt',
    'schedule',
    'meals',
    'registration',
    'english',
    'korean',
  ]),
  field: z.string(),
  /** The number of the day, or a count. */
  number: z.int().nullable(),
})
export type PublishBlocker = z.output<typeof PublishBlocker>

const TripLine = z.object({
  package_code: PackageCode,
  page_title: Words,
  thumbnail_path: z.string().nullable(),
  tour_category_name: Words,
  tour_area_name: Words.nullable(),
  state: TripState,
  /** True if the draft has changes that are not published yet. */
  changed: z.boolean(),
  publish_at: Moment.nullable(),
  nights: z.int(),
  days: z.int(),
  page_price: Won.nullable(),
  departures: z.int(),
  next_departure: Day.nullable(),
})

const DraftStatus = z.object({
  revision: Revision,
  saved: Moment,
  staff_name: z.string(),
  changed: z.boolean(),
  blockers: z.array(PublishBlocker),
})

const CategoryOption = z.object({ id: Id, name: Words })

/** So many trips on sale, and the bookings they have, cancelled ones aside. */
const BookedTrips = z.object({ trips: z.int(), bookings: z.int() })

export const tripOfficeCalls = {
  trips: call({
    method: 'GET',
    path: '/api/office/trips',
    takes: 'query',
    may: 'trips',
    input: z.object({
      state: TripState.optional(),
      tour_category: Id.optional(),
      query: line(keywordLength.most).min(1).optional(),
      ...createPaging(pageSizes.officeRows),
    }),
    output: listOf(TripLine).extend({ categories: z.array(CategoryOption) }),
  }),
  trip: call({
    method: 'GET',
    path: '/api/office/trip',
    takes: 'query',
    may: 'trips',
    input: TripRef,
    output: DraftStatus.extend({
      package_code: PackageCode,
      state: TripState,
      version: z.int(),
      publish_at: Moment.nullable(),
      content: TripDraft,
      categories: Categories,
    }),
    refuses: ['PACKAGE_UNAVAILABLE'],
    refusalIfInvalid: 'PACKAGE_UNAVAILABLE',
  }),
  /** The address of the preview of the draft, good for ten minutes. */
  previewTrip: call({
    method: 'GET',
    path: '/api/office/trip/preview',
    takes: 'query',
    may: 'trips',
    input: TripRef,
    output: z.object({ address: z.url() }),
    refuses: ['PACKAGE_UNAVAILABLE'],
  }),
  createTrip: call({
    method: 'POST',
    path: '/api/office/trip',
    takes: 'json',
    may: 'trips',
    tx: 'own',
    input: z.object({
      page_title: requiredText(tripLetters.title),
      tour_category_id: Id,
      nights: z.int().min(0).max(tripLimits.days),
      days: z.int().min(1).max(tripLimits.days),
      /** With `content`, the trip is made with that content or not at all; otherwise it is empty. */
      content: FirstDraft.nullable().default(null),
      planned: PlannedPrices.nullable().default(null),
    }),
    output: TripRef,
    refuses: ['CATEGORY_NOT_FOUND', 'PLACE_NOT_FOUND', 'PICTURE_NOT_FOUND', ...idempotencyRefusals],
  }),
  /** The copy has the departures to come, and nobody booked on them. */
  copyTrip: call({
    method: 'POST',
    path: '/api/office/trip/copy',
    takes: 'json',
    may: 'trips',
    tx: 'own',
    input: TripRef,
    output: TripRef,
    refuses: ['PACKAGE_UNAVAILABLE', ...idempotencyRefusals],
  }),
  saveDraft: call({
    method: 'PUT',
    path: '/api/office/trip',
    takes: 'json',
    may: 'trips',
    input: z.object({ package_code: PackageCode, revision: Revision, content: TripDraft }),
    output: DraftStatus,
    refuses: [
      'PACKAGE_UNAVAILABLE',
      'CHANGED_MEANWHILE',
      'CATEGORY_NOT_FOUND',
      'PLACE_NOT_FOUND',
      'PICTURE_NOT_FOUND',
    ],
  }),
  /** Publishes now, or `at` a time. Then the content of now is shown; later changes are not included. */
  publishTrip: call({
    method: 'POST',
    path: '/api/office/trip/publish',
    takes: 'json',
    may: 'trips',
    input: z.object({ package_code: PackageCode, revision: Revision, at: Moment.nullable().default(null) }),
    output: z.object({ version: z.int(), revision: Revision, publish_at: Moment.nullable() }),
    refuses: [
      'TRIP_PRIVATE',
      'PACKAGE_UNAVAILABLE',
      'CHANGED_MEANWHILE',
      'ALREADY_PUBLISHED',
      'TRIP_NOT_READY',
      'CATEGORY_NOT_FOUND',
      'TIME_IS_OVER',
      'PICTURE_NOT_FOUND',
      'PLACE_NOT_FOUND',
    ],
  }),
  /** A publishing that was set for a time is called off. */
  callOff: call({
    method: 'DELETE',
    path: '/api/office/trip/publish',
    takes: 'query',
    may: 'trips',
    input: TripRef,
    output: Nothing,
    refuses: ['PACKAGE_UNAVAILABLE'],
  }),
  takeDown: call({
    method: 'PUT',
    path: '/api/office/trip/hide',
    takes: 'json',
    may: 'trips',
    input: TripRef,
    output: Nothing,
    refuses: ['PACKAGE_UNAVAILABLE'],
  }),
  deleteTrip: call({
    method: 'DELETE',
    path: '/api/office/trip',
    takes: 'query',
    may: 'trips',
    input: TripRef,
    output: Nothing,
    refuses: ['PACKAGE_UNAVAILABLE', 'TRIP_IN_USE'],
  }),
  /** Orders these trips among the places they have together. */
  orderTrips: call({
    method: 'PUT',
    path: '/api/office/trips/order',
    takes: 'json',
    may: 'trips',
    input: z.object({ codes: z.array(PackageCode).min(1).max(pageSizes.most) }),
    output: Nothing,
    refuses: ['PACKAGE_UNAVAILABLE'],
  }),
  versions: call({
    method: 'GET',
    path: '/api/office/trip/versions',
    takes: 'query',
    may: 'trips',
    input: TripRef,
    output: z.object({
      list: z.array(z.object({ version: z.int(), published: Moment, staff_name: z.string() })),
    }),
    refuses: ['PACKAGE_UNAVAILABLE'],
  }),
  version: call({
    method: 'GET',
    path: '/api/office/trip/version',
    takes: 'query',
    may: 'trips',
    input: TripRef.extend({ version: Id }),
    output: z.object({ content: TripDraft }),
    refuses: ['PACKAGE_UNAVAILABLE'],
    refusalIfInvalid: 'PACKAGE_UNAVAILABLE',
  }),
  addPicture: call({
    method: 'POST',
    path: '/api/office/trip/picture',
    takes: 'form',
    may: 'trips',
    tx: 'own',
    input: TripRef,
    files: { picture: { accept: 'photos', most: 1 } },
    output: z.object({ path: z.string() }),
    refuses: ['PACKAGE_UNAVAILABLE', 'FILE_REQUIRED', 'STORAGE_FULL'],
  }),
  /** Phrases of this agency, the most used first. */
  phrases: call({
    method: 'GET',
    path: '/api/office/trips/phrases',
    takes: 'query',
    may: 'trips',
    input: Nothing,
    output: z.object({
      included: z.array(Words),
      not_included: z.array(Words),
      cautions: z.array(Words),
      meals: z.array(Words),
      hotels: z.array(Words),
      transports: z.array(Words),
    }),
  }),
  /** How trips with enough pictures are booked, beside those with fewer: of a year, this agency's own. */
  pictureFigures: call({
    method: 'GET',
    path: '/api/office/trips/pictureFigures',
    takes: 'query',
    may: 'trips',
    input: Nothing,
    output: z.object({ enough: BookedTrips, fewer: BookedTrips }),
  }),
  ...importExportCalls,
  ...placeCalls,
}
