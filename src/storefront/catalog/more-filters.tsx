// The rarer filters of a list, with how many trips each choice leaves. They come once the page answers.
import type { Choice } from '#domain/catalog/search-calls.ts'
import { useSay, useWords } from '#web/session.tsx'
import { Choices, offered, pairOf } from './choices.tsx'
import type { TravelQuery } from './travel-href.ts'
import { useLiveChoices } from './use-live-choices.ts'

/** Tags and airlines beyond these are found by typing. */
const namesShown = 12

export default function MoreFilters({ query, choices }: { query: TravelQuery; choices: Choice[] }) {
  const { filters: words } = useWords('seek')
  const { all: any } = useWords('catalog')
  const say = useSay()
  const all = [...choices.filter(({ filter }) => !isLive(filter)), ...useLiveChoices(query)]
  const named = ({ name, value }: Choice) => say(name) || value
  const groups = [
    { filter: 'price', legend: words.price, labelOf: ({ value }: Choice) => words.priceOf(...pairOf(value)) },
    {
      filter: 'weekday',
      legend: words.weekday,
      labelOf: ({ value }: Choice) => words.weekdays[Number(value) - 1],
    },
    { filter: 'confirmed', legend: words.sure, labelOf: () => words.confirmed },
    { filter: 'seats', legend: words.seats, labelOf: ({ value }: Choice) => words.seatsOf(value) },
    { filter: 'tags', legend: words.tags, labelOf: named },
    { filter: 'airline', legend: words.airline, labelOf: named },
    { filter: 'departure_city', legend: words.city, labelOf: named },
  ] as const
  return groups.map(({ filter, legend, labelOf }) => {
    const list = offered(all, filter, query)
    const isNamed = filter === 'tags' || filter === 'airline' || filter === 'departure_city'
    // Where all fly from one city there is nothing to choose.
    const least = filter === 'departure_city' && query.departure_city === undefined ? 2 : 1
    const shown = isNamed ? list.slice(0, namesShown) : list.toSorted(byValue)
    return (
      list.length >= least && (
        <Choices
          key={filter}
          name={filter}
          legend={legend}
          chosen={String(query[filter] ?? '')}
          choices={[
            { value: '', key: '', label: any },
            ...shown.map((choice) => ({
              value: choice.value,
              key: choice.value,
              count: choice.count,
              label: labelOf(choice) ?? choice.value,
            })),
          ]}
        />
      )
    )
  })
}

const isLive = (filter: Choice['filter']) => filter === 'confirmed' || filter === 'seats'
const byValue = (a: Choice, b: Choice) => Number.parseInt(a.value, 10) - Number.parseInt(b.value, 10)
