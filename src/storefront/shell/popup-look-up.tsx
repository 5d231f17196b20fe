// §2 A non-member finds a booking by its number, or a payment's, and the name.

import { useNavigate } from 'react-router'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { useWords } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { useSend } from './use-send.ts'

/** `number`: the one the address names already. */
export function LookUpForm({ number }: { number?: string }) {
  const { popup: words } = useWords('auth')
  const navigate = useNavigate()
  const { bind, problem, sending, submit } = useSend({
    schema: () => import('#domain/booking/forms.ts').then(({ ByName }) => ByName),
    send: async (api, wanted) => {
      const { booking_id } = await api.booking.lookUp(wanted)
      await navigate(`/travel/booking/${booking_id}?${new URLSearchParams({ name: wanted.name })}`)
    },
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        {...bind('booking_id')}
        label={words.number}
        hint={words.numberHint}
        defaultValue={number}
        autoCapitalize="characters"
        autoComplete="off"
      />
      <Field {...bind('name')} label={words.name} autoComplete="name" />
      <Problem>{problem}</Problem>
      <Submit sending={sending}>{words.find}</Submit>
    </form>
  )
}
