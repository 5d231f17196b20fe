// A sheet: cells to walk through, type into, fill, copy and paste. Only rows in sight are drawn.
import {
  type FocusEvent,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { areaOf, type Chosen, isIn } from './cells.ts'
import { GridField } from './grid-field.tsx'
import type { GridUse } from './grid-use.ts'
import { useGrid } from './use-grid.ts'

export type GridColumn<Row> = {
  key: string
  title: string
  isNumber?: boolean
  /** As it is typed and copied. */
  text(row: Row): string
  /** As it is read, where that differs. */
  shown?(row: Row): string
  /** One of these; anything else is typed. */
  choices?: readonly { value: string; name: string }[]
  /** Offered while one types. */
  known?: readonly string[]
  /** Each row has its own: filling leaves it alone. */
  isOwn?: boolean
  /** In characters. */
  width: number
}
type Sheet<Row> = {
  columns: readonly GridColumn<Row>[]
  nameOf(row: Row): string
  wrongAt(row: Row, column: string): string | undefined
  isChanged(row: Row, column: string): boolean
  /** What stands beside the cells and is not written, before and after them. */
  before?: Beside & { cell(row: Row): ReactNode }
  after: { heads: readonly Beside[]; cells(row: Row): readonly ReactNode[] }
}
/** `width` in characters, at the least. */
type Beside = { title: string; isHidden?: boolean; isNumber?: boolean; width: number }
type Props<Row> = Sheet<Row> &
  Pick<GridUse, 'chosen' | 'onChoose' | 'onWrite' | 'onUndo' | 'onRedo'> & {
    id: string
    label: string
    rows: readonly Row[]
    keyOf: (row: Row) => string
  }

/** As high as `h-9`. */
const rowHeight = 36
/** Drawn above and below what is seen, and the steps in which the drawn rows follow the scrolling. */
const spare = 6
const atFirst = { first: 0, count: 30, around: spare }

/**
 * A row is drawn again when something about it changes: what `Sheet` says must be the same from time to time.
 */
export function Grid<Row>(props: Props<Row>) {
  const { id, label, rows, columns, keyOf, chosen, before, after, nameOf, wrongAt, isChanged } = props
  const sheet = useMemo(
    (): Sheet<Row> => ({ columns, after, nameOf, wrongAt, isChanged, ...(before && { before }) }),
    [columns, before, after, nameOf, wrongAt, isChanged],
  )
  const { scroller, seen, look } = useSeen(chosen)
  const [from, to] = [
    Math.max(0, seen.first - seen.around),
    Math.min(rows.length, seen.first + seen.count + seen.around),
  ]
  const grid = useGrid({
    ...props,
    rows: rows.length,
    columns: columns.length,
    firstShown: seen.first,
    isFilled: (column) => !columns[column]?.isOwn,
    textAt: ({ row, column }) => {
      const [one, of] = [rows[row], columns[column]]
      return one && of ? of.text(one) : ''
    },
  })
  const heads = useMemo(
    () => [
      ...(before ? [wideEnough(before)] : []),
      ...columns.map((column) => wideEnough(column, longestIn(rows, column))),
      ...after.heads.map((head) => wideEnough(head)),
    ],
    [before, columns, after, rows],
  )
  const area = chosen && areaOf(chosen)
  const isActiveDrawn = chosen !== undefined && chosen.from.row >= from && chosen.from.row < to
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
        <thead>
          <tr aria-rowindex={1}>
            {heads.map((head, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same columns every time
              <Head key={at} {...head} />
            ))}
          </tr>
        </thead>
        <tbody>
          {from > 0 && <Gap rows={from} />}
          {rows.slice(from, to).map((row, index) => {
            const at = from + index
            const isInArea = area && at >= area.top && at <= area.bottom
            const isFilling = area && grid.fillTo !== undefined && at > area.bottom && at <= grid.fillTo
            return (
              <OneRow
                key={keyOf(row)}
                {...{ sheet, row, at }}
                chosen={isInArea || isFilling ? chosen : undefined}
                isFilling={isFilling ?? false}
                grid={chosen?.from.row === at ? grid : undefined}
              />
            )
          })}
          {to < rows.length && <Gap rows={rows.length - to} />}
        </tbody>
      </table>
    </section>
  )
}

/** Which rows are in sight. The cell that is chosen is brought there. */
function useSeen(chosen: Chosen | undefined) {
  const scroller = useRef<HTMLElement>(null)
  const [seen, setSeen] = useState(atFirst)
  const look = () => {
    const box = scroller.current
    if (!box) return
    const first = Math.floor(box.scrollTop / rowHeight / spare) * spare
    const count = Math.ceil(box.clientHeight / rowHeight) + spare
    if (first === seen.first && count === seen.count) return
    // After a leap every row is new: those in sight are drawn at once, those around them with the next frame.
    setSeen({ first, count, around: Math.abs(first - seen.first) < count ? seen.around : 0 })
  }
  useEffect(() => {
    if (seen.around > 0) return
    const frame = requestAnimationFrame(() => setSeen((now) => ({ ...now, around: spare })))
    return () => cancelAnimationFrame(frame)
  }, [seen])
  useLayoutEffect(() => {
    if (scroller.current && chosen) bringIntoView(scroller.current, chosen.to.row)
  }, [chosen])
  return { scroller, seen, look }
}

/** The cell with the caret may be scrolled away: its sheet keeps the keyboard. */
function useKeptFocus(scroller: RefObject<HTMLElement | null>) {
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      scroller.current?.focus({ preventScroll: true })
  })
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      hasFocus.current = true
      if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[data-active]')?.focus()
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      hasFocus.current = relatedTarget === null && hasFocus.current
    },
  }
}

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

const Gap = ({ rows }: { rows: number }) => (
  <tr aria-hidden style={{ height: `${rows * rowHeight}px` }}>
    <td className="border-0 p-0" />
  </tr>
)

/** Under the heading, which stays where it is. */
function bringIntoView(box: HTMLElement, row: number): void {
  const room = box.clientHeight - rowHeight
  const top = row * rowHeight
  if (top < box.scrollTop) box.scrollTop = top
  else if (top + rowHeight > box.scrollTop + room) box.scrollTop = top + rowHeight - room
}

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
const OneRow = memo(DrawnRow)

function DrawnRow({ sheet, row, at, chosen, isFilling, grid }: RowProps<unknown>) {
  const { columns, before, after, nameOf, wrongAt, isChanged } = sheet
  const area = chosen && areaOf(chosen)
  return (
    <tr aria-rowindex={at + 2}>
      {before && <th scope="row">{before.cell(row)}</th>}
      {columns.map((column, index) => {
        const { key, isNumber = false, choices, known, shown = column.text } = column
        const isActive = grid !== undefined && chosen?.from.column === index
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
                {...{ choices, known, wrong }}
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
