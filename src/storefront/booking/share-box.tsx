// Who comes along and pays which part, behind one button: before anything is divided, after all is paid, and
// for who travels with people that booked on their own.
import { lazy, Suspense, useState } from 'react'
import { countPeople } from '#domain/booking/price.ts'
import { isCancelled } from '#domain/booking/progress.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { useText } from '#web/session.tsx'

const Shares = lazy(() => import('./shares.tsx'))

export function ShareBox({ booking }: { booking: BookingDetails }) {
  const { shares: words } = useText('booking')
  const [isOpen, setOpen] = useState(false)
  const { progress, payable_most, consents_due, party } = booking
  if (isCancelled(progress) || consents_due) return null
  const { line, open } = describeUse({ isAlone: countPeople(party) < 2, isPaid: payable_most === 0 }, words)
  return (
    <section
      aria-labelledby="shares-title"
      className="grid gap-4 rounded-card border border-line bg-card p-5 print:hidden"
    >
      <h2 id="shares-title" className="text-18">
        {words.title}
      </h2>
      <p className="text-15 text-soft">{line}</p>
      {isOpen ? (
        <Suspense>
          <Shares booking={booking} />
        </Suspense>
      ) : (
        <button type="button" className="button-secondary" onClick={() => setOpen(true)}>
          {open}
        </button>
      )}
    </section>
  )
}

type ShareTexts = ReturnType<typeof useText<'booking'>>['shares']

/** Alone one divides nothing, and may travel with others who booked on their own. */
function describeUse({ isAlone, isPaid }: { isAlone: boolean; isPaid: boolean }, words: ShareTexts) {
  if (isAlone) return { line: words.lineAlone, open: words.openAlone }
  return isPaid
    ? { line: words.lineWhenPaid, open: words.openWhenPaid }
    : { line: words.line, open: words.open }
}
