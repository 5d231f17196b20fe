// Refuses a cancellation request, with a reason for staff only.
import { useApi } from '#office/api.ts'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { ReasonDialog } from '#office/kit/reason-dialog.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { BookingDetails } from './load-booking.ts'

type Props = Pick<BookingDetails, 'booking'> & { onClose: () => void }

export function RefuseCancel({ booking: { booking_id, reached_by }, onClose }: Props) {
  const words = useText('bookings')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem, wrong } = useSave()
  const refuse = async (note: string) => {
    if (!(await save(() => api.booking.refuseCancel({ booking_id, note })))) return
    toast(words.refused)
    onClose()
  }
  return (
    <ReasonDialog
      title={words.refuseCancel}
      lead={`${words.refuseCancelLead} ${words.actions.reachNotice[reached_by]}`}
      label={words.refuseNote}
      limits={getFieldLimits('booking.refuseCancel', 'note')}
      confirmLabel={words.refuseCancel}
      cancelsBooking
      saving={saving}
      problem={problem}
      error={wrong.note}
      onConfirm={(note) => void refuse(note)}
      onClose={onClose}
    />
  )
}
