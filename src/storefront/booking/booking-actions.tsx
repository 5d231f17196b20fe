// The actions of a booking: receipt, review, cancel.

import { lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readFields } from '#lib/read-fields.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useSession, useText } from '#web/session.tsx'
import type { ShowNotice } from './notice.ts'

// The dialog loads late, because few visitors cancel.
const CancelDialog = lazy(() => import('./cancel-dialog.tsx'))

export function BookingActions({ booking, showNotice }: { booking: BookingDetails; showNotice: ShowNotice }) {
  const words = useText('booking')
  const { isLoggedIn } = useSession()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const { booking_id, payments, to_do, cancellable } = booking
  // The dialog is open in the history entry, so that the back button closes it; the server draws it closed.
  const isCancelling = useHydrated() && cancellable && readFields(state).cancelling === true
  const open = () => navigate(pathname + search, { state: { cancelling: true }, preventScrollReset: true })
  return (
    <div className="grid gap-2" id="actions">
      {to_do.includes('review') && isLoggedIn && (
        <a href={`/mypage/review/${booking_id}`} className="button-primary">
          {words.toDo.review}
        </a>
      )}
      {payments.length > 0 && (
        <a href={`/travel/booking/${booking_id}/receipt`} className="button-secondary">
          {words.receipt.see}
        </a>
      )}
      {cancellable && (
        <button type="button" className="button-secondary" onClick={open}>
          {words.cancel.open}
        </button>
      )}
      {isCancelling && (
        <Suspense>
          <CancelDialog booking={booking} close={() => navigate(-1)} showNotice={showNotice} />
        </Suspense>
      )}
    </div>
  )
}
