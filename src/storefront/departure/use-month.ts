// The month of departures that is shown, and the day that the arrow keys have come to.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addDays } from '#lib/days.ts'
import { addMonths, isSameMonth, listWeeks, type Month, parseMonth } from '#lib/month.ts'

const daysByKey: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  PageUp: -28,
  PageDown: 28,
}

/** `dates` of departures, the earliest first, before which nobody goes; `opening` is shown until somebody turns the page. */
export function useMonth(dates: string[], opening: string) {
  const [shown = parseMonth(opening), setShown] = useState<Month>()
  const [focused = opening, setFocused] = useState<string>()
  const grid = useRef<HTMLTableElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLButtonElement>(`[data-date="${focused}"]`)?.focus()
    moved.current = false
  }, [focused])

  function turn(by: 1 | -1): void {
    const month = addMonths(shown, by)
    setShown(month)
    const first = dates.find((date) => isSameMonth(parseMonth(date), month))
    setFocused(first ?? listWeeks(month).flat().find(Boolean) ?? focused)
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = daysByKey[event.key]
    if (step === undefined) return
    event.preventDefault()
    moved.current = true
    const date = addDays(focused, step)
    if (date < (dates[0] ?? date)) return
    setFocused(date)
    setShown(parseMonth(date))
  }
  const canTurn = (by: 1 | -1) => !isSameMonth(shown, parseMonth((by < 0 ? dates[0] : dates.at(-1)) ?? ''))
  return { shown, focused, setFocused, turn, canTurn, grid, onKeyDown }
}
