// Sort and filters of a list: a sheet from the bottom of a small screen, a column at the left from 1200.
// A plain form, sent at each choice.

import { monthOf } from '#plain/month.ts'
import { SlidersHorizontal } from '#ui/icons.ts'
import { useWords } from '#web/session.tsx'
import { nightRanges, sorts, type TravelQuery, travelHref } from './travel-href.ts'

type Props = { query: TravelQuery; months: string[]; found: string }

export function FilterButton({ query }: { query: TravelQuery }) {
  const words = useWords('catalog').filters
  const used = [query.month, query.nights, query.sort === 'recommended' ? undefined : query.sort].filter(
    Boolean,
  ).length
  return (
    <button type="button" popoverTarget="filters" className="chip gap-2 desktop:hidden">
      <SlidersHorizontal size={18} />
      {words.title}
      {used > 0 && (
        <span className="money inline-flex size-6 items-center justify-center rounded-full bg-brand-600 font-semibold text-13 text-white">
          {used}
        </span>
      )}
    </button>
  )
}

export function Filters({ query, months, found }: Props) {
  const words = useWords('catalog').filters
  const { page_title, tour_category, tour_area, tour_area_detail } = query
  // A link may name a month in which nothing departs any more: it stays chosen.
  const offered = query.month === undefined ? months : [...new Set([...months, query.month])].sort()
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
      {Object.entries({ page_title, tour_category, tour_area, tour_area_detail }).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="grid gap-7">
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
        <label className="grid gap-2">
          <span className="font-semibold text-15">{words.month}</span>
          <select key={query.month} name="month" defaultValue={query.month ?? ''} className="field">
            <option value="">{words.anyMonth}</option>
            {offered.map((key) => (
              <option key={key} value={key}>
                {words.monthName(monthOf(key).year, monthOf(key).month)}
              </option>
            ))}
          </select>
        </label>
        <Choices
          name="nights"
          legend={words.nights}
          chosen={query.nights ?? ''}
          choices={[
            { value: '', key: '', label: words.anyNights },
            ...nightRanges.map((range) => ({ value: range, key: range, label: words.ranges[range] })),
          ]}
        />
        <div className="flex gap-2 desktop:flex-col">
          <a
            href={travelHref({ page_title, tour_category, tour_area, tour_area_detail })}
            className="button-quiet grow"
          >
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
      </div>
    </form>
  )
}

type Choice = { value: string; key: string; label: string }

function Choices({
  name,
  legend,
  chosen,
  choices,
}: {
  name: string
  legend: string
  chosen: string
  choices: Choice[]
}) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-15">{legend}</legend>
      <div className="flex flex-wrap gap-2 desktop:grid desktop:gap-0">
        {choices.map(({ value, key, label }) => (
          <label key={`${key} ${chosen}`} className="choice">
            <input type="radio" name={name} value={value} defaultChecked={key === chosen} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
