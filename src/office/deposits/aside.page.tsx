// Transfers that no booking fits, each with its reason, and the way back.
import { useLoaderData } from 'react-router'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { DataTable } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { readListQuery } from '#office/kit/list-query.ts'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Problem } from '#ui/problem.tsx'
import { DepositTabs } from './deposit-tabs.tsx'

export const loader = ({ api, url }: LoaderArgs) =>
  api.bank.asideLines({ page: readListQuery(url.searchParams).page })

export default function AsidePage() {
  const words = useText('deposits')
  const { list, ...paging } = useLoaderData<typeof loader>()
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  async function bringBack(id: number): Promise<void> {
    if (await save((sending) => api.bank.bringBack({ id }, sending))) toast(words.broughtBack)
  }
  return (
    <>
      <PageHeader title={words.title} lead={words.tabs.aside} />
      <DepositTabs current="aside" />
      <Problem>{problem}</Problem>
      <DataTable
        name="deposits-aside"
        label={words.tabs.aside}
        rows={list}
        getKey={({ id }) => String(id)}
        {...paging}
        empty={<EmptyState title={words.asideEmpty} />}
        columns={[
          {
            key: 'line',
            title: words.columns.line,
            fixed: true,
            cell: ({ payer, memo }) => (
              <span className="grid">
                <span className="font-semibold">{payer}</span>
                <span className="text-13 text-soft">{memo}</span>
              </span>
            ),
          },
          {
            key: 'amount',
            title: words.columns.amount,
            number: true,
            cell: ({ rest }) => words.won(formatNumber(rest)),
          },
          {
            key: 'when',
            title: words.columns.when,
            cell: ({ booked_on, booked_time }) => `${booked_on} ${booked_time.slice(0, 5)}`,
          },
          {
            key: 'reason',
            title: words.columns.reason,
            hasOwnLine: true,
            cell: ({ aside_reason, aside_by }) => (
              <span className="grid">
                <span>{aside_reason}</span>
                <span className="text-13 text-soft">{aside_by}</span>
              </span>
            ),
          },
          {
            key: 'acts',
            title: '',
            fixed: true,
            cell: ({ id, payer }) => (
              <button
                type="button"
                className="button-secondary"
                disabled={saving}
                aria-label={words.bringBackLabel(payer)}
                onClick={() => void bringBack(id)}
              >
                {words.bringBack}
              </button>
            ),
          },
        ]}
      />
    </>
  )
}
