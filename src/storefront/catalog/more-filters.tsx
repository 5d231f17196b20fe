// The rarer filters of a list, with how many trips each choice leaves. They come once the page answers.
import type { FilterChoice } from '#domain/catalog/search-calls.ts'
import type { TravelQuery } from '#storefront/kit/travel-href.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { FilterOptions, listOfferedChoices, parseRange } from './filter-options.tsx'
import { useLiveChoices } from './use-live-choices.ts'

/** Tags and airlines beyond these are found by typing. */
const maxNames = 12

export default function MoreFilters({ query, choices }: { query: TravelQuery; choices: FilterChoice[] }) {
  const { filters: words } = useText('search')
  const { all: anyLabel } = useText('catalog')
  const localized = useLocalized()
  const all = [...choices.filter(({ filter }) => !isLive(filter)), ...useLiveChoices(query)]
  const toName = ({ name, value }: FilterChoice) => localized(name) || value
  const groups = [
    {
      filter: 'price',
      legend: words.price,
      toLabel: ({ value }: FilterChoice) => words.priceRange(...parseRange(value)),
    },
    {
      filter: 'weekday',
      legend: words.weekday,
      toLabel: ({ value }: FilterChoice) => words.weekdays[Number(value) % 7],
    },
    { filter: 'confirmed', legend: words.sure, toLabel: () => words.confirmed },
    { filter: 'seats', legend: words.seats, toLabel: ({ value }: FilterChoice) => words.seatsAtLeast(value) },
    { filter: 'tags', legend: words.tags, toLabel: toName },
    { filter: 'airline', legend: words.airline, toLabel: toName },
    { filter: 'departure_city', legend: words.city, toLabel: toName },
  ] as const
  return groups.map(({ filter, legend, toLabel }) => {
    const list = listOfferedChoices(all, filter, query)
    const isNamed = filter === 'tags' || filter === 'airline' || filter === 'departure_city'
    // Nothing is to choose where all trips fly from one city.
    const least = filter === 'departure_city' && query.departure_city === undefined ? 2 : 1
    const shown = isNamed ? list.slice(0, maxNames) : list.toSorted(compareByValue)
    return (
      list.length >= least && (
        <FilterOptions
          key={filter}
          name={filter}
          legend={legend}
          chosen={String(query[filter] ?? '')}
          choices={[
            { value: '', key: '', label: anyLabel },
            ...shown.map((choice) => ({
              value: choice.value,
              key: choice.value,
              count: choice.count,
              label: toLabel(choice) ?? choice.value,
            })),
          ]}
        />
      )
    )
  })
}

const isLive = (filter: FilterChoice['filter']) => filter === 'confirmed' || filter === 'seats'
const compareByValue = (a: FilterChoice, b: FilterChoice) =>
  Number.parseInt(a.value, 10) - Number.parseInt(b.value, 10)
