// A list: a real table whose state is its address.
// Sorting, filters, pages and the chosen columns come back with the link.
import { Fragment, type ReactNode, useId } from 'react'
import { Link, useNavigation, useSearchParams } from 'react-router'
import type { CallOptions, DownloadedFile } from '#platform/wire/call.ts'
import { CheckBox } from './check-box.tsx'
import { EmptyState } from './empty-state.tsx'
import { type ExportFormat, ListExport } from './export-button.tsx'
import { Menu } from './menu.tsx'
import { SavedViews } from './saved-views.tsx'
import { useIsFiltered, useUnfilteredUrl } from './use-filtered.ts'
import { useHiddenColumns } from './use-hidden-columns.ts'
import { useText } from './use-text.ts'

export type TableColumn<Row, Key extends string = string> = {
  key: Key
  title: string
  cell: (row: Row) => ReactNode
  number?: boolean
  /** The name by which the call sorts by it. */
  sort?: string
  /** The column cannot be hidden. */
  fixed?: boolean
  /** The column is left out on narrow screens, because the row's own page has it. */
  wide?: boolean
  /** The column is left out on a tablet alone: a phone shows it on a line, a desk beside the others. */
  skipsTablet?: boolean
  /** The cell has a line of its own on a phone. */
  hasOwnLine?: boolean
}
type Props<Row, Key extends string> = {
  /** Under this name the chosen columns are remembered. */
  name: string
  label: string
  columns: readonly TableColumn<Row, Key>[]
  rows: readonly Row[]
  getKey: (row: Row) => string | number
  total: number
  /** Said in place of the total, where rows were counted so far and no further. */
  totalText?: string | undefined
  page: number
  page_size: number
  /** Said where there is nothing yet. A filter that nothing passes has words of its own. */
  empty: ReactNode
  /** Takes what is shown as a file: these columns, in this order. */
  exportRows?:
    | ((chosen: { format: ExportFormat; columns: Key[] }, sending: CallOptions) => Promise<DownloadedFile>)
    | undefined
  /** Its filters and its order can be saved under a name. */
  hasSavedViews?: boolean
  /** A line above the first row of each group, where rows come in groups. */
  getGroup?: (row: Row) => RowGroup
}
type RowGroup = { name: string; tone?: string | undefined }

export function DataTable<Row, Key extends string = string>({
  name,
  label,
  columns,
  rows,
  getKey,
  total,
  totalText,
  page,
  page_size,
  empty,
  exportRows,
  hasSavedViews = false,
  getGroup,
}: Props<Row, Key>) {
  const words = useText('kit')
  const { isShown, toggle } = useHiddenColumns(name)
  const isFiltered = useIsFiltered()
  const shown = columns.filter(({ key, fixed }) => fixed || isShown(key))
  const views = hasSavedViews && <SavedViews list={name} />
  if (total === 0)
    return (
      <div className="grid gap-2">
        {views && <div className="flex justify-end">{views}</div>}
        {isFiltered ? <NoMatch /> : empty}
      </div>
    )
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2 text-13 text-soft">
        <span aria-live="polite">{totalText ?? words.total(total)}</span>
        <div className="flex flex-wrap justify-end gap-2">
          {views}
          <ColumnMenu columns={columns} isShown={isShown} toggle={toggle} />
          {exportRows && (
            <ListExport
              get={(format, sending) => exportRows({ format, columns: shown.map(({ key }) => key) }, sending)}
            />
          )}
        </div>
      </div>
      <Table label={label} rows={rows} getKey={getKey} getGroup={getGroup} columns={shown} />
      <TablePagination page={page} pageCount={Math.max(1, Math.ceil(total / page_size))} />
    </div>
  )
}

type ColumnMenuProps<Row> = {
  columns: readonly TableColumn<Row>[]
  isShown: (key: string) => boolean
  toggle: (key: string) => void
}

function ColumnMenu<Row>({ columns, isShown, toggle }: ColumnMenuProps<Row>) {
  const words = useText('kit')
  return (
    <Menu title={words.columns} className="min-w-44 gap-1 p-3">
      {columns
        .filter(({ fixed }) => !fixed)
        .map(({ key, title }) => (
          <CheckBox key={key} checked={isShown(key)} onCheck={() => toggle(key)}>
            {title}
          </CheckBox>
        ))}
    </Menu>
  )
}

