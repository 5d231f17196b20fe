// What a supplier sees behind the link of a question: what is asked, and one answer. No log-in. Decision 104
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { formatDateSpan } from '#lib/days.ts'
import { useApi } from '#office/api.ts'
import { useText } from '#office/kit/use-text.ts'
import { LoginLayout } from '#office/team/login-layout.tsx'
import { useLocalized } from '#web/session.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { AskedQuestion, SupplierQuestionLink } from './supplier-question.ts'

/** Behind the #, so that no server, log or referrer sees the token. */
const parseHash = (hash: string): SupplierQuestionLink | undefined => {
  const [, agency, id, token] = /^#(\d{1,9})\.(\d{1,15})\.([\w-]{1,64})$/.exec(hash) ?? []
  return agency && id && token ? { agency: Number(agency), id: Number(id), token } : undefined
}

export default function SupplierAnswerPage() {
  const { hash } = useLocation()
  const link = useMemo(() => parseHash(hash), [hash])
  return link ? <OpenedQuestion key={hash} link={link} /> : <ClosedQuestion />
}

function ClosedQuestion() {
  const { answer: words } = useText('supply')
  return (
    <LoginLayout title={words.over} lead={words.overLead}>
      {null}
    </LoginLayout>
  )
}

function OpenedQuestion({ link }: { link: SupplierQuestionLink }) {
  const { answer: words } = useText('supply')
  const localized = useLocalized()
  const api = useApi(link.agency)
  const [question, setQuestion] = useState<AskedQuestion>()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const { id, token } = link
    api.supply
      .showQuestion({ id, token })
      .then(setQuestion)
      .catch(() => setOver(true))
  }, [api, link])
  if (isOver) return <ClosedQuestion />
  if (!question)
    return (
      <LoginLayout title={words.title} lead={words.loading}>
        {null}
      </LoginLayout>
    )
  return (
    <LoginLayout title={words.title} lead={words.lead(localized(question.agency), question.supplier_name)}>
      <QuestionFacts question={question} />
      {question.answer ? (
        <SentAnswer answer={question.answer} phone={question.agency_phone} />
      ) : (
        <AnswerForm link={link} onAnswered={setQuestion} />
      )}
    </LoginLayout>
  )
}

function QuestionFacts({ question }: { question: AskedQuestion }) {
  const words = useText('supply')
  const localized = useLocalized()
  const { page_title, departure_date, return_date, kind, count, ends, by_name } = question
  const facts = [
    [words.answer.trip, localized(page_title)],
    [words.answer.dates, formatDateSpan(departure_date, return_date)],
    [words.answer.wanted, words.count(words.kinds[kind], count)],
    [words.answer.by, by_name],
    [words.answer.ends, ends],
  ]
  return (
    <>
      {question.question && <p className="whitespace-pre-line text-16">{question.question}</p>}
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-15">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

type SentAnswerProps = { answer: NonNullable<AskedQuestion['answer']>; phone: string }

function SentAnswer({ answer: { can, reply, held_until }, phone }: SentAnswerProps) {
  const { answer: words, questions } = useText('supply')
  return (
    <div role="status" className="grid gap-1 rounded-input bg-wash p-4 text-15">
      <p className="font-semibold">{can ? words.can : words.cannot}</p>
      {reply && <p className="whitespace-pre-line">{reply}</p>}
      {held_until && <p className="tabular-nums">{questions.heldUntil(held_until)}</p>}
      <p className="text-soft">{words.thanks}</p>
      {phone && <p className="text-soft">{words.call(phone)}</p>}
    </div>
  )
}
