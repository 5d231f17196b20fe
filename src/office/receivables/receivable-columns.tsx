// The columns of what customers owe, and what the owner does in a row of it.

import { formatNumber } from '#lib/format.ts'
import { BookedTripCell, BookerCell } from '#office/bookings/booking-cells.tsx'
import { Badge, type Tone } from '#office/kit/badge.tsx'
import type { TableColumn } from '#office/kit/data-table.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import type { Receivable } from './receivable.ts'
import { DebtorPhone, RemindButton } from './remind.tsx'

const tones: Record<Receivable['kind'], Tone | undefined> = {
  overdue: 'bad',
  later: undefined,
  claim: 'warn',
}

type ReceivableColumn = 'who' | 'trip' | 'kind' | 'due' | 'paid' | 'amount' | 'acts'

export function useReceivableColumns(
  onWaive: (receivable: Receivable) => void,
): TableColumn<Receivable, ReceivableColumn>[] {
  const words = useText('receivables')
  const canWaive = useMay()('money rules')
  const { columns } = words
  return [
    { key: 'who', title: columns.who, fixed: true, cell: (row) => <BookerCell {...row} /> },
    {
      key: 'trip',
      title: columns.trip,
      hasOwnLine: true,
      cell: (row) => <BookedTripCell {...row} />,
    },
    {
      key: 'kind',
      title: columns.kind,
      cell: ({ kind }) => (
        <Badge className="tablet:max-desktop:whitespace-normal" tone={tones[kind]}>
          {words.kinds[kind]}
        </Badge>
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
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-2">
          <DebtorPhone receivable={row} />
          <RemindButton receivable={row} />
          {row.kind === 'claim' && canWaive && (
            <button
              type="button"
              className="button-secondary"
              aria-label={words.waiveLabel(row.name)}
              onClick={() => onWaive(row)}
            >
              {words.waive}
            </button>
          )}
        </span>
      ),
    },
  ]
}
