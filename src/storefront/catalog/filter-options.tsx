// The choices of one filter, each with how many trips it leaves.
import type { FilterChoice as Counted } from '#domain/catalog/search-calls.ts'
import { formatNumber } from '#lib/format.ts'
import type { TravelQuery } from '#storefront/kit/travel-href.ts'

/** A chosen value stays listed without trips, because a link may name it. */
export function listOfferedChoices(
  choices: Counted[],
  filter: Counted['filter'],
  query: TravelQuery,
): Counted[] {
  const list = choices.filter((choice) => choice.filter === filter)
  const chosen = query[filter]
  const isGone = chosen !== undefined && !list.some(({ value }) => value === String(chosen))
  return isGone ? [...list, { filter, value: String(chosen), name: null, count: 0 }] : list
}

export const parseRange = (value: string): [number, number] => {
  const [from = 0, to = 0] = value.split('-').map(Number)
  return [from, to]
}

type FilterOption = { value: string; key: string; label: string; count?: number }

export function FilterOptions({
  name,
  legend,
  chosen,
  choices,
}: {
  name: string
  legend: string
  chosen: string
  choices: FilterOption[]
}) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-15">{legend}</legend>
      <div className="flex flex-wrap gap-2 desktop:grid desktop:gap-0">
        {choices.map(({ value, key, label, count }) => (
          <label key={`${key} ${chosen}`} className="radio-option">
            <input type="radio" name={name} value={value} defaultChecked={key === chosen} />
            {label}
            {count !== undefined && (
              <span className="money ml-1.5 text-13 text-soft">{formatNumber(count)}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
