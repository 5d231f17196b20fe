// Somebody else travels in the place of one: their name, and what is known of them.
import { parseDate } from '#lib/parse-date.ts'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { useText } from '#web/session.tsx'
import type { ChangeFormProps } from './change-form.ts'
import { ChangeFormEnd } from './change-form-end.tsx'
import { listNamedTravellers, TravellerSelect } from './traveller-select.tsx'

export function ChangePerson({ booking, options, isSelf, send, close }: ChangeFormProps) {
  const { changes: words } = useText('booking')
  const reserve = useText('reserve')
  const [first] = listNamedTravellers(booking)
  const { submit, sending, problem, bind } = useApiForm({
    schema: async () => (await import('#domain/reservation/forms.ts')).NewTravellerForm,
    toInput: ({ traveller, name, name_en, birthdate, note }) => ({
      traveller: Number(traveller ?? first?.seq),
      name,
      name_en: name_en?.trim() || undefined,
      birthdate: birthdate ? (parseDate(birthdate) ?? birthdate) : undefined,
      note,
    }),
    send: (api, { note, ...person }) =>
      send(api, { kind: 'person', ...person }, { total: booking.total, revision: options.revision, note }),
    fallbackError: words.failed,
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-15 text-soft">{words.personLead}</p>
      <TravellerSelect booking={booking} label={words.whose} />
      <Field {...bind('name')} label={words.newName} autoComplete="off" />
      {booking.is_abroad && (
        <Field
          {...bind('name_en')}
          label={reserve.nameEn}
          hint={reserve.nameEnHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <Field
        {...bind('birthdate')}
        label={reserve.birthdate}
        hint={reserve.birthdateHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <Problem>{problem}</Problem>
      <ChangeFormEnd isSelf={isSelf} sending={sending} close={close} />
    </form>
  )
}
