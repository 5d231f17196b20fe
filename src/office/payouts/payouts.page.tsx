// What is to be sent by transfer: to whom, how much, since when, and whether we know where to.
import { useState } from 'react'
import { Link, useLoaderData, useParams, useSearchParams } from 'react-router'
import { inFours } from '#domain/booking/number.ts'
import { withCommas } from '#plain/format.ts'
import { useSay, useSession } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Empty } from '../kit/empty.tsx'
import { Choose } from '../kit/field.tsx'
import { Filters } from '../kit/filters.tsx'
import { Heading } from '../kit/heading.tsx'
import { List } from '../kit/list.tsx'
import { Problem } from '../kit/problem.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import type { Loading } from '../page.ts'
import { AskedAccount, type Handed } from './ask-account.tsx'
import type { Payout } from './payout.ts'
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
  const { all } = useOffice('kit')
  const [search] = useSearchParams()
  const { total } = useLoaderData<typeof loader>()
  const api = useApi()
  const { save, problem } = useSave()
  const [link, setLink] = useState<Handed>()
  const [sent, setSent] = useState<Payout>()
  const ask = ({ booking_id }: Payout) =>
    save(async () => setLink(await api.reservation.askAccount({ booking_id })))
  return (
    <>
      <Heading title={words.title} lead={words.lead(total)} />
      <Filters>
        <Choose
          name="account"
          label={words.account}
          defaultValue={search.get('account') ?? ''}
          choices={[
            { value: '', name: all },
            ...accounts.map((value) => ({ value, name: words.accounts[value] })),
          ]}
        />
      </Filters>
      <Problem>{problem}</Problem>
      <Payouts onAsk={(payout) => void ask(payout)} onSend={setSent} />
      {link && <AskedAccount link={link} onClose={() => setLink(undefined)} />}
      {sent && <SendPayout payout={sent} onClose={() => setSent(undefined)} />}
    </>
  )
}

type Acting = { onAsk: (payout: Payout) => void; onSend: (payout: Payout) => void }

function Payouts({ onAsk, onSend }: Acting) {
  const words = useOffice('payouts')
  const say = useSay()
  const { language } = useSession()
  const { agency = '' } = useParams()
  const { list, ...paging } = useLoaderData<typeof loader>()
  const { columns } = words
  const won = (amount: number) => (amount > 0 ? withCommas(amount) : '')
  return (
    <List<Payout>
      name="payouts"
      label={words.title}
      rows={list}
      keyOf={({ booking_id }) => booking_id}
      {...paging}
      empty={<Empty title={words.empty} lead={words.emptyLead} />}
      columns={[
        {
          key: 'who',
          title: columns.who,
          fixed: true,
          cell: ({ booking_id, name }) => (
            <Link
              to={`/${agency}/bookings/${booking_id}`}
              className="grid underline-offset-4 hover:underline"
            >
              <span className="font-semibold whitespace-nowrap">{name}</span>
              <span className="text-13 text-soft whitespace-nowrap">{inFours(booking_id)}</span>
            </Link>
          ),
        },
        {
          key: 'trip',
          title: columns.trip,
          cell: ({ page_title, departure_date }) => (
            <span className="grid min-w-36">
              <span className="line-clamp-1">{say(page_title)}</span>
              <span className="text-13 text-soft tabular-nums">{departure_date}</span>
            </span>
          ),
        },
        {
          key: 'since',
          title: columns.since,
          cell: ({ since }) => (
            <span className="grid whitespace-nowrap">
              {words.days(daysSince(since))}
              <span className="text-13 text-soft">{when(since, language)}</span>
            </span>
          ),
        },
        { key: 'refund', title: columns.refund, number: true, wide: true, cell: ({ refund }) => won(refund) },
        {
          key: 'compensation',
          wide: true,
          title: columns.compensation,
          number: true,
          cell: ({ compensation }) => won(compensation),
        },
        {
          key: 'sum',
          title: columns.sum,
          number: true,
          fixed: true,
          cell: ({ refund, compensation }) => (
            <span className="font-semibold">{words.won(withCommas(refund + compensation))}</span>
          ),
        },
        { key: 'account', title: columns.account, cell: (row) => <AccountState row={row} /> },
        {
          key: 'acts',
          title: '',
          fixed: true,
          cell: (row) => (
            <span className="flex flex-wrap justify-end gap-2">
              {!row.account_given && (
                <button
                  type="button"
                  className="act"
                  aria-label={words.askOf(row.name)}
                  onClick={() => onAsk(row)}
                >
                  {words.ask}
                </button>
              )}
              <button
                type="button"
                className={row.account_given ? 'act-main' : 'act'}
                aria-label={words.sendOf(row.name)}
                onClick={() => onSend(row)}
              >
                {words.send}
              </button>
            </span>
          ),
        },
      ]}
    />
  )
}

function AccountState({ row: { account_given, account_asked } }: { row: Payout }) {
  const words = useOffice('payouts')
  const { language } = useSession()
  if (account_given)
    return (
      <span className="badge" data-tone="good">
        {words.given}
      </span>
    )
  return (
    <span className="text-13 text-soft whitespace-nowrap">
      {account_asked ? words.asked(when(account_asked, language)) : words.none}
    </span>
  )
}

const daysSince = (moment: string) => Math.floor((Date.now() - Date.parse(moment)) / 86_400_000)
