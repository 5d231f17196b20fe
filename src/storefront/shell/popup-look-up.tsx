// §2 A non-member finds a booking by its number, or a payment's, and the name.
import { useNavigate } from 'react-router'
import { Field } from '#web/field.tsx'
import { useWords } from '#web/session.tsx'
import { useSend } from './use-send.ts'

/** `number`: the one the address names already. */
export function LookUpForm({ number }: { number?: string }) {
  const { popup: words } = useWords('auth')
  const navigate = useNavigate()
  const { missing, problem, sending, submit } = useSend(
    async (api, { booking_id = '', name = '' }) => {
      const booking = await api.booking.lookUp({ booking_id, name })
      await navigate(`/travel/booking/${booking.booking_id}?${new URLSearchParams({ name })}`)
    },
    ({ booking_id, name }) => ({
      ...(!booking_id && { booking_id: words.enterNumber }),
      ...(!name && { name: words.enterName }),
    }),
  )
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        name="booking_id"
        label={words.number}
        hint={words.numberHint}
        defaultValue={number}
        autoCapitalize="characters"
        autoComplete="off"
        error={missing.booking_id}
      />
      <Field name="name" label={words.name} autoComplete="name" error={missing.name} />
      <p role="alert" className="text-15 text-bad empty:hidden">
        {problem}
      </p>
      <button type="submit" disabled={sending} className="button-main">
        {words.find}
      </button>
    </form>
  )
}
