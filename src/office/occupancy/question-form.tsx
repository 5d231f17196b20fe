// Asks a supplier: what for, until when; then the link, which is shown this once.
import { useState } from 'react'
import { questionKinds } from '#domain/supplier/supply/allotment-kind.ts'
import { addDays } from '#lib/days.ts'
import { useApi } from '#office/api.ts'
import { CopyButton } from '#office/kit/copy-button.tsx'
import { Field, Select, Textarea } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import type { DepartureSupply } from './departure-supply.ts'

type Props = { supply: DepartureSupply; onClose: () => void }

export function QuestionForm({ supply, onClose }: Props) {
  const words = useText('supply')
  const { questions } = words
  const api = useApi()
  const [address, setAddress] = useState<string>()
  const { departure_id, suppliers, taken, today, departure_date } = supply
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ supply }) => supply.ask,
    toInput: ({ supplier, kind, count, question = '', ends }) => ({
      departure_id,
      supplier: Number(supplier),
      kind,
      question,
      ends,
      count: count ? Number(count) : undefined,
    }),
    send: (input, sending) => api.supply.ask(input, sending),
    onSaved: (made) => setAddress(made.address),
  })
  if (address) return <QuestionLink address={address} onClose={onClose} />
  const inThreeDays = addDays(today, 3)
  return (
    <Dialog title={questions.ask} onClose={onClose} ignoresBackdropClick>
      <form className="grid gap-3" onSubmit={submit}>
        <Select
          {...bind('supplier')}
          label={words.supplier}
          choices={suppliers.map(({ id, name }) => ({ value: String(id), name }))}
        />
        <div className="grid grid-cols-2 gap-3">
          <Select
            {...bind('kind')}
            label={words.kind}
            choices={questionKinds.map((value) => ({ value, name: words.kinds[value] }))}
          />
          <Field
            {...bind('count')}
            label={words.amount}
            inputMode="numeric"
            required
            defaultValue={taken || undefined}
          />
        </div>
        <Textarea {...bind('question')} label={questions.question} hint={questions.questionHint} rows={3} />
        <Field
          type="date"
          {...bind('ends')}
          label={questions.ends}
          hint={questions.endsHint}
          required
          defaultValue={[inThreeDays, departure_date].sort()[0]}
        />
        <Problem>{problem}</Problem>
        <FormActions submit={questions.create} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

function QuestionLink({ address, onClose }: { address: string; onClose: () => void }) {
  const { close, questions: words } = useText('supply')
  return (
    <Dialog title={words.ask} onClose={onClose} ignoresBackdropClick>
      <div className="grid gap-4">
        <p className="text-15">{words.once}</p>
        <Field label={words.address} value={address} readOnly />
        <div className="flex flex-wrap gap-2">
          <CopyButton text={address} label={words.copy} isPrimary />
          <a className="button-secondary" href={`mailto:?body=${encodeURIComponent(address)}`}>
            {words.mail}
          </a>
          <button type="button" className="button-secondary" onClick={onClose}>
            {close}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
