// A day of the calendar: its lowest price and how its departures stand.
import type { DepartureState } from '#domain/catalog/departure.ts'
import { withCommas } from '#plain/format.ts'
import { useWords } from '#web/session.tsx'
import type { OnDay } from './on-day.ts'

type Props = {
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

export function CalendarDay({ date, leaving, isLowest, chosen, focusable, choose, onFocus }: Props) {
  const { calendar: words, lowestOfMonth } = useWords('trip')
  const state = leaving?.state
  const closed = state === 'closed'
  const unchosen = leaving && !closed ? 'bg-brand-50 hover:bg-brand-100' : 'cursor-default text-soft'
  const label = useDayLabel(date, leaving)
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

/** The day in one sentence, for who hears it. */
function useDayLabel(date: string, leaving: OnDay | undefined): string {
  const { calendar: words, states } = useWords('trip')
  if (!leaving) return words.noDeparture(date)
  const { state, seats_left, departures, lowest } = leaving
  const left = state === 'closed' ? '' : words.seatsLeft(seats_left)
  const facts = [
    departures.length > 1 ? words.several(departures.length) : '',
    state ? `${states[state]} ${left}`.trim() : words.seatsUnknown,
  ]
  return words.dayLabel(date, withCommas(lowest), facts.filter(Boolean).join(', '))
}
