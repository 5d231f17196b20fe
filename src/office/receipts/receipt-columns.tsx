// The columns of the cash receipts, and what is done in a row.
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { formatNumber } from '#lib/format.ts'
import { type Api, useApi } from '#office/api.ts'
import type { TableColumn } from '#office/kit/data-table.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'

export type Receipt = Awaited<ReturnType<Api['payment']['receipts']>>['list'][number]
type ReceiptActions = { onRecord: (receipt: Receipt) => void }

/** The gateway can be asked to issue or to cancel it now. */
export const canIssue = ({ state, by_gateway }: Receipt) =>
  by_gateway && (state === 'waiting' || state === 'refused')

/** The columns that can be exported, by the names that the call has for them. */
type ReceiptColumn = Parameters<Api['payment']['exportReceipts']>[0]['columns'][number]

export function useReceiptColumns(actions: ReceiptActions): TableColumn<Receipt, ReceiptColumn>[] {
  const words = useText('receipts')
  const { columns } = words
  return [
    {
      key: 'who',
      title: columns.who,
      fixed: true,
      cell: ({ booking_id, name }) => (
        <OfficeLink to={`/bookings/${booking_id}`} className="grid underline-offset-4 hover:underline">
          <span className="font-semibold whitespace-nowrap">{name}</span>
          <span className="text-13 text-soft whitespace-nowrap">{formatInFours(booking_id)}</span>
        </OfficeLink>
      ),
    },
    { key: 'kind', title: columns.kind, cell: ({ kind }) => words.kinds[kind] },
    {
      key: 'amount',
      title: columns.amount,
      number: true,
      fixed: true,
      cell: ({ amount }) => <span className="font-semibold">{words.won(formatNumber(amount))}</span>,
    },
    {
      key: 'purpose',
      title: columns.purpose,
      wide: true,
      cell: ({ purpose, ending }) => (
        <span className="whitespace-nowrap">{`${words.purposes[purpose]}${ending && ` …${ending}`}`}</span>
      ),
    },
    { key: 'left', title: columns.left, cell: (row) => <DaysLeft row={row} /> },
    { key: 'state', title: columns.state, hasOwnLine: true, cell: (row) => <ReceiptState row={row} /> },
    {
      key: 'acts',
      title: '',
      fixed: true,
      cell: (row) =>
        (row.state === 'waiting' || row.state === 'refused') && <ReceiptButtons row={row} {...actions} />,
    },
  ]
}

function DaysLeft({ row: { state, days_left, issue_on } }: { row: Receipt }) {
  const words = useText('receipts')
  if (state === 'issued' || state === 'registered') return null
  const isUrgent = days_left <= 1
  return (
    <span className="grid whitespace-nowrap">
      <span className={isUrgent ? 'font-semibold text-bad' : ''}>{words.left(days_left)}</span>
      <span className="text-13 text-soft tabular-nums">{words.from(issue_on)}</span>
    </span>
  )
}

function ReceiptState({
  row: { state, through, code, issue_number, receipt_url, by_name },
}: {
  row: Receipt
}) {
  const words = useText('receipts')
  return (
    <span className="grid">
      <span>
        {words.states[state]} · {words.through[through]}
      </span>
      <span className="text-13 text-soft">
        {[issue_number, code && words.refusedBecause(code), by_name].filter(Boolean).join(' · ')}{' '}
        {receipt_url && (
          <a href={receipt_url} target="_blank" rel="noreferrer" className="underline">
            {words.see}
          </a>
        )}
      </span>
    </span>
  )
}

function ReceiptButtons({ row, onRecord }: { row: Receipt } & ReceiptActions) {
  const words = useText('receipts')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const issue = async () => {
    if (await save((sending) => api.payment.issueReceipt({ id: row.id }, sending))) toast(words.issued)
  }
  return (
    <span className="grid justify-items-end gap-1">
      <span className="flex flex-wrap justify-end gap-2">
        <button
          type="button"
          className="button-secondary"
          aria-label={words.recordLabel(row.name)}
          onClick={() => onRecord(row)}
        >
          {words.record}
        </button>
        {row.by_gateway && (
          <button
            type="button"
            className="button-secondary"
            aria-label={row.kind === 'issue' ? words.issueLabel(row.name) : words.cancelLabel(row.name)}
            disabled={saving}
            onClick={() => void issue()}
          >
            {row.kind === 'issue' ? words.issue : words.cancel}
          </button>
        )}
      </span>
      {problem && (
        <span role="alert" className="text-13 text-bad">
          {problem}
        </span>
      )}
    </span>
  )
}
