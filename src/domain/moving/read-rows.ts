// The rows of a file as cells by field: columns recognised by their titles or named by staff. In the browser.
import { findColumns } from '#lib/find-columns.ts'
import {
  listFields,
  type MovingColumns,
  type MovingField,
  type MovingKind,
  movingFields,
  movingTitles,
} from './kinds.ts'

/** `at`: the row of the file, counted as a spreadsheet does. */
export type FileRow = { at: number; cells: Partial<Record<MovingField, string>> }
export type FileColumns = { titles: string[]; columns: MovingColumns }

/** The first row that has something names the columns. */
const findTitleRow = (rows: readonly string[][]) =>
  rows.findIndex((row) => row.filter((cell) => cell.trim() !== '').length > 1)

export function recognizeColumns(kind: MovingKind, rows: readonly string[][]): FileColumns {
  const titles = (rows[findTitleRow(rows)] ?? []).map((title) => title.trim())
  const places = findColumns(titles, {
    fields: listFields(kind),
    known: movingTitles,
    dropped: /\([^)]*\)/g,
  })
  const columns: MovingColumns = {}
  for (const [field, at] of places) columns[field] = titles[at] ?? ''
  return { titles: titles.filter((title) => title !== ''), columns }
}

/** The fields that no column was named for, and without which no row can come in. */
export const listMissingColumns = (kind: MovingKind, columns: MovingColumns): MovingField[] =>
  movingFields[kind].required.filter((field) => columns[field] === undefined)

/** Empty rows are left out; the others keep their number in the file. */
export function readRows(kind: MovingKind, rows: readonly string[][], columns: MovingColumns): FileRow[] {
  const titleAt = findTitleRow(rows)
  const titles = (rows[titleAt] ?? []).map((title) => title.trim())
  const places = listFields(kind).flatMap((field) => {
    const column = columns[field]
    const place = column === undefined ? -1 : titles.indexOf(column)
    return place < 0 ? [] : [{ field, place }]
  })
  return rows.flatMap((row, at) => {
    if (at <= titleAt || row.every((cell) => cell.trim() === '')) return []
    const cells = Object.fromEntries(places.map(({ field, place }) => [field, (row[place] ?? '').trim()]))
    return [{ at: at + 1, cells }]
  })
}
