// What an agency that has just opened does first, as far as this person may, and what of it is done.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Check } from '#ui/icons.ts'
import { EmptyState } from '../kit/empty-state.tsx'
import { OfficeLink } from '../kit/office-link.tsx'
import { useText } from '../kit/use-text.ts'
import { useMay } from '../shell/me.ts'
import type { TodayReport } from './use-pending-text.ts'

/** Without a path: the operator does it, with what the agency sends. */
const steps = [
  { name: 'factor', path: '/account', may: 'today' },
  { name: 'categories', path: '/categories', may: 'categories' },
  { name: 'trips', path: '/trips/paste', may: 'trips' },
  { name: 'departures', path: '/departures', may: 'departures' },
  { name: 'bank', path: undefined, may: 'money' },
  { name: 'home', path: undefined, may: 'categories' },
  { name: 'people', path: '/people', may: 'staff' },
] as const

export function FirstSteps({ done }: { done: TodayReport['first_steps'] }) {
  const words = useText('today')
  const may = useMay()
  const mine = steps.filter((step) => may(step.may))
  // who may do nothing here but guard their own log-in has no shop to open
  if (mine.length === 1) return <EmptyState title={words.empty} lead={words.emptyLead} />
  return (
    <section className="panel grid gap-3 p-5">
      <h2 className="text-18">{words.first.title}</h2>
      <ol className="grid gap-3">
        {mine.map(({ name, path }, at) => (
          <li key={name}>
            <Step path={path}>
              <span className="badge shrink-0" data-tone={done[name] ? 'good' : 'brand'}>
                {done[name] ? <Check size={14} aria-label={words.first.done} /> : at + 1}
              </span>
              <span className="grid">
                <span className={`font-semibold text-15 ${done[name] ? 'text-soft' : ''}`}>
                  {words.first.steps[name]}
                </span>
                <span className="text-13 text-soft">{words.first.why[name]}</span>
              </span>
            </Step>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Step({ path, children }: { path: (typeof steps)[number]['path']; children: ReactNode }) {
  const className = 'flex items-baseline gap-3 rounded-lg'
  if (path === undefined) return <div className={className}>{children}</div>
  const StepLink = path === '/account' ? Link : OfficeLink // one's own log-in belongs to no agency
  return (
    <StepLink to={path} className={`${className} hover:text-brand-700`}>
      {children}
    </StepLink>
  )
}
