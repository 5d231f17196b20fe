// Shows somebody new around: five sentences, each beside what it is about, until they are ended for good.
import { useEffect, useLayoutEffect, useState } from 'react'
import { useApi } from '#office/api.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import { useMay, useMe } from './me.ts'

const steps = ['today', 'search', 'bookings', 'filling', 'handbook'] as const
type Step = (typeof steps)[number]

/** The pieces of the top bar are named; what is in the menu is found by its link, on a small screen behind its button. */
function findTarget(step: Step, root: string): HTMLElement | undefined {
  const path = step === 'today' ? root : `${root}/${step}`
  const found = document.querySelectorAll<HTMLElement>(
    `[data-tour=${step}], nav a[href="${path}"], [data-tour=menu]`,
  )
  const seen = [...found].filter((each) => each.getClientRects().length > 0)
  // the name of the agency above the menu leads to the first screen, too
  return seen.findLast((each) => each.dataset.tour !== 'menu') ?? seen[0]
}

/** Below it in the top bar, to the right of it in the menu; always on the screen. */
function placeBeside(target: HTMLElement) {
  const { top, bottom, left, right } = target.getBoundingClientRect()
  const width = Math.min(320, innerWidth - 16)
  const isInMenu = target.dataset.tour === undefined
  const at = isInMenu ? { left: right + 12, top } : { left, top: bottom + 8 }
  return { width, left: Math.max(8, Math.min(at.left, innerWidth - width - 8)), top: at.top }
}

/** The tour takes the focus only if nobody has focused anything yet. */
const focusWhereNobodyIs = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

export default function Tour({ onEnd }: { onEnd: () => void }) {
  const words = useText('tour')
  const api = useApi()
  const { save, saving, problem } = useSave()
  const { currentAgency } = useMe()
  const may = useMay()
  const [at, setAt] = useState(0)
  const mine = steps.filter((step) => may('bookings') || (step !== 'bookings' && step !== 'filling'))
  const step = mine[at] ?? 'handbook'
  const place = useBeside(step, `/${currentAgency?.travel_agency}`)
  const isLast = at === mine.length - 1
  const end = async () => {
    if (await save(() => api.staff.endTour())) onEnd()
  }
  return (
    <section
      ref={focusWhereNobodyIs}
      tabIndex={-1}
      aria-label={words.title}
      style={place}
      className="fixed z-40 grid gap-3 rounded-card border border-brand-500 bg-card p-4 shadow-xl outline-none print:hidden"
      onKeyDown={({ key }) => key === 'Escape' && void end()}
    >
      <p aria-live="polite" className="break-keep text-15">
        {words.steps[step]}
      </p>
      <Problem>{problem}</Problem>
      <div className="flex items-center gap-2">
        <span className="mr-auto text-13 text-soft tabular-nums">{words.count(at + 1, mine.length)}</span>
        {!isLast && (
          <button type="button" className="button-secondary" disabled={saving} onClick={() => void end()}>
            {words.end}
          </button>
        )}
        <button
          type="button"
          className="button-primary"
          disabled={saving}
          onClick={() => (isLast ? void end() : setAt(at + 1))}
        >
          {isLast ? words.done : words.next}
        </button>
      </div>
    </section>
  )
}

/** Follows what it is about when the window changes, and marks it. */
function useBeside(step: Step, root: string) {
  const [place, setPlace] = useState({ width: 320, left: 8, top: 64 })
  useLayoutEffect(() => {
    const target = findTarget(step, root)
    if (!target) return
    target.scrollIntoView({ block: 'nearest' })
    setPlace(placeBeside(target))
    target.setAttribute('data-toured', '')
    return () => target.removeAttribute('data-toured')
  }, [step, root])
  useEffect(() => {
    const follow = () => {
      const target = findTarget(step, root)
      if (target) setPlace(placeBeside(target))
    }
    addEventListener('resize', follow)
    return () => removeEventListener('resize', follow)
  }, [step, root])
  return place
}
