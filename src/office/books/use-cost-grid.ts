// The rows of a grid of new costs while they are typed: undo, blank rows, what is wrong with a cell.
import { useCallback, useMemo, useState } from 'react'
import { getToday } from '#lib/format.ts'
import type { CellWrite } from '#office/kit/cells.ts'
import { pushStep, redoStep, type Steps, undoStep } from '#office/kit/undo-steps.ts'
import { useText } from '#office/kit/use-text.ts'
import type { FieldErrors } from '#web/use-submit.ts'
import {
  type CostColumn,
  type CostRow,
  type CostWords,
  costColumns,
  createCostRow,
  isBlankRow,
  readCostRow,
} from './cost-grid-cells.ts'
import type { DepartureBooks } from './departure-books.ts'

type Rows = readonly CostRow[]
/** As many as most departures have; and so many that a next one can always be typed. */
const rowsAtFirst = 12
const spareRows = 2

/** Rows up to this one, and spare ones after the last that is written. */
function addRows(rows: Rows, upTo: number): Rows {
  const last = rows.findLastIndex((row) => !isBlankRow(row))
  const wanted = Math.max(upTo + 1, last + 1 + spareRows, rowsAtFirst)
  const more = Array.from({ length: Math.max(0, wanted - rows.length) }, (_, at) =>
    createCostRow(String(rows.length + at + 1)),
  )
  return [...rows, ...more]
}

function writeCells(rows: Rows, writes: readonly CellWrite[]): Rows {
  const byRow = Map.groupBy(writes, ({ row }) => row)
  const written = addRows(rows, Math.max(...byRow.keys())).map((row, at) => {
    const texts = (byRow.get(at) ?? []).map(({ column, text }) => [costColumns[column], text.trim()])
    return texts.length === 0 ? row : { ...row, texts: { ...row.texts, ...Object.fromEntries(texts) } }
  })
  return addRows(written, 0)
}

export function useCostWords({ suppliers }: Pick<DepartureBooks, 'suppliers'>): CostWords {
  const { kinds, grid } = useText('books')
  return useMemo(
    () => ({
      suppliers,
      kinds,
      bases: grid.baseInputs,
      today: getToday(),
    }),
    [suppliers, kinds, grid],
  )
}

export function useCostGrid(words: CostWords) {
  const [steps, setSteps] = useState<Steps<Rows>>(() => ({ past: [], now: addRows([], 0), future: [] }))
  const rows = steps.now
  return {
    rows,
    filled: rows.filter((row) => !isBlankRow(row)),
    write: (writes: CellWrite[]) =>
      writes.length > 0 && setSteps((at) => pushStep(at, writeCells(at.now, writes))),
    undo: () => setSteps(undoStep),
    redo: () => setSteps(redoStep),
    isUnreadable: useCallback(
      (row: CostRow, column: CostColumn) => !isBlankRow(row) && readCostRow(row, words).invalid.has(column),
      [words],
    ),
  }
}

/** `sent`: the rows that the server answered about; a cell that was written since is not wrong any more. */
export function useCostErrors(
  { filled, isUnreadable }: ReturnType<typeof useCostGrid>,
  sent: Rows,
  fieldErrors: FieldErrors,
) {
  const { unreadable } = useText('books').grid
  const getCellError = useCallback(
    (row: CostRow, key: string): string | undefined => {
      const column = costColumns.find((each) => each === key)
      if (!column) return undefined
      if (isUnreadable(row, column)) return unreadable[column](row.texts[column])
      const at = sent.findIndex((each) => each.key === row.key && each.texts[column] === row.texts[column])
      return at < 0 ? undefined : fieldErrors[`lines.${at}.${column}`]
    },
    [isUnreadable, unreadable, sent, fieldErrors],
  )
  const cellErrors = filled.flatMap((row) =>
    costColumns.flatMap((column) => {
      const sentence = getCellError(row, column)
      return sentence === undefined ? [] : [{ row, column, sentence }]
    }),
  )
  return { getCellError, cellErrors }
}
