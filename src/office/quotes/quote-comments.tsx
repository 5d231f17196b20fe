// What customer and staff wrote under a quote, and the answer.
import { useState } from 'react'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Textarea } from '../kit/field.tsx'
import { getFieldLimits } from '../kit/field-limits.ts'
import { formatMoment } from '../kit/format-moment.ts'
import { Panel } from '../kit/panel.tsx'
import { useToast } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useText } from '../kit/use-text.ts'
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
  const [contents, setContents] = useState('')
  const { save, saving, problem, wrong } = useSave()
  async function send(): Promise<void> {
    const isSent = await save(async () => {
      const saved = await api.quote.answerQuote({ id, revision: form.base, contents })
      form.setBase(saved.revision)
    })
    if (!isSent) return
    setContents('')
    toast(recipient.email === '' ? words.answeredWithoutMail : words.answered)
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Textarea
        label={words.answer}
        rows={3}
        required
        {...getFieldLimits('quote.answerQuote', 'contents')}
        value={contents}
        error={wrong.contents}
        onChange={({ target }) => setContents(target.value)}
      />
      <Problem>{problem}</Problem>
      <button type="submit" className="button-secondary justify-self-end" disabled={saving}>
        {words.answerNow}
      </button>
    </form>
  )
}
