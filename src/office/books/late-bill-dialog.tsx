// A bill that comes after the close: what it is for, from whom, and how much.
import { useState } from 'react'
import { parseRate, parseSum } from '#domain/books/currency.ts'
import { type Currency, currencies } from '#lib/currencies.ts'
import { getToday } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import type { Bind } from '#web/use-form.ts'
import { AboutFields } from './cost-dialog.tsx'
import type { DepartureBooks } from './departure-books.ts'

type Props = { books: DepartureBooks; onClose: () => void }

export default function LateBillDialog({ books, onClose }: Props) {
  const { corrections: words } = useText('books')
  const api = useApi()
  const toast = useToast()
  const [currency, setCurrency] = useState<Currency>('KRW')
  const { departure_id } = books
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ books }) => books.addLateBill,
    toInput: ({ supplier, kind, what, bill = '', bill_rate = '', bill_rate_on, due_on, reason }) => ({
      departure_id,
      kind,
      what,
      currency,
      reason,
      supplier: Number(supplier),
      bill: parseSum(bill, currency),
      bill_rate: currency === 'KRW' ? null : parseRate(bill_rate),
      bill_rate_on: currency === 'KRW' ? null : bill_rate_on,
      due_on: due_on || null,
    }),
    send: (input, sending) => api.books.addLateBill(input, sending),
    onSaved: () => {
      toast(words.lateDone)
      onClose()
    },
  })
  return (
    <Dialog title={words.lateBill} onClose={onClose} className="max-w-xl">
      <form className="grid gap-3" onSubmit={submit}>
        <p className="text-15 text-soft">{words.lateBillLead}</p>
        <AboutFields books={books} cost={undefined} bind={bind} />
        <BillFields currency={currency} onCurrency={setCurrency} bind={bind} />
        <Field {...bind('reason')} label={words.reason} required />
        <Problem>{problem}</Problem>
        <FormActions submit={words.lateBill} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

type BillFieldsProps = {
  currency: Currency
  onCurrency: (currency: Currency) => void
  bind: Bind
}

function BillFields({ currency, onCurrency, bind }: BillFieldsProps) {
  const { costs, corrections: words } = useText('books')
  const { fields } = costs
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <Field {...bind('bill')} label={words.bill} inputMode="text" required />
      <Select
        {...bind('currency')}
        label={fields.currency}
        value={currency}
        onChange={({ target }) => onCurrency(currencies.find((each) => each === target.value) ?? 'KRW')}
        choices={currencies.map((value) => ({ value, name: value }))}
      />
      {currency !== 'KRW' && (
        <>
          <Field {...bind('bill_rate')} label={fields.rate} inputMode="decimal" required />
          <Field type="date" {...bind('bill_rate_on')} label={fields.rate_on} defaultValue={getToday()} />
        </>
      )}
      <Field {...bind('due_on')} type="date" label={fields.due_on} />
    </div>
  )
}
