// Money that goes back, by whichever way: its state, since when, by whom, and whether we know where to.
import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { useApi } from '#office/api.ts'
import { DataTable } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { FilterSelect } from '#office/kit/filter-fields.tsx'
import { Filters } from '#office/kit/filters.tsx'
import { readListQuery } from '#office/kit/list-query.ts'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Tabs } from '#office/kit/tabs.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useMay } from '#office/shell/me.ts'
import type { Payout } from './payout.ts'
import { usePayoutColumns } from './payout-columns.tsx'
import { type AccountLink, AccountLinkDialog, RequestAccountDialog } from './request-account.tsx'
import { SendByHand } from './send-by-hand.tsx'
import { SendPayout } from './send-payout.tsx'

const accountFilters = ['given', 'missing'] as const

export function loader({ api, url }: LoaderArgs) {
  const { page } = readListQuery(url.searchParams)
  return api.payment.payouts({ page, ...parseFilters(url.searchParams) })
}

function parseFilters(search: URLSearchParams) {
  const { text, choice } = readListQuery(search)
  return {
    show: text('show') === 'done' ? ('done' as const) : ('open' as const),
    account: choice('account', accountFilters),
  }
}

export default function PayoutsPage() {
  const words = useText('payouts')
  const { list, to_do, ...paging } = useLoaderData<typeof loader>()
  const [requesting, setRequesting] = useState<Payout>()
  const [link, setLink] = useState<AccountLink>()
  const [sending, setSending] = useState<Payout>()
  const [byHand, setByHand] = useState<Payout>()
  const columns = usePayoutColumns({
    onRequestAccount: setRequesting,
    onSend: setSending,
    onSendByHand: setByHand,
  })
  const [search] = useSearchParams()
  const isDone = search.get('show') === 'done'
  const may = useMay()
  const api = useApi()
  return (
    <>
      <PageHeader
        title={words.title}
        lead={isDone ? words.lead(paging.total) : words.openLead(paging.total, to_do)}
      />
      <Tabs
        label={words.show}
        tabs={[
          { to: '/payouts', name: words.shows.open, isCurrent: !isDone },
          { to: '/payouts?show=done', name: words.shows.done, isCurrent: isDone },
        ]}
      />
      <Filters>
        <FilterSelect
          name="account"
          label={words.account}
          choices={accountFilters.map((value) => ({ value, name: words.accounts[value] }))}
        />
      </Filters>
      <DataTable
        name="payouts"
        label={words.title}
        rows={list}
        getKey={({ key }) => key}
        {...paging}
        exportRows={
          may('books')
            ? (chosen, sending) => api.payment.exportPayouts({ ...parseFilters(search), ...chosen }, sending)
            : undefined
        }
        empty={<EmptyState title={words.empty} lead={words.emptyLead} />}
        columns={columns}
      />
      {requesting && (
        <RequestAccountDialog
          payout={requesting}
          onRequested={setLink}
          onClose={() => setRequesting(undefined)}
        />
      )}
      {link && <AccountLinkDialog link={link} onClose={() => setLink(undefined)} />}
      {byHand && <SendByHand payout={byHand} onClose={() => setByHand(undefined)} />}
      {sending && <SendPayout payout={sending} onClose={() => setSending(undefined)} />}
    </>
  )
}
