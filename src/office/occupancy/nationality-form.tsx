// The nationality of one passport, which staff read off its picture.
import { listNationalities, usualNationality } from '#lib/nationalities.ts'
import { useApi } from '#office/api.ts'
import { Select } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'

type Props = {
  departure_id: number
  person: { person: string; name: string }
  /** What was said before. */
  before: string | null
  onSaved: (passport_nationality: string) => void
  onClose: () => void
}

export default function NationalityForm({ departure_id, person, before, onSaved, onClose }: Props) {
  const { passportTable: words, unnamed, save } = useText('travellers')
  const { language } = useSession()
  const api = useApi()
  const toast = useToast()
  const { bind, problem, sending, submit } = useCallForm({
    call: ({ passport }) => passport.setNationality,
    toInput: (values) => ({ ...values, departure_id, person: person.person }),
    send: (input) => api.passport.setNationality(input),
    onSaved: (_, { passport_nationality }) => {
      toast(words.nationalitySaved)
      onSaved(passport_nationality)
      onClose()
    },
  })
  return (
    <Dialog title={words.enterNationalityOf(person.name || unnamed)} onClose={onClose} ignoresBackdropClick>
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-15 text-soft">{words.enterNationalityLead}</p>
        <Select
          {...bind('passport_nationality')}
          label={words.nationality}
          defaultValue={before ?? usualNationality}
          choices={listNationalities(language).map(({ code, name }) => ({
            value: code,
            name: `${name} (${code})`,
          }))}
        />
        <Problem>{problem}</Problem>
        <FormActions submit={save} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
