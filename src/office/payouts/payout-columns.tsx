// The columns of what is to be sent by transfer, and what is done in a row of it.
import { Link, useParams } from 'react-router'
import { inFours } from '#domain/booking/number.ts'
import { withCommas } from '#plain/format.ts'
import { useSay, useSession } from '#web/session.tsx'
import type { Column } from '../kit/list.tsx'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import type { Payout } from './payout.ts'

type Acting = { onAsk: (payout: Payout) => void; onSend: (payout: Payout) => void }

export function usePayoutColumns(acting: Acting): Column<Payout>[] {
  const words = useOffice('payouts')
  const say = useSay()
  const { language } = useSession()
  const { columns } = words
  const won = (amount: number) => (amount > 0 ? withCommas(amount) : '')
  return [
    { key: 'who', title: columns.who, fixed: true, cell: (row) => <Who {...row} /> },
    {
      key: 'trip',
      title: columns.trip,
      ownLine: true,
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
    { key: 'acts', title: '', fixed: true, cell: (row) => <Acts {...{ row, ...acting }} /> },
  ]
}

function Who({ booking_id, name }: Payout) {
  const { agency = '' } = useParams()
  return (
    <Link to={`/${agency}/bookings/${booking_id}`} className="grid underline-offset-4 hover:underline">
      <span className="font-semibold whitespace-nowrap">{name}</span>
      <span className="text-13 text-soft whitespace-nowrap">{inFours(booking_id)}</span>
    </Link>
  )
}

function Acts({ row, onAsk, onSend }: { row: Payout } & Acting) {
  const words = useOffice('payouts')
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {!row.account_given && (
        <button type="button" className="act" aria-label={words.askOf(row.name)} onClick={() => onAsk(row)}>
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
