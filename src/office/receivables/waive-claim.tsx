// The owner does not ask for a cancellation fee above what was paid, with a reason that stays.
import { type FormEvent, useState } from 'react'
import { formatNumber } from '#lib/format.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { getFieldLimits } from '../kit/field-limits.ts'
import { FormActions } from '../kit/form-actions.tsx'
import { useToast } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useText } from '../kit/use-text.ts'
import type { Receivable } from './receivable-columns.tsx'

export function WaiveClaim({ receivable, onClose }: { receivable: Receivable; onClose: () => void }) {
  const words = useText('receivables')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem, wrong } = useSave()
  const [reason, setReason] = useState('')
  const { booking_id, amount, name } = receivable
  const waive = async (event: FormEvent) => {
    event.preventDefault()
    const input = { booking_id, amount, reason }
    if (!(await save((sending) => api.payment.waiveClaim(input, sending)))) return
    toast(words.waived)
    onClose()
  }
  return (
    <Dialog title={words.waiveTitle(name, formatNumber(amount))} onClose={onClose} ignoresBackdropClick>
      <form className="grid gap-4" onSubmit={(event) => void waive(event)}>
        <p className="text-15 text-soft">{words.waiveLead}</p>
        <Field
          label={words.reason}
          required
          {...getFieldLimits('payment.waiveClaim', 'reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={wrong.reason}
        />
        <Problem>{problem}</Problem>
        <FormActions submit={words.waive} disabled={saving} onClose={onClose} />
      </form>
    </Dialog>
  )
}
