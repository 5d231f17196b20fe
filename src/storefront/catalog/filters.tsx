// Sort and filters of a list: a sheet from the bottom of a small screen, a column at the left from 1200.
// A plain form, sent at each choice. Its rarer filters come late.

import { lazy, Suspense } from 'react'
import type { Choice as Counted } from '#domain/catalog/search-calls.ts'
import { withCommas } from '#plain/format.ts'
import { monthOf } from '#plain/month.ts'
import { SlidersHorizontal } from '#ui/icons.ts'
import { useTakenOver } from '#ui/use-taken-over.ts'
import { useWords } from '#web/session.tsx'
import { learnRooms } from '#words/learn-rooms.ts'
import { Choices, offered, pairOf } from './choices.tsx'
import { sorts, type TravelQuery, travelHref } from './travel-href.ts'

type Props = { query: TravelQuery; choices: Counted[]; found: string }

/** What was searched for, and where; the rest of an address are filters. */
export const searchedIn = ({ page_title, who, tour_category, tour_area, tour_area_detail }: TravelQuery) => ({
  page_title,
  who,
  tour_category,
  tour_area,
  tour_area_detail,
})

const MoreFilters = lazy(async () => {
  const [filters] = await Promise.all([import('./more-filters.tsx'), learnRooms(['seek'])])
  return filters
})

export function FilterButton({ query }: { query: TravelQuery }) {
  const words = useWords('catalog').filters
  const { page: _, sort, ...rest } = query
  const given = (part: TravelQuery) => Object.values(part).filter((value) => value !== undefined).length
  const used = given(rest) - given(searchedIn(query)) + (sort && sort !== 'recommended' ? 1 : 0)
  return (
    <button type="button" popoverTarget="filters" className="chip gap-2 desktop:hidden">
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

export function Filters({ query, choices, found }: Props) {
  const words = useWords('catalog').filters
  const isTakenOver = useTakenOver()
  return (
    <form
      id="filters"
      popover="auto"
      action="/travel"
      data-stay
      aria-label={words.title}
      onChange={(event) => event.currentTarget.requestSubmit()}
      className="sheet desktop:static desktop:block desktop:w-52 desktop:shrink-0 desktop:border-0 desktop:p-0"
    >
      {Object.entries(searchedIn(query)).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        <Choices
          name="sort"
          legend={words.sort}
          chosen={query.sort ?? 'recommended'}
          choices={sorts.map((sort) => ({
            value: sort === 'recommended' ? '' : sort,
            key: sort,
            label: words.sorts[sort],
          }))}
        />
        <Months query={query} choices={choices} />
        <Nights query={query} choices={choices} />
        {isTakenOver && (
          <Suspense>
            <MoreFilters query={query} choices={choices} />
          </Suspense>
        )}
        <Ends query={query} found={found} />
      </div>
    </form>
  )
}

type Offering = Pick<Props, 'query' | 'choices'>

function Months({ query, choices }: Offering) {
  const words = useWords('catalog').filters
  const months = offered(choices, 'month', query).sort((a, b) => a.value.localeCompare(b.value))
  return (
    <label className="grid gap-2">
      <span className="font-semibold text-15">{words.month}</span>
      <select key={query.month} name="month" defaultValue={query.month ?? ''} className="field">
        <option value="">{words.anyMonth}</option>
        {months.map(({ value, count }) => (
          <option key={value} value={value}>
            {`${words.monthName(monthOf(value).year, monthOf(value).month)} (${withCommas(count)})`}
          </option>
        ))}
      </select>
    </label>
  )
}

function Nights({ query, choices }: Offering) {
  const words = useWords('catalog').filters
  const nights = offered(choices, 'nights', query).sort((a, b) => a.value.localeCompare(b.value))
  return (
    <Choices
      name="nights"
      legend={words.nights}
      chosen={query.nights ?? ''}
      choices={[
        { value: '', key: '', label: words.anyNights },
        ...nights.map(({ value, count }) => ({
          value,
          key: value,
          count,
          label: words.nightsOf(...pairOf(value)),
        })),
      ]}
    />
  )
}

function Ends({ query, found }: Pick<Props, 'query' | 'found'>) {
  const words = useWords('catalog').filters
  return (
    <div className="sticky -bottom-4 -mb-4 flex gap-2 bg-card pt-3 pb-4 desktop:static desktop:mb-0 desktop:flex-col desktop:bg-transparent">
      <a href={travelHref(searchedIn(query))} className="button-quiet grow">
        {words.clear}
      </a>
      <button
        type="button"
        popoverTarget="filters"
        popoverTargetAction="hide"
        className="button-main grow desktop:hidden"
      >
        {words.show(found)}
      </button>
      <noscript>
        <button type="submit" className="button-main">
          {words.apply}
        </button>
      </noscript>
    </div>
  )
}
