// How a grid is worked with, by key, mouse and clipboard: what is chosen in it, and what is being typed.
import { useRef, useState } from 'react'
import { clamp } from '#plain/clamp.ts'
import { type Area, type At, activeCell, areaOf, cellsIn, fillDownTo, nextInside } from './cells.ts'
import { gridClipboard } from './grid-clipboard.ts'
import { gridKeys } from './grid-keys.ts'
import type { Draft, GridUse, Working } from './grid-use.ts'
import { useGridPointer } from './use-grid-pointer.ts'

export function useGrid(use: GridUse) {
  const { rows, columns, textAt, chosen, onChoose, onWrite } = use
  const [draft, setDraft] = useState<Draft>()
  // A blur may come with the key that has written already: what was written is gone at once.
  const latest = useRef<Draft>(undefined)
  const type = (next: Draft | undefined) => {
    latest.current = next
    setDraft(next)
  }
  function commit(): void {
    const typed = latest.current
    type(undefined)
    if (typed && chosen) onWrite([{ ...activeCell(chosen), text: typed.text, isTyped: true }])
  }
  // Tab, Tab, Enter: a row is typed from left to right, and Enter begins the next one where it began.
  const entryColumn = useRef<number>(undefined)
  function goTo({ row, column }: At, isLonger = false): void {
    commit()
    entryColumn.current = undefined
    const at = { row: clamp(row, 0, rows - 1), column: clamp(column, 0, columns - 1) }
    onChoose({ from: isLonger && chosen ? activeCell(chosen) : at, to: at })
  }
  function goOn(key: 'Enter' | 'Tab', step: 1 | -1): void {
    if (!chosen) return
    const at = activeCell(chosen)
    const area = areaOf(chosen)
    if (cellsIn(area) > 1) {
      commit()
      onChoose({ ...chosen, active: nextInside(area, at, key, step) })
      return
    }
    const start = entryColumn.current ?? at.column
    goTo(key === 'Tab' ? { row: at.row, column: at.column + step } : { row: at.row + step, column: start })
    if (key === 'Tab') entryColumn.current = start
  }
  const fill = (area: Area, last: number) =>
    onWrite(fillDownTo(area, last, textAt).filter(({ column }) => use.isFilled(column)))
  const working: Working = { ...use, draft, type, commit, goTo, goOn, fill }
  const { fillTo, ...byPointer } = useGridPointer(working)
  return {
    draft,
    type,
    commit,
    fillTo,
    on: { ...gridKeys(working), ...gridClipboard(working), ...byPointer },
  }
}
