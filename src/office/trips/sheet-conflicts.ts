// Two people changed departures at once: their changes are merged, and where they meet, one is taken.
import { departureKey } from '#domain/catalog/leaving-at.ts'
import { type Edited, edited, hasOdd, inOrder, isSame, type Row, type Rows } from './sheet-row.ts'

/** Without a column it is about the whole row, which the side that is missing has removed. */
export type Conflict =
  | { column: Edited; mine: Row; theirs: Row }
  | { column?: undefined; mine: Row; theirs?: undefined }
  | { column?: undefined; mine?: undefined; theirs: Row }

/** The rows with this one decided. What was typed here stands in them already, unless the row is gone. */
export function settleConflict(rows: readonly Row[], conflict: Conflict, by: 'mine' | 'theirs') {
  const { column, mine, theirs } = conflict
  if (column) return by === 'mine' ? rows : rows.map((row) => takeCell(row, theirs, column))
  if (mine) return by === 'mine' ? [...rows, asNew(mine)] : rows
  return by === 'mine' ? rows : [...rows, theirs]
}

const takeCell = (row: Row, theirs: Row, column: Edited): Row =>
  row.key === theirs.key ? { ...row, [column]: theirs[column] } : row

/** Its number is gone with the row that was removed: it is saved as another departure. */
const asNew = (row: Row): Row => ({
  ...row,
  key: crypto.randomUUID(),
  departure_id: 0,
  revision: 0,
  taken: 0,
  bookings: 0,
  state: 'recruiting',
})

type Three = { mine: Rows; base: Rows; theirs: Rows }

/** What somebody else changed is taken, what was typed here stays; where both changed a cell, both are told. */
export function mergedWith({ mine, base, theirs }: Three): { now: Rows; conflicts: Conflict[] } {
  // One that was new is found again by its key when it has its number.
  const baseAt = new Map(base.map((row) => [row.departure_id || departureKey(row), row]))
  const mineAt = new Map(mine.map((row) => [row.key, row]))
  const met = new Set<string>()
  const conflicts: Conflict[] = []
  const merged = theirs.flatMap((row) => {
    const old = baseAt.get(row.departure_id) ?? baseAt.get(departureKey(row))
    if (!old) return [row]
    met.add(old.key)
    const typed = mineAt.get(old.key)
    const differs = (one: Row) => edited.filter((column) => !isSame(one, old, column))
    if (!typed) {
      if (differs(row).length > 0) conflicts.push({ theirs: row })
      return []
    }
    const kept = differs(typed)
    const now = {
      ...row,
      odd: typed.odd,
      ...Object.fromEntries(kept.map((column) => [column, typed[column]])),
    }
    for (const column of kept)
      if (!isSame(row, old, column) && !isSame(row, typed, column))
        conflicts.push({ column, mine: now, theirs: row })
    return [now]
  })
  for (const row of mine) {
    const old = row.departure_id > 0 && !met.has(row.key) ? baseAt.get(row.departure_id) : undefined
    if (old && (hasOdd(row) || edited.some((column) => !isSame(row, old, column))))
      conflicts.push({ mine: row })
  }
  const fresh = mine.filter(({ departure_id, key }) => departure_id === 0 && !met.has(key))
  return { now: inOrder([...merged, ...fresh]), conflicts }
}
