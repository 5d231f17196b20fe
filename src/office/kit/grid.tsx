// The grid: cells to move through, type into, fill, copy and paste. Only visible rows are rendered.
import { useMemo } from 'react'
import { getActiveCell, toArea } from './cells.ts'
import type { GridDefinition, GridOptions } from './grid-definition.ts'
import { GridHeaderRow, useGridHeaders } from './grid-headers.tsx'
import { GridRow } from './grid-row.tsx'
import { useGrid } from './use-grid.ts'
import { rowHeight, useRestoredFocus, useVisibleRows } from './use-visible-rows.ts'

type Props<Row> = GridDefinition<Row> &
  Pick<GridOptions, 'chosen' | 'onChoose' | 'onWrite' | 'onUndo' | 'onRedo'> & {
    id: string
    label: string
    rows: readonly Row[]
    getKey: (row: Row) => string
  }

/**
 * A row is drawn again when one of its props is another one, so what it is given must stay the same between
 * renders.
 */
export function Grid<Row>(props: Props<Row>) {
  const { id, label, rows, columns, chosen } = props
  const { scroller, first, from, to, updateVisible } = useVisibleRows(rows.length, chosen)
  const grid = useGrid({
    ...props,
    rows: rows.length,
    columns: columns.length,
    firstVisibleRow: first,
    canFill: (column) => !columns[column]?.skipsFill,
    getText: ({ row, column }) => {
      const [rowAt, columnAt] = [rows[row], columns[column]]
      return rowAt && columnAt ? columnAt.text(rowAt) : ''
    },
  })
  const heads = useGridHeaders(props)
  const activeRow = chosen && getActiveCell(chosen).row
  const isActiveRowRendered = activeRow !== undefined && activeRow >= from && activeRow < to
  const focus = useRestoredFocus(scroller)
  return (
    <section
      ref={scroller}
      id={id}
      aria-label={label}
      tabIndex={isActiveRowRendered ? -1 : 0}
      className="panel relative max-h-[min(70vh,48rem)] overflow-auto overscroll-contain [overflow-anchor:none]"
      style={{ scrollPaddingLeft: `${heads[0]?.width ?? 0}ch` }}
      onScroll={updateVisible}
      {...focus}
      {...grid.handlers}
    >
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are written
        role="grid"
        aria-label={label}
        aria-multiselectable
        aria-rowcount={rows.length + 1}
        className="grid-table"
        style={{ minWidth: `${heads.reduce((sum, { width }) => sum + width, 0)}ch` }}
      >
        <GridHeaderRow heads={heads} />
        <VisibleRows gridProps={props} from={from} to={to} grid={grid} />
      </table>
    </section>
  )
}

type VisibleRowsProps<Row> = {
  gridProps: Props<Row>
  from: number
  to: number
  grid: ReturnType<typeof useGrid>
}

function VisibleRows<Row>({ gridProps, from, to, grid }: VisibleRowsProps<Row>) {
  const { rows, getKey, chosen } = gridProps
  const { columns, before, after, getRowName, getCellError, getDraftError, isChanged } = gridProps
  const definition = useMemo(
    (): GridDefinition<Row> => ({
      columns,
      after,
      getRowName,
      getCellError,
      isChanged,
      ...(before && { before }),
      ...(getDraftError && { getDraftError }),
    }),
    [columns, before, after, getRowName, getCellError, getDraftError, isChanged],
  )
  const area = chosen && toArea(chosen)
  return (
    <tbody>
      {from > 0 && <SpacerRow rows={from} />}
      {rows.slice(from, to).map((row, index) => {
        const at = from + index
        const isInArea = area && at >= area.top && at <= area.bottom
        const isFilling = area && grid.fillTo !== undefined && at > area.bottom && at <= grid.fillTo
        return (
          <GridRow
            key={getKey(row)}
            definition={definition}
            row={row}
            at={at}
            chosen={isInArea || isFilling ? chosen : undefined}
            grid={chosen && getActiveCell(chosen).row === at ? grid : undefined}
          />
        )
      })}
      {to < rows.length && <SpacerRow rows={rows.length - to} />}
    </tbody>
  )
}

const SpacerRow = ({ rows }: { rows: number }) => (
  <tr aria-hidden style={{ height: `${rows * rowHeight}px` }}>
    <td className="border-0 p-0" />
  </tr>
)
