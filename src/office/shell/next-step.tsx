// While an agency prepares: how far it is, and the step of this screen or the one that comes next, above every screen but
// their list.
import { Link, useLocation } from 'react-router'
import { firstSteps } from '#domain/report/first-steps.ts'
import { useApi } from '#office/api.ts'
import { useText } from '#office/kit/use-text.ts'
import { ChevronRight } from '#ui/icons.ts'
import { useCall } from '#web/use-call.ts'
import { usePolling } from '#web/use-polling.ts'
import { useMay, useMe } from './me.ts'
import { findCurrentStep, findNextStep, findStepPath, stepForms } from './step-forms.ts'
import { useSaveCount } from './use-menu-counts.ts'

/** The test booking is made on a phone, while this screen waits. */
const bookingEvery_ms = 5_000

export default function NextStep() {
  const { firstSteps: words } = useText('shell')
  const { currentAgency } = useMe()
  const may = useMay()
  const { pathname } = useLocation()
  const saveCount = useSaveCount()
  const api = useApi(currentAgency?.travel_agency)
  const root = `/${currentAgency?.travel_agency}`
  const isShown = currentAgency?.is_preparing === true && may('company') && pathname !== root
  // Where it fails, the screen is there without it.
  const { answer } = useCall(
    isShown ? `${root} ${pathname} ${saveCount}` : undefined,
    () => api.report.firstSteps(),
    { keepsPrevious: true },
  )
  const path = pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : pathname
  const current = answer && findCurrentStep(answer, { path, may })
  usePolling(isShown && current === 'booking', { every_ms: bookingEvery_ms })
  if (!isShown || !answer || answer.first_steps.published) return null // who one is was read before it was published
  const mine = firstSteps.filter((name) => may(stepForms[name].may))
  const next = current ? undefined : findNextStep(answer, { path, may })
  const to = next && findStepPath(next, answer.first_trip)
  return (
    <nav
      aria-label={words.title}
      className="flex items-center justify-between gap-x-4 border-line border-b bg-brand-50 px-4 text-15 tablet:px-6 print:hidden"
    >
      <Link to={root} className="flex min-h-11 shrink-0 items-center gap-2 text-brand-700 mouse:min-h-9">
        <span className="max-tablet:sr-only">{words.title}</span>
        <span className="tabular-nums">
          {words.count(mine.filter((name) => answer.first_steps[name]).length, mine.length)}
        </span>
      </Link>
      {current && (
        <span className="truncate py-2 font-semibold">
          {words.current}: {words.steps[current]}
        </span>
      )}
      {next && to && (
        <Link
          to={to === '/account' ? to : root + to}
          className="flex min-h-11 min-w-0 items-center gap-1 font-semibold text-brand-700 mouse:min-h-9"
        >
          <span className="truncate">
            {words.next}: {words.steps[next]}
          </span>
          <ChevronRight size={16} className="shrink-0" aria-hidden />
        </Link>
      )}
    </nav>
  )
}
