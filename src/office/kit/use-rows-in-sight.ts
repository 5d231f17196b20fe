// Which rows of a grid are in sight, so that only they are drawn. The chosen cell is brought there.
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Chosen } from './cells.ts'

/** As high as `h-9`. */
export const rowHeight = 36
/** Drawn above and below what is seen, and the steps in which the drawn rows follow the scrolling. */
const spare = 6
const atFirst = { first: 0, count: 30, around: spare }

/** `first` is in sight; the rows `from` here up to, but not with, `to` are drawn. */
export function useRowsInSight(rows: number, chosen: Chosen | undefined) {
  const scroller = useRef<HTMLElement>(null)
  const [seen, setSeen] = useState(atFirst)
  const look = () => {
    const box = scroller.current
    if (!box) return
    const first = Math.floor(box.scrollTop / rowHeight / spare) * spare
    const count = Math.ceil(box.clientHeight / rowHeight) + spare
    if (first === seen.first && count === seen.count) return
    // After a leap every row is new: those in sight are drawn at once, those around them with the next frame.
    setSeen({ first, count, around: Math.abs(first - seen.first) < count ? seen.around : 0 })
  }
  useEffect(() => {
    if (seen.around > 0) return
    const frame = requestAnimationFrame(() => setSeen((now) => ({ ...now, around: spare })))
    return () => cancelAnimationFrame(frame)
  }, [seen])
  useLayoutEffect(() => {
    if (scroller.current && chosen) bringIntoView(scroller.current, (chosen.active ?? chosen.to).row)
  }, [chosen])
  const { first, count, around } = seen
  const [from, to] = [Math.max(0, first - around), Math.min(rows, first + count + around)]
  return { scroller, first, from, to, look }
}

/** The cell with the caret may be scrolled away: its sheet keeps the keyboard. */
export function useKeptFocus(scroller: RefObject<HTMLElement | null>) {
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      scroller.current?.focus({ preventScroll: true })
  })
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      hasFocus.current = true
      if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[data-active]')?.focus()
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      hasFocus.current = relatedTarget === null && hasFocus.current
    },
  }
}

/** Under the heading, which stays where it is. */
function bringIntoView(box: HTMLElement, row: number): void {
  const room = box.clientHeight - rowHeight
  const top = row * rowHeight
  if (top < box.scrollTop) box.scrollTop = top
  else if (top + rowHeight > box.scrollTop + room) box.scrollTop = top + rowHeight - room
}
