// Suggestions for the typed letters: months, places, tags and trips of this agency.
import type { ReactNode } from 'react'
import { formatLowestPrice } from '#domain/catalog/format-trip-price.ts'
import type { SuggestionIndex } from '#domain/catalog/search-calls.ts'
import { suggest } from '#domain/catalog/suggest.ts'
import { formatNumber } from '#lib/format.ts'
import { parseMonth } from '#lib/month.ts'
import { buildTravelHref, type TravelQuery } from '#storefront/kit/travel-href.ts'
import { buildTripHref } from '#storefront/kit/trip-href.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { SearchResultLine } from './search-result-line.tsx'

export type SuggestionProps = { query: TravelQuery; dismiss: () => void }

export function SearchSuggestions({
  suggestions,
  typed,
  query,
  dismiss,
}: SuggestionProps & { suggestions: SuggestionIndex; typed: string }) {
  const words = useText('search')
  const catalog = useText('catalog')
  const localized = useLocalized()
  const monthName = useMonthName()
  const { places, tags, trips, months } = suggest(typed, suggestions)
  const { who, month } = query
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 @xl:grid-cols-3">
      <SuggestionGroup title={words.when}>
        {months.map((key) => (
          <SearchResultLine
            key={key}
            href={buildTravelHref({ who, month: key })}
            dismiss={dismiss}
            name={words.departingIn(monthName(key, suggestions.today))}
          />
        ))}
      </SuggestionGroup>
      <PlaceSuggestions places={places} query={query} dismiss={dismiss} />
      <SuggestionGroup title={words.tags}>
        {tags.map(({ name, thumbnail_path, count }) => (
          <SearchResultLine
            key={name.ko}
            href={buildTravelHref({ tags: name.ko, who, month })}
            dismiss={dismiss}
            picture={thumbnail_path}
            name={localized(name)}
            more={words.count(formatNumber(count))}
          />
        ))}
      </SuggestionGroup>
      <SuggestionGroup title={words.trips}>
        {trips.map(({ package_code, page_title, thumbnail_path, ...trip }) => (
          <SearchResultLine
            key={package_code}
            href={buildTripHref(package_code, month ? `${month}-01` : trip.page_price_date)}
            dismiss={dismiss}
            picture={thumbnail_path}
            name={localized(page_title)}
            more={formatLowestPrice(trip, catalog)}
          />
        ))}
      </SuggestionGroup>
    </div>
  )
}

type PlaceSuggestionsProps = SuggestionProps & { places: ReturnType<typeof suggest>['places'] }

function PlaceSuggestions({ places, query: { who, month }, dismiss }: PlaceSuggestionsProps) {
  const words = useText('search')
  const localized = useLocalized()
  return (
    <SuggestionGroup title={words.places}>
      {places.map(({ name, tour_category, tour_area, tour_area_detail, thumbnail_path, count }) => (
        <SearchResultLine
          key={`${tour_category} ${tour_area} ${tour_area_detail}`}
          href={buildTravelHref({
            tour_category,
            tour_area: tour_area ?? undefined,
            tour_area_detail: tour_area_detail ?? undefined,
            who,
            month,
          })}
          dismiss={dismiss}
          picture={thumbnail_path}
          name={localized(name)}
          more={words.count(formatNumber(count))}
        />
      ))}
    </SuggestionGroup>
  )
}

function SuggestionGroup({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section>
      <h2 className="mb-1 text-13 text-soft">{title}</h2>
      <ul className="grid">{children}</ul>
    </section>
  )
}

function useMonthName() {
  const words = useText('search')
  return (key: string, today: string) => {
    const { year, month } = parseMonth(key)
    return words.month(year, month, today.startsWith(String(year)))
  }
}
