// Corrections of a closed settlement: each a line of its own, with a reason.
import { lazy, Suspense, useState } from 'react'
import { parseSum } from '#domain/books/currency.ts'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import type { DepartureBooks } from './departure-books.ts'

const LateBillDialog = lazy(() => import('./late-bill-dialog.tsx'))

type Props = { books: DepartureBooks }

/** What the ledger says now, beyond what was closed and corrected. */
function calculateDrift({ now, closed, corrections }: DepartureBooks): number {
  const corrected = corrections
    .filter(({ side }) => side === 'income')
    .reduce((sum, { amount }) => sum + amount, 0)
  return closed ? now.income - closed.income - corrected : 0
}

export function Corrections({ books }: Props) {
  const { corrections: words, won } = useText('books')
  const { language } = useSession()
  const [adding, setAdding] = useState<'bill' | 'correction'>()
  const onClose = () => setAdding(undefined)
  const drift = calculateDrift(books)
  return (
    <Panel
      title={words.title}
      aside={
        <div className="flex flex-wrap gap-2 print:hidden">
          <button type="button" className="button-secondary" onClick={() => setAdding('bill')}>
            {words.lateBill}
          </button>
          <button type="button" className="button-secondary" onClick={() => setAdding('correction')}>
            {words.add}
          </button>
        </div>
      }
    >
      {drift !== 0 && (
        <p role="status" className="text-15 text-bad">
          {words.drift(formatNumber(drift))}
        </p>
      )}
      {books.corrections.length === 0 && <p className="text-15 text-soft">{words.none}</p>}
      <ul className="divide-y divide-line">
        {books.corrections.map(({ id, side, amount, reason, by_name, at }) => (
          <li key={id} className="grid gap-1 py-2 text-15">
            <span className="flex justify-between gap-3 tabular-nums">
              <span>
                {words.sides[side]} · {reason}
              </span>
              <b>{won(formatNumber(amount))}</b>
            </span>
            <span className="text-13 text-soft">{words.byWhom(by_name, formatMoment(at, language))}</span>
          </li>
        ))}
      </ul>
      {adding === 'correction' && <CorrectionDialog books={books} drift={drift} onClose={onClose} />}
      {adding === 'bill' && (
        <Suspense>
          <LateBillDialog books={books} onClose={onClose} />
        </Suspense>
      )}
    </Panel>
  )
}

type CorrectionDialogProps = Props & { drift: number; onClose: () => void }

function CorrectionDialog({ books: { departure_id }, drift, onClose }: CorrectionDialogProps) {
  const { corrections: words } = useText('books')
  const api = useApi()
  const toast = useToast()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ books }) => books.correct,
    toInput: ({ side, amount = '', reason }) => ({
      departure_id,
      side,
      reason,
      amount: parseSum(amount, 'KRW'),
    }),
    send: (input, sending) => api.books.correct(input, sending),
    onSaved: () => {
      toast(words.done)
      onClose()
    },
  })
  return (
    <Dialog title={words.add} onClose={onClose}>
      <form className="grid gap-3" onSubmit={submit}>
        <Select
          {...bind('side')}
          label={words.side}
          choices={(['income', 'cost'] as const).map((value) => ({ value, name: words.sides[value] }))}
        />
        <Field
          {...bind('amount')}
          label={words.amount}
          hint={words.amountHint}
          inputMode="text"
          required
          defaultValue={drift === 0 ? '' : formatNumber(drift)}
        />
        <Field {...bind('reason')} label={words.reason} required />
        <Problem>{problem}</Problem>
        <FormActions submit={words.add} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
