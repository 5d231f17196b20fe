// The columns of money that goes back, and what is done in a row of it.

import { formatNumber } from '#lib/format.ts'
import type { Api } from '#office/api.ts'
import { BookedTripCell, BookerCell } from '#office/bookings/booking-cells.tsx'
import { Badge } from '#office/kit/badge.tsx'
import type { TableColumn } from '#office/kit/data-table.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { useText } from '#office/kit/use-text.ts'
import { useSession } from '#web/session.tsx'
import type { Payout } from './payout.ts'

type PayoutActionsProps = Record<'onRequestAccount' | 'onSend' | 'onSendByHand', (payout: Payout) => void>

/** The columns that can be exported, by the names that the call has for them. */
type PayoutColumn = Parameters<Api['payment']['exportPayouts']>[0]['columns'][number]

export function usePayoutColumns(actions: PayoutActionsProps): TableColumn<Payout, PayoutColumn>[] {
  const words = useText('payouts')
  const { language } = useSession()
  const { columns } = words
  const won = (amount: number) => (amount > 0 ? formatNumber(amount) : '')
  return [
    { key: 'who', title: columns.who, fixed: true, cell: (row) => <PayeeCell row={row} /> },
    { key: 'trip', title: columns.trip, hasOwnLine: true, cell: (row) => <BookedTripCell {...row} /> },
    {
      key: 'since',
      title: columns.since,
      skipsTablet: true,
      cell: ({ since }) => (
        <span className="grid whitespace-nowrap">
          {words.days(countDaysSince(since))}
          <span className="text-13 text-soft">{formatMoment(since, language)}</span>
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
        <span className="font-semibold">{words.won(formatNumber(refund + compensation))}</span>
      ),
    },
    { key: 'state', title: columns.state, hasOwnLine: true, cell: (row) => <StateCell row={row} /> },
    { key: 'account', title: columns.account, cell: (row) => <AccountBadge row={row} /> },
    { key: 'acts', title: '', fixed: true, cell: (row) => <PayoutActions row={row} {...actions} /> },
  ]
}

function PayeeCell({ row }: { row: Payout }) {
  const words = useText('payouts')
  return (
    <span className="grid">
      <BookerCell {...row} />
      {row.is_share && <span className="text-13 text-soft">{words.share}</span>}
    </span>
  )
}

/** By which way, its state, and by whom. */
function StateCell({ row: { way, state, by_name, code } }: { row: Payout }) {
  const words = useText('payouts')
  return (
    <span className="grid">
      <span className="desktop:whitespace-nowrap">
        {words.ways[way]} · {words.states[state]}
      </span>
      <span className="text-13 text-soft">
        {[by_name, code && (code === 'BY_TRANSFER' ? words.byHand : words.refusedBecause(code))]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
}

function PayoutActions({
  row,
  onRequestAccount,
  onSend,
  onSendByHand,
}: { row: Payout } & PayoutActionsProps) {
  const words = useText('payouts')
  if (row.state !== 'to_send' && row.state !== 'account_needed') return null
  return (
    <span className="flex flex-wrap justify-end gap-2 desktop:flex-nowrap">
      {!row.account_given && (
        <button
          type="button"
          className="button-secondary"
          aria-label={words.askLabel(row.name)}
          onClick={() => onRequestAccount(row)}
        >
          {words.ask}
        </button>
      )}
      {row.state === 'to_send' ? (
        <button
          type="button"
          className={row.account_given ? 'button-primary' : 'button-secondary'}
          aria-label={words.sendLabel(row.name)}
          onClick={() => onSend(row)}
        >
          {words.send}
        </button>
      ) : (
        <button
          type="button"
          className="button-secondary"
          aria-label={words.byHandLabel(row.name)}
          onClick={() => onSendByHand(row)}
        >
          {words.byHand}
        </button>
      )}
    </span>
  )
}

function AccountBadge({ row: { account_given, account_asked } }: { row: Payout }) {
  const words = useText('payouts')
  const { language } = useSession()
  if (account_given) return <Badge tone="good">{words.given}</Badge>
  return (
    <span className="text-13 text-soft whitespace-nowrap">
      {account_asked ? words.asked(formatMoment(account_asked, language)) : words.none}
    </span>
  )
}

const countDaysSince = (moment: string) => Math.floor((Date.now() - Date.parse(moment)) / 86_400_000)
