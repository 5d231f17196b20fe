// The columns of what customers owe, and what the owner does in a row of it.
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { formatNumber } from '#lib/format.ts'
import { useLocalized } from '#web/session.tsx'
import type { Api } from '../api.ts'
import type { TableColumn } from '../kit/data-table.tsx'
import { OfficeLink } from '../kit/office-link.tsx'
import { useText } from '../kit/use-text.ts'
import { useMay } from '../shell/me.ts'

export type Receivable = Awaited<ReturnType<Api['payment']['receivables']>>['list'][number]

const tones: Record<Receivable['kind'], string> = { overdue: 'bad', later: '', claim: 'warn' }

export function useReceivableColumns(onWaive: (receivable: Receivable) => void): TableColumn<Receivable>[] {
  const words = useText('receivables')
  const localized = useLocalized()
  const canWaive = useMay()('money rules')
  const { columns } = words
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
      key: 'kind',
      title: columns.kind,
      cell: ({ kind }) => (
        <span className="badge whitespace-nowrap" data-tone={tones[kind]}>
          {words.kinds[kind]}
        </span>
      ),
    },
    {
      key: 'due',
      title: columns.due,
      cell: ({ due_by }) => <span className="whitespace-nowrap tabular-nums">{due_by ?? words.now}</span>,
    },
    { key: 'paid', title: columns.paid, number: true, wide: true, cell: ({ paid }) => formatNumber(paid) },
    {
      key: 'amount',
      title: columns.amount,
      number: true,
      fixed: true,
      cell: ({ amount }) => <span className="font-semibold">{words.won(formatNumber(amount))}</span>,
    },
    {
      key: 'acts',
      title: '',
      fixed: true,
      cell: (row) =>
        row.kind === 'claim' &&
        canWaive && (
          <button
            type="button"
            className="button-secondary"
            aria-label={words.waiveLabel(row.name)}
            onClick={() => onWaive(row)}
          >
            {words.waive}
          </button>
        ),
    },
  ]
}

function CustomerCell({ booking_id, name, contact_masked }: Receivable) {
  return (
    <OfficeLink to={`/bookings/${booking_id}`} className="grid underline-offset-4 hover:underline">
      <span className="font-semibold whitespace-nowrap">{name}</span>
      <span className="text-13 text-soft whitespace-nowrap">
        {formatInFours(booking_id)}
        {/* Between a phone and a desk there is no room for both. */}
        <span className="tablet:max-desktop:hidden"> · {contact_masked}</span>
      </span>
    </OfficeLink>
  )
}
