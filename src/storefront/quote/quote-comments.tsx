// Comments of customer and staff under a quote, and the field for the next.
import { useState } from 'react'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { useDates } from '#storefront/kit/use-dates.ts'
import { Problem } from '#ui/problem.tsx'
import { Textarea } from '#web/field.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import type { QuoteProps } from './quote.ts'

export function QuoteComments(props: QuoteProps) {
  const words = useText('quote')
  const { formatMomentDay } = useDates()
  const { comments, state } = props.quote
  const isOpen = state !== 'accepted'
  if (comments.length === 0 && !isOpen) return null
  return (
    <section aria-labelledby="quote-comments" className="grid gap-4">
      <h2 id="quote-comments" className="text-18">
        {words.comments}
      </h2>
      {comments.length === 0 && <p className="text-15 text-soft">{words.noComments}</p>}
      <ol className="grid gap-3">
        {comments.map(({ contents, staff_name, reg_date }) => (
          <li
            key={`${reg_date} ${contents}`}
            className={`grid gap-1 rounded-card px-4 py-3 text-15 ${staff_name === null ? 'bg-brand-50' : 'bg-wash'}`}
          >
            <span className="text-13 text-soft">
              {staff_name ?? words.you} · {formatMomentDay(reg_date)}
            </span>
            <p className="whitespace-pre-line">{contents}</p>
          </li>
        ))}
      </ol>
      {isOpen && <CommentForm {...props} />}
    </section>
  )
}

function CommentForm({ quote: { version }, token, onShown }: QuoteProps) {
  const words = useText('quote')
  const [isSent, setSent] = useState(false)
  const { wrong, problem, sending, submit, bind } = useApiForm({
    schema: () => import('#domain/quote/forms.ts').then(({ QuoteCommentForm }) => QuoteCommentForm),
    send: async (api, { contents }) => {
      onShown(await api.quote.comment({ token, version, contents }))
      setSent(true)
    },
    fallbackError: words.failed,
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-3" key={isSent ? 'sent' : 'new'}>
      <Textarea label={words.comment} rows={3} {...bind('contents')} error={wrong.contents} />
      <Problem>{problem}</Problem>
      {isSent && (
        <p role="status" className="text-15 text-soft">
          {words.sent}
        </p>
      )}
      <Submit sending={sending}>{words.send}</Submit>
    </form>
  )
}
