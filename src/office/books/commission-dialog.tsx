// Adds the commissions of partner shops as costs: of what each brought, at the rate it had last.
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'
import type { DepartureBooks } from './departure-books.ts'

type Props = { books: DepartureBooks; onClose: () => void }

export default function CommissionDialog({ books: { departure_id, shops }, onClose }: Props) {
  const { costs: words, won } = useText('books')
  const localized = useLocalized()
  const api = useApi()
  const toast = useToast()
  const open = shops.filter(({ is_taken }) => !is_taken)
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ books }) => books.addCommissions,
    toInput: (values) => ({
      departure_id,
      rates: open.map(({ store_id }, at) => ({
        store_id,
        percent: Math.round(Number(values[`rates.${at}.percent`] || Number.NaN) * 100),
      })),
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
        {open.map(({ store_id, store_name, total, percent }, at) => (
          <Field
            key={store_id}
            {...bind(`rates.${at}.percent`)}
            label={words.percentOf(localized(store_name), won(formatNumber(total)))}
            inputMode="decimal"
            required
            defaultValue={percent === null ? '' : String(percent / 100)}
          />
        ))}
        <Problem>{problem}</Problem>
        <FormActions submit={words.commissions} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
