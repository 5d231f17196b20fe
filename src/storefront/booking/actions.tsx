// What can be done with a booking: receipt, review, cancel.

import { lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { partsOf } from '#plain/parts-of.ts'
import { useTakenOver } from '#ui/use-taken-over.ts'
import { useSession, useWords } from '#web/session.tsx'
import type { Booking, Say } from './booking.ts'

// Few who see a booking cancel it.
const Cancel = lazy(() => import('./cancel.tsx'))

export function Actions({ booking, say }: { booking: Booking; say: Say }) {
  const words = useWords('booking')
  const { isLoggedIn } = useSession()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const { booking_id, payments, to_do, cancellable } = booking
  // Open in the history entry, so that the back button closes it; the server draws it closed.
  const isCancelling = useTakenOver() && cancellable && partsOf(state).cancelling === true
  const open = () => navigate(pathname + search, { state: { cancelling: true }, preventScrollReset: true })
  return (
    <div className="grid gap-2" id="actions">
      {to_do.includes('review') && isLoggedIn && (
        <a href={`/mypage/review/${booking_id}`} className="button-main">
          {words.toDo.review}
        </a>
      )}
      {payments.length > 0 && (
        <a href={`/travel/booking/${booking_id}/receipt`} className="button-quiet">
          {words.receipt.see}
        </a>
      )}
      {cancellable && (
        <button type="button" className="button-quiet" onClick={open}>
          {words.cancel.open}
        </button>
      )}
      {isCancelling && (
        <Suspense>
          <Cancel booking={booking} close={() => navigate(-1)} say={say} />
        </Suspense>
      )}
    </div>
  )
}
