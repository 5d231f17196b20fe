// What customers owe: balances, prices that rose, and cancellation fees above what was paid.
import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { DataTable } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { FilterSelect } from '#office/kit/filter-fields.tsx'
import { Filters } from '#office/kit/filters.tsx'
import { readListQuery } from '#office/kit/list-query.ts'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import type { Receivable } from './receivable.ts'
import { useReceivableColumns } from './receivable-columns.tsx'
import { WaiveClaim } from './waive-claim.tsx'

const kinds = ['overdue', 'later', 'claim'] as const

export function loader({ api, url }: LoaderArgs) {
  const { page } = readListQuery(url.searchParams)
  return api.payment.receivables({ page, kind: parseKind(url.searchParams) })
}

const parseKind = (search: URLSearchParams) => readListQuery(search).choice('kind', kinds)

export default function ReceivablesPage() {
  const words = useText('receivables')
  const { list, sum, due_now, ...paging } = useLoaderData<typeof loader>()
  const [waiving, setWaiving] = useState<Receivable>()
  const columns = useReceivableColumns(setWaiving)
  const [search] = useSearchParams()
  const api = useApi()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead(paging.total, formatNumber(sum), due_now)} />
      <Filters>
        <FilterSelect
          name="kind"
          label={words.kind}
          choices={kinds.map((value) => ({ value, name: words.kinds[value] }))}
        />
      </Filters>
      <DataTable
        name="receivables"
        label={words.title}
        rows={list}
        getKey={({ booking_id }) => booking_id}
        {...paging}
        exportRows={(chosen, sending) =>
          api.payment.exportReceivables({ kind: parseKind(search), ...chosen }, sending)
        }
        empty={<EmptyState title={words.empty} lead={words.emptyLead} />}
        columns={columns}
      />
      {waiving && <WaiveClaim receivable={waiving} onClose={() => setWaiving(undefined)} />}
    </>
  )
}
