// What is typed or pasted into the price grid goes into its rows; below the last one, new rows are made.
import { addDays } from '#lib/days.ts'
import type { CellWrite } from '#office/kit/cells.ts'
import { useText } from '#office/kit/use-text.ts'
import { createRow } from './departure-rule.ts'
import { columnKeys, getCellText, writeCell } from './price-grid-cells.ts'
import type { Row } from './price-grid-row.ts'
import type { PriceGridState } from './use-price-grid.ts'
import type { useFlightPlans } from './use-price-grid-columns.ts'

type PriceGridWriteOptions = {
  priceGrid: PriceGridState
  /** The rows that are shown. */
  rows: readonly Row[]
  flightPlans: ReturnType<typeof useFlightPlans>
  /** Where one trip is shown: rows can be added to it. */
  package_code: string | undefined
  today: string
}

export function usePriceGridWrite({
  priceGrid,
  rows,
  flightPlans,
  package_code,
  today,
}: PriceGridWriteOptions) {
  const words = useText('prices')
  const cellContext = { plans: flightPlans, closed: words.closedInputs, open: words.openInputs }

  function write(writes: CellWrite[]): void {
    const changedWrites = writes.filter(({ row, column, text }) => {
      const [existing, key] = [rows[row], columnKeys[column]]
      return key !== undefined && (!existing || getCellText(existing, key) !== text)
    })
    if (changedWrites.length === 0) return
    const byRow = Map.groupBy(changedWrites, ({ row }) => row)
    const applyWrites = (row: Row, at: number) => {
      let now = row
      for (const { column, text, isTyped } of byRow.get(at) ?? []) {
        const key = columnKeys[column]
        if (key) now = { ...now, ...writeCell(now, key, text, { ...cellContext, isTyped }) }
      }
      return now
    }
    const after = new Map(rows.map((row, at) => [row.key, byRow.has(at) ? applyWrites(row, at) : row]))
    const addedRows = [...byRow.keys()]
      .filter((at) => at >= rows.length)
      .map((at) => applyWrites(copyRow(rows.at(-1)), at))
    priceGrid.edit((now) => [
      ...now.map((row) => after.get(row.key) ?? row),
      ...(package_code ? addedRows : []),
    ])
  }

  /** A row below the last is like it, on its day of the next week, until something else is typed. */
  function copyRow(last: Row | undefined): Row {
    const day = last ? addDays(last.departure_date, 7) : addDays(today, 30)
    const fresh = createRow(package_code ?? '', day)
    if (!last) return fresh
    const { adult_price, child_price, baby_price, seats, minimum, departure_time, flights } = last
    return { ...fresh, adult_price, child_price, baby_price, seats, minimum, departure_time, flights }
  }

  const addRow = () => priceGrid.edit((now) => [...now, copyRow(now.at(-1))])
  return { write, addRow }
}
