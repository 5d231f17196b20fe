// Records that a cost was paid: how much, when and how. Never more than is left.
import { parseSum } from '#domain/books/currency.ts'
import { formatNumber, formatSeoulDay } from '#lib/format.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { getFieldLimits } from '../kit/field-limits.ts'
import { FormActions } from '../kit/form-actions.tsx'
import { useToast } from '../kit/toast.tsx'
import { useCallForm } from '../kit/use-call-form.ts'
import { useText } from '../kit/use-text.ts'
import type { DepartureCost } from './departure-books.ts'

export default function PayDialog({ cost, onClose }: { cost: DepartureCost; onClose: () => void }) {
  const { payments: words } = useText('books')
  const api = useApi()
  const toast = useToast()
  const { id, what, bill_won, paid } = cost
  const left = (bill_won ?? 0) - paid
  const { submit, sending, problem, wrong } = useCallForm({
    call: ({ books }) => books.payCost,
    toInput: ({ amount = '', paid_on, reason }) => ({ id, amount: parseSum(amount, 'KRW'), paid_on, reason }),
    send: (input, sending) => api.books.payCost(input, sending),
    onSaved: () => {
      toast(words.done)
      onClose()
    },
  })
  return (
    <Dialog title={words.title(what)} onClose={onClose}>
      <form className="grid gap-3" onSubmit={submit}>
        <p className="text-15 text-soft tabular-nums">{words.left(formatNumber(left))}</p>
        <Field
          name="amount"
          label={words.amount}
          inputMode="numeric"
          defaultValue={formatNumber(left)}
          error={wrong.amount}
        />
        <Field
          type="date"
          name="paid_on"
          label={words.paid_on}
          defaultValue={formatSeoulDay(new Date())}
          error={wrong.paid_on}
        />
        <Field
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          required
          error={wrong.reason}
          {...getFieldLimits('books.payCost', 'reason')}
        />
        <Problem>{problem}</Problem>
        <FormActions submit={words.pay} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
