// What is to be sent by transfer: to whom, how much, since when, and whether we know where to.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { Empty } from '../kit/empty.tsx'
import { FilterChoice } from '../kit/filter-fields.tsx'
import { Filters } from '../kit/filters.tsx'
import { Heading } from '../kit/heading.tsx'
import { List } from '../kit/list.tsx'
import { useOffice } from '../kit/use-words.ts'
import type { Loading } from '../page.ts'
import { AskAccount, AskedAccount, type Handed } from './ask-account.tsx'
import type { Payout } from './payout.ts'
import { usePayoutColumns } from './payout-columns.tsx'
import { SendPayout } from './send-payout.tsx'

const accounts = ['given', 'missing'] as const

export function loader({ api, url }: Loading) {
  const of = (name: string) => url.searchParams.get(name) || undefined
  return api.payment.payouts({
    page: Number(of('page') ?? 1),
    account: accounts.find((each) => each === of('account')),
  })
}

export default function PayoutsPage() {
  const words = useOffice('payouts')
  const { list, ...paging } = useLoaderData<typeof loader>()
  const [asked, setAsked] = useState<Payout>()
  const [link, setLink] = useState<Handed>()
  const [sent, setSent] = useState<Payout>()
  const columns = usePayoutColumns({ onAsk: setAsked, onSend: setSent })
  return (
    <>
      <Heading title={words.title} lead={words.lead(paging.total)} />
      <Filters>
        <FilterChoice
          name="account"
          label={words.account}
          choices={accounts.map((value) => ({ value, name: words.accounts[value] }))}
        />
      </Filters>
      <List
        name="payouts"
        label={words.title}
        rows={list}
        keyOf={({ booking_id }) => booking_id}
        {...paging}
        empty={<Empty title={words.empty} lead={words.emptyLead} />}
        columns={columns}
      />
      {asked && <AskAccount payout={asked} onAsked={setLink} onClose={() => setAsked(undefined)} />}
      {link && <AskedAccount link={link} onClose={() => setLink(undefined)} />}
      {sent && <SendPayout payout={sent} onClose={() => setSent(undefined)} />}
    </>
  )
}
