// How a customer is reached, mended; the old and the new address are told.
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useApi } from '../api.ts'
import { useChanging } from '../kit/changing.tsx'
import { Field } from '../kit/field.tsx'
import { FormEnds } from '../kit/form-ends.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { useTell } from '../kit/toast.tsx'
import { useOffice } from '../kit/use-words.ts'
import { ChangedSince } from './changed-since.tsx'
import type { Loaded } from './load.ts'

export function ContactForm({ booking, onClose }: Pick<Loaded, 'booking'> & { onClose: () => void }) {
  const words = useOffice('bookings').contactForm
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem, wrong, changed } = useChanging(booking)
  const { booking_id, revision } = booking
  const [typed, setTyped] = useState({ name: booking.name, contact: booking.contact, email: booking.email })
  const fieldOf = (field: keyof typeof typed) => ({
    ...limitsOf('reservation.correctContact', field),
    value: typed[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [field]: target.value }),
    error: wrong[field],
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const asked = { booking_id, revision, ...typed, email: typed.email.trim() }
    if (!(await save((sending) => api.reservation.correctContact(asked, sending)))) return
    tell(words.done)
    onClose()
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <ChangedSince before={changed} now={booking} />
        <p className="text-15 text-soft">{words.lead}</p>
        <Field label={words.name} required {...fieldOf('name')} />
        <Field type="tel" label={words.contact} required {...fieldOf('contact')} />
        <Field type="email" label={words.email} hint={words.emailHint} {...fieldOf('email')} />
        <Problem>{problem}</Problem>
        <FormEnds submit={words.submit} disabled={saving} onClose={onClose} />
      </form>
    </Dialog>
  )
}
