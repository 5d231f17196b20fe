// Departures in the office: their grid of prices, the flights and holidays they are made from, open ones.
import { z } from 'zod'
import { DiscountOffer } from '#domain/catalog/discount.ts'
import { Flights, NewFlights } from '#domain/catalog/flights.ts'
import { DepartureId, PackageCode } from '#domain/catalog/package-code.ts'
import { keywordLength } from '#limits/display.ts'
import { tripLimits } from '#limits/trip.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Day, Id, line, Nothing, Revision, requiredText, Won, Words, YN } from '#platform/wire/shapes.ts'
import { DepartureRow, PlannedPrices } from './forms.ts'
import { officeDepartureStates } from './states.ts'

const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
const Templates = z.array(
  z.object({ template_id: Id, name: z.string(), flights: Flights, revision: Revision }),
)
const Holidays = z.array(z.object({ day: Day, name: Words }))

const readCall = { method: 'GET', takes: 'query', may: 'departures' } as const
const saveCall = { method: 'PUT', takes: 'json', may: 'departures' } as const
const deleteCall = { method: 'DELETE', takes: 'query', may: 'departures' } as const

export const departureOfficeCalls = {
  departures: call({
    ...readCall,
    path: '/api/office/departures',
    input: z.object({
      package_code: PackageCode.optional(),
      /** Only this month, as YYYY-MM; of all trips if none is named. */
      month: Month.optional(),
      from: Day.optional(),
      /** Part of a title or code. */
      query: line(keywordLength.most).min(1).optional(),
    }),
    output: z.object({
      today: Day,
      trips: z.array(z.object({ package_code: PackageCode, page_title: Words })),
      /** True if there are more than the list shows. Choose a month, a trip or a part of its title. */
      more: z.boolean(),
      /** The planned prices of the named trip. */
      planned: PlannedPrices.nullable(),
      list: z.array(
        z.object({
          departure_id: DepartureId,
          package_code: PackageCode,
          departure_date: Day,
          departure_time: z.string().nullable(),
          flights: Flights,
          adult_price: Won,
          child_price: Won,
          baby_price: Won,
          seats: z.int(),
          minimum: z.int(),
          closed_yn: YN,
          taken: z.int(),
          /** People with a booking that is not cancelled. They keep the price they booked at. */
          bookings: z.int(),
          revision: Revision,
          state: z.enum(officeDepartureStates),
        }),
      ),
    }),
    refuses: ['PACKAGE_UNAVAILABLE'],
  }),
  /** All or nothing: a wrong cell is named as rows.{at}.{column}. */
  saveDepartures: call({
    ...saveCall,
    path: '/api/office/departures',
    tx: 'own',
    input: z.object({
      /** For the rows that do not name a trip. */
      package_code: PackageCode.optional(),
      rows: z.array(DepartureRow).max(tripLimits.rows).default([]),
      removed: z.array(DepartureId).max(tripLimits.rows).default([]),
    }),
    output: z.object({ saved: z.int(), removed: z.int() }),
    refuses: [
      'PACKAGE_UNAVAILABLE',
      'CHANGED_MEANWHILE',
      'SEATS_TAKEN',
      'DEPARTURE_CANCELLED',
      'DAY_IS_OVER',
      'DAY_TWICE',
      'DAY_TOO_FAR',
      'DEPARTURE_BOOKED',
      'DEPARTURE_HAS_COSTS',
      'BOOKED_UNTOLD',
      ...idempotencyRefusals,
    ],
  }),
  /**
   * Flights out and back under a name. A departure gets a copy: changing the template does not change
   * departures.
   */
  flightTemplates: call({
    ...readCall,
    path: '/api/office/flight-templates',
    input: Nothing,
    output: z.object({ list: Templates }),
  }),
  /** A new one has no number and revision 0. */
  saveFlightTemplate: call({
    ...saveCall,
    path: '/api/office/flight-template',
    input: z.object({
      template_id: Id.nullable().default(null),
      name: line(60).min(1),
      flights: NewFlights.refine((legs) => legs.length > 0),
      revision: Revision,
    }),
    output: z.object({ template_id: Id, revision: Revision }),
    refuses: ['TEMPLATE_NOT_FOUND', 'TEMPLATE_TAKEN', 'TOO_MANY_TEMPLATES', 'CHANGED_MEANWHILE'],
  }),
  deleteFlightTemplate: call({
    ...deleteCall,
    path: '/api/office/flight-template',
    input: z.object({ template_id: Id }),
    output: Nothing,
    refuses: ['TEMPLATE_NOT_FOUND'],
  }),
  /** Holidays of this year and of as many years as departures may lie ahead. */
  holidays: call({
    ...readCall,
    path: '/api/office/holidays',
    input: Nothing,
    output: z.object({ list: Holidays }),
  }),
  /** Adds a holiday, or renames one that is there. */
  saveHoliday: call({
    ...saveCall,
    path: '/api/office/holiday',
    input: z.object({ day: Day, name: requiredText(60) }),
    output: Nothing,
    refuses: ['DAY_TOO_FAR', 'DAY_IS_OVER'],
  }),
  removeHoliday: call({
    ...deleteCall,
    path: '/api/office/holiday',
    input: z.object({ day: Day }),
    output: Nothing,
  }),
  /**
   * Departures to come that have seats, the soonest first. `q`: part of a trip's title, its code, or a day.
   */
  openDepartures: call({
    ...readCall,
    path: '/api/office/departures/open',
    may: 'change bookings',
    input: z.object({ q: line(60).optional(), package_code: PackageCode.optional() }),
    output: z.object({
      list: z.array(
        z.object({
          package_code: PackageCode,
          page_title: Words,
          departure_id: DepartureId,
          departure_date: Day,
          departure_time: z.string().nullable(),
          flight_number: z.string().nullable(),
          return_date: Day,
          left: z.int(),
          adult_price: Won,
          child_price: Won,
          baby_price: Won,
          single_supplement: Won,
          options: z.array(z.object({ option_id: z.string(), name: Words, price: Won })),
          discounts: z.array(DiscountOffer),
        }),
      ),
    }),
  }),
}
