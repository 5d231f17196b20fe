// Cash receipts: which are to be issued or cancelled, by the days that are left, and which are done.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { useApi } from '#office/api.ts'
import { DataTable } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { readListQuery } from '#office/kit/list-query.ts'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Tabs } from '#office/kit/tabs.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useMay } from '#office/shell/me.ts'
import { IssueSeveral } from './issue-several.tsx'
import { canIssue, type Receipt, useReceiptColumns } from './receipt-columns.tsx'
import { RecordReceipt } from './record-receipt.tsx'

const shows = ['open', 'done'] as const

export async function loader({ api, url }: LoaderArgs) {
  const { page, choice } = readListQuery(url.searchParams)
  const show = choice('show', shows) ?? 'open'
  return { show, ...(await api.payment.receipts({ page, show })) }
}

export default function ReceiptsPage() {
  const words = useText('receipts')
  const { list, show, ...paging } = useLoaderData<typeof loader>()
  const may = useMay()
  const api = useApi()
  const [recording, setRecording] = useState<Receipt>()
  const columns = useReceiptColumns({ onRecord: setRecording })
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Tabs
        label={words.show}
        tabs={shows.map((each) => ({
          to: each === 'open' ? '/receipts' : '/receipts?show=done',
          name: words.shows[each],
          isCurrent: each === show,
        }))}
      />
      {list.some(canIssue) && <IssueSeveral receipts={list.filter(canIssue)} />}
      <DataTable
        name="receipts"
        label={words.title}
        rows={list}
        getKey={({ id }) => String(id)}
        {...paging}
        exportRows={
          may('books')
            ? (chosen, sending) => api.payment.exportReceipts({ show, ...chosen }, sending)
            : undefined
        }
        empty={<EmptyState title={words.empty} lead={words.emptyLead} />}
        columns={columns}
      />
      {recording && <RecordReceipt receipt={recording} onClose={() => setRecording(undefined)} />}
    </>
  )
}
