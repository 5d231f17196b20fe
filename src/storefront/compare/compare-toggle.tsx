// On a card: this trip is to be compared with others. What was chosen waits in the bar at the bottom.

import type { ComparedTrip } from '#storefront/kit/compare-href.ts'
import { showToast } from '#storefront/kit/toast.ts'
import { Check } from '#ui/icons.ts'
import { useText } from '#web/session.tsx'
import { toggleChosenTrip, useChosenTrips } from './chosen-trips.ts'

export default function CompareToggle({ title, ...trip }: ComparedTrip & { title: string }) {
  const words = useText('catalog')
  const isChosen = useChosenTrips().some(({ package_code }) => package_code === trip.package_code)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={words.compareWith(title)}
      onClick={() => toggleChosenTrip(trip) || showToast({ said: words.compareFull })}
      className="group/compare flex min-h-11 min-w-11 items-center justify-center whitespace-nowrap"
    >
      <span className="flex min-h-7 items-center gap-1 rounded-full bg-card/90 px-2.5 font-semibold text-13 text-ink shadow-sm group-aria-pressed/compare:bg-ink group-aria-pressed/compare:text-card">
        {isChosen && <Check size={14} />}
        {words.compare}
      </span>
    </button>
  )
}
