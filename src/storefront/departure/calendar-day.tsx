// A day of the calendar: its lowest price and the availability of its departures.
import type { ComponentProps } from 'react'
import type { DepartureState } from '#domain/departure/states.ts'
import { formatNumber } from '#lib/format.ts'
import { useText } from '#web/session.tsx'
import type { DayDepartures } from './departures-by-day.ts'
import type { PriceLevel } from './price-level.ts'
import { PriceLevelSign } from './price-level-mark.tsx'

type Props = {
  date: string
  dayDepartures: DayDepartures | undefined
  /** Whether its price is the lowest of its month, and its place among all. */
  price: { isLowest: boolean; level: PriceLevel | undefined }
  isChosen: boolean
  /** How the grid reaches it by keyboard, and what it does there. */
  button: Pick<ComponentProps<'button'>, 'tabIndex' | 'onFocus' | 'onClick'>
}

const stateColours: Record<DepartureState, string> = {
  recruiting: 'text-soft',
  confirmed: 'text-good',
  few_left: 'text-warn',
  closed: 'text-soft',
}

/** The cheaper a day is, the more of the agency's colour it has. Green and red are for states. */
const levelGrounds = {
  low: 'bg-brand-100 hover:bg-brand-200',
  usual: 'bg-brand-50 hover:bg-brand-100',
  high: 'bg-wash hover:bg-brand-50',
}

export function CalendarDay({ date, dayDepartures, price, isChosen, button }: Props) {
  const { calendar: words, lowestOfMonth, priceLevels } = useText('trip')
  const { isLowest, level } = price
  const state = dayDepartures?.state
  const closed = state === 'closed'
  const unchosen = dayDepartures && !closed ? levelGrounds[level ?? 'usual'] : 'cursor-default text-soft'
  const label = useDayLabel(date, dayDepartures)
  return (
    <button
      type="button"
      data-date={date}
      aria-disabled={!dayDepartures || closed || undefined}
      {...button}
      onClick={dayDepartures && !closed ? button.onClick : undefined}
      className={`flex min-h-15 w-full desktop:min-h-13 flex-col items-center justify-center rounded-input py-1 leading-tight ${isChosen ? 'bg-brand text-on-brand' : unchosen}`}
    >
      <span className="sr-only">
        {label}
        {dayDepartures && isLowest && `, ${lowestOfMonth}`}
        {dayDepartures && level && `, ${priceLevels[level]}`}
      </span>
      <span
        aria-hidden
        className={`text-15 ${closed ? 'line-through' : ''} ${dayDepartures ? 'font-semibold' : ''}`}
      >
        {Number(date.slice(8))}
      </span>
      {dayDepartures && (
        <span aria-hidden className={`money flex gap-px text-13 ${isLowest ? 'font-bold' : ''}`}>
          <span className={isLowest ? 'underline decoration-2 underline-offset-2' : ''}>
            {words.short(dayDepartures.lowest)}
          </span>
          <PriceLevelSign level={level} />
        </span>
      )}
      {dayDepartures && state && (
        <span aria-hidden className={`text-13 ${isChosen ? 'text-on-brand' : stateColours[state]}`}>
          {words.shortStates[state]}
        </span>
      )}
    </button>
  )
}

/** The day in one sentence, for screen readers. */
function useDayLabel(date: string, dayDepartures: DayDepartures | undefined): string {
  const { calendar: words, states } = useText('trip')
  if (!dayDepartures) return words.noDeparture(date)
  const { state, seats_left, departures, lowest } = dayDepartures
  const left = state === 'closed' ? '' : words.seatsLeft(seats_left)
  const facts = [
    departures.length > 1 ? words.several(departures.length) : '',
    state ? `${states[state]} ${left}`.trim() : words.seatsUnknown,
  ]
  return words.dayLabel(date, formatNumber(lowest), facts.filter(Boolean).join(', '))
}
