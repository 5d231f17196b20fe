// How a grid is worked with, by key, mouse and clipboard: what is chosen in it, and what is being typed.
import { useRef, useState } from 'react'
import { clamp } from '#plain/clamp.ts'
import { type Area, type At, fillDownTo } from './cells.ts'
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
    if (typed && chosen) onWrite([{ ...chosen.from, text: typed.text }])
  }
  function goTo({ row, column }: At, isLonger = false): void {
    commit()
    const at = { row: clamp(row, 0, rows - 1), column: clamp(column, 0, columns - 1) }
    onChoose({ from: isLonger && chosen ? chosen.from : at, to: at })
  }
  const fill = (area: Area, last: number) =>
    onWrite(fillDownTo(area, last, textAt).filter(({ column }) => use.isFilled(column)))
  const working: Working = { ...use, draft, type, commit, goTo, fill }
  const { fillTo, ...byPointer } = useGridPointer(working)
  return {
    draft,
    type,
    commit,
    fillTo,
    on: { ...gridKeys(working), ...gridClipboard(working), ...byPointer },
  }
}
