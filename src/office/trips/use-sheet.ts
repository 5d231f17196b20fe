// The sheet while it is edited: what is typed, what differs from what is stored, what was taken out.
import { useState } from 'react'
import type { Api } from '../api.ts'

export type Row = Awaited<ReturnType<Api['trip']['departures']>>['list'][number]
export type Sheet = ReturnType<typeof useSheet>

const isSame = (one: Row, other: Row | undefined) => JSON.stringify(one) === JSON.stringify(other)

export function useSheet(stored: readonly Row[]) {
  const [rows, setRows] = useState<readonly Row[]>(stored)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const storedOn = new Map(stored.map((row) => [row.departure_date, row]))
  const days = new Set(rows.map(({ departure_date }) => departure_date))
  const change = (which: (row: Row) => boolean, part: (row: Row) => Partial<Row>) =>
    setRows((now) => now.map((row) => (which(row) ? { ...row, ...part(row) } : row)))
  return {
    rows,
    picked,
    changed: rows.filter((row) => !isSame(row, storedOn.get(row.departure_date))),
    removed: stored
      .filter(({ departure_date: day }) => !days.has(day))
      .map(({ departure_id }) => departure_id),
    set: (day: string, part: Partial<Row>) =>
      change(
        ({ departure_date }) => departure_date === day,
        () => part,
      ),
    /** For the chosen rows, or for all where none is chosen. */
    setAll: (part: (row: Row) => Partial<Row>) =>
      change(({ departure_date }) => picked.size === 0 || picked.has(departure_date), part),
    /** A day that is there already stays as it is. */
    add(more: readonly Row[]): void {
      const fresh = more.filter(({ departure_date }) => !days.has(departure_date))
      setRows((now) =>
        [...now, ...fresh].sort((one, other) => one.departure_date.localeCompare(other.departure_date)),
      )
    },
    remove(day: string): void {
      setRows((now) => now.filter(({ departure_date }) => departure_date !== day))
      setPicked(new Set([...picked].filter((each) => each !== day)))
    },
    pick: (those: readonly string[]) => setPicked(new Set(those)),
    toggle: (day: string) =>
      setPicked(new Set(picked.has(day) ? [...picked].filter((each) => each !== day) : [...picked, day])),
    reset: () => setRows(stored),
  }
}
