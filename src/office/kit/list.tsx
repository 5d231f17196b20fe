// A list: a real table whose state is its address.
// Sorting, filters, pages and the chosen columns come back with the link.
import { Fragment, type ReactNode, useId } from 'react'
import { Link, useNavigation, useSearchParams } from 'react-router'
import type { Got, Sending } from '#platform/wire/call.ts'
import { Empty } from './empty.tsx'
import { type Format, ListExport } from './export-button.tsx'
import { useKeptColumns } from './kept-columns.ts'
import { Menu } from './menu.tsx'
import { SavedViews } from './saved-views.tsx'
import { useFiltered, useUnfiltered } from './use-filtered.ts'
import { useOffice } from './use-words.ts'

export type Column<Row, Key extends string = string> = {
  key: Key
  title: string
  cell: (row: Row) => ReactNode
  number?: boolean
  /** The name by which the call sorts by it. */
  sort?: string
  /** Cannot be hidden. */
  fixed?: boolean
  /** Left out below a desk's width: the row's own page has it. */
  wide?: boolean
  /** Has a line of its own on a phone. */
  ownLine?: boolean
}
type Props<Row, Key extends string> = {
  /** Under this name the chosen columns are remembered. */
  name: string
  label: string
  columns: readonly Column<Row, Key>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  total: number
  /** Said in place of the total, where rows were counted so far and no further. */
  counted?: string | undefined
  page: number
  page_size: number
  /** Said where there is nothing yet. A filter that nothing passes has words of its own. */
  empty: ReactNode
  /** Takes what is shown as a file: these columns, in this order. */
  exporting?: (chosen: { format: Format; columns: Key[] }, sending: Sending) => Promise<Got>
  /** Its filters and its order can be kept under a name. */
  hasViews?: boolean
  /** A line above the first row of each group, where rows come in groups. */
  groupOf?: (row: Row) => Group
}
type Group = { name: string; tone?: string | undefined }

export function List<Row, Key extends string = string>({
  name,
  label,
  columns,
  rows,
  keyOf,
  total,
  counted,
  page,
  page_size,
  empty,
  exporting,
  hasViews = false,
  groupOf,
}: Props<Row, Key>) {
  const words = useOffice('kit')
  const { isShown, toggle } = useKeptColumns(name)
  const isFiltered = useFiltered()
  const shown = columns.filter(({ key, fixed }) => fixed || isShown(key))
  const views = hasViews && <SavedViews list={name} />
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
        <span aria-live="polite">{counted ?? words.total(total)}</span>
        <div className="flex flex-wrap justify-end gap-2">
          {views}
          <ColumnMenu {...{ columns, isShown, toggle }} />
          {exporting && (
            <ListExport
              get={(format, sending) => exporting({ format, columns: shown.map(({ key }) => key) }, sending)}
            />
          )}
        </div>
      </div>
      <Table {...{ label, rows, keyOf, groupOf }} columns={shown} />
      <Pages page={page} of={Math.max(1, Math.ceil(total / page_size))} />
    </div>
  )
}

type Choosing<Row> = {
  columns: readonly Column<Row>[]
  isShown: (key: string) => boolean
  toggle: (key: string) => void
}

function ColumnMenu<Row>({ columns, isShown, toggle }: Choosing<Row>) {
  const words = useOffice('kit')
  return (
    <Menu title={words.columns} className="min-w-44 gap-1 p-3">
      {columns
        .filter(({ fixed }) => !fixed)
        .map(({ key, title }) => (
          <label key={key} className="flex min-h-11 mouse:min-h-9 items-center gap-2 text-15">
            <input type="checkbox" checked={isShown(key)} onChange={() => toggle(key)} />
            {title}
          </label>
        ))}
    </Menu>
  )
}

type TableProps<Row, Key extends string> = Pick<Props<Row, Key>, 'label' | 'columns' | 'rows' | 'keyOf'> & {
  groupOf: Props<Row, Key>['groupOf'] | undefined
}

function Table<Row, Key extends string>({ label, columns, rows, keyOf, groupOf }: TableProps<Row, Key>) {
  const loading = useNavigation().state === 'loading'
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached to be scrolled
      tabIndex={0}
      aria-label={label}
      className="panel overflow-x-auto"
    >
      <table className="rows in-cards" aria-busy={loading}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody className={loading ? 'opacity-60' : ''}>
          {rows.map((row, at) => {
            const [group, before] = [groupOf?.(row), rows[at - 1]]
            const isFirst = group && (!before || groupOf?.(before).name !== group.name)
            return (
              <Fragment key={keyOf(row)}>
                {isFirst && <GroupRow group={group} across={columns.length} />}
                <OneRow row={row} columns={columns} />
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

const GroupRow = ({ group: { name, tone }, across }: { group: Group; across: number }) => (
  <tr className="bg-wash/60">
    <th scope="rowgroup" colSpan={across} data-tone={tone}>
      {name}
    </th>
  </tr>
)

const OneRow = <Row,>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) => (
  <tr>
    {columns.map(({ key, title, cell, ...column }) => (
      <td key={key} className={lookOf(column)} data-title={title}>
        {cell(row)}
      </td>
    ))}
  </tr>
)

function NoMatch() {
  const words = useOffice('kit')
  return (
    <Empty title={words.noMatch} lead={words.noMatchLead}>
      <Link to={useUnfiltered()} className="act">
        {words.clear}
      </Link>
    </Empty>
  )
}

const lookOf = ({ number, wide, ownLine }: { number?: boolean; wide?: boolean; ownLine?: boolean }) =>
  `${number ? 'number' : ''} ${wide ? 'max-desktop:hidden' : ''} ${ownLine ? 'max-tablet:w-full' : ''}`

const up = { way: 'ascending', arrow: '↑', said: 'sortedUp' } as const
const down = { way: 'descending', arrow: '↓', said: 'sortedDown' } as const

function HeadCell<Row>({ column }: { column: Column<Row> }) {
  const { title, sort } = column
  const [search] = useSearchParams()
  const words = useOffice('kit')
  if (!title) return <td /> // over buttons: a heading that says nothing is none
  if (!sort) return <th className={lookOf(column)}>{title}</th>
  const sorted = { [sort]: up, [`-${sort}`]: down }[search.get('sort') ?? '']
  const next = new URLSearchParams(search)
  next.set('sort', sorted === up ? `-${sort}` : sort)
  next.delete('page')
  return (
    <th className={lookOf(column)} aria-sort={sorted?.way}>
      <Link
        to={`?${next}`}
        preventScrollReset
        className="inline-flex min-h-11 mouse:min-h-9 items-center gap-1 hover:text-ink"
      >
        {title}
        <span aria-hidden>{sorted?.arrow}</span>
        {sorted && <span className="sr-only">{words[sorted.said]}</span>}
      </Link>
    </th>
  )
}

function Pages({ page, of }: { page: number; of: number }) {
  const words = useOffice('kit')
  const [search] = useSearchParams()
  const id = useId()
  if (of === 1) return null
  const to = (number: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(number))
    return `?${next}`
  }
  return (
    <nav aria-labelledby={id} className="flex items-center justify-end gap-2 text-15">
      <span id={id} className="tabular-nums text-13 text-soft">
        {words.page(page, of)}
      </span>
      {page > 1 && (
        <Link to={to(page - 1)} className="act">
          {words.previous}
        </Link>
      )}
      {page < of && (
        <Link to={to(page + 1)} className="act">
          {words.next}
        </Link>
      )}
    </nav>
  )
}
