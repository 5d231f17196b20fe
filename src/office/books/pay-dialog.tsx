// Records that a cost was paid: how much, when and how. Never more than is left.
import { useState } from 'react'
import { parseSum } from '#domain/books/currency.ts'
import { formatNumber, getToday } from '#lib/format.ts'
import { bookLimits } from '#limits/books.ts'
import { useApi } from '#office/api.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import { Field, Select } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import type { DepartureCost } from './departure-books.ts'

type PaidCost = Pick<DepartureCost, 'id' | 'what' | 'currency' | 'paid' | 'left'>

export default function PayDialog({ cost, onClose }: { cost: PaidCost; onClose: () => void }) {
  const { payments: words, won } = useText('books')
  const api = useApi()
  const toast = useToast()
  const localized = useLocalized()
  const { id, what, currency, paid, left } = cost
  const [sought, setSought] = useState('')
  const q = sought.trim() === '' ? undefined : sought.trim()
  const lines =
    useCall(`withdrawals ${id} ${paid} ${q}`, () => api.books.withdrawalsForCost({ id, q })).answer?.list ??
    []
  const [chosen, setChosen] = useState('')
  const line = lines.find((each) => String(each.id) === chosen)
  const [settles, setSettles] = useState(false)
  const most = settles ? line?.rest : Math.min(left, line?.rest ?? left)
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ books }) => books.payCost,
    toInput: ({ amount = '', paid_on, reason }) => ({
      id,
      settles,
      amount: parseSum(amount, 'KRW'),
      withdrawal: line?.id ?? null,
      paid_on: line?.booked_on ?? paid_on,
      reason: line ? words.fromLine(line.payee) : reason,
    }),
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
        {(lines.length >= bookLimits.withdrawals || q !== undefined) && (
          <Field
            type="search"
            label={words.seek}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
            {...getFieldLimits('books.withdrawalsForCost', 'q')}
          />
        )}
        {(lines.length > 0 || q !== undefined) && (
          <Select
            {...bind('withdrawal')}
            label={words.line}
            hint={
              line?.what
                ? words.paidBefore(line.what, line.departure_date ?? '', localized(line.page_title))
                : words.lineHint
            }
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            choices={[
              { value: '', name: words.noLine },
              ...lines.map(({ id, booked_on, payee, rest }) => ({
                value: String(id),
                name: `${booked_on} ${payee} ${won(formatNumber(rest))}`,
              })),
            ]}
          />
        )}
        <Field
          key={`${chosen} ${settles}`}
          {...bind('amount')}
          label={words.amount}
          inputMode="numeric"
          defaultValue={formatNumber(most ?? left)}
        />
        {currency !== 'KRW' && (
          <div>
            <CheckBox name="settles" checked={settles} onCheck={setSettles}>
              {words.settles}
            </CheckBox>
            <p className="text-13 text-soft">{words.settlesHint}</p>
          </div>
        )}
        {!line && (
          <>
            <Field type="date" {...bind('paid_on')} label={words.paid_on} defaultValue={getToday()} />
            <Field {...bind('reason')} label={words.reason} hint={words.reasonHint} required />
          </>
        )}
        <Problem>{problem}</Problem>
        <FormActions submit={words.pay} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
