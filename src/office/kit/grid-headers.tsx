// The heads of a grid, each as wide as the longest cell below it.
import { useMemo } from 'react'
import type { GridColumn, GridDefinition, SideColumn } from './grid-definition.ts'

type GridHeaderOptions<Row> = Pick<GridDefinition<Row>, 'before' | 'columns' | 'after'> & {
  rows: readonly Row[]
}

export function useGridHeaders<Row>({ before, columns, after, rows }: GridHeaderOptions<Row>) {
  return useMemo(
    () => [
      ...(before ? [toHeader(before)] : []),
      ...columns.map((column) => toHeader(column, findLongestText(rows, column))),
      ...after.heads.map((head) => toHeader(head)),
    ],
    [before, columns, after, rows],
  )
}

export const GridHeaderRow = ({ heads }: { heads: readonly Required<SideColumn>[] }) => (
  <thead>
    <tr aria-rowindex={1}>
      {heads.map((head, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same columns every time
        <GridHeaderCell key={at} {...head} />
      ))}
    </tr>
  </thead>
)

const padding = 2
/** Hangul is as wide as two characters. */
export const measureText = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/\p{sc=Hangul}/u.test(letter) ? 1.8 : 1), 0)

function findLongestText<Row>(rows: readonly Row[], { text, format = text }: GridColumn<Row>): number {
  return rows.reduce((longest, row) => Math.max(longest, format(row).length), 0)
}

/**
 * Of all rows, not of those in sight: no column moves while one scrolls. A title is smaller than what is
 * below it.
 */
const toHeader = ({ title, isHidden = false, isNumber = false, width }: SideColumn, longest = 0) => ({
  title,
  isHidden,
  isNumber,
  width: Math.max(width, longest + padding, isHidden ? 0 : measureText(title) * 0.9 + padding),
})

const GridHeaderCell = ({ title, isHidden, isNumber, width }: Required<SideColumn>) => (
  <th className={isNumber ? 'number' : ''} style={{ width: `${width}ch` }}>
    {isHidden ? <span className="sr-only">{title}</span> : title}
  </th>
)
