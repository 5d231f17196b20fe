// Trips and their departures as they are exported and imported. Decision 48
import { z } from 'zod'
import { Flights, TimeOfDay } from '#domain/catalog/flights.ts'
import { DepartureId, PackageCode } from '#domain/catalog/package-code.ts'
import { DepartureRow } from '#domain/departure/forms.ts'
import { importExportLimits } from '#limits/trade.ts'
import { tripLimits } from '#limits/trip.ts'
import { Day, Id, Moment, Revision, Won, Words, YN } from '#platform/wire/shapes.ts'
import { hasTitle, TripDraft } from './trip.ts'

const CategoryEntry = z.object({ id: Id, name: Words })
export const Categories = z.array(
  CategoryEntry.extend({
    areas: z.array(CategoryEntry.extend({ details: z.array(CategoryEntry) })),
    hidden_yn: YN,
  }),
)
export type Categories = z.output<typeof Categories>

/** draft: never shown; ended: on sale, and nothing leaves any more. */
export const TripState = z.enum(['draft', 'on_sale', 'hidden', 'ended'])
export type TripState = z.output<typeof TripState>

/** The present content, and the revisions needed to change it. */
export const ExportedTrip = z.object({
  package_code: PackageCode,
  state: TripState,
  revision: Revision,
  content: TripDraft,
  departures: z.array(
    z.object({
      departure_id: DepartureId.nullable(),
      departure_date: Day,
      /** An older export has neither. What a file does not name stays as it is. */
      departure_time: TimeOfDay.nullable().optional(),
      flights: Flights.optional(),
      adult_price: Won,
      child_price: Won,
      baby_price: Won,
      seats: z.int(),
      minimum: z.int(),
      closed_yn: YN,
      revision: Revision,
    }),
  ),
})
export type ExportedTrip = z.output<typeof ExportedTrip>

/** The file of an export. Categories are named in it, so that another Naru knows them by their names. */
export const TripsFile = z.object({
  naru: z.literal('trips'),
  version: z.literal(1),
  exported: Moment,
  travel_agency: z.int(),
  categories: Categories,
  trips: z.array(ExportedTrip).max(importExportLimits.trips),
})
export type TripsFile = z.output<typeof TripsFile>

/** One trip that comes in. `package_code` null: a new one. `content` null: only its departures change. */
export const ImportedTrip = z
  .object({
    package_code: PackageCode.nullable(),
    revision: Revision,
    content: TripDraft.nullable(),
    rows: z.array(DepartureRow).max(tripLimits.rows).default([]),
  })
  .refine(({ package_code, content }) => package_code !== null || content === null || hasTitle(content), {
    path: ['content', 'page_title'],
    error: 'WORDS_REQUIRED',
  })
export type ImportedTrip = z.output<typeof ImportedTrip>
