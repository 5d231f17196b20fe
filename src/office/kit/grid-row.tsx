// A row of a grid: its cells, the field in the one where the caret is, and what stands beside them.
import { memo } from 'react'
import { activeCell, areaOf, type Chosen, isIn } from './cells.ts'
import { GridField } from './grid-field.tsx'
import type { Sheet } from './grid-use.ts'
import type { useGrid } from './use-grid.ts'

type RowProps<Row> = {
  sheet: Sheet<Row>
  row: Row
  at: number
  chosen: Chosen | undefined
  isFilling: boolean
  /** Where the caret is. */
  grid: ReturnType<typeof useGrid> | undefined
}

/** While one scrolls, rows that stay in sight stay as they are. */
export const GridRow = memo(DrawnRow)

function DrawnRow({ sheet, row, at, chosen, isFilling, grid }: RowProps<unknown>) {
  const { columns, before, after, nameOf, wrongAt, wrongWhileTyping, isChanged } = sheet
  const area = chosen && areaOf(chosen)
  return (
    <tr aria-rowindex={at + 2}>
      {before && <th scope="row">{before.cell(row)}</th>}
      {columns.map((column, index) => {
        const { key, isNumber = false, choices, known, shown = column.text } = column
        const isActive = grid !== undefined && chosen && activeCell(chosen).column === index
        const isChosen = area !== undefined && isIn(area, { row: at, column: index })
        const isNext = isFilling && area !== undefined && index >= area.left && index <= area.right
        const wrong = wrongAt(row, key)
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the field in the cell one is at has the focus
          <td
            key={key}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell that is written
            role="gridcell"
            data-row={at}
            data-column={index}
            aria-selected={isChosen || isNext}
            aria-invalid={wrong ? true : undefined}
            data-changed={isChanged(row, key) ? '' : undefined}
            className={isNumber ? 'number' : ''}
          >
            {isActive && grid ? (
              <GridField
                label={`${nameOf(row)} ${column.title}`}
                text={column.text(row)}
                shown={shown(row)}
                isNumber={isNumber}
                {...{ choices, known }}
                wrong={grid.draft ? wrongWhileTyping?.(key, grid.draft.text) : wrong}
                working={grid}
              />
            ) : (
              shown(row)
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
