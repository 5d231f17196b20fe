// Whom to call if something happens to a traveller: entered, replaced or taken out by who booked.
import type { Api } from '#storefront/api.ts'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { Problem } from '#ui/problem.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { EmergencyFields, readEmergency } from './emergency-fields.tsx'

type EmergencyPerson = Parameters<Api['document']['saveContact']>[0]['person']
type Props = {
  place: { booking_id: string; traveller: number }
  saved: { name: string; relation: string } | null
  /** Once it was sent: null where the person was taken out. */
  onSent: (person: EmergencyPerson) => Promise<void>
}

/** The telephone is typed anew: what was sent is not shown again in full. */
export default function EmergencyContactForm({ place, saved, onSent }: Props) {
  const { emergency: words } = useText('documents')
  const { bind, problem, sending, submit } = useApiForm({
    schema: () =>
      import('#domain/document/forms.ts').then(({ EmergencyContactInput }) => EmergencyContactInput),
    toInput: (typed) => ({ ...place, person: readEmergency(typed) }),
    send: async (api, input) => {
      await api.document.saveContact(input)
      await onSent(input.person)
    },
    fallbackError: words.failed,
  })
  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <EmergencyFields bind={bind} name="person" saved={saved} />
        <Problem>{problem}</Problem>
        <Submit sending={sending}>{words.save}</Submit>
      </form>
      {saved && <RemoveContact place={place} onSent={onSent} />}
    </>
  )
}

function RemoveContact({ place, onSent }: Omit<Props, 'saved'>) {
  const { emergency: words } = useText('documents')
  const { problem, sending, submit } = useApiForm({
    send: async (api) => {
      await api.document.saveContact({ ...place, person: null })
      await onSent(null)
    },
    fallbackError: words.failed,
  })
  return (
    <form noValidate onSubmit={submit} className="mt-2 grid justify-items-start gap-2">
      <Problem>{problem}</Problem>
      <Submit sending={sending} className="button-secondary text-bad">
        {words.remove}
      </Submit>
    </form>
  )
}
