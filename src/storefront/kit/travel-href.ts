// The address of a package list. §2 /travel

import type { Companion } from '#domain/catalog/companion.ts'
import { companions } from '#domain/catalog/companions.ts'
import type { Sort } from '#domain/catalog/search-calls.ts'
import { keywordLength } from '#limits/display.ts'

export const sorts: Sort[] = [
  'recommended',
  'date',
  'measure',
  'price_low',
  'price_high',
  'reviewed',
  'newest',
]

export type TravelQuery = {
  page_title?: string
  tour_category?: number
  tour_area?: number
  tour_area_detail?: number
  who?: Companion
  month?: string
  weekday?: number
  /** From and to. */
  nights?: string
  /** From and below, in won. */
  price?: string
  /** Tags with commas between them. */
  tags?: string
  airline?: string
  departure_city?: string
  confirmed?: 'Y'
  seats?: number
  sort?: Sort
  page?: number
}

const keys = [
  'page_title',
  'tour_category',
  'tour_area',
  'tour_area_detail',
  'who',
  'month',
  'weekday',
  'nights',
  'price',
  'tags',
  'airline',
  'departure_city',
  'confirmed',
  'seats',
  'sort',
  'page',
] as const

const defaults: TravelQuery = { page: 1, sort: 'recommended' }

/** The first page has no page parameter, the usual order no sort. */
export function buildTravelHref(query: TravelQuery = {}): string {
  let search = ''
  for (const name of keys) {
    const value = query[name]
    if (value === undefined || value === defaults[name]) continue
    search += `${search ? '&' : '?'}${name}=${encodeURIComponent(value)}`
  }
  return `/travel${search}`
}

const parseNumber = (sent: string) => (/^[1-9]\d{0,8}$/.test(sent) ? Number(sent) : undefined)

const parseText = (sent: string) => sent.slice(0, keywordLength.most)

const parsers = {
  page_title: parseText,
  tour_category: parseNumber,
  tour_area: parseNumber,
  tour_area_detail: parseNumber,
  month: (sent: string) => (/^2\d{3}-(0[1-9]|1[0-2])$/.test(sent) ? sent : undefined),
  nights: (sent: string) => (/^\d{1,2}-\d{1,2}$/.test(sent) ? sent : undefined),
  who: (sent: string) => companions.find((who) => who === sent),
  weekday: (sent: string) => (/^[1-7]$/.test(sent) ? Number(sent) : undefined),
  price: (sent: string) => (/^\d{1,9}-\d{1,9}$/.test(sent) ? sent : undefined),
  tags: parseText,
  airline: parseText,
  departure_city: (sent: string) => (/^[A-Z]{3}$/.test(sent) ? sent : undefined),
  confirmed: (sent: string) => (sent === 'Y' ? sent : undefined),
  seats: (sent: string) => (/^[1-9]\d?$/.test(sent) ? Number(sent) : undefined),
  sort: (sent: string) => sorts.find((sort) => sort === sent),
  page: parseNumber,
}

/** The query of a list address; `odd` when a value in it is invalid: that one is left out. */
export function parseTravelQuery(search: URLSearchParams): { query: TravelQuery; odd: boolean } {
  const sent = keys.flatMap((name) => {
    const text = search.get(name)?.trim()
    return text ? [[name, parsers[name](text)] as const] : []
  })
  const query: TravelQuery = Object.fromEntries(sent.filter(([, value]) => value !== undefined))
  return { query, odd: sent.some(([, value]) => value === undefined) }
}

/** The same question for the packageList call. */
export function toListInput({ nights, price, ...query }: TravelQuery) {
  const [nights_from, nights_to] = nights?.split('-').map(Number) ?? []
  const [price_from, price_to] = price?.split('-').map(Number) ?? []
  return { ...query, nights_from, nights_to, price_from, price_to }
}
