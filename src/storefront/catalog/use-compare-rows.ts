// The rows of a comparison: whether the trips differ in each, and which trip is best where that can be said.
import { findFreeCancellationLimit } from '#domain/booking/fees.ts'
import { formatLowestPrice } from '#domain/catalog/format-trip-price.ts'
import { listEntryRules } from '#domain/catalog/list-entry-rules.ts'
import type { TripComparison } from '#domain/catalog/package.ts'
import { useLocalized, useText } from '#web/session.tsx'

/** `best`: the places of the columns marked with `bestLabel`. */
export type CompareRow = { name: string; cells: string[]; isSame: boolean; best: number[]; bestLabel: string }

type Cell = (trip: TripComparison) => string
/** The rank of a trip in a row: the higher the better; null without one. */
type Rank = { of: (trip: TripComparison) => number | null; label: string }

function createRow(list: TripComparison[], name: string, cell: Cell, rank?: Rank): CompareRow {
  const cells = list.map(cell)
  const isSame = new Set(cells).size === 1
  const ranks = list.map((trip) => rank?.of(trip) ?? Number.NEGATIVE_INFINITY)
  const most = Math.max(...ranks)
  const best = ranks.flatMap((value, at) => (value === most ? at : []))
  const isRanked = rank !== undefined && Number.isFinite(most) && best.length < list.length
  return { name, cells, isSame, best: isRanked ? best : [], bestLabel: rank?.label ?? '' }
}

export function useCompareRows(list: TripComparison[], today: string): CompareRow[] {
  const { rows, best, ...words } = useText('compare')
  const trip = useText('trip')
  const catalog = useText('catalog')
  const localized = useLocalized()
  const describeFreeCancellation: Cell = ({ cancel_fees, next_date }) => {
    const free = findFreeCancellationLimit(cancel_fees, next_date ?? undefined)
    if (!free) return words.noFree
    if (free.day === undefined || free.day < today) return trip.trust.freeDays(free.days)
    return trip.trust.freeUntil(Number(free.day.slice(5, 7)), Number(free.day.slice(8)))
  }
  const row = (name: string, cell: Cell, rank?: Rank) => createRow(list, name, cell, rank)
  return [
    row(rows.price, (each) => formatLowestPrice(each, catalog), {
      of: ({ page_price }) => (page_price === null ? null : -page_price),
      label: words.lowest,
    }),
    row(rows.length, ({ nights, days }) => catalog.nights(nights, days)),
    row(rows.flight, ({ airline }) => (airline ? localized(airline) : trip.localJoin)),
    row(rows.hotel, ({ hotels }) =>
      hotels.length === 0 ? words.noHotel : hotels.map((hotel) => localized(hotel)).join(', '),
    ),
    row(rows.meals, ({ meals }) => (meals === null ? '–' : trip.mealsCount(meals)), {
      of: ({ meals }) => meals,
      label: best.most,
    }),
    row(
      rows.shopping,
      ({ shopping_visits: visits }) => (visits === 0 ? trip.noShopping : trip.shopping(visits)),
      { of: ({ shopping_visits }) => -shopping_visits, label: best.least },
    ),
    row(rows.entry, (each) => listEntryRules(each, trip.entry).join(' · ') || '–'),
    row(rows.walking, ({ stops_a_day }) => words.stops(stops_a_day)),
    row(rows.cancel, describeFreeCancellation),
    row(
      rows.reviews,
      ({ review_average, review_count }) =>
        review_average === null ? words.noReviews : words.rated(review_average.toFixed(1), review_count),
      { of: ({ review_average }) => review_average, label: best.highest },
    ),
  ]
}
