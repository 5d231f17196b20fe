// What suppliers were asked about a departure by a link, and what they answered.

import { useState } from 'react'
import { useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import type { AllotmentValues } from './allotment-form.tsx'
import type { DepartureSupply } from './departure-supply.ts'
import { QuestionForm } from './question-form.tsx'

type SupplierQuestion = DepartureSupply['questions'][number]
type Props = { supply: DepartureSupply; onTake: (values: AllotmentValues) => void }

export function QuestionList({ supply, onTake }: Props) {
  const { questions: words } = useText('supply')
  const may = useMay()
  const [isFormOpen, setFormOpen] = useState(false)
  const { questions, suppliers, is_cancelled, departure_date, today } = supply
  const mayChange = may('departures')
  const canAsk = mayChange && !is_cancelled && suppliers.length > 0 && departure_date >= today
  return (
    <Panel
      title={words.title}
      aside={
        canAsk && (
          <button type="button" className="button-primary" onClick={() => setFormOpen(true)}>
            {words.ask}
          </button>
        )
      }
    >
      <p className="text-15 text-soft">{words.lead}</p>
      {questions.length === 0 && <p className="text-15 text-soft">{words.none}</p>}
      <ul className="divide-y divide-line">
        {questions.map((question) => (
          <li key={question.id} className="grid gap-2 py-3">
            <QuestionFacts question={question} />
            {mayChange && <QuestionActions question={question} onTake={is_cancelled ? undefined : onTake} />}
          </li>
        ))}
      </ul>
      {isFormOpen && <QuestionForm supply={supply} onClose={() => setFormOpen(false)} />}
    </Panel>
  )
}

function QuestionFacts({ question }: { question: SupplierQuestion }) {
  const words = useText('supply')
  const { language } = useSession()
  const { supplier_name, kind, count, ends, by_name, at, can, reply, held_until, answered, seen } = question
  return (
    <div className="grid gap-1 text-15">
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        {supplier_name}
        <QuestionBadge question={question} />
      </span>
      <span className="whitespace-pre-line">
        {words.count(words.kinds[kind], count)}
        {question.question && ` · ${question.question}`}
      </span>
      {can !== null && (
        <span className={`whitespace-pre-line ${seen ? '' : 'font-medium'}`}>
          {[reply, held_until && words.questions.heldUntil(held_until)].filter(Boolean).join(' · ')}
        </span>
      )}
      <span className="text-13 text-soft tabular-nums">
        {formatMoment(answered ?? at, language)} · {by_name} · {words.questions.until(ends)}
      </span>
    </div>
  )
}

function QuestionBadge({ question: { can, is_over } }: { question: SupplierQuestion }) {
  const { questions: words } = useText('supply')
  if (can !== null) return <Badge tone={can ? 'good' : 'bad'}>{can ? words.can : words.cannot}</Badge>
  return <Badge>{is_over ? words.over : words.waiting}</Badge>
}

type QuestionActionsProps = { question: SupplierQuestion; onTake: Props['onTake'] | undefined }

function QuestionActions({ question, onTake }: QuestionActionsProps) {
  const { questions: words } = useText('supply')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const { id, supplier, supplier_name, kind, count, can, held_until, is_over, seen } = question
  const withdraw = async () => {
    if (await save(() => api.supply.withdrawQuestion({ id }))) toast(words.withdrawn)
  }
  const markSeen = async () => {
    if (await save(() => api.supply.markAnswerSeen({ id }))) toast(words.marked)
  }
  const press = (label: string, longer: string, onPress: () => void) => (
    <button
      type="button"
      className="button-secondary"
      aria-label={longer}
      disabled={saving}
      onClick={onPress}
    >
      {label}
    </button>
  )
  const mayTake = can && onTake && kind !== 'other'
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {mayTake &&
        press(words.toAllotment, words.toAllotmentOf(supplier_name), () =>
          onTake({ supplier, kind, count, release_on: held_until }),
        )}
      {can !== null && !seen && press(words.seen, words.seenOf(supplier_name), () => void markSeen())}
      {can === null &&
        !is_over &&
        press(words.withdraw, words.withdrawOf(supplier_name), () => void withdraw())}
      <Problem>{problem}</Problem>
    </div>
  )
}
