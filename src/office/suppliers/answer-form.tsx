// The answer of a supplier: whether they can, what they add, and until when they hold it. Sent once.
import { useState } from 'react'
import { useApi } from '#office/api.ts'
import { Field, Textarea } from '#office/kit/field.tsx'
import { usePlainForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import type { AskedQuestion, SupplierQuestionLink } from './supplier-question.ts'

type Props = { link: SupplierQuestionLink; onAnswered: (question: AskedQuestion) => void }

export function AnswerForm({ link: { agency, id, token }, onAnswered }: Props) {
  const { answer: words } = useText('supply')
  const api = useApi(agency)
  const [can, setCan] = useState<boolean>()
  const { submit, bind, sending, problem } = usePlainForm({
    call: ({ supply }) => supply.answerQuestion,
    toInput: ({ reply, held_until }) => ({ id, token, can, reply, held_until: held_until || null }),
    validate: () => (can === undefined ? { can: words.choose } : {}),
    send: async (input) => onAnswered(await api.supply.answerQuestion(input)),
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-medium text-13 text-soft">{words.choice}</legend>
        {[true, false].map((value) => (
          <label key={String(value)} className="flex min-h-11 items-center gap-2 text-16">
            <input type="radio" name="can" checked={can === value} onChange={() => setCan(value)} />
            {value ? words.can : words.cannot}
          </label>
        ))}
      </fieldset>
      {can && <Field {...bind('held_until')} type="date" label={words.heldUntil} />}
      <Textarea {...bind('reply')} label={words.reply} hint={words.replyHint} rows={3} />
      <p className="text-13 text-soft">{words.once}</p>
      <Problem>{problem}</Problem>
      <button type="submit" className="button-primary min-h-11" disabled={sending}>
        {words.send}
      </button>
    </form>
  )
}
