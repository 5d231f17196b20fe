// What else belongs to a customer: quotes, messages, consents, questions, consultations, reviews.

import type { ReactNode } from 'react'
import { formatDay } from '#lib/format.ts'
import { Badge } from '#office/kit/badge.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { QuoteBadge } from '#office/quotes/quote-badge.tsx'
import { useMay } from '#office/shell/me.ts'
import { useLocalized, useSession } from '#web/session.tsx'
import type { CustomerDetails } from './load-customer.ts'

type Line = { key: number; at: string; content: ReactNode }

const tones = { waiting: undefined, sent: undefined, delivered: 'good', failed: 'bad' } as const

export function HistoryPanels(details: CustomerDetails) {
  return (
    <>
      <QuotePanel {...details} />
      <MessagePanel {...details} />
      <ConsentPanel {...details} />
      <QuestionPanels {...details} />
      <ReviewPanel {...details} />
    </>
  )
}

/** Shows a list only if there is something in it. */
function LinesPanel({ title, lines }: { title: string; lines: Line[] }) {
  if (lines.length === 0) return null
  return (
    <Panel title={title}>
      <ul className="grid gap-2 text-15">
        {lines.map(({ key, at, content }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
            <span className="w-28 text-soft tabular-nums">{at}</span>
            {content}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function MessagePanel({ messages }: CustomerDetails) {
  const { card: words } = useText('customers')
  const { language } = useSession()
  const lines = messages.map(({ id, what, channel, state, asked }) => ({
    key: id,
    at: formatMoment(asked, language),
    content: (
      <>
        <span>{what}</span>
        <span className="text-soft">{words.channels[channel]}</span>
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
      </>
    ),
  }))
  return <LinesPanel title={words.messages} lines={lines} />
}

function QuotePanel({ quotes }: CustomerDetails) {
  const { card: words } = useText('customers')
  const lines = quotes.map(({ id, title, state, changed }) => ({
    key: id,
    at: formatDay(changed),
    content: (
      <>
        <OfficeLink to={`/quotes/${id}`} className="min-w-0 hover:underline">
          {title}
        </OfficeLink>
        <QuoteBadge state={state} />
      </>
    ),
  }))
  return <LinesPanel title={words.quotes} lines={lines} />
}

function ConsentPanel({ consents }: CustomerDetails) {
  const { card: words } = useText('customers')
  const lines = consents.map(({ id, type, version, agreed }) => ({
    key: id,
    at: formatDay(agreed),
    content: (
      <>
        <span>{words.consentTypes[type]}</span>
        <span className="text-soft">{words.version(version)}</span>
      </>
    ),
  }))
  return <LinesPanel title={words.consents} lines={lines} />
}

function QuestionPanels({ questions, consultations }: CustomerDetails) {
  const { card: words } = useText('customers')
  const questionLines = questions.map(({ id, title, reg_date, is_answered }) => ({
    key: id,
    at: formatDay(reg_date),
    content: (
      <>
        <OfficeLink to={`/questions/${id}`} className="hover:underline">
          {title}
        </OfficeLink>
        <Badge>{is_answered ? words.answered : words.waiting}</Badge>
      </>
    ),
  }))
  const consultationLines = consultations.map(({ id, excerpt, reg_date, state }) => ({
    key: id,
    at: formatDay(reg_date),
    content: (
      <>
        <OfficeLink to={`/questions/consultations/${id}`} className="min-w-0 hover:underline">
          {excerpt}
        </OfficeLink>
        <Badge>{words.consultationStates[state]}</Badge>
      </>
    ),
  }))
  return (
    <>
      <LinesPanel title={words.questions} lines={questionLines} />
      <LinesPanel title={words.consultations} lines={consultationLines} />
    </>
  )
}

function ReviewPanel({ reviews }: CustomerDetails) {
  const { card: words } = useText('customers')
  const localized = useLocalized()
  const may = useMay()
  const lines = reviews.map(({ id, stars, contents, page_title, reg_date }) => ({
    key: id,
    at: formatDay(reg_date),
    content: (
      <>
        <span className="font-medium">{localized(page_title)}</span>
        <span className="text-soft">{words.stars(stars)}</span>
        {may('boards') ? (
          <OfficeLink to={`/boards/reviews/${id}`} className="line-clamp-2 w-full hover:underline">
            {contents}
          </OfficeLink>
        ) : (
          <span className="line-clamp-2 w-full">{contents}</span>
        )}
      </>
    ),
  }))
  return <LinesPanel title={words.reviews} lines={lines} />
}
