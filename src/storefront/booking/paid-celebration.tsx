// Right after paying: what is certain now, and what comes next. Paper flies, unless one wants less.
import { countDaysBetween } from '#lib/days.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { focusOnMount } from '#ui/focus-on-mount.ts'
import { Check } from '#ui/icons.ts'
import { useText } from '#web/session.tsx'

const pieces = Array.from({ length: 18 }, (_, at) => ({
  left: `${(at * 37) % 100}%`,
  delay: `${(at % 6) * 60}ms`,
  turn: `${(at * 67) % 360}deg`,
}))

/** `missing`: how many until the departure is certain; undefined where nobody knows. */
type Props = { booking: BookingDetails; missing: number | undefined; today: string }

export function PaidCelebration({ booking, missing, today }: Props) {
  const words = useText('booking')
  const { confirmed, departure_date } = booking
  return (
    <div
      role="status"
      tabIndex={-1}
      ref={focusOnMount}
      className="mb-6 grid gap-2 rounded-card bg-brand-50 px-5 py-6 text-brand-900 outline-none"
    >
      <span aria-hidden className="pointer-events-none fixed inset-x-0 top-14 z-40 h-0">
        {pieces.map(({ left, delay, turn }) => (
          <span key={left} className="confetti" style={{ left, animationDelay: delay, rotate: turn }} />
        ))}
      </span>
      <p className="brand-text text-22 tablet:text-28">{words.paidNow}</p>
      {confirmed ? (
        <p className="money">
          <Check size={18} className="mr-1.5 inline text-good" />
          {words.leavingIn(countDaysBetween(today, departure_date))}
        </p>
      ) : (
        <>
          <p className="font-semibold">{describeMissing(missing, words.afterPaying)}</p>
          <p className="text-pretty text-15">{words.afterPaying.next}</p>
        </>
      )}
    </div>
  )
}

type MissingTexts = ReturnType<typeof useText<'booking'>>['afterPaying']

function describeMissing(missing: number | undefined, words: MissingTexts): string {
  if (missing === undefined) return words.reserved
  return missing > 0 ? words.missing(missing) : words.enough
}
