// §2 A non-member finds a booking by its number, or a payment's, and the name.

import { useNavigate } from 'react-router'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'

/** `number`: the one the address names already. */
export function LookUpForm({ number }: { number?: string }) {
  const { popup: words } = useText('auth')
  const navigate = useNavigate()
  const { bind, problem, sending, submit } = useApiForm({
    schema: () => import('#domain/booking/forms.ts').then(({ BookingLookupInput }) => BookingLookupInput),
    send: async (api, input) => {
      const { booking_id } = await api.booking.lookUp(input)
      await navigate(`/travel/booking/${booking_id}?${new URLSearchParams({ name: input.name })}`)
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
