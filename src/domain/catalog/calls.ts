// §7 Packages: the calls for finding a trip, and every field of a trip.
import { z } from 'zod'
import { comparedTrips, keywordLength, pageSizes } from '#limits.ts'
import { call } from '#platform/wire/call.ts'
import { Day, Id, line, listOf, paging, Won, Words } from '#platform/wire/shapes.ts'
import { ShownFlights } from './flights.ts'
import { DepartureId, PackageCode } from './package-code.ts'
import { Who } from './who.ts'

const Tags = z.array(z.object({ tag: z.string() }))

const Focus = z.object({ path: z.string(), x: z.int(), y: z.int() })

export const PackageCard = z.object({
  package_code: PackageCode,
  thumbnail_path: z.string().nullable(),
  page_title: Words,
  /** The lowest adult price of open departures; null when none is open. */
  page_price: Won.nullable(),
  tag_list: Tags,
  tag_list_en: Tags,
  is_wish: z.boolean(),
  tour_area_name: Words.nullable(),
  nights: z.int(),
  days: z.int(),
  review_count: z.int(),
  review_average: z.number().nullable(),
  /**
   * The first day on which it departs and is not closed. Whether seats are left is never kept: `standing`.
   */
  next_date: Day.nullable(),
  airline: Words.nullable(),
  /** The cities its open departures fly from. */
  departure_cities: z.array(Words),
  /** The first few pictures, to swipe through. */
  gallery: z.array(z.string()),
  /** Of those that are not to be cut around their middle: the point that stays in sight, in percent. */
  focus: z.array(Focus),
})
export type PackageCard = z.output<typeof PackageCard>

/** Found by substring: from two characters on, and however Hangul was typed. */
const Keyword = line(keywordLength.most).min(keywordLength.least)
export const Sort = z.enum(['recommended', 'price_low', 'price_high', 'newest', 'reviewed'])
export type Sort = z.output<typeof Sort>

const Month = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/)
const City = z.string().regex(/^[A-Z]{3}$/)
const Place = { tour_category: Id.optional(), tour_area: Id.optional(), tour_area_detail: Id.optional() }

/**
 * By what trips are chosen. `page_title` is the keyword, read as a sentence; `query` the same by another
 * name.
 */
const Chosen = z.object({
  type: z.literal('P').default('P'),
  page_title: Keyword.optional(),
  query: Keyword.optional(),
  ...Place,
  who: Who.optional(),
  /** YYYY-MM: with an open departure in that month. */
  month: Month.optional(),
  nights_from: z.int().min(0).max(99).optional(),
  nights_to: z.int().min(0).max(99).optional(),
  price_from: Won.optional(),
  /** Below it. */
  price_to: Won.optional(),
  /** All of these, with commas between them, in either language. */
  tags: line(200).min(1).optional(),
  airline: line(100).min(1).optional(),
  /** SEL, PUS: with an open departure that flies from there. */
  departure_city: City.optional(),
  /** The day of departure, 1 Monday … 7 Sunday. */
  weekday: z.int().min(1).max(7).optional(),
})
const Listed = { ...paging(pageSizes.packages), sort: Sort.default('recommended') }

/** The list page's own query keys. */
const PackageQuery = Chosen.extend({ ...Listed, landing_user_id: Id.optional() })

/** What an empty list may leave out, in the order of how little it matters. */
export const leftOut = [
  'seats',
  'confirmed',
  'weekday',
  'airline',
  'departure_city',
  'price',
  'nights',
  'tags',
  'month',
  'page_title',
  'who',
  'place',
] as const

/** What changes with every booking: by these nothing is kept. */
const BySeats = { confirmed: z.literal('Y').optional(), seats: z.int().min(1).max(99).optional() }

/** A choice of a filter, and how many trips it leaves. */
const Choice = z.object({
  filter: z.enum([
    'nights',
    'price',
    'airline',
    'tags',
    'month',
    'weekday',
    'departure_city',
    'confirmed',
    'seats',
  ]),
  value: z.string(),
  name: Words.nullable(),
  count: z.int(),
})
export type Choice = z.output<typeof Choice>
const Choices = z.object({ list: z.array(Choice) })

const Guide = z.object({
  who: z.array(z.object({ who: Who, count: z.int() })),
  months: z.array(z.string()),
  places: z.array(
    z.object({
      name: Words,
      tour_category: Id,
      tour_area: Id.nullable(),
      tour_area_detail: Id.nullable(),
      thumbnail_path: z.string().nullable(),
      count: z.int(),
    }),
  ),
  tags: z.array(z.object({ name: Words, thumbnail_path: z.string().nullable(), count: z.int() })),
  trips: z.array(
    z.object({
      package_code: PackageCode,
      page_title: Words,
      thumbnail_path: z.string().nullable(),
      page_price: Won.nullable(),
    }),
  ),
  synonyms: z.array(z.object({ word: z.string(), means: z.string() })),
  today: Day,
})
export type Guide = z.output<typeof Guide>

