// Who comes along and pays which part, behind one button: before anything is divided, after all is paid.
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
  if (isCancelled(progress) || consents_due || countPeople(party) < 2) return null
  const isPaid = payable_most === 0
  return (
    <section
      aria-labelledby="shares-title"
      className="grid gap-4 rounded-card border border-line bg-card p-5 print:hidden"
    >
      <h2 id="shares-title" className="text-18">
        {words.title}
      </h2>
      <p className="text-15 text-soft">{isPaid ? words.lineWhenPaid : words.line}</p>
      {isOpen ? (
        <Suspense>
          <Shares booking={booking} />
        </Suspense>
      ) : (
        <button type="button" className="button-secondary" onClick={() => setOpen(true)}>
          {isPaid ? words.openWhenPaid : words.open}
        </button>
      )}
    </section>
  )
}
