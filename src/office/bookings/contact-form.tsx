// Corrects a customer's contact; the old and the new address are told.
import { useApi } from '#office/api.ts'
import { useFormWithChangeNotice } from '#office/kit/change-notice.tsx'
import { Field } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { BookingChangeNotice } from './booking-change-notice.tsx'
import type { BookingDetails } from './load-booking.ts'

export default function ContactForm({
  booking,
  onClose,
}: Pick<BookingDetails, 'booking'> & { onClose: () => void }) {
  const words = useText('bookings').contactForm
  const api = useApi()
  const toast = useToast()
  const { booking_id, revision } = booking
  const { submit, bind, sending, problem, changed } = useFormWithChangeNotice(booking, {
    call: ({ reservation }) => reservation.correctContact,
    toInput: (values) => ({ booking_id, revision, ...values }),
    send: (input, sending) => api.reservation.correctContact(input, sending),
    onSaved: () => {
      toast(words.done)
      onClose()
    },
  })
  const getFieldProps = (field: 'name' | 'contact' | 'email') => ({
    ...bind(field),
    ...getFieldLimits('reservation.correctContact', field),
    defaultValue: booking[field],
  })
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <BookingChangeNotice before={changed} now={booking} />
        <p className="text-15 text-soft">{words.lead}</p>
        <Field {...getFieldProps('name')} label={words.name} required />
        <Field {...getFieldProps('contact')} type="tel" label={words.contact} required />
        <Field {...getFieldProps('email')} type="email" label={words.email} hint={words.emailHint} />
        <Problem>{problem}</Problem>
        <FormActions submit={words.submit} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