const Prices = { adult_price: Won, child_price: Won, baby_price: Won }
/**
 * Time and number of the first flight tell departures of one day apart; a trip by bus may have a time alone.
 */
const Departure = z.object({
  departure_id: DepartureId,
  departure_date: Day,
  departure_time: z.string().nullable(),
  flight_number: z.string().nullable(),
  ...Prices,
  minimum: z.int(),
})

/** Recruiting until the minimum has paid, then confirmed; few_left and closed whatever came before. */
export const DepartureState = z.enum(['recruiting', 'confirmed', 'few_left', 'closed'])
export type DepartureState = z.output<typeof DepartureState>

const PackageInfo = PackageCard.omit({ departure_cities: true, focus: true }).extend({
  tour_category_id: Id,
  tour_area_id: Id.nullable(),
  tour_area_detail_id: Id.nullable(),
  summary: Words,
  gallery: z.array(z.string()),
  /** Words for who cannot see them, the point that stays in sight, in percent, and the day it is seen on. */
  pictures: z.array(Focus.extend({ alt: Words.nullable(), on_day: z.int().nullable().default(null) })),
  /** `flight_plan`: which of the plans below; null where it does not fly. */
  departures: z.array(Departure.extend({ flight_plan: z.int().nullable() })),
  /** Each way out and back that its departures fly; many departures share one. */
  flight_plans: z.array(ShownFlights),
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

/** So many of them at most, with commas between them. */
const codes = (most: number) => z.string().regex(new RegExp(`^[\\w-]{1,40}(,[\\w-]{1,40}){0,${most - 1}}$`))

/** By what one decides between trips. */
const Compared = PackageCard.omit({
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
  meals: z.int(),
  shopping_visits: z.int(),
  /** Places on its fullest day: how much one walks and is driven. */
  stops_a_day: z.int(),
  cancel_fees: z.array(z.object({ days: z.int(), percent: z.int() })),
})
export type Compared = z.output<typeof Compared>

const Standing = z.object({
  package_code: PackageCode,
  departure_id: DepartureId,
  departure_date: Day,
  state: DepartureState,
  seats_left: z.int(),
  to_confirm: z.int(),
})
export type Standing = z.output<typeof Standing>

/** A trip's next departure, for a table of dates. */
const Leaving = PackageCard.pick({
  package_code: true,
  thumbnail_path: true,
  page_title: true,
  tour_area_name: true,
  nights: true,
  days: true,
}).extend({ departure_id: DepartureId, departure_date: Day, adult_price: Won })
export type Leaving = z.output<typeof Leaving>

const LeavingNow = Leaving.extend({
  seats_left: z.int(),
  state: DepartureState,
  to_confirm: z.int(),
  /** So many came by themselves. */
  alone: z.int(),
})
export type LeavingNow = z.output<typeof LeavingNow>

const OnePackage = z.object({ package_code: PackageCode })

export const catalogCalls = {
  packageList: call({
    method: 'GET',
    path: '/api/landing/packageList',
    takes: 'query',
    who: 'anyone',
    input: PackageQuery,
    output: listOf(PackageCard),
    refuses: ['ABNORMAL_ACCESS'],
    kept: ['catalog', 'site'],
  }),
  /**
   * The same list by what changes with every booking: one departure that is certain, or has so many seats.
   */
  packagesOpen: call({
    method: 'GET',
    path: '/api/landing/package/open',
    takes: 'query',
    who: 'anyone',
    input: Chosen.extend({ ...Listed, ...BySeats }),
    output: listOf(PackageCard),
    fresh: true,
  }),
  /**
   * How many trips each choice of a filter leaves, beside those that are chosen; none that leaves nothing.
   */
  choices: call({
    method: 'GET',
    path: '/api/landing/package/choices',
    takes: 'query',
    who: 'anyone',
    input: Chosen,
    output: Choices,
    kept: ['catalog', 'site'],
  }),
  /** The same, with the choices that change at every booking. */
  choicesOpen: call({
    method: 'GET',
    path: '/api/landing/package/choices/open',
    takes: 'query',
    who: 'anyone',
    input: Chosen.extend(BySeats),
    output: Choices,
    fresh: true,
  }),
  /** How a sentence was read: the months it names, and words that were taken for others. */
  sentence: call({
    method: 'GET',
    path: '/api/landing/package/sentence',
    takes: 'query',
    who: 'anyone',
    input: z.object({ page_title: Keyword }),
    output: z.object({
      months: z.array(z.string()),
      guesses: z.array(z.object({ typed: z.string(), means: z.string() })),
    }),
    kept: ['catalog', 'site'],
  }),
  /**
   * For a list that came out empty: what to leave out, how many that gives, and the trips of the best way.
   */
  near: call({
    method: 'GET',
    path: '/api/landing/package/near',
    takes: 'query',
    who: 'anyone',
    input: Chosen.extend(BySeats),
    output: z.object({
      /** `word` is the one left out of the keyword, `rest` what stays of it. */
      ways: z.array(
        z.object({
          leave_out: z.enum(leftOut),
          word: z.string().nullable(),
          rest: z.string().nullable(),
          total: z.int(),
        }),
      ),
      list: z.array(PackageCard),
    }),
    fresh: true,
  }),
  /** What the search box suggests from: with whom, when, where, by which tag, and trips. */
  guide: call({
    method: 'GET',
    path: '/api/landing/package/guide',
    takes: 'query',
    who: 'anyone',
    input: z.object({}),
    output: Guide,
    kept: ['catalog', 'site'],
  }),
  /** The agency's tags, the most used first. */
  tag: call({
    method: 'GET',
    path: '/api/landing/tag',
    takes: 'query',
    who: 'anyone',
    input: z.object({}),
    output: z.object({
      tag_list: z.array(z.object({ tag: z.string(), count: z.int() })),
      tag_list_en: z.array(z.object({ tag: z.string(), count: z.int() })),
    }),
    kept: ['catalog'],
  }),
  /** The months, as YYYY-MM, in which a trip to this place departs that can still be booked. */
  months: call({
    method: 'GET',
    path: '/api/landing/package/months',
    takes: 'query',
    who: 'anyone',
    input: z.object(Place),
    output: z.object({
      list: z.array(z.string()),
    }),
    kept: ['catalog'],
  }),
  packageInfo: call({
    method: 'GET',
    path: '/api/landing/packageInfo',
    takes: 'query',
    who: 'anyone',
    input: OnePackage,
    output: PackageInfo,
    refuses: ['PACKAGE_UNAVAILABLE'],
    unshown: 'PACKAGE_UNAVAILABLE',
    kept: ['catalog', 'site'],
  }),
  packageDetail: call({
    method: 'GET',
    path: '/api/landing/packageDetail',
    takes: 'query',
    who: 'anyone',
    input: OnePackage,
    output: PackageDetail,
    refuses: ['PACKAGE_UNAVAILABLE'],
    unshown: 'PACKAGE_UNAVAILABLE',
    kept: ['catalog'],
  }),
  /** Trips side by side, in the order asked. One that is not on sale is not in the answer. */
  compare: call({
    method: 'GET',
    path: '/api/landing/package/compare',
    takes: 'query',
    who: 'anyone',
    input: z.object({ package_codes: codes(comparedTrips) }),
    output: z.object({ list: z.array(Compared) }),
    kept: ['catalog', 'site'],
  }),
  /** The printable sheet: info and detail together, with what the law wants on an advert. */
  productView: call({
    method: 'GET',
    path: '/api/landing/productView',
    takes: 'query',
    who: 'anyone',
    input: OnePackage,
    output: z.object({ info: PackageInfo, detail: PackageDetail }),
    refuses: ['PACKAGE_UNAVAILABLE'],
    unshown: 'PACKAGE_UNAVAILABLE',
    kept: ['catalog', 'site'],
  }),
  /**
   * The next departures, one a trip, the soonest first: what the home page shows before it knows of seats.
   */
  leaving: call({
    method: 'GET',
    path: '/api/landing/package/leaving',
    takes: 'query',
    who: 'anyone',
    input: z.object({}),
    output: z.object({ list: z.array(Leaving) }),
    kept: ['catalog', 'site'],
  }),
  /** The same with what bookings change, or those alone that take place for certain: never kept. */
  leavingNow: call({
    method: 'GET',
    path: '/api/landing/package/leavingNow',
    takes: 'query',
    who: 'anyone',
    tx: 'own', // who has paid stands behind the fence, for visitors too
    input: z.object({ by: z.enum(['soon', 'confirmed']).default('soon') }),
    output: z.object({ list: z.array(LeavingNow) }),
    fresh: true,
  }),
  /** Seats left: never kept, because a hold changes them and no revision. */
  departures: call({
    method: 'GET',
    path: '/api/landing/package/departures',
    takes: 'query',
    who: 'anyone',
    tx: 'own', // who has paid stands behind the fence, for visitors too
    input: OnePackage,
    output: z.object({
      /**
       * `to_confirm`: so many more must pay before it takes place for certain. `takes_names`: sold out, and
       * who wants
       * to wait is told when seats come free.
       */
      list: z.array(
        Departure.extend({
          seats: z.int(),
          seats_left: z.int(),
          state: DepartureState,
          to_confirm: z.int(),
          takes_names: z.boolean(),
        }),
      ),
    }),
    refuses: ['PACKAGE_UNAVAILABLE'],
    fresh: true,
  }),
  /**
   * How the next departure with free seats stands, for all cards of a screen at once. A trip that has none,
   * or is not on sale, is not in the answer.
   */
  standing: call({
    method: 'GET',
    path: '/api/landing/package/standing',
    takes: 'query',
    who: 'anyone',
    tx: 'own', // who has paid stands behind the fence, for visitors too
    input: z.object({ package_codes: codes(pageSizes.most) }),
    output: z.object({ list: z.array(Standing) }),
    fresh: true,
  }),
}
