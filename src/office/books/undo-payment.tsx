// One payment of a cost, and the way to take it back with a reason.
import { useState } from 'react'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { ReasonDialog } from '#office/kit/reason-dialog.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
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
        <button type="button" className="button-quiet print:hidden" onClick={() => setUndoing(true)}>
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
  const toast = useToast()
  const { save, saving, problem, wrong } = useSave()
  const undo = async (reason: string) => {
    if (!(await save((sending) => api.books.undoPayment({ id, reason }, sending)))) return
    toast(words.undone)
    onClose()
  }
  return (
    <ReasonDialog
      title={words.undoTitle(formatNumber(amount))}
      lead={words.undoLead}
      label={corrections.reason}
      limits={getFieldLimits('books.undoPayment', 'reason')}
      confirmLabel={words.undo}
      danger
      saving={saving}
      problem={problem}
      error={wrong.reason}
      onConfirm={(reason) => void undo(reason)}
      onClose={onClose}
    />
  )
}
