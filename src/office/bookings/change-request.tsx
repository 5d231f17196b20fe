// Whether the customer asks to have something changed; few bookings have such a request.
import { lazy, Suspense, useState } from 'react'
import { useApi } from '#office/api.ts'
import { useMay } from '#office/shell/me.ts'
import { useCall } from '#web/use-call.ts'
import type { BookingDetails } from './load-booking.ts'

const ChangeRequestPanel = lazy(() => import('./change-request-panel.tsx'))

export function ChangeRequest({ booking }: Pick<BookingDetails, 'booking'>) {
  const may = useMay()
  const api = useApi()
  const [answered, setAnswered] = useState(0)
  const { booking_id, revision } = booking
  const { answer } = useCall(
    may('change bookings') ? `${booking_id} ${revision} ${answered}` : undefined,
    () => api.reservation.changeRequest({ booking_id }),
  )
  if (!answer?.request) return null
  return (
    <div className="mb-4">
      <Suspense>
        <ChangeRequestPanel
          booking={booking}
          request={answer.request}
          onAnswered={() => setAnswered(answered + 1)}
        />
      </Suspense>
    </div>
  )
}
