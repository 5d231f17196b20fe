// The packing list, to be ticked off. The ticks stay in this browser.
import { useSyncExternalStore } from 'react'
import type { PackingItem } from '#domain/booking/packing-list.ts'
import { countDaysBetween } from '#lib/days.ts'
import { packedMost, packingFrom_d } from '#limits/display.ts'
import { addNewest, readList, saveList, subscribe } from '#storefront/kit/recent.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { useText } from '#web/session.tsx'

const none: string[] = []
const isMark = (entry: unknown): entry is string => typeof entry === 'string'
const readMarks = () => readList('packed', isMark)

/** Weeks before the trip the list shows its title only. */
export function PackingList({ booking, today }: { booking: BookingDetails; today: string }) {
  const { booking_id, packing, departure_date } = booking
  const { packing: words } = useText('booking')
  const marks = useSyncExternalStore(subscribe, readMarks, () => none)
  const toMark = (item: PackingItem) => `${booking_id} ${item}`
  const tick = (mark: string, isPacked: boolean) => {
    const others = readMarks().filter((other) => other !== mark)
    saveList('packed', isPacked ? addNewest(others, mark, () => false, packedMost) : others)
  }
  return (
    <details
      open={countDaysBetween(today, departure_date) <= packingFrom_d}
      className="rounded-card border border-line bg-card p-5"
    >
      <summary className="min-h-11 cursor-pointer content-center">
        <h2 className="inline text-18">{words.title}</h2>
      </summary>
      <p className="mt-1 text-15 text-soft">{words.line}</p>
      <ul className="mt-2 tablet:columns-2">
        {packing.map((item) => (
          <li key={item}>
            <label className="flex min-h-11 items-center gap-3 py-1">
              <input
                type="checkbox"
                checked={marks.includes(toMark(item))}
                onChange={({ target }) => tick(toMark(item), target.checked)}
                className="peer size-5 shrink-0 accent-brand"
              />
              <span className="peer-checked:text-soft peer-checked:line-through">{words.items[item]}</span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
