// The price grid while it is edited: typed values, differences from what is stored, and undo.
import { useCallback, useMemo, useState } from 'react'
import { pushStep, redoStep, type Steps, undoStep } from '#office/kit/undo-steps.ts'
import { type Conflict, mergeRows, resolveConflict } from './price-grid-conflicts.ts'
import {
  type EditableColumn,
  editableColumns,
  hasInvalidText,
  isSameCell,
  type Row,
  type Rows,
  type StoredDeparture,
  sortRows,
  toRow,
} from './price-grid-row.ts'

export type PriceGridState = ReturnType<typeof usePriceGrid>

/** `base`: what is stored, as far as is known here. `saved`: what the next reading holds. */
type EditHistory = Steps<Rows> & {
  base: Rows
  saved?: Rows | undefined
  /** What somebody else and the person here changed at the same time. */
  conflicts: readonly Conflict[]
}
export function usePriceGrid(stored: readonly StoredDeparture[]) {
  const { history, setHistory, mergeTheirs } = useHistory(stored)
  const { base, past, now: rows, future, conflicts } = history
  const go = useCallback(
    (to: (now: Rows) => Rows) => setHistory((at) => pushStep(at, to(at.now))),
    [setHistory],
  )
  return {
    rows,
    /** The rows as they are stored. */
    base,
    conflicts,
    resolve: (conflict: Conflict, by: 'mine' | 'theirs') =>
      setHistory((at) => ({
        ...pushStep(at, sortRows(resolveConflict(at.now, conflict, by))),
        conflicts: at.conflicts.filter((each) => each !== conflict),
      })),
    ...useUnsaved(base, rows),
    /** Whatever the change does is one step of undo. */
    edit: go,
    change: (part: (row: Row) => Partial<Row> | undefined) =>
      go((now) =>
        now.map((row) => {
          const more = part(row)
          return more ? { ...row, ...more } : row
        }),
      ),
    add: (more: Rows) => go((now) => sortRows([...now, ...more])),
    remove: useCallback(
      (keys: ReadonlySet<string>) => go((now) => now.filter(({ key }) => !keys.has(key))),
      [go],
    ),
    /** Tells the grid that these rows were saved, so that the next reading has them. */
    markSaved: (savedRows: Rows) => setHistory((at) => ({ ...at, saved: savedRows, conflicts: [] })),
    /** Takes over what somebody else has saved. */
    mergeTheirs,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: () => setHistory(undoStep),
    redo: () => setHistory(redoStep),
  }
}

function useHistory(stored: readonly StoredDeparture[]) {
  const [read, setRead] = useState(stored)
  const [history, setHistory] = useState<EditHistory>(() => createHistory(stored))
  const mergeTheirs = (theirs: readonly StoredDeparture[]) =>
    setHistory(({ base, saved = base, now, conflicts }) => {
      const input = { mine: now, base: saved, theirs: theirs.map(toRow) }
      const merged = mergeRows(input)
      return { ...createHistory(theirs), ...merged, conflicts: [...conflicts, ...merged.conflicts] }
    })
  // Loaded again: what was typed since it was saved, or since it was loaded, is laid over it.
  if (stored !== read) {
    setRead(stored)
    mergeTheirs(stored)
  }
  return { history, setHistory, mergeTheirs }
}

/** How the rows differ from what is stored. */
function useUnsaved(base: Rows, rows: Rows) {
  const baseByKey = useMemo(() => new Map(base.map((row) => [row.key, row])), [base])
  const keys = new Set(rows.map(({ key }) => key))
  const changed = rows.filter((row) => {
    const before = baseByKey.get(row.key)
    return (
      !before || hasInvalidText(row) || editableColumns.some((column) => !isSameCell(row, before, column))
    )
  })
  return {
    changed,
    removed: base.filter(({ key }) => !keys.has(key)),
    /** The differences cell by cell, to be looked at before they are saved. */
    changes: changed.flatMap((row) => listCellChanges(row, baseByKey.get(row.key))),
    isChanged: useCallback(
      (row: Row, column: EditableColumn) => {
        const before = baseByKey.get(row.key)
        return before ? !isSameCell(row, before, column) : true
      },
      [baseByKey],
    ),
  }
}

const createHistory = (stored: readonly StoredDeparture[]): EditHistory => {
  const rows = stored.map(toRow)
  return { base: rows, past: [], now: rows, future: [], conflicts: [] }
}

export type CellChange = { row: Row; column: EditableColumn; before: Row | undefined }

const listCellChanges = (row: Row, before: Row | undefined): CellChange[] =>
  editableColumns
    .filter((column) => !before || !isSameCell(row, before, column))
    .map((column) => ({ row, column, before }))
