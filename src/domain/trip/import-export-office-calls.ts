// The calls that export all trips as a file and import them again.
import { z } from 'zod'
import { PackageCode } from '#domain/catalog/package-code.ts'
import { importExportLimits } from '#limits/trade.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Categories, ExportedTrip, ImportedTrip } from './import-export.ts'

export const importExportCalls = {
  /**
   * Everything that is written, departures for people who may see them, a page at a time: `after` is the last
   * code of the page before.
   */
  exportTrips: call({
    method: 'GET',
    path: '/api/office/trips/export',
    takes: 'query',
    may: 'trips',
    proof: true,
    logsRead: true,
    heavy: true,
    input: z.object({ after: PackageCode.optional() }),
    output: z.object({
      total: z.int(),
      /** The value of `after` for the next page; null after the last page. */
      next: PackageCode.nullable(),
      categories: Categories,
      trips: z.array(ExportedTrip),
    }),
  }),
  /**
   * All of them or none, in one transaction. A fault is named as trips.{at}.content.… or
   * trips.{at}.rows.{at}.…. `publish`: trips on sale are published at once. `only_try`: everything is done
   * and then rolled back.
   */
  importTrips: call({
    method: 'POST',
    path: '/api/office/trips/import',
    takes: 'json',
    may: 'import trips',
    heavy: true,
    tx: 'own',
    body_bytes: importExportLimits.body_bytes,
    input: z.object({
      trips: z.array(ImportedTrip).min(1).max(importExportLimits.trips),
      publish: z.boolean().default(false),
      only_try: z.boolean().default(false),
    }),
    output: z.object({ made: z.array(PackageCode), saved: z.int(), published: z.int(), rows: z.int() }),
    refuses: [
      'PACKAGE_UNAVAILABLE',
      'CHANGED_MEANWHILE',
      'TRIP_NOT_READY',
      'CATEGORY_NOT_FOUND',
      'PLACE_NOT_FOUND',
      'PICTURE_NOT_FOUND',
      'WORDS_REQUIRED',
      'SEATS_TAKEN',
      'DEPARTURE_CANCELLED',
      'DAY_IS_OVER',
      'DAY_TWICE',
      'DAY_TOO_FAR',
      'BOOKED_UNTOLD',
      ...idempotencyRefusals,
    ],
  }),
}
