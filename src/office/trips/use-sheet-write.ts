// What is typed or pasted into the sheet of departures goes into its rows; below the last, new ones are made.
import { dayAfter } from '#plain/days.ts'
import type { Write } from '../kit/cells.ts'
import { useOffice } from '../kit/use-words.ts'
import { freshRow } from './make-by-rule.ts'
import { columnKeys, textOf, typedInto } from './sheet-cells.ts'
import type { Row } from './sheet-row.ts'
import type { usePlans } from './use-columns.ts'
import type { Sheet } from './use-sheet.ts'

type Given = {
  sheet: Sheet
  /** Those that are shown. */
  rows: readonly Row[]
  plans: ReturnType<typeof usePlans>
  /** Where one trip is shown: rows can be added to it. */
  package_code: string | undefined
  today: string
}

export function useSheetWrite({ sheet, rows, plans, package_code, today }: Given) {
  const words = useOffice('sheet')
  const typed = { plans, closed: words.closedTyped, open: words.openTyped }

  function write(writes: Write[]): void {
    const wanted = writes.filter(({ row, column, text }) => {
      const [there, key] = [rows[row], columnKeys[column]]
      return key !== undefined && (!there || textOf(there, key) !== text)
    })
    if (wanted.length === 0) return
    const byRow = Map.groupBy(wanted, ({ row }) => row)
    const written = (row: Row, at: number) => {
      let now = row
      for (const { column, text, isTyped } of byRow.get(at) ?? []) {
        const key = columnKeys[column]
        if (key) now = { ...now, ...typedInto(now, key, text, { ...typed, isTyped }) }
      }
      return now
    }
    const after = new Map(rows.map((row, at) => [row.key, byRow.has(at) ? written(row, at) : row]))
    const below = [...byRow.keys()]
      .filter((at) => at >= rows.length)
      .map((at) => written(like(rows.at(-1)), at))
    sheet.edit((now) => [...now.map((row) => after.get(row.key) ?? row), ...(package_code ? below : [])])
  }

  /** A row below the last is like it, on its day of the next week, until something else is typed. */
  function like(last: Row | undefined): Row {
    const day = last ? dayAfter(last.departure_date, 7) : dayAfter(today, 30)
    const fresh = freshRow(package_code ?? '', day)
    if (!last) return fresh
    const { adult_price, child_price, baby_price, seats, minimum, departure_time, flights } = last
    return { ...fresh, adult_price, child_price, baby_price, seats, minimum, departure_time, flights }
  }

  const addOne = () => sheet.edit((now) => [...now, like(now.at(-1))])
  return { write, addOne }
}
