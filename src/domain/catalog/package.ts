// Schemas of a trip as visitors read it; the fields come from trip-fields.ts.
import { z } from 'zod'
import { PaymentPlan } from '#domain/agency/forms.ts'
import { Person } from '#domain/agency/look/theme.ts'
import { buildRecord, pick } from '#lib/build-record.ts'
import { Day, Id, Won, Words, YN } from '#platform/wire/shapes.ts'
import { Focus, PackageCard } from './card.ts'
import { DiscountOffer } from './discount.ts'
import { FlightsWithAirports } from './flights.ts'
import { DepartureId, PackageCode } from './package-code.ts'
import { choiceSchemas, createNumberSchema, HotelFacts } from './trip-field-schemas.ts'
import { listFields } from './trip-fields.ts'

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

/** The route on a map `mapSize` wide and high; `land` names the picture below it. */
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

export const TourDay = z.object({
  day: z.int(),
  heading: Words,
  /** The day in a few lines. */
  text: Words.default({ ko: '', en: '' }),
  places: z.array(z.object({ time: z.string().nullable(), name: Words, line: Words })),
  meals: z.object({ breakfast: Words.nullable(), lunch: Words.nullable(), dinner: Words.nullable() }),
  hotel: Words.nullable(),
  /** Entered facts, and those that follow from the location; null where only the hotel's name is known. */
  hotel_facts: HotelFacts.extend({
    next: z.object({ name: Words, km: z.number() }).nullable().default(null),
    map: Route.nullable().default(null),
  })
    .nullable()
    .default(null),
  transport: Words.nullable(),
})

/** Stored values were checked when they were written. */
const answeredFields = {
  ...buildRecord(listFields('kind', 'text', 'richText'), () => Words),
  ...buildRecord(listFields('kind', 'optionalText'), () => Words.nullable()),
  ...buildRecord(listFields('kind', 'lines'), () => z.array(Words)),
  ...buildRecord(listFields('kind', 'number'), createNumberSchema),
  ...buildRecord(listFields('kind', 'optionalNumber'), (name) => createNumberSchema(name).nullable()),
  ...buildRecord(listFields('kind', 'id'), () => Id),
  ...buildRecord(listFields('kind', 'optionalId'), () => Id.nullable()),
  ...buildRecord(listFields('kind', 'yesNo'), () => YN),
  ...choiceSchemas,
  schedule: z.array(TourDay),
  /** `alt`: words for blind readers. `on_day`: the day of the trip it shows. */
  pictures: z.array(Focus.extend({ alt: Words.nullable(), on_day: z.int().nullable().default(null) })),
  options: z.array(z.object({ option_id: z.string(), name: Words, price: Won })),
  /** A trip is shown only when its shopping visits are stated. */
  shopping_visits: z.int(),
}

/** The first day at the lowest price, named where no date is beside it. */
export const LowestPriceDate = { page_price_date: Day.nullable() }

export const PackageInfo = PackageCard.omit({ departure_cities: true, focus: true }).extend({
  ...pick(answeredFields, listFields('home', 'info')),
  ...pick(answeredFields, listFields('kind', 'id', 'optionalId')),
  ...LowestPriceDate,
  summary: Words,
  gallery: z.array(z.string()),
  /** `flight_plan`: which of the plans below; null where it does not fly. */
  departures: z.array(Departure.extend({ flight_plan: z.int().nullable() })),
  /** Each way out and back that its departures fly; many departures share one. */
  flight_plans: z.array(FlightsWithAirports),
  /** Cancellation fees, from so many days before departure on; the terms in force. */
  cancel_fees: z.array(z.object({ days: z.int(), percent: z.int() })),
  /** When it is paid, by its own plan or its agency's. */
  payment_plan: PaymentPlan,
  /** Discounts that count without a code, on their days. */
  discounts: z.array(DiscountOffer),
})
export type PackageInfo = z.output<typeof PackageInfo>

export const PackageDetail = z.object({
  package_code: PackageCode,
  ...pick(answeredFields, listFields('home', 'detail')),
  /** Null without a stop that somebody has located. */
  route: Route.nullable(),
  /** The trip's contact; null where the agency names nobody. */
  planner: Person.nullable(),
})
export type PackageDetail = z.output<typeof PackageDetail>

export const TripComparison = PackageCard.omit({
  is_wish: true,
  tag_list: true,
  tag_list_en: true,
  departure_cities: true,
  gallery: true,
  focus: true,
}).extend({
  ...pick(answeredFields, listFields('isCompared', true)),
  ...LowestPriceDate,
  tour_category_id: Id,
  /** Each once, in the order of the nights. */
  hotels: z.array(Words),
  /** Null: nothing is said of meals. */
  meals: z.int().nullable(),
  /** How many places its fullest day has. */
  stops_a_day: z.int(),
  cancel_fees: z.array(z.object({ days: z.int(), percent: z.int() })),
})
export type TripComparison = z.output<typeof TripComparison>