type TableProps<Row, Key extends string> = Pick<Props<Row, Key>, 'label' | 'columns' | 'rows' | 'getKey'> & {
  getGroup: Props<Row, Key>['getGroup'] | undefined
}

function Table<Row, Key extends string>({ label, columns, rows, getKey, getGroup }: TableProps<Row, Key>) {
  const loading = useNavigation().state === 'loading'
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached to be scrolled
      tabIndex={0}
      aria-label={label}
      className="panel overflow-x-auto"
    >
      <table className="data-table cards-on-phone" aria-busy={loading}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody className={loading ? 'opacity-60' : ''}>
          {rows.map((row, at) => {
            const [group, before] = [getGroup?.(row), rows[at - 1]]
            const isFirst = group && (!before || getGroup?.(before).name !== group.name)
            return (
              <Fragment key={getKey(row)}>
                {isFirst && <GroupRow group={group} columnCount={columns.length} />}
                <TableRow row={row} columns={columns} />
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

const GroupRow = ({ group: { name, tone }, columnCount }: { group: RowGroup; columnCount: number }) => (
  <tr className="bg-wash/60">
    <th scope="rowgroup" colSpan={columnCount} data-tone={tone}>
      {name}
    </th>
  </tr>
)

const TableRow = <Row,>({ row, columns }: { row: Row; columns: readonly TableColumn<Row>[] }) => (
  <tr>
    {columns.map(({ key, title, cell, ...column }) => (
      <td key={key} className={getCellClass(column)} data-title={title}>
        {cell(row)}
      </td>
    ))}
  </tr>
)

function NoMatch() {
  const words = useText('kit')
  return (
    <EmptyState title={words.noMatch} lead={words.noMatchLead}>
      <Link to={useUnfilteredUrl()} className="button-secondary">
        {words.clear}
      </Link>
    </EmptyState>
  )
}

const getCellClass = ({
  number,
  wide,
  skipsTablet,
  hasOwnLine,
}: {
  number?: boolean
  wide?: boolean
  skipsTablet?: boolean
  hasOwnLine?: boolean
}) =>
  `${number ? 'number' : ''} ${wide ? 'max-desktop:hidden' : ''} ${skipsTablet ? 'tablet:max-desktop:hidden' : ''} ${hasOwnLine ? 'max-tablet:w-full' : ''}`

const ascending = { ariaSort: 'ascending', arrow: '↑', textKey: 'sortedUp' } as const
const descending = { ariaSort: 'descending', arrow: '↓', textKey: 'sortedDown' } as const

function HeaderCell<Row>({ column }: { column: TableColumn<Row> }) {
  const { title, sort } = column
  const [search] = useSearchParams()
  const words = useText('kit')
  if (!title) return <td /> // over buttons: a heading that says nothing is none
  if (!sort) return <th className={getCellClass(column)}>{title}</th>
  const sorted = { [sort]: ascending, [`-${sort}`]: descending }[search.get('sort') ?? '']
  const next = new URLSearchParams(search)
  next.set('sort', sorted === ascending ? `-${sort}` : sort)
  next.delete('page')
  return (
    <th className={getCellClass(column)} aria-sort={sorted?.ariaSort}>
      <Link
        to={`?${next}`}
        preventScrollReset
        className="inline-flex min-h-11 mouse:min-h-9 items-center gap-1 hover:text-ink"
      >
        {title}
        <span aria-hidden>{sorted?.arrow}</span>
        {sorted && <span className="sr-only">{words[sorted.textKey]}</span>}
      </Link>
    </th>
  )
}

function TablePagination({ page, pageCount }: { page: number; pageCount: number }) {
  const words = useText('kit')
  const [search] = useSearchParams()
  const id = useId()
  if (pageCount === 1) return null
  const to = (number: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(number))
    return `?${next}`
  }
  return (
    <nav aria-labelledby={id} className="flex items-center justify-end gap-2 text-15">
      <span id={id} className="tabular-nums text-13 text-soft">
        {words.page(page, pageCount)}
      </span>
      {page > 1 && (
        <Link to={to(page - 1)} className="button-secondary">
          {words.previous}
        </Link>
      )}
      {page < pageCount && (
        <Link to={to(page + 1)} className="button-secondary">
          {words.next}
        </Link>
      )}
    </nav>
  )
}
