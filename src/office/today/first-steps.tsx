// The way of a new agency to its first booking, as far as this person may go it: what is done, what is next.

import { Link } from 'react-router'
import { firstSteps } from '#domain/report/first-steps.ts'
import { Badge } from '#office/kit/badge.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { findStepPath, type StepName, stepForms } from '#office/shell/step-forms.ts'
import { Check } from '#ui/icons.ts'
import type { TodayReport } from './pending-list.tsx'

export function FirstSteps({ day: { first_steps: done, first_trip: trip } }: { day: TodayReport }) {
  const words = useText('today')
  const { title } = useText('shell').firstSteps
  const may = useMay()
  const mine = firstSteps.filter((name) => may(stepForms[name].may))
  // who may do nothing here but guard their own log-in has no shop to open
  if (mine.length === 1) return <EmptyState title={words.empty} lead={words.emptyLead} />
  const next = mine.find((name) => !done[name])
  return (
    <section className="panel grid gap-3 p-5">
      <h2 className="text-18">{title}</h2>
      <p role="status" className="text-15 text-soft">
        {words.first.lead(mine.filter((name) => done[name]).length, mine.length)}
      </p>
      <ol className="grid gap-1">
        {mine.map((name, at) => (
          <StepRow
            key={name}
            name={name}
            number={at + 1}
            trip={trip}
            isDone={done[name]}
            isNext={name === next}
          />
        ))}
      </ol>
    </section>
  )
}

/** What takes days elsewhere, so that it runs meanwhile. Later the next step comes first on a small screen. */
export function ElsewhereList({ isOpen }: { isOpen: boolean }) {
  const { first: words } = useText('today')
  return (
    <details className="panel p-5" open={isOpen}>
      <summary className="cursor-pointer font-semibold text-16">{words.elsewhere}</summary>
      <p className="mt-2 text-15 text-soft">{words.elsewhereLead}</p>
      <ul className="mt-3 grid gap-2">
        {words.elsewhereLines.map(([name, line]) => (
          <li key={name} className="grid text-15">
            <span className="font-semibold">{name}</span>
            <span className="text-13 text-soft">{line}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

type StepRowProps = {
  name: StepName
  number: number
  trip: string | null
  isDone: boolean
  isNext: boolean
}

function StepRow({ name, number, trip, isDone, isNext }: StepRowProps) {
  const { first: words } = useText('today')
  const { steps } = useText('shell').firstSteps
  const { path, minutes } = stepForms[name]
  const StepLink = path === '/account' ? Link : OfficeLink // one's own log-in belongs to no agency
  return (
    <li>
      <StepLink
        to={findStepPath(name, trip)}
        aria-current={isNext ? 'step' : undefined}
        className="flex items-baseline gap-3 rounded-lg px-2 py-2 hover:bg-wash aria-[current]:bg-brand-50 max-tablet:flex-wrap"
      >
        <Badge className="w-8 shrink-0 justify-center tabular-nums" tone={isDone ? 'good' : 'brand'}>
          {isDone ? <Check size={14} aria-label={words.done} /> : number}
        </Badge>
        <span className="grid min-w-0 flex-1">
          <span className={`font-semibold text-15 ${isDone ? 'text-soft' : ''}`}>{steps[name]}</span>
          {!isDone && <span className="text-13 text-soft">{words.why[name]}</span>}
        </span>
        {!isDone && (
          <span className="shrink-0 text-13 text-soft max-tablet:w-full max-tablet:pl-11">
            {isNext && <span className="mr-2 font-semibold text-brand-700">{words.next}</span>}
            {words.minutes(minutes)}
          </span>
        )}
      </StepLink>
      {name === 'bank' && !isDone && (
        <OfficeLink to="/payment-plan" className="ml-11 inline-block pb-2 text-15 text-brand-700 underline">
          {words.plan}
        </OfficeLink>
      )}
    </li>
  )
}
