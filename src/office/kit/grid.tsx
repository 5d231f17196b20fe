// A sheet: cells to walk through, type into, fill, copy and paste. Only rows in sight are drawn.
import { useMemo } from 'react'
import { activeCell, areaOf } from './cells.ts'
import { Heads, useHeads } from './grid-heads.tsx'
import { GridRow } from './grid-row.tsx'
import type { GridUse, Sheet } from './grid-use.ts'
import { useGrid } from './use-grid.ts'
import { rowHeight, useKeptFocus, useRowsInSight } from './use-rows-in-sight.ts'

type Props<Row> = Sheet<Row> &
  Pick<GridUse, 'chosen' | 'onChoose' | 'onWrite' | 'onUndo' | 'onRedo'> & {
    id: string
    label: string
    rows: readonly Row[]
    keyOf: (row: Row) => string
  }

/**
 * A row is drawn again when something about it changes: what `Sheet` says must be the same from time to time.
 */
export function Grid<Row>(props: Props<Row>) {
  const { id, label, rows, columns, chosen } = props
  const { scroller, first, from, to, look } = useRowsInSight(rows.length, chosen)
  const grid = useGrid({
    ...props,
    rows: rows.length,
    columns: columns.length,
    firstShown: first,
    isFilled: (column) => !columns[column]?.isOwn,
    textAt: ({ row, column }) => {
      const [one, of] = [rows[row], columns[column]]
      return one && of ? of.text(one) : ''
    },
  })
  const heads = useHeads(props)
  const activeRow = chosen && activeCell(chosen).row
  const isActiveDrawn = activeRow !== undefined && activeRow >= from && activeRow < to
  const focus = useKeptFocus(scroller)
  return (
    <section
      ref={scroller}
      id={id}
      aria-label={label}
      tabIndex={isActiveDrawn ? -1 : 0}
      className="panel relative max-h-[min(70vh,48rem)] overflow-auto overscroll-contain [overflow-anchor:none]"
      style={{ scrollPaddingLeft: `${heads[0]?.width ?? 0}ch` }}
      onScroll={look}
      {...focus}
      {...grid.on}
    >
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are written
        role="grid"
        aria-label={label}
        aria-multiselectable
        aria-rowcount={rows.length + 1}
        className="cells"
        style={{ minWidth: `${heads.reduce((sum, { width }) => sum + width, 0)}ch` }}
      >
        <Heads heads={heads} />
        <DrawnRows {...props} {...{ from, to, grid }} />
      </table>
    </section>
  )
}

type Drawn<Row> = Props<Row> & { from: number; to: number; grid: ReturnType<typeof useGrid> }

function DrawnRows<Row>({ rows, keyOf, chosen, from, to, grid, ...rest }: Drawn<Row>) {
  const { columns, before, after, nameOf, wrongAt, wrongWhileTyping, isChanged } = rest
  const sheet = useMemo(
    (): Sheet<Row> => ({
      columns,
      after,
      nameOf,
      wrongAt,
      isChanged,
      ...(before && { before }),
      ...(wrongWhileTyping && { wrongWhileTyping }),
    }),
    [columns, before, after, nameOf, wrongAt, wrongWhileTyping, isChanged],
  )
  const area = chosen && areaOf(chosen)
  return (
    <tbody>
      {from > 0 && <Gap rows={from} />}
      {rows.slice(from, to).map((row, index) => {
        const at = from + index
        const isInArea = area && at >= area.top && at <= area.bottom
        const isFilling = area && grid.fillTo !== undefined && at > area.bottom && at <= grid.fillTo
        return (
          <GridRow
            key={keyOf(row)}
            {...{ sheet, row, at }}
            chosen={isInArea || isFilling ? chosen : undefined}
            isFilling={isFilling ?? false}
            grid={chosen && activeCell(chosen).row === at ? grid : undefined}
          />
        )
      })}
      {to < rows.length && <Gap rows={rows.length - to} />}
    </tbody>
  )
}

const Gap = ({ rows }: { rows: number }) => (
  <tr aria-hidden style={{ height: `${rows * rowHeight}px` }}>
    <td className="border-0 p-0" />
  </tr>
)
