// Refuses a cancellation request, with a reason for staff only.
import { type FormEvent, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { getFieldLimits } from '../kit/field-limits.ts'
import { FormActions } from '../kit/form-actions.tsx'
import { useToast } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useText } from '../kit/use-text.ts'
import type { BookingDetails } from './load-booking.ts'

type Props = Pick<BookingDetails, 'booking'> & { onClose: () => void }

export function RefuseCancel({ booking: { booking_id, email }, onClose }: Props) {
  const words = useText('bookings')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem, wrong } = useSave()
  const [note, setNote] = useState('')
  const refuse = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await save(() => api.booking.refuseCancel({ booking_id, note })))) return
    toast(words.refused)
    onClose()
  }
  return (
    <Dialog title={words.refuseCancel} onClose={onClose}>
      <form className="grid gap-4" onSubmit={(event) => void refuse(event)}>
        <p className="text-15 text-soft">
          {words.refuseCancelLead} {words.actions.mailNotice(email !== '')}
        </p>
        <Field
          label={words.refuseNote}
          required
          {...getFieldLimits('booking.refuseCancel', 'note')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={wrong.note}
        />
        <Problem>{problem}</Problem>
        <FormActions submit={words.refuseCancel} cancelsBooking disabled={saving} onClose={onClose} />
      </form>
    </Dialog>
  )
}
