// §2 rates/schedule: a month of departures, price on each day, seats as they come.
// A grid one moves in with the arrow keys.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { DepartureState } from '#domain/catalog/departure.ts'
import type { PackageInfo } from '#domain/catalog/package.ts'
import { dayAfter } from '#plain/days.ts'
import { withCommas } from '#plain/format.ts'
import { addMonths, isSameMonth, type Month, monthOf, weekdayOf, weeksOf } from '#plain/month.ts'
import { ChevronLeft, ChevronRight } from '#ui/icons.ts'
import { useWords } from '#web/session.tsx'
import { type OnDay, onDays } from './on-day.ts'
import type { SeatsById } from './use-seats.ts'

type Departure = PackageInfo['departures'][number]
type Props = {
  departures: Departure[]
  seats: SeatsById | undefined
  chosen: string | undefined
  choose: (date: string) => void
}

const daysByKey: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  PageUp: -28,
  PageDown: 28,
}

export function Calendar({ departures, seats, chosen, choose }: Props) {
  const { calendar: words } = useWords('trip')
  const trip = useWords('trip')
  const [chips, setChips] = useState<Chip[]>([])
  const lowest = lowestByMonth(departures, seats)
  const isWanted = (departure: Departure) => chips.every((chip) => fits[chip](departure, seats, lowest))
  const days = onDays(departures.filter(isWanted), seats)
  const dates = departures.map(({ departure_date }) => departure_date)
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  // until somebody turns the page
  const opening = chosen ?? dates.find((date) => days.get(date)?.state !== 'closed') ?? first
  const [shown = monthOf(opening), setShown] = useState<Month>()
  const [focused = opening, setFocused] = useState<string>()
  const grid = useRef<HTMLTableElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLButtonElement>(`[data-date="${focused}"]`)?.focus()
    moved.current = false
  }, [focused])

  const show = (month: Month) => {
    setShown(month)
    setFocused(
      dates.find((date) => isSameMonth(monthOf(date), month)) ??
        weeksOf(month).flat().find(Boolean) ??
        focused,
    )
  }
  const moveTo = (date: string) => {
    moved.current = true
    setFocused(date)
    setShown(monthOf(date))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = daysByKey[event.key]
    if (step === undefined) return
    event.preventDefault()
    moveTo(dayAfter(focused, step))
  }
  const canGo = (count: number) =>
    count < 0 ? !isSameMonth(shown, monthOf(first)) : !isSameMonth(shown, monthOf(last))
  return (
    <div>
      <div className="flex items-center justify-between">
        <button
          type="button"
          className="icon-button disabled:opacity-30"
          aria-label={words.previous}
          disabled={!canGo(-1)}
          onClick={() => show(addMonths(shown, -1))}
        >
          <ChevronLeft size={20} />
        </button>
        <p aria-live="polite" className="font-bold text-18">
          {words.month(shown.year, shown.month)}
        </p>
        <button
          type="button"
          className="icon-button disabled:opacity-30"
          aria-label={words.next}
          disabled={!canGo(1)}
          onClick={() => show(addMonths(shown, 1))}
        >
          <ChevronRight size={20} />
        </button>
      </div>
      <fieldset className="mt-2 flex flex-wrap gap-2">
        <legend className="sr-only">{trip.chips.title}</legend>
        {(['confirmed', 'weekends', 'lowest'] as const).map((chip) => (
          <button
            key={chip}
            type="button"
            aria-pressed={chips.includes(chip)}
            className="chip px-3 aria-pressed:border-brand-600 aria-pressed:bg-brand-50 aria-pressed:font-semibold aria-pressed:text-brand-800"
            onClick={() =>
              setChips(chips.includes(chip) ? chips.filter((one) => one !== chip) : [...chips, chip])
            }
          >
            {trip.chips[chip]}
          </button>
        ))}
      </fieldset>
      <p role="status" className="mt-2 text-15 text-soft empty:hidden">
        {chips.length > 0 &&
          !weeksOf(shown)
            .flat()
            .some((date) => date && days.has(date)) &&
          trip.noneOfChips}
      </p>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: dates are a grid in ARIA's pattern
        role="grid"
        aria-label={words.title}
        onKeyDown={onKeyDown}
        className="mt-3 w-full table-fixed border-separate border-spacing-0.5 text-center"
      >
        <thead>
          <tr>
            {words.weekdays.map((weekday) => (
              <th key={weekday} scope="col" className="py-1 font-normal text-13 text-soft">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(shown).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, at) => (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell without a day has nothing else to be called by
                <td key={at} aria-selected={date !== null && date === chosen} className="p-0">
                  {date && (
                    <Day
                      date={date}
                      leaving={days.get(date)}
                      isLowest={lowest.get(date.slice(0, 7)) === days.get(date)?.lowest}
                      chosen={date === chosen}
                      focusable={date === focused}
                      choose={() => choose(date)}
                      onFocus={() => setFocused(date)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Chip = 'confirmed' | 'weekends' | 'lowest'
type Fits = (departure: Departure, seats: SeatsById | undefined, lowest: Map<string, number>) => boolean

const weekend = [5, 6, 0] // most leave on Friday evening

const fits: Record<Chip, Fits> = {
  confirmed: ({ departure_id }, seats) => {
    const here = seats?.get(departure_id)
    return here !== undefined && here.state !== 'closed' && here.to_confirm === 0
  },
  weekends: ({ departure_date }) => weekend.includes(weekdayOf(departure_date)),
  lowest: ({ departure_date, adult_price }, _, lowest) =>
    lowest.get(departure_date.slice(0, 7)) === adult_price,
}

/** Of what can still be booked, by YYYY-MM. */
function lowestByMonth(departures: Departure[], seats: SeatsById | undefined): Map<string, number> {
  const lowest = new Map<string, number>()
  for (const { departure_id, departure_date, adult_price } of departures) {
    const month = departure_date.slice(0, 7)
    if (seats?.get(departure_id)?.state === 'closed') continue
    lowest.set(month, Math.min(adult_price, lowest.get(month) ?? adult_price))
  }
  return lowest
}

type DayProps = {
  date: string
  isLowest: boolean
  leaving: OnDay | undefined
  chosen: boolean
  focusable: boolean
  choose: () => void
  onFocus: () => void
}

const stateLook: Record<DepartureState, string> = {
  recruiting: 'text-soft',
  confirmed: 'text-good',
  few_left: 'text-warn',
  closed: 'text-soft',
}

function Day({ date, leaving, isLowest, chosen, focusable, choose, onFocus }: DayProps) {
  const { calendar: words, states, lowestOfMonth } = useWords('trip')
  const { state, seats_left = 0, departures = [] } = leaving ?? {}
  const closed = state === 'closed'
  const unchosen = leaving && !closed ? 'bg-brand-50 hover:bg-brand-100' : 'cursor-default text-soft'
  const label = leaving
    ? words.dayLabel(
        date,
        withCommas(leaving.lowest),
        [
          departures.length > 1 ? words.several(departures.length) : '',
          state ? `${states[state]} ${closed ? '' : words.seatsLeft(seats_left)}`.trim() : words.seatsUnknown,
        ]
          .filter(Boolean)
          .join(', '),
      )
    : words.noDeparture(date)
  return (
    <button
      type="button"
      data-date={date}
      aria-disabled={!leaving || closed || undefined}
      tabIndex={focusable ? 0 : -1}
      onFocus={onFocus}
      onClick={() => leaving && !closed && choose()}
      className={`flex min-h-15 w-full desktop:min-h-13 flex-col items-center justify-center rounded-input py-1 leading-tight ${chosen ? 'bg-brand text-on-brand' : unchosen}`}
    >
      <span className="sr-only">
        {label}
        {leaving && isLowest && `, ${lowestOfMonth}`}
      </span>
      <span
        aria-hidden
        className={`text-15 ${closed ? 'line-through' : ''} ${leaving ? 'font-semibold' : ''}`}
      >
        {Number(date.slice(8))}
      </span>
      {leaving && (
        <span
          aria-hidden
          className={`money text-13 ${isLowest ? 'font-bold underline decoration-2 underline-offset-2' : ''}`}
        >
          {words.short(leaving.lowest)}
        </span>
      )}
      {leaving && state && (
        <span aria-hidden className={`text-13 ${chosen ? 'text-on-brand' : stateLook[state]}`}>
          {words.shortStates[state]}
        </span>
      )}
    </button>
  )
}
