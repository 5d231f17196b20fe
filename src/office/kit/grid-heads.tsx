// The heads of a grid, each as wide as the longest cell below it.
import { useMemo } from 'react'
import type { Beside, GridColumn, Sheet } from './grid-use.ts'

type Headed<Row> = Pick<Sheet<Row>, 'before' | 'columns' | 'after'> & { rows: readonly Row[] }

export function useHeads<Row>({ before, columns, after, rows }: Headed<Row>) {
  return useMemo(
    () => [
      ...(before ? [wideEnough(before)] : []),
      ...columns.map((column) => wideEnough(column, longestIn(rows, column))),
      ...after.heads.map((head) => wideEnough(head)),
    ],
    [before, columns, after, rows],
  )
}

export const Heads = ({ heads }: { heads: readonly Required<Beside>[] }) => (
  <thead>
    <tr aria-rowindex={1}>
      {heads.map((head, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same columns every time
        <Head key={at} {...head} />
      ))}
    </tr>
  </thead>
)

const padding = 2
/** Hangul is as wide as two characters. */
export const charactersOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[가-힣]/.test(letter) ? 1.8 : 1), 0)

function longestIn<Row>(rows: readonly Row[], { text, shown = text }: GridColumn<Row>): number {
  return rows.reduce((longest, row) => Math.max(longest, shown(row).length), 0)
}

/**
 * Of all rows, not of those in sight: no column moves while one scrolls. A title is smaller than what stands
 * below it.
 */
const wideEnough = ({ title, isHidden = false, isNumber = false, width }: Beside, longest = 0) => ({
  title,
  isHidden,
  isNumber,
  width: Math.max(width, longest + padding, isHidden ? 0 : charactersOf(title) * 0.9 + padding),
})

const Head = ({ title, isHidden, isNumber, width }: Required<Beside>) => (
  <th className={isNumber ? 'number' : ''} style={{ width: `${width}ch` }}>
    {isHidden ? <span className="sr-only">{title}</span> : title}
  </th>
)
