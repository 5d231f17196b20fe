// §2 rates/schedule: a month of departures, price on each day, seats as they come.
// A grid one moves in with the arrow keys.
import { useState } from 'react'
import type { PackageInfo } from '#domain/catalog/package.ts'
import { listWeeks } from '#lib/month.ts'
import { ChevronLeft, ChevronRight } from '#ui/icons.ts'
import { useText } from '#web/session.tsx'
import {
  type DepartureFilter,
  DepartureFilterChips,
  filterTests,
  findLowestByMonth,
} from './calendar-chips.tsx'
import { CalendarDay } from './calendar-day.tsx'
import { groupByDay } from './departures-by-day.ts'
import { createPriceLevel } from './price-level.ts'
import { PriceLevelLegend } from './price-level-mark.tsx'
import { useMonth } from './use-month.ts'
import type { SeatsById } from './use-seats.ts'

type Props = {
  departures: PackageInfo['departures']
  seats: SeatsById | undefined
  chosen: string | undefined
  /** Until a day is chosen, the calendar opens at the first departure from this day on. */
  from?: string
  choose: (date: string) => void
}

export function Calendar({ departures, seats, chosen, from = '', choose }: Props) {
  const { calendar: words, noneOfChips } = useText('trip')
  const [chips, setChips] = useState<DepartureFilter[]>([])
  const lowest = findLowestByMonth(departures, seats)
  const getLevel = createPriceLevel(departures, seats)
  const filtered = departures.filter((one) => chips.every((chip) => filterTests[chip](one, seats, lowest)))
  const days = groupByDay(filtered, seats)
  const dates = departures.map(({ departure_date }) => departure_date)
  const opening = chosen ?? findOpeningDay(dates, days, from)
  const month = useMonth(dates, opening)
  // nobody leaves before the first departure: those weeks are not shown
  const weeks = listWeeks(month.shown).filter((week) => (week.findLast(Boolean) ?? '') >= (dates[0] ?? ''))
  const isEmpty = !weeks.flat().some((date) => date && days.has(date))
  return (
    <div>
      <MonthHead month={month} />
      <DepartureFilterChips chips={chips} onChange={setChips} />
      <p role="status" className="mt-2 text-15 text-soft empty:hidden">
        {chips.length > 0 && isEmpty && noneOfChips}
      </p>
      <table
        ref={month.grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: dates are a grid in ARIA's pattern
        role="grid"
        aria-label={words.title}
        onKeyDown={month.onKeyDown}
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
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, at) => (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell without a day has nothing else to be called by
                <td key={at} aria-selected={date !== null && date === chosen} className="p-0">
                  {date && (
                    <CalendarDay
                      date={date}
                      dayDepartures={days.get(date)}
                      price={{
                        isLowest: lowest.get(date.slice(0, 7)) === days.get(date)?.lowest,
                        level: getLevel(days.get(date)?.lowest ?? Number.NaN),
                      }}
                      isChosen={date === chosen}
                      button={{
                        tabIndex: date === month.focused ? 0 : -1,
                        onFocus: () => month.setFocused(date),
                        onClick: () => choose(date),
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PriceLevelLegend departures={departures} seats={seats} />
    </div>
  )
}

/** The first day that can be booked, from the day that was asked for if there is one. */
function findOpeningDay(dates: string[], days: ReturnType<typeof groupByDay>, from: string): string {
  const open = dates.filter((date) => days.get(date)?.state !== 'closed')
  return open.find((date) => date >= from) ?? open[0] ?? dates[0] ?? ''
}

function MonthHead({ month }: { month: ReturnType<typeof useMonth> }) {
  const { calendar: words } = useText('trip')
  return (
    <div className="flex items-center justify-between">
      <button
        type="button"
        className="icon-button disabled:opacity-30"
        aria-label={words.previous}
        disabled={!month.canTurn(-1)}
        onClick={() => month.turn(-1)}
      >
        <ChevronLeft size={20} />
      </button>
      <p aria-live="polite" className="font-bold text-18">
        {words.month(month.shown.year, month.shown.month)}
      </p>
      <button
        type="button"
        className="icon-button disabled:opacity-30"
        aria-label={words.next}
        disabled={!month.canTurn(1)}
        onClick={() => month.turn(1)}
      >
        <ChevronRight size={20} />
      </button>
    </div>
  )
}
