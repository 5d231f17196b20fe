// A month to choose a day from: arrows move by a day or a week, Page Up and Down by a month.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addDays } from '#lib/days.ts'
import { addMonths, formatMonth, isSameMonth, listWeeks, parseMonth } from '#lib/month.ts'
import { ChevronLeft, ChevronRight } from '#ui/icons.ts'
import { useText } from './use-text.ts'

type Props = { day: string; isAllowed: (day: string) => boolean; onChoose: (day: string) => void }

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Returns the same day of another month, or the last day of a month that is too short. */
function moveMonths(day: string, months: number): string {
  const month = addMonths(parseMonth(day), months)
  const days = listWeeks(month)
    .flat()
    .filter((each) => each !== null)
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? day
}

export default function DateCalendar({ day, isAllowed, onChoose }: Props) {
  const { date: words } = useText('kit')
  const [focused, setFocused] = useState(day)
  const grid = useRef<HTMLTableElement>(null)
  const month = parseMonth(focused)
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])
  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (step !== undefined) setFocused(addDays(focused, step))
    else if (event.key === 'PageUp' || event.key === 'PageDown')
      setFocused(moveMonths(focused, event.key === 'PageUp' ? -1 : 1))
    else return
    event.preventDefault()
  }
  return (
    <div className="panel absolute top-full right-0 z-40 mt-1 grid w-72 gap-1 bg-card p-2 shadow-lg">
      <div className="flex items-center justify-between">
        <button
          type="button"
          className="icon-button"
          aria-label={words.previousMonth}
          onClick={() => setFocused(moveMonths(focused, -1))}
        >
          <ChevronLeft size={18} />
        </button>
        <span aria-live="polite" className="font-semibold text-15">
          {words.month(month.year, month.month)}
        </span>
        <button
          type="button"
          className="icon-button"
          aria-label={words.nextMonth}
          onClick={() => setFocused(moveMonths(focused, 1))}
        >
          <ChevronRight size={18} />
        </button>
      </div>
      <table ref={grid} className="w-full table-fixed text-center text-15" onKeyDown={onKeyDown}>
        <thead>
          <tr className="text-13 text-soft">
            {words.weekdays.map((weekday) => (
              <th key={weekday} scope="col" className="py-1 font-normal">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month).map((week) => (
            <tr key={`${formatMonth(month)} ${week.find((each) => each !== null)}`}>
              {week.map((each, at) => (
                <td key={each ?? words.weekdays[at]}>
                  {each && (
                    <DayButton
                      day={each}
                      isFocused={each === focused}
                      isChosen={each === day && isSameMonth(parseMonth(day), month)}
                      disabled={!isAllowed(each)}
                      onChoose={onChoose}
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

type DayButtonProps = Pick<Props, 'onChoose'> & {
  day: string
  isFocused: boolean
  isChosen: boolean
  disabled: boolean
}

function DayButton({ day, isFocused, isChosen, disabled, onChoose }: DayButtonProps) {
  const { date: words } = useText('kit')
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isFocused ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={words.day(Number(day.slice(5, 7)), Number(day.slice(8)))}
      aria-disabled={disabled}
      className="grid h-9 w-full place-items-center rounded-lg tabular-nums hover:bg-wash aria-disabled:text-line aria-pressed:bg-brand-600 aria-pressed:text-white"
      onClick={() => !disabled && onChoose(day)}
    >
      {Number(day.slice(8))}
    </button>
  )
}
