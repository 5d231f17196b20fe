// The sheet while it is edited: what is typed, what differs from what is stored, and the way back.
import { useCallback, useMemo, useState } from 'react'
import { departureKey } from '#domain/catalog/leaving-at.ts'
import type { Api } from '../api.ts'

export type Found = Awaited<ReturnType<Api['trip']['departures']>>
export type Template = Awaited<ReturnType<Api['trip']['flightTemplates']>>['list'][number]
export type Holiday = Awaited<ReturnType<Api['trip']['holidays']>>['list'][number]
export type Stored = Found['list'][number]
/**
 * `key`: its own while it has no number. `odd`: what was typed and is no value of its column. `tell_booked`:
 * whoever has booked is told of another day.
 */
export type Row = Stored & { key: string; odd: Readonly<Record<string, string>>; tell_booked: boolean }
export type Sheet = ReturnType<typeof useSheet>

const edited = [
  'departure_date',
  'departure_time',
  'flights',
  'adult_price',
  'child_price',
  'baby_price',
  'seats',
  'minimum',
  'closed_yn',
] as const
export type Edited = (typeof edited)[number]

export const rowOf = (stored: Stored): Row => ({
  ...stored,
  key: String(stored.departure_id),
  odd: {},
  tell_booked: false,
})

const isSame = (one: Row, other: Row, column: Edited) =>
  one[column] === other[column] ||
  (column === 'flights' && JSON.stringify(one.flights) === JSON.stringify(other.flights))

type Rows = readonly Row[]
/** `base`: what is stored, as far as is known here. `saved`: what the next reading holds. */
type History = {
  base: Rows
  saved?: Rows | undefined
  past: readonly Rows[]
  now: Rows
  future: readonly Rows[]
}
/** So many steps lead back. */
const mostSteps = 100

export function useSheet(stored: readonly Stored[]) {
  const { history, setHistory, meet } = useHistory(stored)
  const { base, past, now: rows, future } = history
  const go = useCallback(
    (to: (now: Rows) => Rows) => setHistory((at) => stepTo(at, to(at.now))),
    [setHistory],
  )
  return {
    rows,
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
    noteSaved: (those: Rows) => setHistory((at) => ({ ...at, saved: those })),
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
    setHistory(({ base, saved = base, now }) => ({
      ...asRead(theirs),
      now: mergedWith({ mine: now, base: saved, theirs: theirs.map(rowOf) }),
    }))
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
  return { base: rows, past: [], now: rows, future: [] }
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

export const hasOdd = ({ odd }: Row) => Object.keys(odd).length > 0

export type CellChange = { row: Row; column: Edited; before: Row | undefined }

const changesOf = (row: Row, before: Row | undefined): CellChange[] =>
  edited
    .filter((column) => !before || !isSame(row, before, column))
    .map((column) => ({ row, column, before }))

type Three = { mine: Rows; base: Rows; theirs: Rows }

/** What somebody else changed is taken, what was typed here stays. */
export function mergedWith({ mine, base, theirs }: Three): Rows {
  // One that was new is found again by its key when it has its number.
  const baseAt = new Map(base.map((row) => [row.departure_id || departureKey(row), row]))
  const mineAt = new Map(mine.map((row) => [row.key, row]))
  const met = new Set<string>()
  const merged = theirs.flatMap((row) => {
    const old = baseAt.get(row.departure_id) ?? baseAt.get(departureKey(row))
    if (!old) return [row]
    met.add(old.key)
    const typed = mineAt.get(old.key)
    if (!typed) return []
    const kept = edited.filter((column) => !isSame(typed, old, column))
    return [{ ...row, odd: typed.odd, ...Object.fromEntries(kept.map((column) => [column, typed[column]])) }]
  })
  const fresh = mine.filter(({ departure_id, key }) => departure_id === 0 && !met.has(key))
  return inOrder([...merged, ...fresh])
}

const inOrder = (rows: Rows): Rows =>
  [...rows].sort(
    (one, other) =>
      one.departure_date.localeCompare(other.departure_date) ||
      (one.departure_time ?? '').localeCompare(other.departure_time ?? ''),
  )
