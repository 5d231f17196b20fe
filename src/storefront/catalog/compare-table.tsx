// Trips in columns. A phone has no room for a column of names: each row is named by a line above it.
import type { ReactNode } from 'react'
import { findFreeCancellationLimit } from '#domain/booking/fees.ts'
import { formatLowestPrice } from '#domain/catalog/format-trip-price.ts'
import { listEntryRules } from '#domain/catalog/list-entry-rules.ts'
import type { TripComparison } from '#domain/catalog/package.ts'
import { NextDepartureLine } from '#storefront/card/next-departure-line.tsx'
import { buildCompareHref } from '#storefront/kit/compare-href.ts'
import { X } from '#ui/icons.ts'
import { NonBreakingText } from '#ui/non-breaking-text.tsx'
import { Picture } from '#ui/picture.tsx'
import { useLocalized, useText } from '#web/session.tsx'

export function CompareTable({ list, today }: { list: TripComparison[]; today: string }) {
  const words = useText('compare')
  const rows = useCompareRows(list, today)
  const width = { 1: 'max-w-sm', 2: 'max-w-3xl', 3: '' }[list.length]
  return (
    <table
      className={`mt-6 -mx-1.5 w-[calc(100%+0.75rem)] table-fixed border-separate border-spacing-x-1.5 text-left ${width}`}
    >
      <caption className="sr-only">{words.title}</caption>
      <thead>
        <tr className="align-top">
          {list.map((trip) => (
            <th key={trip.package_code} scope="col" className="pb-2 font-normal">
              <TripHeader trip={trip} codes={list.map(({ package_code }) => package_code)} />
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ name, cells }) => (
        <tbody key={name}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={list.length}
              className="border-line border-t pt-3 font-normal text-13 text-soft"
            >
              {name}
            </th>
          </tr>
          <tr className="align-top">
            {cells.map((cell, at) => (
              <td key={list[at]?.package_code} className="money pt-1 pr-1 pb-3 text-15 tablet:text-16">
                {cell}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
      <tfoot>
        <tr className="align-top">
          {list.map((trip) => (
            <td key={trip.package_code} className="pt-2">
              <TripLink trip={trip} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function TripHeader({ trip, codes }: { trip: TripComparison; codes: string[] }) {
  const words = useText('compare')
  const localized = useLocalized()
  const title = localized(trip.page_title)
  return (
    <div className="relative grid gap-2">
      <a href={`/travel/detail/${trip.package_code}`} className="grid gap-2 hover:underline">
        <Picture
          path={trip.thumbnail_path}
          alt=""
          sizes="(min-width: 1200px) 380px, 32vw"
          className="aspect-4/3 w-full rounded-card object-cover"
        />
        {/* Three columns of a phone are as wide as one long word. */}
        <span
          className={`line-clamp-5 hyphens-auto font-semibold leading-snug tablet:text-18 ${codes.length > 2 ? 'text-13' : 'text-15'}`}
        >
          <NonBreakingText>{title}</NonBreakingText>
        </span>
      </a>
      <a
        href={buildCompareHref(codes.filter((code) => code !== trip.package_code))}
        data-stay
        aria-label={words.remove(title)}
        className="absolute top-0 right-0 flex size-11 items-start justify-end p-1.5"
      >
        {/* Small beside the picture it lies on; what is pressed is as large as a finger. */}
        <span className="flex size-7 items-center justify-center rounded-full bg-card text-ink shadow-sm">
          <X size={16} />
        </span>
      </a>
    </div>
  )
}

/** Whoever has read to the end goes on from there; the name of the trip is far above it. */
function TripLink({ trip }: { trip: TripComparison }) {
  const words = useText('compare')
  return (
    <a
      href={`/travel/detail/${trip.package_code}`}
      aria-label={`${useLocalized()(trip.page_title)} ${words.see}`}
      className="button-primary w-full px-1 text-center text-15"
    >
      {words.see}
    </a>
  )
}

/** Each row, with a cell for each trip. */
function useCompareRows(list: TripComparison[], today: string) {
  const words = useText('compare')
  const trip = useText('trip')
  const catalog = useText('catalog')
  const localized = useLocalized()
  const lowest = Math.min(...list.map(({ page_price }) => page_price ?? Number.POSITIVE_INFINITY))
  const row = (name: string, cell: (trip: TripComparison) => ReactNode) => ({ name, cells: list.map(cell) })
  return [
    row(words.rows.price, ({ page_price, page_price_date }) => (
      <>
        <span className="font-bold">{formatLowestPrice({ page_price, page_price_date }, catalog)}</span>
        {list.length > 1 && page_price === lowest && (
          <span className="mt-1 block w-fit rounded-full bg-brand-50 px-2 text-13 text-brand-800 leading-6">
            {words.lowest}
          </span>
        )}
      </>
    )),
    row(words.rows.next, (each) => <NextDepartureLine trip={each}>{words.noDate}</NextDepartureLine>),
    row(words.rows.length, ({ nights, days }) => catalog.nights(nights, days)),
    row(words.rows.flight, ({ airline }) => (airline ? localized(airline) : trip.localJoin)),
    row(words.rows.hotel, ({ hotels }) =>
      hotels.length === 0 ? words.noHotel : hotels.map((hotel) => localized(hotel)).join(', '),
    ),
    row(words.rows.meals, ({ meals }) => (meals === null ? '–' : trip.mealsCount(meals))),
    row(words.rows.shopping, ({ shopping_visits }) =>
      shopping_visits === 0 ? trip.noShopping : trip.shopping(shopping_visits),
    ),
    row(words.rows.entry, (each) => listEntryRules(each, trip.entry).join(' · ') || '–'),
    row(words.rows.walking, ({ stops_a_day }) => words.stops(stops_a_day)),
    row(words.rows.cancel, ({ cancel_fees, next_date }) => {
      const free = findFreeCancellationLimit(cancel_fees, next_date ?? undefined)
      if (!free) return words.noFree
      if (free.day === undefined || free.day < today) return trip.trust.freeDays(free.days)
      return trip.trust.freeUntil(Number(free.day.slice(5, 7)), Number(free.day.slice(8)))
    }),
    row(words.rows.reviews, ({ review_average, review_count }) =>
      review_average === null ? words.noReviews : words.rated(review_average.toFixed(1), review_count),
    ),
  ]
}
