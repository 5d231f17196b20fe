// One planned payment as a form: a new one, or one that is there.
import { plannedRhythms } from '#domain/books/cash-kind.ts'
import { parseSum } from '#domain/books/currency.ts'
import { formatNumber, getToday } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import type { PlannedPayment } from './planned-payment.ts'

type Props = { planned?: PlannedPayment; onClose: () => void }
type PlannedText = Readonly<Record<string, string | undefined>>

const toFields = ({ what, amount = '', every, first_on, last_on }: PlannedText) => ({
  what,
  amount: parseSum(amount, 'KRW'),
  every,
  first_on,
  last_on: last_on || null,
})

export default function PlannedPaymentForm({ planned, onClose }: Props) {
  const { planned: words } = useText('payables')
  const { save } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const onSaved = () => {
    toast(words.saved)
    onClose()
  }
  const adding = useCallForm({
    call: ({ books }) => books.addPlannedPayment,
    toInput: toFields,
    send: (input, sending) => api.books.addPlannedPayment(input, sending),
    onSaved,
  })
  const changing = useCallForm({
    call: ({ books }) => books.changePlannedPayment,
    toInput: (typed) => ({ ...toFields(typed), id: planned?.id, revision: planned?.revision }),
    send: (input) => api.books.changePlannedPayment(input),
    onSaved,
  })
  const { submit, bind, sending, problem } = planned ? changing : adding
  return (
    <Dialog title={planned ? words.changeTitle : words.addTitle} onClose={onClose} ignoresBackdropClick>
      <form className="grid gap-3" onSubmit={submit}>
        <Field
          {...bind('what')}
          label={words.fields.what}
          hint={words.fields.whatHint}
          defaultValue={planned?.what}
          required
        />
        <div className="grid gap-3 tablet:grid-cols-2">
          <Field
            {...bind('amount')}
            label={words.fields.amount}
            inputMode="numeric"
            defaultValue={planned && formatNumber(planned.amount)}
            required
          />
          <Select
            {...bind('every')}
            label={words.fields.every}
            defaultValue={planned?.every ?? 'month'}
            choices={plannedRhythms.map((value) => ({ value, name: words.rhythms[value] }))}
          />
          <Field
            type="date"
            {...bind('first_on')}
            label={words.fields.first_on}
            hint={words.fields.firstHint}
            defaultValue={planned?.first_on ?? getToday()}
            required
          />
          <Field
            type="date"
            {...bind('last_on')}
            label={words.fields.last_on}
            hint={words.fields.lastHint}
            defaultValue={planned?.last_on ?? ''}
          />
        </div>
        <Problem>{problem}</Problem>
        <FormActions submit={save} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
