// How a grid is worked with, by key, mouse and clipboard: what is chosen in it, and what is being typed.
import { useRef, useState } from 'react'
import { clamp } from '#lib/clamp.ts'
import {
  type CellArea,
  type CellPosition,
  countCells,
  fillDownTo,
  getActiveCell,
  getNextCell,
  toArea,
} from './cells.ts'
import { createClipboardHandlers } from './grid-clipboard.ts'
import type { CellDraft, GridController, GridOptions } from './grid-definition.ts'
import { createKeyHandlers } from './grid-keys.ts'
import { useGridPointer } from './use-grid-pointer.ts'

export function useGrid(options: GridOptions) {
  const { rows, columns, getText, chosen, onChoose, onWrite } = options
  const [draft, setDraft] = useState<CellDraft>()
  // A blur may come with the key that has written already: what was written is gone at once.
  const latest = useRef<CellDraft>(undefined)
  const updateDraft = (next: CellDraft | undefined) => {
    latest.current = next
    setDraft(next)
  }
  function commit(): void {
    const committed = latest.current
    updateDraft(undefined)
    if (committed && chosen) onWrite([{ ...getActiveCell(chosen), text: committed.text, isTyped: true }])
  }
  // Tab, Tab, Enter: a row is typed from left to right, and Enter begins the next one where it began.
  const entryColumn = useRef<number>(undefined)
  function goTo({ row, column }: CellPosition, isExtending = false): void {
    commit()
    entryColumn.current = undefined
    const at = { row: clamp(row, 0, rows - 1), column: clamp(column, 0, columns - 1) }
    onChoose({ from: isExtending && chosen ? getActiveCell(chosen) : at, to: at })
  }
  function goToNext(key: 'Enter' | 'Tab', step: 1 | -1): void {
    if (!chosen) return
    const at = getActiveCell(chosen)
    const area = toArea(chosen)
    if (countCells(area) > 1) {
      commit()
      onChoose({ ...chosen, active: getNextCell(area, at, key, step) })
      return
    }
    const start = entryColumn.current ?? at.column
    goTo(key === 'Tab' ? { row: at.row, column: at.column + step } : { row: at.row + step, column: start })
    if (key === 'Tab') entryColumn.current = start
  }
  const fill = (area: CellArea, last: number) =>
    onWrite(fillDownTo(area, last, getText).filter(({ column }) => options.canFill(column)))
  const controller: GridController = { ...options, draft, updateDraft, commit, goTo, goToNext, fill }
  const { fillTo, ...pointerHandlers } = useGridPointer(controller)
  return {
    draft,
    updateDraft,
    commit,
    fillTo,
    handlers: {
      ...createKeyHandlers(controller),
      ...createClipboardHandlers(controller),
      ...pointerHandlers,
    },
  }
}
