// Two people changed departures at once: their changes are merged, and where they meet, one is taken.
import { getDepartureKey } from '#domain/departure/departure-label.ts'
import {
  type EditableColumn,
  editableColumns,
  hasInvalidText,
  isSameCell,
  type Row,
  type Rows,
  sortRows,
} from './price-grid-row.ts'

/** Without a column it is about the whole row, which the side that is missing has removed. */
export type Conflict =
  | { column: EditableColumn; mine: Row; theirs: Row }
  | { column?: undefined; mine: Row; theirs?: undefined }
  | { column?: undefined; mine?: undefined; theirs: Row }

/** The rows with this one decided. What was typed here is in them already, unless the row is gone. */
export function resolveConflict(rows: readonly Row[], conflict: Conflict, by: 'mine' | 'theirs') {
  const { column, mine, theirs } = conflict
  if (column) return by === 'mine' ? rows : rows.map((row) => takeTheirCell(row, theirs, column))
  if (mine) return by === 'mine' ? [...rows, toNewRow(mine)] : rows
  return by === 'mine' ? rows : [...rows, theirs]
}

const takeTheirCell = (row: Row, theirs: Row, column: EditableColumn): Row =>
  row.key === theirs.key ? { ...row, [column]: theirs[column] } : row

/** Its number is gone with the row that was removed: it is saved as another departure. */
const toNewRow = (row: Row): Row => ({
  ...row,
  key: crypto.randomUUID(),
  departure_id: 0,
  revision: 0,
  taken: 0,
  bookings: 0,
  state: 'recruiting',
})

type MergeInput = { mine: Rows; base: Rows; theirs: Rows }

/**
 * What somebody else changed is taken, what was typed here stays; where both changed a cell, both values are
 * shown.
 */
export function mergeRows({ mine, base, theirs }: MergeInput): { now: Rows; conflicts: Conflict[] } {
  // A departure that was new is found again by its key when it has its number.
  const baseByKey = new Map(base.map((row) => [row.departure_id || getDepartureKey(row), row]))
  const mineByKey = new Map(mine.map((row) => [row.key, row]))
  const matched = new Set<string>()
  const conflicts: Conflict[] = []
  const merged = theirs.flatMap((row) => {
    const old = baseByKey.get(row.departure_id) ?? baseByKey.get(getDepartureKey(row))
    if (!old) return [row]
    matched.add(old.key)
    const myRow = mineByKey.get(old.key)
    const listChangedColumns = (one: Row) => editableColumns.filter((column) => !isSameCell(one, old, column))
    if (!myRow) {
      if (listChangedColumns(row).length > 0) conflicts.push({ theirs: row })
      return []
    }
    const myColumns = listChangedColumns(myRow)
    const now = {
      ...row,
      invalidTexts: myRow.invalidTexts,
      ...Object.fromEntries(myColumns.map((column) => [column, myRow[column]])),
    }
    for (const column of myColumns)
      if (!isSameCell(row, old, column) && !isSameCell(row, myRow, column))
        conflicts.push({ column, mine: now, theirs: row })
    return [now]
  })
  for (const row of mine) {
    const old = row.departure_id > 0 && !matched.has(row.key) ? baseByKey.get(row.departure_id) : undefined
    if (old && (hasInvalidText(row) || editableColumns.some((column) => !isSameCell(row, old, column))))
      conflicts.push({ mine: row })
  }
  const newRows = mine.filter(({ departure_id, key }) => departure_id === 0 && !matched.has(key))
  return { now: sortRows([...merged, ...newRows]), conflicts }
}
