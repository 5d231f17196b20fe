// Filters of the calendar: confirmed departures, those at a weekend, the cheapest of a month.
import type { PackageInfo } from '#domain/catalog/package.ts'
import { getWeekday } from '#lib/month.ts'
import { useText } from '#web/session.tsx'
import type { SeatsById } from './use-seats.ts'

type TripDeparture = PackageInfo['departures'][number]
const departureFilters = ['confirmed', 'weekends', 'lowest'] as const
export type DepartureFilter = (typeof departureFilters)[number]
type FilterTest = (
  departure: TripDeparture,
  seats: SeatsById | undefined,
  lowest: Map<string, number>,
) => boolean

const weekendDays = [5, 6, 0] // most leave on Friday evening

export const filterTests: Record<DepartureFilter, FilterTest> = {
  confirmed: ({ departure_id }, seats) => {
    const departureSeats = seats?.get(departure_id)
    return departureSeats !== undefined && departureSeats.state !== 'closed' && departureSeats.is_confirmed
  },
  weekends: ({ departure_date }) => weekendDays.includes(getWeekday(departure_date)),
  lowest: ({ departure_date, adult_price }, _, lowest) =>
    lowest.get(departure_date.slice(0, 7)) === adult_price,
}

/** The lowest price of departures that can still be booked, by YYYY-MM. */
export function findLowestByMonth(
  departures: TripDeparture[],
  seats: SeatsById | undefined,
): Map<string, number> {
  const lowest = new Map<string, number>()
  for (const { departure_id, departure_date, adult_price } of departures) {
    const month = departure_date.slice(0, 7)
    if (seats?.get(departure_id)?.state === 'closed') continue
    lowest.set(month, Math.min(adult_price, lowest.get(month) ?? adult_price))
  }
  return lowest
}

export function DepartureFilterChips({
  chips,
  onChange,
}: {
  chips: DepartureFilter[]
  onChange: (chips: DepartureFilter[]) => void
}) {
  const words = useText('trip').chips
  const toggle = (chip: DepartureFilter) =>
    onChange(chips.includes(chip) ? chips.filter((one) => one !== chip) : [...chips, chip])
  return (
    <fieldset className="mt-2 flex flex-wrap gap-2">
      <legend className="sr-only">{words.title}</legend>
      {departureFilters.map((chip) => (
        <button
          key={chip}
          type="button"
          aria-pressed={chips.includes(chip)}
          className="chip px-3 aria-pressed:border-brand-600 aria-pressed:bg-brand-50 aria-pressed:font-semibold aria-pressed:text-brand-800"
          onClick={() => toggle(chip)}
        >
          {words[chip]}
        </button>
      ))}
    </fieldset>
  )
}
