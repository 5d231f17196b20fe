// Partner shops: who refers customers, and how many booked.

import { useLoaderData, useSearchParams } from 'react-router'
import { formatNumber } from '#lib/format.ts'
import { type Api, useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { DataTable, type TableColumn } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { FilterField, FilterSelect } from '#office/kit/filter-fields.tsx'
import { Filters } from '#office/kit/filters.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { readListQuery } from '#office/kit/list-query.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useMay } from '#office/shell/me.ts'
import { useLocalized, useSession } from '#web/session.tsx'

export const loader = ({ api, url: { searchParams } }: LoaderArgs) =>
  api.agency.shops({ page: readListQuery(searchParams).page, ...parseShopFilters(searchParams) })

const states = ['open', 'ended'] as const

function parseShopFilters(search: URLSearchParams) {
  const { text, choice } = readListQuery(search)
  return {
    state: choice('state', states),
    query: text('query'),
    from: text('from'),
    to: text('to'),
  }
}

export default function ShopsPage() {
  const words = useText('shops')
  const may = useMay()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        {may('change shops') && (
          <OfficeLink to="/shops/new" className="button-primary">
            {words.add}
          </OfficeLink>
        )}
      </PageHeader>
      <ShopFilters />
      <ShopTable />
    </>
  )
}

function ShopFilters() {
  const words = useText('shops')
  return (
    <Filters>
      <div className="w-full tablet:w-64">
        <FilterField
          type="search"
          name="query"
          label={words.find}
          {...getFieldLimits('agency.shops', 'query')}
        />
      </div>
      <div className="grow tablet:grow-0">
        <FilterSelect
          name="state"
          label={words.state}
          choices={states.map((value) => ({ value, name: words[value] }))}
        />
      </div>
      <div className="grid w-full gap-3 tablet:w-auto tablet:grid-cols-2">
        <FilterField type="date" name="from" label={words.from} />
        <FilterField type="date" name="to" label={words.to} />
      </div>
    </Filters>
  )
}

function ShopTable() {
  const words = useText('shops')
  const { list, ...paging } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const api = useApi()
  return (
    <DataTable
      name="shops"
      label={words.title}
      rows={list}
      getKey={({ store_id }) => store_id}
      {...paging}
      exportRows={(chosen, sending) =>
        api.agency.exportShops({ ...parseShopFilters(search), ...chosen }, sending)
      }
      empty={<EmptyState title={words.none} lead={words.noneLead} />}
      columns={useShopColumns()}
    />
  )
}

type ShopRow = Awaited<ReturnType<typeof loader>>['list'][number]
/** The columns that can be exported, by the same names. */
type ShopExportColumn = Parameters<Api['agency']['exportShops']>[0]['columns'][number]

function useShopColumns(): TableColumn<ShopRow, ShopExportColumn>[] {
  const words = useText('shops')
  const localized = useLocalized()
  const { language } = useSession()
  return [
    {
      key: 'name',
      title: words.name,
      fixed: true,
      cell: ({ store_id, store_name, ended }) => (
        <span className="grid min-w-40">
          <OfficeLink to={`/shops/${encodeURIComponent(store_id)}`} className="font-medium hover:underline">
            {localized(store_name)}
            {ended && <Badge className="ml-2">{words.ended}</Badge>}
          </OfficeLink>
          <span className="text-13 text-soft">{store_id}</span>
        </span>
      ),
    },
    {
      key: 'contact',
      title: words.contact,
      cell: ({ contact }) => <span className="whitespace-nowrap tabular-nums">{contact}</span>,
    },
    {
      key: 'bookings',
      title: words.bookings,
      number: true,
      fixed: true,
      cell: (row) => words.count(row.bookings),
    },
    {
      key: 'people',
      title: words.people,
      number: true,
      skipsTablet: true,
      cell: (row) => words.heads(row.people),
    },
    { key: 'total', title: words.total, number: true, fixed: true, cell: (row) => formatNumber(row.total) },
    { key: 'paid', title: words.paid, number: true, cell: (row) => formatNumber(row.paid) },
    {
      key: 'last',
      title: words.last,
      cell: ({ last_booking }) => (
        <span className="whitespace-nowrap">{last_booking && formatMoment(last_booking, language)}</span>
      ),
    },
  ]
}
