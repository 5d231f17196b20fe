// The columns of the list of payouts, and the actions of a row.
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { formatNumber } from '#lib/format.ts'
import { useLocalized, useSession } from '#web/session.tsx'
import type { TableColumn } from '../kit/data-table.tsx'
import { formatMoment } from '../kit/format-moment.ts'
import { OfficeLink } from '../kit/office-link.tsx'
import { useText } from '../kit/use-text.ts'
import type { Payout } from './payout.ts'

type PayoutActionsProps = { onRequestAccount: (payout: Payout) => void; onSend: (payout: Payout) => void }

export function usePayoutColumns(actions: PayoutActionsProps): TableColumn<Payout>[] {
  const words = useText('payouts')
  const localized = useLocalized()
  const { language } = useSession()
  const { columns } = words
  const won = (amount: number) => (amount > 0 ? formatNumber(amount) : '')
  return [
    { key: 'who', title: columns.who, fixed: true, cell: (row) => <CustomerCell {...row} /> },
    {
      key: 'trip',
      title: columns.trip,
      hasOwnLine: true,
      cell: ({ page_title, departure_date }) => (
        <span className="grid min-w-36">
          <span className="line-clamp-1">{localized(page_title)}</span>
          <span className="text-13 text-soft tabular-nums">{departure_date}</span>
        </span>
      ),
    },
    {
      key: 'since',
      title: columns.since,
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
    { key: 'account', title: columns.account, cell: (row) => <AccountBadge row={row} /> },
    { key: 'acts', title: '', fixed: true, cell: (row) => <PayoutActions row={row} {...actions} /> },
  ]
}

function CustomerCell({ booking_id, name }: Payout) {
  return (
    <OfficeLink to={`/bookings/${booking_id}`} className="grid underline-offset-4 hover:underline">
      <span className="font-semibold whitespace-nowrap">{name}</span>
      <span className="text-13 text-soft whitespace-nowrap">{formatInFours(booking_id)}</span>
    </OfficeLink>
  )
}

function PayoutActions({ row, onRequestAccount, onSend }: { row: Payout } & PayoutActionsProps) {
  const words = useText('payouts')
  return (
    <span className="flex flex-wrap justify-end gap-2">
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
      <button
        type="button"
        className={row.account_given ? 'button-primary' : 'button-secondary'}
        aria-label={words.sendLabel(row.name)}
        onClick={() => onSend(row)}
      >
        {words.send}
      </button>
    </span>
  )
}

function AccountBadge({ row: { account_given, account_asked } }: { row: Payout }) {
  const words = useText('payouts')
  const { language } = useSession()
  if (account_given)
    return (
      <span className="badge" data-tone="good">
        {words.given}
      </span>
    )
  return (
    <span className="text-13 text-soft whitespace-nowrap">
      {account_asked ? words.asked(formatMoment(account_asked, language)) : words.none}
    </span>
  )
}

const countDaysSince = (moment: string) => Math.floor((Date.now() - Date.parse(moment)) / 86_400_000)
