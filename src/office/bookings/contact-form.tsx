// Corrects a customer's contact; the old and the new address are told.
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { useApi } from '#office/api.ts'
import { useSaveWithChangeNotice } from '#office/kit/change-notice.tsx'
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
  const { save, saving, problem, wrong, changed } = useSaveWithChangeNotice(booking)
  const { booking_id, revision } = booking
  const [values, setValues] = useState({ name: booking.name, contact: booking.contact, email: booking.email })
  const getFieldProps = (field: keyof typeof values) => ({
    ...getFieldLimits('reservation.correctContact', field),
    value: values[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [field]: target.value }),
    error: wrong[field],
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = { booking_id, revision, ...values, email: values.email.trim() }
    if (!(await save((sending) => api.reservation.correctContact(input, sending)))) return
    toast(words.done)
    onClose()
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <BookingChangeNotice before={changed} now={booking} />
        <p className="text-15 text-soft">{words.lead}</p>
        <Field label={words.name} required {...getFieldProps('name')} />
        <Field type="tel" label={words.contact} required {...getFieldProps('contact')} />
        <Field type="email" label={words.email} hint={words.emailHint} {...getFieldProps('email')} />
        <Problem>{problem}</Problem>
        <FormActions submit={words.submit} disabled={saving} onClose={onClose} />
      </form>
    </Dialog>
  )
}
