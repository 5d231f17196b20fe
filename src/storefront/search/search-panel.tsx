// §2 Who, when, where: below the search field. Suggestions come from one kept answer of the agency; what was
// chosen shows its trips at once. Nothing chosen or typed: recent keywords and recently viewed products.
import { type RefObject, useContext, useState } from 'react'
import type { PackageCard } from '#domain/catalog/card.ts'
import type { Companion } from '#domain/catalog/companion.ts'
import { isSearchable } from '#domain/catalog/hangul.ts'
import type { SuggestionIndex } from '#domain/catalog/search-calls.ts'
import { formatNumber } from '#lib/format.ts'
import { monthsOffered, typingPause_ms } from '#limits/display.ts'
import { ApiContext } from '#storefront/api.ts'
import { DayFiltersContext, useCardDeparture } from '#storefront/card/availability.ts'
import { NextDepartureLine } from '#storefront/card/next-departure-line.tsx'
import { pickDayFilters } from '#storefront/card/pick-day-filters.ts'
import { rememberKeyword } from '#storefront/kit/recent.ts'
import { buildTravelHref } from '#storefront/kit/travel-href.ts'
import { buildTripHref } from '#storefront/kit/trip-href.ts'
import { useDismiss } from '#ui/use-dismiss.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { ChoiceChip } from './choice-chip.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { SearchResultLine } from './search-result-line.tsx'
import { SearchSuggestions, type SuggestionProps } from './search-suggestions.tsx'
import { SeasonMonths } from './season-months.tsx'

type Props = {
  typed: string
  placement: 'below' | 'over'
  form: RefObject<Element | null>
  dismiss: () => void
}

export default function SearchPanel({ typed, placement, form, dismiss }: Props) {
  const api = useContext(ApiContext)
  const [who, setWho] = useState<Companion>()
  const [month, setMonth] = useState<string>()
  useDismiss(form, dismiss)
  const { answer: suggestions, error } = useCall(api ? 'guide' : undefined, async () =>
    api?.catalog.suggestions(),
  )
  const keyword = typed.trim()
  const hasQuery = who !== undefined || month !== undefined || isSearchable(keyword)
  const query = { page_title: keyword || undefined, who, month }
  return (
    <div
      className={
        placement === 'over'
          ? '@container absolute inset-x-0 top-full z-30 mt-2 grid max-h-[70dvh] grid-cols-[minmax(0,1fr)] gap-5 overflow-y-auto rounded-card border border-line bg-card p-4 shadow-lg'
          : '@container mt-5 grid grid-cols-[minmax(0,1fr)] gap-6'
      }
    >
      {who && <input type="hidden" name="who" value={who} />}
      {month && <input type="hidden" name="month" value={month} />}
      {!suggestions && error === undefined && <div className="search-wait skeleton" />}
      {suggestions && (
        <CompanionAndMonth
          suggestions={suggestions}
          who={who}
          setWho={setWho}
          month={month}
          setMonth={setMonth}
        />
      )}
      {suggestions && keyword !== '' && (
        <SearchSuggestions suggestions={suggestions} typed={keyword} query={query} dismiss={dismiss} />
      )}
      {hasQuery && <SearchResults query={query} dismiss={dismiss} />}
      {/* Recent searches come with what is above them, or they would be pushed down. */}
      {!hasQuery && keyword === '' && (suggestions || error !== undefined) && <RecentSearches />}
    </div>
  )
}

type CompanionAndMonthProps = {
  suggestions: SuggestionIndex
  who: Companion | undefined
  setWho: (who: Companion | undefined) => void
  month: string | undefined
  setMonth: (month: string | undefined) => void
}

/** The companions and the months offered depend on each other. */
function CompanionAndMonth({ suggestions, who, setWho, month, setMonth }: CompanionAndMonthProps) {
  const words = useText('search')
  return (
    <>
      <ChoiceChips
        title={words.who}
        list={suggestions.who
          .filter(({ months }) => month === undefined || months.includes(month))
          .map(({ who, count }) => ({ value: who, label: words.companions[who], count }))}
        chosen={who}
        choose={setWho}
      />
      <SeasonMonths
        months={(suggestions.who.find((one) => one.who === who) ?? suggestions).months.slice(
          0,
          monthsOffered,
        )}
        chosen={month}
        choose={setMonth}
      />
    </>
  )
}

type ChoiceChipsProps<T> = {
  title: string
  list: { value: T; label: string; count: number }[]
  chosen: T | undefined
  choose: (value: T | undefined) => void
}

function ChoiceChips<T extends string>({ title, list, chosen, choose }: ChoiceChipsProps<T>) {
  const words = useText('search')
  if (list.length === 0) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 @lg:grid-cols-[4rem_minmax(0,1fr)] @lg:items-center">
      <h2 className="text-15">{title}</h2>
      <ul className="flex flex-wrap gap-2 py-1">
        {list.map(({ value, label, count }) => (
          <li key={value}>
            <ChoiceChip value={value} chosen={chosen} choose={choose}>
              {label}
              <span className="money text-13 text-soft">
                <span aria-hidden>{formatNumber(count)}</span>
                <span className="sr-only">{words.count(formatNumber(count))}</span>
              </span>
            </ChoiceChip>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The trips of what was chosen and typed, and the way to all of them. */
function SearchResults({ query, dismiss }: SuggestionProps) {
  const words = useText('search')
  const api = useContext(ApiContext)
  const { answer } = useCall(
    api ? buildTravelHref(query) : undefined,
    async () => api?.catalog.packageList({ ...query, page_size: 4 }),
    { delay_ms: query.page_title ? typingPause_ms : 0, keepsPrevious: true },
  )
  return (
    <section className="min-h-24">
      <p role="status" className="text-15">
        {answer && (answer.total > 0 ? words.found(formatNumber(answer.total)) : words.none)}
      </p>
      {answer && answer.list.length > 0 && (
        <DayFiltersContext value={pickDayFilters(query)}>
          <ul className="mt-2 grid gap-x-6 @lg:grid-cols-2">
            {answer.list.map((trip) => (
              <SearchResult key={trip.package_code} trip={trip} dismiss={dismiss} />
            ))}
          </ul>
        </DayFiltersContext>
      )}
      {answer && (
        <a
          href={buildTravelHref(query)}
          onClick={() => {
            if (query.page_title) rememberKeyword(query.page_title)
            dismiss()
          }}
          className="button-secondary mt-3 w-full @lg:w-fit"
        >
          {answer.total > 0 ? words.see(formatNumber(answer.total)) : words.seeRelaxed}
        </a>
      )}
    </section>
  )
}

function SearchResult({ trip, dismiss }: { trip: PackageCard; dismiss: () => void }) {
  const localized = useLocalized()
  const { date } = useCardDeparture(trip)
  return (
    <SearchResultLine
      href={buildTripHref(trip.package_code, date)}
      dismiss={dismiss}
      picture={trip.thumbnail_path}
      name={localized(trip.page_title)}
      more={<NextDepartureLine trip={trip} />}
    />
  )
}
