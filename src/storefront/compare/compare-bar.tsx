// The trips chosen on their cards, at the bottom of the screen, and the way to see them side by side.
import { comparedTrips } from '#limits/display.ts'
import { buildCompareHref } from '#storefront/kit/compare-href.ts'
import { X } from '#ui/icons.ts'
import { useText } from '#web/session.tsx'
import { saveChosenTrips, useChosenTrips } from './chosen-trips.ts'

export default function CompareBar() {
  const { bar: words } = useText('compare')
  const trips = useChosenTrips()
  if (trips.length === 0) return null
  return (
    <aside
      aria-label={words.title}
      data-bottom-bar
      className="sticky bottom-0 z-30 border-line border-t bg-card pb-[env(safe-area-inset-bottom)]"
    >
      <div className="content flex flex-wrap items-center justify-end gap-x-2 gap-y-1 py-2">
        <p role="status" className="mr-auto min-w-0 text-15">
          <b>{words.chosen(trips.length)}</b>{' '}
          <span className="text-soft max-tablet:sr-only">{trips.length < comparedTrips && words.more}</span>
        </p>
        <button
          type="button"
          aria-label={words.clear}
          className="icon-button"
          onClick={() => saveChosenTrips([])}
        >
          <X size={20} />
        </button>
        <a href={buildCompareHref(trips)} className="button-primary">
          {words.compare}
        </a>
      </div>
    </aside>
  )
}
