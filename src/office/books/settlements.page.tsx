// 출발별 정산: departures whose trip is over, what each lacks to be closed, and what it earned.

import { useLoaderData, useSearchParams } from 'react-router'
import { settlementStates } from '#domain/books/settlement-state.ts'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { Badge, type Tone } from '#office/kit/badge.tsx'
import { DataTable, type TableColumn } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { ListExport } from '#office/kit/export-button.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { FilterField, FilterSelect } from '#office/kit/filter-fields.tsx'
import { Filters } from '#office/kit/filters.tsx'
import { readListQuery } from '#office/kit/list-query.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useLocalized, useSession } from '#web/session.tsx'

const states = [...settlementStates, 'all'] as const

export async function loader({ api, url }: LoaderArgs) {
  const { page } = readListQuery(url.searchParams)
  const filters = parseFilters(url.searchParams)
  const settlements = await api.books.settlements({ page, ...filters })
  return { settlements, state: filters.state }
}

function parseFilters(search: URLSearchParams) {
  const { text, choice } = readListQuery(search)
  return { state: choice('state', states), q: text('q'), from: text('from'), to: text('to') }
}

/** What the filters show, all of it. */
function SettlementsFile() {
  const { list: words } = useText('books')
  const { language } = useSession()
  const [search] = useSearchParams()
  const api = useApi()
  return (
    <ListExport
      title={words.file}
      lead={words.fileLead}
      get={(format, sending) =>
        api.books.exportSettlements({ ...parseFilters(search), format, language }, sending)
      }
    />
  )
}
type Settlement = Awaited<ReturnType<typeof loader>>['settlements']['list'][number]

export default function SettlementsPage() {
  const { list: words } = useText('books')
  const { settlements, state } = useLoaderData<typeof loader>()
  const { list, ...paging } = settlements
  const lead = state === undefined ? words.lead : words.leadOf
  return (
    <>
      <PageHeader title={words.title} lead={lead(paging.total)}>
        <SettlementsFile />
      </PageHeader>
      <Filters>
        <div className="w-full tablet:w-64">
          <FilterField
            type="search"
            name="q"
            label={words.search}
            {...getFieldLimits('books.settlements', 'q')}
          />
        </div>
        <div className="grow tablet:grow-0">
          <FilterSelect
            name="state"
            label={words.state}
            all={words.open}
            choices={states.map((value) => ({
              value,
              name: value === 'all' ? words.all : words.states[value],
            }))}
          />
        </div>
        <div className="grid w-full grid-cols-2 gap-3 tablet:w-auto">
          <FilterField type="date" name="from" label={words.from} />
          <FilterField type="date" name="to" label={words.to} />
        </div>
      </Filters>
      <DataTable
        name="settlements"
        label={words.title}
        rows={list}
        getKey={({ departure_id }) => departure_id}
        {...paging}
        empty={<EmptyState title={words.empty} lead={words.emptyLead} />}
        columns={useSettlementColumns()}
      />
    </>
  )
}

const tones: Record<Settlement['state'], Tone | undefined> = {
  no_costs: 'warn',
  bills_missing: 'warn',
  ready: 'brand',
  closed: 'good',
}

function useSettlementColumns(): TableColumn<Settlement>[] {
  const { list: words } = useText('books')
  const { columns } = words
  return [
    {
      key: 'departure',
      title: columns.departure,
      fixed: true,
      cell: ({ departure_date }) => <span className="whitespace-nowrap tabular-nums">{departure_date}</span>,
    },
    {
      key: 'trip',
      title: columns.trip,
      fixed: true,
      hasOwnLine: true,
      cell: (row) => <TripCell row={row} />,
    },
    {
      key: 'state',
      title: columns.state,
      fixed: true,
      cell: ({ state, missing }) => (
        <span className="grid justify-items-start gap-0.5">
          <Badge className="whitespace-nowrap" tone={tones[state]}>
            {words.states[state]}
          </Badge>
          {state === 'bills_missing' && <span className="text-13 text-soft">{words.missing(missing)}</span>}
        </span>
      ),
    },
    ...(['heads', 'income', 'cost'] as const).map(
      (key): TableColumn<Settlement> => ({
        key,
        title: columns[key],
        number: true,
        wide: true,
        cell: (row) => formatNumber(row[key]),
      }),
    ),
    { key: 'margin', title: columns.margin, number: true, fixed: true, cell: (row) => <Margin row={row} /> },
    { key: 'left', title: columns.left, number: true, wide: true, cell: ({ left }) => formatNumber(left) },
  ]
}

function TripCell({ row: { departure_id, page_title, is_cancelled } }: { row: Settlement }) {
  const { list: words } = useText('books')
  const localized = useLocalized()
  return (
    <span className="grid">
      <OfficeLink
        to={`/filling/${departure_id}/books`}
        className="line-clamp-2 min-w-36 break-keep font-semibold underline-offset-4 hover:underline"
      >
        {localized(page_title)}
      </OfficeLink>
      {is_cancelled && <span className="text-13 text-soft">{words.cancelled}</span>}
    </span>
  )
}

function Margin({ row: { margin } }: { row: Settlement }) {
  const { won, list: words } = useText('books')
  if (margin === null) return <span className="text-13 text-soft">{words.noMargin}</span>
  return <span className={`font-semibold ${margin < 0 ? 'text-bad' : ''}`}>{won(formatNumber(margin))}</span>
}
