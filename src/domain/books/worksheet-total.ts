// The last row of a worksheet: the sums of its columns.
import type { Cell } from '#platform/export/export-file.ts'

/** Below rows of numbers their sums, in the columns that have numbers. */
export function addTotal(rows: readonly Cell[][], label: string): Cell[][] {
  const [first = []] = rows
  const sums = first.map((_, column) => {
    const numbers = rows.map((row) => row[column]).filter((cell) => typeof cell === 'number')
    return numbers.length > 0 ? numbers.reduce((sum, each) => sum + each, 0) : null
  })
  return [...rows, [label, ...sums.slice(1)]]
}
