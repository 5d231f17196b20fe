// All customers, the newest booking first: found by part of a name or telephone.

import { useLoaderData } from 'react-router'
import { formatDay, formatNumber } from '#lib/format.ts'
import { Badge } from '#office/kit/badge.tsx'
import { DataTable, type TableColumn } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { FilterField } from '#office/kit/filter-fields.tsx'
import { Filters } from '#office/kit/filters.tsx'
import { readListQuery } from '#office/kit/list-query.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useMay } from '#office/shell/me.ts'
import { useLocalized } from '#web/session.tsx'

export function loader({ api, url }: LoaderArgs) {
  const { page, text } = readListQuery(url.searchParams)
  return api.customer.list({ page, q: text('q') })
}
type CustomerRow = Awaited<ReturnType<typeof loader>>['list'][number]

export default function CustomerListPage() {
  const words = useText('customers')
  const may = useMay()
  const { list, more, ...paging } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        {may('customer data') && (
          <OfficeLink to="/customers/receipts" className="button-secondary">
            {words.receipts.title}
          </OfficeLink>
        )}
      </PageHeader>
      <Filters>
        <div className="w-full tablet:w-64">
          <FilterField
            type="search"
            name="q"
            label={words.search}
            placeholder={words.searchHint}
            {...getFieldLimits('customer.list', 'q')}
          />
        </div>
      </Filters>
      <DataTable
        name="customers"
        label={words.title}
        rows={list}
        getKey={({ customer }) => customer}
        {...paging}
        totalText={more ? words.moreThan(formatNumber(paging.total)) : undefined}
        empty={<EmptyState title={words.empty} lead={words.emptyLead} />}
        columns={useCustomerColumns()}
      />
    </>
  )
}

function useCustomerColumns(): TableColumn<CustomerRow>[] {
  const words = useText('customers')
  const localized = useLocalized()
  const { columns } = words
  return [
    {
      key: 'who',
      title: columns.who,
      fixed: true,
      cell: ({ customer, name, contact_masked }) => (
        <OfficeLink to={`/customers/${customer}`} className="grid min-w-28 gap-0.5">
          <span className="font-semibold underline-offset-4 hover:underline">{name}</span>
          <span className="whitespace-nowrap text-13 text-soft tabular-nums">{contact_masked}</span>
        </OfficeLink>
      ),
    },
    {
      key: 'kind',
      title: columns.kind,
      fixed: true,
      cell: ({ is_member }) => (
        <Badge tone={is_member ? 'brand' : undefined}>{is_member ? words.member : words.guest}</Badge>
      ),
    },
    {
      key: 'trip',
      title: columns.trip,
      cell: ({ page_title }) => (
        <span className="line-clamp-2 min-w-28 break-keep">{page_title && localized(page_title)}</span>
      ),
    },
    {
      key: 'departure',
      title: columns.departure,
      cell: ({ departure_date }) => <span className="whitespace-nowrap tabular-nums">{departure_date}</span>,
    },
    {
      key: 'since',
      title: columns.since,
      wide: true,
      cell: ({ reg_date }) => (
        <span className="whitespace-nowrap text-soft tabular-nums">{formatDay(reg_date)}</span>
      ),
    },
  ]
}
