// Links to the parts of the page: they stick under the header and follow the scroll.
// They work before any script does.
import { useEffect, useState } from 'react'
import { useSite } from '#storefront/kit/use-site.ts'
import { useText } from '#web/session.tsx'
import { hasSummary, useTrip } from './use-trip.ts'

export function TripTabs({ className }: { className: string }) {
  const { tabs: allTabs, parts } = useText('trip')
  const hasReviews = useSite()?.info?.review_yn !== 'N'
  const { info, detail } = useTrip()
  const missing: Record<string, boolean> = {
    summary: !hasSummary(info, detail),
    schedule: detail.schedule.length === 0,
    review: !hasReviews,
  }
  const tabs = Object.entries(allTabs).filter(([id]) => !missing[id])
  const ids = tabs.map(([id]) => id)
  const activeId = useSectionInView(ids)
  return (
    <nav
      aria-label={parts}
      data-tabs
      className={`-mx-[16px] sticky top-(--header-height) z-20 col-start-1 border-line border-b bg-ground tablet:mx-0 ${className}`}
    >
      <ul className="flex overflow-x-auto px-2 tablet:px-0">
        {tabs.map(([id, label]) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === activeId ? 'true' : undefined}
              className="-mb-px inline-flex min-h-12 items-center border-transparent border-b-2 px-3 font-semibold text-15 text-soft hover:text-brand-700 aria-[current]:border-brand-600 aria-[current]:text-brand-700 tablet:px-4"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The last part whose beginning has passed under the tabs. */
function useSectionInView(ids: string[]): string | undefined {
  const [activeId, setHere] = useState<string>()
  const all = ids.join()
  useEffect(() => {
    const update = () =>
      setHere(
        all
          .split(',')
          .findLast(
            (id) =>
              (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < 180,
          ),
      )
    if (scrollY > 0) update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [all])
  return activeId
}
