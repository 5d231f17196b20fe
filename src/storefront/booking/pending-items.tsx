// Open tasks before a trip, each with its day: amber when it is near, red only when it is late.
import { calculateDueDate, getDueUrgency } from '#domain/booking/due.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { Check, ChevronRight } from '#ui/icons.ts'
import { useText } from '#web/session.tsx'
import { getPendingItemLink } from './pending-item-link.ts'

const colours = { calm: 'text-soft', near: 'text-warn', late: 'text-bad' }

export function PendingItems({ booking, today }: { booking: BookingDetails; today: string }) {
  const { toDo: words } = useText('booking')
  return (
    <section aria-labelledby="left-title" className="rounded-card border border-line bg-card p-5">
      <h2 id="left-title" className="text-18">
        {words.title}
      </h2>
      {booking.to_do.length === 0 && (
        <p className="mt-2 flex items-center gap-2 text-15">
          <Check size={18} className="shrink-0 text-good" />
          {words.none}
        </p>
      )}
      <ul className="mt-1 divide-y divide-line">
        {booking.to_do.map((item) => {
          const due = calculateDueDate(item, booking)
          const nearness = getDueUrgency(due, today)
          const [month, day] = due ? [Number(due.slice(5, 7)), Number(due.slice(8, 10))] : []
          const { href, reload } = getPendingItemLink(item, booking)
          return (
            <li key={item}>
              <a
                href={href}
                {...(reload && { 'data-reload': '' })}
                className="flex min-h-14 items-center gap-3 py-2 hover:text-brand-700"
              >
                <span className="grid grow gap-0.5">
                  <span className="font-semibold">{words[item]}</span>
                  {month && day && (
                    <span className={`money text-15 ${colours[nearness]}`}>
                      {nearness === 'late' ? words.late(month, day) : words.by(month, day)}
                    </span>
                  )}
                </span>
                <ChevronRight size={20} className="shrink-0 text-soft" />
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
