// Adds the commissions of partner shops as costs: one percentage of what each brought.
import { formatNumber } from '#lib/format.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { FormActions } from '../kit/form-actions.tsx'
import { useToast } from '../kit/toast.tsx'
import { useCallForm } from '../kit/use-call-form.ts'
import { useText } from '../kit/use-text.ts'
import type { DepartureBooks } from './departure-books.ts'

type Props = { books: DepartureBooks; onClose: () => void }

export default function CommissionDialog({ books: { departure_id, shops }, onClose }: Props) {
  const { costs: words, won } = useText('books')
  const localized = useLocalized()
  const api = useApi()
  const toast = useToast()
  const { submit, sending, problem, wrong } = useCallForm({
    call: ({ books }) => books.addCommissions,
    toInput: ({ percent = '' }) => ({
      departure_id,
      percent: percent === '' ? undefined : Math.round(Number(percent) * 100),
    }),
    send: (input, sending) => api.books.addCommissions(input, sending),
    onSaved: ({ added }) => {
      toast(words.commissionsAdded(added))
      onClose()
    },
  })
  return (
    <Dialog title={words.commissions} onClose={onClose}>
      <form className="grid gap-3" onSubmit={submit}>
        <p className="text-15 text-soft">{words.commissionsLead}</p>
        <ul className="text-15">
          {shops.map(({ store_id, store_name, total }) => (
            <li key={store_id} className="flex justify-between gap-3 tabular-nums">
              <span>{localized(store_name)}</span>
              <span>{won(formatNumber(total))}</span>
            </li>
          ))}
        </ul>
        <Field name="percent" label={words.percent} inputMode="decimal" required error={wrong.percent} />
        <Problem>{problem}</Problem>
        <FormActions submit={words.commissions} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
