// The sheet while it is edited: what is typed, what differs from what is stored, and the way back.
import { useCallback, useMemo, useState } from 'react'
import { type Conflict, mergedWith, settleConflict } from './sheet-conflicts.ts'
import {
  type Edited,
  edited,
  hasOdd,
  inOrder,
  isSame,
  type Row,
  type Rows,
  rowOf,
  type Stored,
} from './sheet-row.ts'

export type Sheet = ReturnType<typeof useSheet>

/** `base`: what is stored, as far as is known here. `saved`: what the next reading holds. */
type History = {
  base: Rows
  saved?: Rows | undefined
  past: readonly Rows[]
  now: Rows
  future: readonly Rows[]
  /** What somebody else and the person here changed at the same time. */
  conflicts: readonly Conflict[]
}
/** So many steps lead back. */
const mostSteps = 100

export function useSheet(stored: readonly Stored[]) {
  const { history, setHistory, meet } = useHistory(stored)
  const { base, past, now: rows, future, conflicts } = history
  const go = useCallback(
    (to: (now: Rows) => Rows) => setHistory((at) => stepTo(at, to(at.now))),
    [setHistory],
  )
  return {
    rows,
    /** As they are stored. */
    base,
    conflicts,
    settle: (conflict: Conflict, by: 'mine' | 'theirs') =>
      setHistory((at) => ({
        ...stepTo(at, inOrder(settleConflict(at.now, conflict, by))),
        conflicts: at.conflicts.filter((each) => each !== conflict),
      })),
    ...useUnsaved(base, rows),
    /** In one step, whatever it does. */
    edit: go,
    change: (part: (row: Row) => Partial<Row> | undefined) =>
      go((now) =>
        now.map((row) => {
          const more = part(row)
          return more ? { ...row, ...more } : row
        }),
      ),
    add: (more: Rows) => go((now) => inOrder([...now, ...more])),
    remove: useCallback(
      (keys: ReadonlySet<string>) => go((now) => now.filter(({ key }) => !keys.has(key))),
      [go],
    ),
    /** These were saved: what is read next holds them. */
    noteSaved: (those: Rows) => setHistory((at) => ({ ...at, saved: those, conflicts: [] })),
    /** Somebody else has saved. */
    meet,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: () => setHistory(stepBack),
    redo: () => setHistory(stepOn),
  }
}

function useHistory(stored: readonly Stored[]) {
  const [read, setRead] = useState(stored)
  const [history, setHistory] = useState<History>(() => asRead(stored))
  const meet = (theirs: readonly Stored[]) =>
    setHistory(({ base, saved = base, now, conflicts }) => {
      const three = { mine: now, base: saved, theirs: theirs.map(rowOf) }
      const merged = mergedWith(three)
      return { ...asRead(theirs), ...merged, conflicts: [...conflicts, ...merged.conflicts] }
    })
  // Read anew: what was typed since it was saved, or since it was read, is laid over it.
  if (stored !== read) {
    setRead(stored)
    meet(stored)
  }
  return { history, setHistory, meet }
}

/** How the rows differ from what is stored. */
function useUnsaved(base: Rows, rows: Rows) {
  const baseAt = useMemo(() => new Map(base.map((row) => [row.key, row])), [base])
  const here = new Set(rows.map(({ key }) => key))
  const changed = rows.filter((row) => {
    const before = baseAt.get(row.key)
    return !before || hasOdd(row) || edited.some((column) => !isSame(row, before, column))
  })
  return {
    changed,
    removed: base.filter(({ key }) => !here.has(key)),
    /** Cell by cell, for who wants to see it before it is saved. */
    changes: changed.flatMap((row) => changesOf(row, baseAt.get(row.key))),
    isChanged: useCallback(
      (row: Row, column: Edited) => {
        const before = baseAt.get(row.key)
        return before ? !isSame(row, before, column) : true
      },
      [baseAt],
    ),
  }
}

const asRead = (stored: readonly Stored[]): History => {
  const rows = stored.map(rowOf)
  return { base: rows, past: [], now: rows, future: [], conflicts: [] }
}

const stepTo = (at: History, rows: Rows): History => ({
  ...at,
  past: [...at.past.slice(-mostSteps), at.now],
  now: rows,
  future: [],
})

function stepBack(at: History): History {
  const before = at.past.at(-1)
  return before ? { ...at, past: at.past.slice(0, -1), now: before, future: [at.now, ...at.future] } : at
}

function stepOn(at: History): History {
  const [next, ...rest] = at.future
  return next ? { ...at, past: [...at.past, at.now], now: next, future: rest } : at
}

export type CellChange = { row: Row; column: Edited; before: Row | undefined }

const changesOf = (row: Row, before: Row | undefined): CellChange[] =>
  edited
    .filter((column) => !before || !isSame(row, before, column))
    .map((column) => ({ row, column, before }))
