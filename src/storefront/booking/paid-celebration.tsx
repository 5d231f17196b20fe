// Right after paying: that it is done, and how long until one leaves. Paper flies, unless one wants less.
import { countDaysBetween } from '#lib/days.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { focusOnMount } from '#ui/focus-on-mount.ts'
import { useText } from '#web/session.tsx'

const pieces = Array.from({ length: 18 }, (_, at) => ({
  left: `${(at * 37) % 100}%`,
  delay: `${(at % 6) * 60}ms`,
  turn: `${(at * 67) % 360}deg`,
}))

export function PaidCelebration({ booking, today }: { booking: BookingDetails; today: string }) {
  const words = useText('booking')
  const days = countDaysBetween(today, booking.departure_date)
  return (
    <div
      role="status"
      tabIndex={-1}
      ref={focusOnMount}
      className="mb-6 rounded-card bg-brand-50 px-5 py-6 text-brand-900 outline-none"
    >
      <span aria-hidden className="pointer-events-none fixed inset-x-0 top-14 z-40 h-0">
        {pieces.map(({ left, delay, turn }) => (
          <span key={left} className="confetti" style={{ left, animationDelay: delay, rotate: turn }} />
        ))}
      </span>
      <p className="brand-text text-22 tablet:text-28">{words.paidNow}</p>
      <p className="money mt-1">{words.leavingIn(days)}</p>
    </div>
  )
}
