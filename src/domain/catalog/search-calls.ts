// §7 Packages: the calls for finding a trip.
import { z } from 'zod'
import { homeLimits, keywordLength, pageSizes } from '#limits/display.ts'
import { call } from '#platform/wire/call.ts'
import { createPaging, Day, Id, line, listOf, Won, Words } from '#platform/wire/shapes.ts'
import { PackageCard } from './card.ts'
import { Companion } from './companion.ts'
import { isSearchable } from './hangul.ts'
import { LowestPriceDate } from './package.ts'
import { createCodeListSchema, PackageCode } from './package-code.ts'

/** Found by substring: from two characters on, or one syllable as a word; however Hangul was typed. */
const Keyword = line(keywordLength.most).refine(isSearchable)
/** `measure`: by the number the agency tells its trips apart by, such as a height. */
export const Sort = z.enum([
  'recommended',
  'date',
  'measure',
  'price_low',
  'price_high',
  'newest',
  'reviewed',
])
export type Sort = z.output<typeof Sort>

const Month = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/)
const CityCode = z.string().regex(/^[A-Z]{3}$/)
/** Filters of a day: they hold for one and the same departure. */
export const DayFilters = {
  /** At this price or above. */
  price_from: Won.optional(),
  /** Below this price. */
  price_to: Won.optional(),
  /** SEL, PUS: it flies from there. */
  departure_city: CityCode.optional(),
  /** The day of departure, 1 Monday … 7 Sunday. */
  weekday: z.int().min(1).max(7).optional(),
}
const CategoryPath = {
  tour_category: Id.optional(),
  tour_area: Id.optional(),
  tour_area_detail: Id.optional(),
}

/**
 * The filters of a search. `page_title` is the keyword, read as a sentence; `query` is another name for it.
 */
const SearchFilters = z.object({
  type: z.literal('P').default('P'),
  page_title: Keyword.optional(),
  query: Keyword.optional(),
  ...CategoryPath,
  who: Companion.optional(),
  /** YYYY-MM: with an open departure in that month. */
  month: Month.optional(),
  nights_from: z.int().min(0).max(99).optional(),
  nights_to: z.int().min(0).max(99).optional(),
  /** All of these, with commas between them, in either language. */
  tags: line(200).min(1).optional(),
  airline: line(100).min(1).optional(),
  /** These trips alone, with commas between their codes. */
  package_codes: createCodeListSchema(homeLimits.trips).optional(),
  /** Filters that must hold for one open departure. */
  ...DayFilters,
})
const ListOptions = { ...createPaging(pageSizes.packages), sort: Sort.default('recommended') }

/** The list page's own query keys. */
const PackageQuery = SearchFilters.extend({ ...ListOptions, landing_user_id: Id.optional() })

/** Filters that an empty list may leave out, the least important first. */
export const relaxableFilters = [
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

/** Filters whose result changes with every booking. Their answers are not cached. */
export const SeatFilters = { confirmed: z.literal('Y').optional(), seats: z.int().min(1).max(99).optional() }

/** A choice of a filter, and how many trips it leaves. */
const FilterChoice = z.object({
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
export type FilterChoice = z.output<typeof FilterChoice>
const FilterChoices = z.object({ list: z.array(FilterChoice) })

const SuggestionIndex = z.object({
  /** `months`: in which a trip for them departs. */
  who: z.array(z.object({ who: Companion, count: z.int(), months: z.array(z.string()) })),
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
      ...LowestPriceDate,
    }),
  ),
  synonyms: z.array(z.object({ word: z.string(), means: z.string() })),
  today: Day,
})
export type SuggestionIndex = z.output<typeof SuggestionIndex>

export const searchCalls = {
  packageList: call({
    method: 'GET',
    path: '/api/landing/packageList',
    takes: 'query',
    who: 'anyone',
    input: PackageQuery,
    output: listOf(PackageCard),
    refuses: ['ABNORMAL_ACCESS'],
    cachedBy: ['catalog', 'site'],
  }),
  /** The same list with filters that every booking changes: a certain departure, or one with enough seats. */
  packagesOpen: call({
    method: 'GET',
    path: '/api/landing/package/open',
    takes: 'query',
    who: 'anyone',
    input: SearchFilters.extend({ ...ListOptions, ...SeatFilters }),
    output: listOf(PackageCard),
  }),
  /** How many trips each further choice would leave. Choices that leave none are not in the answer. */
  choices: call({
    method: 'GET',
    path: '/api/landing/package/choices',
    takes: 'query',
    who: 'anyone',
    input: SearchFilters,
    output: FilterChoices,
    cachedBy: ['catalog', 'site'],
  }),
  /** The same, with the choices that change at every booking. */
  choicesOpen: call({
    method: 'GET',
    path: '/api/landing/package/choices/open',
    takes: 'query',
    who: 'anyone',
    input: SearchFilters.extend(SeatFilters),
    output: FilterChoices,
  }),
  /**
   * How a sentence was read: the months it names, words that were taken for others, and whether all count.
   */
  sentence: call({
    method: 'GET',
    path: '/api/landing/package/sentence',
    takes: 'query',
    who: 'anyone',
    input: z.object({ page_title: Keyword }),
    output: z.object({
      months: z.array(z.string()),
      guesses: z.array(z.object({ typed: z.string(), means: z.string() })),
      /** The sentence has more words than are looked for; the first ones count. */
      is_cut: z.boolean(),
    }),
    cachedBy: ['catalog', 'site'],
  }),
  /** For an empty list: what to leave out, how many trips that finds, and the trips of the best proposal. */
  relaxedSearch: call({
    method: 'GET',
    path: '/api/landing/package/near',
    takes: 'query',
    who: 'anyone',
    input: SearchFilters.extend(SeatFilters),
    output: z.object({
      /** `word`: the word left out of the keyword. `rest`: the other words. */
      ways: z.array(
        z.object({
          leave_out: z.enum(relaxableFilters),
          word: z.string().nullable(),
          rest: z.string().nullable(),
          total: z.int(),
        }),
      ),
      list: z.array(PackageCard),
    }),
  }),
  /** Suggestions of the search box: with whom, when, where, by which tag, and trips. */
  suggestions: call({
    method: 'GET',
    path: '/api/landing/package/guide',
    takes: 'query',
    who: 'anyone',
    input: z.object({}),
    output: SuggestionIndex,
    cachedBy: ['catalog', 'site'],
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
    cachedBy: ['catalog'],
  }),
  /** The months, as YYYY-MM, in which a trip to this place departs that can still be booked. */
  months: call({
    method: 'GET',
    path: '/api/landing/package/months',
    takes: 'query',
    who: 'anyone',
    input: z.object(CategoryPath),
    output: z.object({
      list: z.array(z.string()),
    }),
    cachedBy: ['catalog'],
  }),
}
