// One payment of a cost, and the way to take it back with a reason.
import { useState } from 'react'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { ReasonDialog } from '#office/kit/reason-dialog.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { DepartureCost } from './departure-books.ts'

type CostPayment = DepartureCost['payments'][number]

export function UndoPayment({ payment }: { payment: CostPayment }) {
  const { payments: words, won } = useText('books')
  const [isUndoing, setUndoing] = useState(false)
  const { amount, paid_on, reason, by_name, undone, undone_by, undone_reason } = payment
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 text-13 text-soft">
      <span className={`tabular-nums ${undone ? 'line-through' : ''}`}>
        {paid_on} {won(formatNumber(amount))} · {reason} · {by_name}
      </span>
      {undone ? (
        <span>{words.undoneBy(undone_by ?? '', undone_reason ?? '')}</span>
      ) : (
        <button
          type="button"
          className="min-h-8 text-soft underline hover:text-ink print:hidden"
          onClick={() => setUndoing(true)}
        >
          {words.undo}
        </button>
      )}
      {isUndoing && <UndoDialog payment={payment} onClose={() => setUndoing(false)} />}
    </div>
  )
}

function UndoDialog({ payment: { id, amount }, onClose }: { payment: CostPayment; onClose: () => void }) {
  const { payments: words, corrections } = useText('books')
  const api = useApi()
  return (
    <ReasonDialog
      title={words.undoTitle(formatNumber(amount))}
      lead={words.undoLead}
      label={corrections.reason}
      confirmLabel={words.undo}
      danger
      call={({ books }) => books.undoPayment}
      toInput={({ reason }) => ({ id, reason })}
      send={(input, sending) => api.books.undoPayment(input, sending)}
      doneText={words.undone}
      onClose={onClose}
    />
  )
}
