// Which rows of a grid are in sight, so that only they are drawn. The chosen cell is brought there.
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CellSelection } from './cells.ts'

/** The height of a row, which is that of the class `h-9`. */
export const rowHeight = 36
/** Drawn above and below what is seen, and the steps in which the drawn rows follow the scrolling. */
const overscanRows = 6
const initialView = { first: 0, count: 30, overscan: overscanRows }

/** `first` is in sight; the rows `from` here up to, but not with, `to` are drawn. */
export function useVisibleRows(rows: number, chosen: CellSelection | undefined) {
  const scroller = useRef<HTMLElement>(null)
  const [view, setView] = useState(initialView)
  const updateVisible = () => {
    const box = scroller.current
    if (!box) return
    const first = Math.floor(box.scrollTop / rowHeight / overscanRows) * overscanRows
    const count = Math.ceil(box.clientHeight / rowHeight) + overscanRows
    if (first === view.first && count === view.count) return
    // After a leap every row is new: those in sight are drawn at once, those around them with the next frame.
    setView({ first, count, overscan: Math.abs(first - view.first) < count ? view.overscan : 0 })
  }
  useEffect(() => {
    if (view.overscan > 0) return
    const frame = requestAnimationFrame(() => setView((now) => ({ ...now, overscan: overscanRows })))
    return () => cancelAnimationFrame(frame)
  }, [view])
  useLayoutEffect(() => {
    if (scroller.current && chosen) scrollToRow(scroller.current, (chosen.active ?? chosen.to).row)
  }, [chosen])
  const { first, count, overscan } = view
  const [from, to] = [Math.max(0, first - overscan), Math.min(rows, first + count + overscan)]
  return { scroller, first, from, to, updateVisible }
}

/** If the cell with the caret is scrolled away, the grid still gets the keys. */
export function useRestoredFocus(scroller: RefObject<HTMLElement | null>) {
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

/** The rows are seen below the heading, which does not scroll. */
function scrollToRow(box: HTMLElement, row: number): void {
  const visibleHeight = box.clientHeight - rowHeight
  const top = row * rowHeight
  if (top < box.scrollTop) box.scrollTop = top
  else if (top + rowHeight > box.scrollTop + visibleHeight) box.scrollTop = top + rowHeight - visibleHeight
}
