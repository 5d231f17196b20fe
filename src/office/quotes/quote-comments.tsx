// What customer and staff wrote under a quote, and the answer.
import { useState } from 'react'
import { useApi } from '#office/api.ts'
import { Textarea } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { formatMoment } from '#office/kit/format-moment.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import type { QuoteDetails, QuoteForm } from './use-quote-form.ts'

type Props = { quote: QuoteDetails; form: QuoteForm }

export function QuoteComments({ quote, form }: Props) {
  const words = useText('quotes')
  const { language } = useSession()
  const { comments, state, version } = quote
  if (version === 0) return null
  return (
    <Panel title={words.comments}>
      {comments.length === 0 && <p className="text-15 text-soft">{words.noComments}</p>}
      <ol className="grid gap-3">
        {comments.map(({ id, contents, staff_name, reg_date }) => (
          <li
            key={id}
            className={`grid gap-1 rounded-lg p-3 text-15 ${staff_name === null ? 'bg-brand-50' : 'bg-wash'}`}
          >
            <span className="text-13 text-soft">
              {staff_name ?? words.customer} · {formatMoment(reg_date, language)}
            </span>
            <p className="whitespace-pre-line">{contents}</p>
          </li>
        ))}
      </ol>
      {state !== 'accepted' && state !== 'withdrawn' && <AnswerForm quote={quote} form={form} />}
    </Panel>
  )
}

function AnswerForm({ quote: { id, recipient }, form }: Props) {
  const words = useText('quotes')
  const api = useApi()
  const toast = useToast()
  const [sentAnswers, setSentAnswers] = useState(0)
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ quote }) => quote.answerQuote,
    toInput: ({ contents }) => ({ id, revision: form.base, contents }),
    send: (input) => api.quote.answerQuote(input),
    onSaved: ({ revision }) => {
      form.setBase(revision)
      setSentAnswers(sentAnswers + 1)
      toast(recipient.email === '' ? words.answeredWithoutMail : words.answered)
    },
  })
  return (
    <form className="grid gap-2" onSubmit={submit}>
      <Textarea
        key={sentAnswers}
        {...bind('contents')}
        label={words.answer}
        rows={3}
        required
        {...getFieldLimits('quote.answerQuote', 'contents')}
      />
      <Problem>{problem}</Problem>
      <button type="submit" className="button-secondary justify-self-end" disabled={sending}>
        {words.answerNow}
      </button>
    </form>
  )
}
