// Sort and filters of a list: a bottom sheet on a small screen, a column at the left from 1200.
// A plain form, sent at each choice. Its rarer filters come late.

import { lazy, Suspense } from 'react'
import type { ListKit } from '#domain/agency/look/theme.ts'
import type { FilterChoice as Counted, Sort } from '#domain/catalog/search-calls.ts'
import { loadTexts } from '#i18n/load-texts.ts'
import { formatNumber } from '#lib/format.ts'
import { parseMonth } from '#lib/month.ts'
import { buildTravelHref, sorts, type TravelQuery } from '#storefront/kit/travel-href.ts'
import { SlidersHorizontal } from '#ui/icons.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { FilterOptions, listOfferedChoices, parseRange } from './filter-options.tsx'
import { getUsualSort } from './list-kit.ts'

type Props = { query: TravelQuery; choices: Counted[]; found: string; kit: ListKit }

/** The search words and the place; all other parts of an address are filters. */
export const pickSearchQuery = ({
  page_title,
  who,
  tour_category,
  tour_area,
  tour_area_detail,
}: TravelQuery) => ({
  page_title,
  who,
  tour_category,
  tour_area,
  tour_area_detail,
})

const MoreFilters = lazy(async () => {
  const [filters] = await Promise.all([import('./more-filters.tsx'), loadTexts(['search'])])
  return filters
})

export function FilterButton({ query }: { query: TravelQuery }) {
  const words = useText('catalog').filters
  const { page: _, sort, ...rest } = query
  const countGiven = (part: TravelQuery) => Object.values(part).filter((value) => value !== undefined).length
  const used =
    countGiven(rest) - countGiven(pickSearchQuery(query)) + (sort && sort !== 'recommended' ? 1 : 0)
  return (
    <button type="button" popoverTarget="filters" className="filter-button chip gap-2">
      <SlidersHorizontal size={18} />
      {words.title}
      {used > 0 && (
        <span className="money inline-flex size-6 items-center justify-center rounded-full bg-brand font-semibold text-13 text-on-brand">
          {used}
        </span>
      )}
    </button>
  )
}

export function Filters({ query, choices, found, kit }: Props) {
  const words = useText('catalog').filters
  const isHydrated = useHydrated()
  return (
    <form
      id="filters"
      popover="auto"
      action="/travel"
      data-stay
      aria-label={words.title}
      onChange={(event) => event.currentTarget.requestSubmit()}
      className="filters bottom-sheet"
    >
      {Object.entries(pickSearchQuery(query)).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        <SortFilter query={query} kit={kit} />
        <MonthFilter query={query} choices={choices} />
        <NightsFilter query={query} choices={choices} />
        {isHydrated && (
          <Suspense>
            <MoreFilters query={query} choices={choices} />
          </Suspense>
        )}
        <FilterActions query={query} found={found} />
      </div>
    </form>
  )
}

/** The list's usual order has no name in the address. */
function SortFilter({ query, kit }: Pick<Props, 'query' | 'kit'>) {
  const words = useText('catalog').filters
  const localized = useLocalized()
  const usual = getUsualSort(kit)
  const others = sorts.filter(
    (sort) => sort !== usual && sort !== 'recommended' && (sort !== 'measure' || kit.measure),
  )
  const getLabel = (sort: Sort) => (sort === 'measure' ? localized(kit.measure?.sort) : words.sorts[sort])
  return (
    <FilterOptions
      name="sort"
      legend={words.sort}
      chosen={query.sort ?? usual}
      choices={[usual, ...others].map((sort) => ({
        value: sort === usual ? '' : sort,
        key: sort,
        label: getLabel(sort),
      }))}
    />
  )
}

type FilterFieldProps = Pick<Props, 'query' | 'choices'>

function MonthFilter({ query, choices }: FilterFieldProps) {
  const words = useText('catalog').filters
  const months = listOfferedChoices(choices, 'month', query).sort((a, b) => a.value.localeCompare(b.value))
  return (
    <label className="grid gap-2">
      <span className="font-semibold text-15">{words.month}</span>
      <select key={query.month} name="month" defaultValue={query.month ?? ''} className="field">
        <option value="">{words.anyMonth}</option>
        {months.map(({ value, count }) => (
          <option key={value} value={value}>
            {`${words.monthName(parseMonth(value).year, parseMonth(value).month)} (${formatNumber(count)})`}
          </option>
        ))}
      </select>
    </label>
  )
}

function NightsFilter({ query, choices }: FilterFieldProps) {
  const words = useText('catalog').filters
  const nights = listOfferedChoices(choices, 'nights', query).sort((a, b) => a.value.localeCompare(b.value))
  return (
    <FilterOptions
      name="nights"
      legend={words.nights}
      chosen={query.nights ?? ''}
      choices={[
        { value: '', key: '', label: words.anyNights },
        ...nights.map(({ value, count }) => ({
          value,
          key: value,
          count,
          label: words.nightsRange(...parseRange(value)),
        })),
      ]}
    />
  )
}

function FilterActions({ query, found }: Pick<Props, 'query' | 'found'>) {
  const words = useText('catalog').filters
  return (
    <div className="filter-actions sticky -bottom-4 -mb-4 flex gap-2 bg-card pt-3 pb-4">
      <a href={buildTravelHref(pickSearchQuery(query))} className="button-secondary grow">
        {words.clear}
      </a>
      <button
        type="button"
        popoverTarget="filters"
        popoverTargetAction="hide"
        className="filter-show button-primary grow"
      >
        {words.show(found)}
      </button>
      <noscript>
        <button type="submit" className="button-primary">
          {words.apply}
        </button>
      </noscript>
    </div>
  )
}
