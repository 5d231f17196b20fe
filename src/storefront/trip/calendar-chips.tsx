// Which departures the calendar shows: those that go for sure, those at a weekend, the cheapest of a month.
import type { PackageInfo } from '#domain/catalog/package.ts'
import { weekdayOf } from '#plain/month.ts'
import { useWords } from '#web/session.tsx'
import type { SeatsById } from './use-seats.ts'

type Departure = PackageInfo['departures'][number]
const all = ['confirmed', 'weekends', 'lowest'] as const
export type Chip = (typeof all)[number]
type Fits = (departure: Departure, seats: SeatsById | undefined, lowest: Map<string, number>) => boolean

const weekend = [5, 6, 0] // most leave on Friday evening

export const fits: Record<Chip, Fits> = {
  confirmed: ({ departure_id }, seats) => {
    const here = seats?.get(departure_id)
    return here !== undefined && here.state !== 'closed' && here.to_confirm === 0
  },
  weekends: ({ departure_date }) => weekend.includes(weekdayOf(departure_date)),
  lowest: ({ departure_date, adult_price }, _, lowest) =>
    lowest.get(departure_date.slice(0, 7)) === adult_price,
}

/** Of what can still be booked, by YYYY-MM. */
export function lowestByMonth(departures: Departure[], seats: SeatsById | undefined): Map<string, number> {
  const lowest = new Map<string, number>()
  for (const { departure_id, departure_date, adult_price } of departures) {
    const month = departure_date.slice(0, 7)
    if (seats?.get(departure_id)?.state === 'closed') continue
    lowest.set(month, Math.min(adult_price, lowest.get(month) ?? adult_price))
  }
  return lowest
}

export function Chips({ chips, onChange }: { chips: Chip[]; onChange: (chips: Chip[]) => void }) {
  const words = useWords('trip').chips
  const turn = (chip: Chip) =>
    onChange(chips.includes(chip) ? chips.filter((one) => one !== chip) : [...chips, chip])
  return (
    <fieldset className="mt-2 flex flex-wrap gap-2">
      <legend className="sr-only">{words.title}</legend>
      {all.map((chip) => (
        <button
          key={chip}
          type="button"
          aria-pressed={chips.includes(chip)}
          className="chip px-3 aria-pressed:border-brand-600 aria-pressed:bg-brand-50 aria-pressed:font-semibold aria-pressed:text-brand-800"
          onClick={() => turn(chip)}
        >
          {words[chip]}
        </button>
      ))}
    </fieldset>
  )
}
