// Receipts of erased personal data, the newest first.
import { useLoaderData } from 'react-router'
import { DataTable } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { readListQuery } from '#office/kit/list-query.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useSession } from '#web/session.tsx'

export const loader = ({ api, url }: LoaderArgs) =>
  api.customer.receipts({ page: readListQuery(url.searchParams).page })

export default function ReceiptListPage() {
  const words = useText('customers')
  const { receipts, erase } = words
  const { language } = useSession()
  const { list, ...paging } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={receipts.title} lead={receipts.lead}>
        <OfficeLink to="/customers" className="button-secondary">
          {words.toList}
        </OfficeLink>
      </PageHeader>
      <DataTable
        name="erasures"
        label={receipts.title}
        rows={list}
        getKey={({ id }) => id}
        {...paging}
        empty={<EmptyState title={receipts.empty} lead={receipts.emptyLead} />}
        columns={[
          {
            key: 'number',
            title: receipts.columns.number,
            fixed: true,
            cell: ({ id }) => (
              <OfficeLink to={`/customers/receipts/${id}`} className="font-semibold hover:underline">
                {receipts.number(id)}
              </OfficeLink>
            ),
          },
          {
            key: 'at',
            title: receipts.columns.at,
            fixed: true,
            cell: ({ at }) => (
              <span className="whitespace-nowrap tabular-nums">{formatMoment(at, language)}</span>
            ),
          },
          {
            key: 'erased',
            title: receipts.columns.erased,
            hasOwnLine: true,
            cell: ({ erased }) =>
              erased.map(({ what, count }) => erase.count(erase.erased[what], count)).join(', '),
          },
          { key: 'by', title: receipts.columns.by, wide: true, cell: ({ by_name }) => by_name },
        ]}
      />
    </>
  )
}
