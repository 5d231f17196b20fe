// Every field of a trip, as its page, its printed sheet and a comparison show it.
import { z } from 'zod'
import { Day, Id, Won, Words } from '#platform/wire/shapes.ts'
import { Focus, PackageCard } from './card.ts'
import { FlightsWithAirports } from './flights.ts'
import { DepartureId, PackageCode } from './package-code.ts'

/**
 * Time and number of the first flight tell departures of one day apart; a trip by bus may have a time alone.
 */
export const Departure = z.object({
  departure_id: DepartureId,
  departure_date: Day,
  departure_time: z.string().nullable(),
  flight_number: z.string().nullable(),
  adult_price: Won,
  child_price: Won,
  baby_price: Won,
  minimum: z.int(),
})

export const PackageInfo = PackageCard.omit({ departure_cities: true, focus: true }).extend({
  tour_category_id: Id,
  tour_area_id: Id.nullable(),
  tour_area_detail_id: Id.nullable(),
  summary: Words,
  gallery: z.array(z.string()),
  /** `alt`: words for blind readers. `on_day`: the day of the trip it shows. */
  pictures: z.array(Focus.extend({ alt: Words.nullable(), on_day: z.int().nullable().default(null) })),
  /** `flight_plan`: which of the plans below; null where it does not fly. */
  departures: z.array(Departure.extend({ flight_plan: z.int().nullable() })),
  /** Each way out and back that its departures fly; many departures share one. */
  flight_plans: z.array(FlightsWithAirports),
  single_supplement: Won,
  options: z.array(z.object({ option_id: z.string(), name: Words, price: Won })),
  shopping_visits: z.int(),
  /** What cancelling costs, from so many days before departure on; the terms in force. */
  cancel_fees: z.array(z.object({ days: z.int(), percent: z.int() })),
  /** What the customer is asked to attach when reserving. */
  file_request: Words.nullable(),
})
export type PackageInfo = z.output<typeof PackageInfo>

const TourDay = z.object({
  day: z.int(),
  heading: Words,
  /** What the day is like, in a few lines. */
  text: Words.default({ ko: '', en: '' }),
  places: z.array(z.object({ time: z.string().nullable(), name: Words, line: Words })),
  meals: z.object({ breakfast: Words.nullable(), lunch: Words.nullable(), dinner: Words.nullable() }),
  hotel: Words.nullable(),
  transport: Words.nullable(),
})

/** Of a map `mapSize` wide and high; `land` names the picture that lies under it. */
const Route = z.object({
  land: z.string(),
  /** The ways from stop to stop, as paths of an SVG. */
  legs: z.array(z.string()),
  /** `at`: null where nobody has located the place; `side`: where its name has room. */
  stops: z.array(
    z.object({
      name: Words,
      days: z.array(z.int()),
      at: z
        .object({
          x: z.number(),
          y: z.number(),
          number: z.int(),
          side: z.enum(['right', 'left', 'above', 'below']).nullable(),
        })
        .nullable(),
    }),
  ),
})
export type Route = z.output<typeof Route>

export const PackageDetail = z.object({
  package_code: PackageCode,
  summary_points: z.array(Words),
  schedule: z.array(TourDay),
  /** Null with fewer than two stops that somebody has located. */
  route: Route.nullable(),
  included: z.array(Words),
  not_included: z.array(Words),
  meeting_point: Words.nullable(),
  cautions: z.array(Words),
  contents: Words,
  /** Level 0 to 4 of the foreign ministry; null within the country. */
  travel_alert: z.int().min(0).max(4).nullable(),
  /** What is paid on the spot besides the price. */
  guide_fee: Words.nullable(),
})
export type PackageDetail = z.output<typeof PackageDetail>

/** What people compare trips by. */
export const TripComparison = PackageCard.omit({
  is_wish: true,
  tag_list: true,
  tag_list_en: true,
  departure_cities: true,
  gallery: true,
  focus: true,
}).extend({
  tour_category_id: Id,
  /** Each once, in the order of the nights. */
  hotels: z.array(Words),
  /** Null: nothing is said of meals. */
  meals: z.int().nullable(),
  shopping_visits: z.int(),
  /** How many places its fullest day has. */
  stops_a_day: z.int(),
  cancel_fees: z.array(z.object({ days: z.int(), percent: z.int() })),
})
export type TripComparison = z.output<typeof TripComparison>
