// Refuses a cancellation request, with a reason for staff only.
import { useApi } from '#office/api.ts'
import { ReasonDialog } from '#office/kit/reason-dialog.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { BookingDetails } from './load-booking.ts'

type Props = Pick<BookingDetails, 'booking'> & { onClose: () => void }

export default function RefuseCancel({ booking: { booking_id, reached_by }, onClose }: Props) {
  const words = useText('bookings')
  const api = useApi()
  return (
    <ReasonDialog
      title={words.refuseCancel}
      lead={`${words.refuseCancelLead} ${words.actions.reachNotice[reached_by]}`}
      label={words.refuseNote}
      confirmLabel={words.refuseCancel}
      cancelsBooking
      field="note"
      call={({ booking }) => booking.refuseCancel}
      toInput={({ note }) => ({ booking_id, note })}
      send={(input) => api.booking.refuseCancel(input)}
      doneText={words.refused}
      onClose={onClose}
    />
  )
}
