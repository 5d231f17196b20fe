// Paying in shares, behind one button until somebody wants it.
import { lazy, Suspense, useState } from 'react'
import { countPeople } from '#domain/booking/price.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { useText } from '#web/session.tsx'

const Shares = lazy(() => import('./shares.tsx'))

export function ShareBox({ booking }: { booking: BookingDetails }) {
  const { shares: words } = useText('booking')
  const [isOpen, setOpen] = useState(false)
  const { payable_most, consents_due, party } = booking
  if (payable_most === 0 || consents_due || countPeople(party) < 2) return null
  return (
    <section
      aria-labelledby="shares-title"
      className="grid gap-4 rounded-card border border-line bg-card p-5 print:hidden"
    >
      <h2 id="shares-title" className="text-18">
        {words.title}
      </h2>
      <p className="text-15 text-soft">{words.line}</p>
      {isOpen ? (
        <Suspense>
          <Shares booking={booking} />
        </Suspense>
      ) : (
        <button type="button" className="button-secondary" onClick={() => setOpen(true)}>
          {words.open}
        </button>
      )}
    </section>
  )
}
