// A row of a grid: its cells, the field in the one where the caret is, and what is beside them.
import { memo } from 'react'
import { type CellSelection, getActiveCell, isCellInArea, toArea } from './cells.ts'
import type { GridDefinition } from './grid-definition.ts'
import { GridField } from './grid-field.tsx'
import type { useGrid } from './use-grid.ts'

type GridRowProps<Row> = {
  definition: GridDefinition<Row>
  row: Row
  at: number
  /** Where the row is chosen, or below what is chosen and being filled. */
  chosen: CellSelection | undefined
  /** Undefined if the caret is in another row. */
  grid: ReturnType<typeof useGrid> | undefined
}

/** Memoised, so that rows which stay in sight are not rendered again while somebody scrolls. */
export const GridRow = memo(GridRowContent)

function GridRowContent({ definition, row, at, chosen, grid }: GridRowProps<unknown>) {
  const { columns, before, after, getRowName, getCellError, getDraftError, isChanged } = definition
  const area = chosen && toArea(chosen)
  const isFilling = area !== undefined && at > area.bottom
  return (
    <tr aria-rowindex={at + 2}>
      {before && <th scope="row">{before.cell(row)}</th>}
      {columns.map((column, index) => {
        const { key, isNumber = false, format = column.text } = column
        const isActive = grid !== undefined && chosen && getActiveCell(chosen).column === index
        const isChosen = area !== undefined && isCellInArea(area, { row: at, column: index })
        const isFillTarget = isFilling && index >= area.left && index <= area.right
        const error = getCellError(row, key)
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the field in the cell one is at has the focus
          <td
            key={key}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell that is written
            role="gridcell"
            data-row={at}
            data-column={index}
            aria-selected={isChosen || isFillTarget}
            aria-invalid={error ? true : undefined}
            data-changed={isChanged(row, key) ? '' : undefined}
            className={isNumber ? 'number' : ''}
          >
            {isActive && grid ? (
              <GridField
                label={`${getRowName(row)} ${column.title}`}
                column={column}
                row={row}
                error={grid.draft ? getDraftError?.(key, grid.draft.text) : error}
                controller={grid}
              />
            ) : (
              format(row)
            )}
            {isChosen && at === area.bottom && index === area.right && (
              <span data-fill className="fill-handle" />
            )}
          </td>
        )
      })}
      {after.cells(row).map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same columns every time
        <td key={index} className={after.heads[index]?.isNumber ? 'number' : ''}>
          {cell}
        </td>
      ))}
    </tr>
  )
}
