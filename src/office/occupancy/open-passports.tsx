// The dialog that opens passport numbers: of whom and for what. Each opening is told to who travels.
import { type PassportPurpose, passportPurposes } from '#domain/document/passport/passport-purpose.ts'
import { type Api, useApi } from '#office/api.ts'
import { DownloadButton } from '#office/bookings/download-button.tsx'
import { Select } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'

type PassportHolder = { person: string; name: string }
type PassportNumbers = Awaited<ReturnType<Api['passport']['open']>>
export type OpenedPassports = PassportNumbers & { purpose: PassportPurpose }

type Props = {
  departure_id: number
  holders: readonly PassportHolder[]
  /** Who is chosen at first; everybody where nobody is. */
  person?: string
  onOpened: (opened: OpenedPassports) => void
  onClose: () => void
}

/** Nothing is chosen for the purpose: whoever opens a number says what for. */
export function OpenPassportsForm({ departure_id, holders, person: chosen = '', onOpened, onClose }: Props) {
  const words = useText('passports')
  const api = useApi()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ passport }) => passport.open,
    toInput: ({ purpose, people }) => ({
      departure_id,
      purpose,
      people: people ? [people] : holders.map(({ person }) => person),
    }),
    send: async (input) => onOpened({ ...(await api.passport.open(input)), purpose: input.purpose }),
  })
  return (
    <Dialog title={words.open} onClose={onClose} ignoresBackdropClick>
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-15 text-soft">{words.openLead}</p>
        <Select
          {...bind('people')}
          label={words.whose}
          defaultValue={chosen}
          choices={[
            { value: '', name: words.everybody(holders.length) },
            ...holders.map(({ person: value, name }) => ({ value, name: name || words.unnamed })),
          ]}
        />
        <Select
          {...bind('purpose')}
          label={words.purpose}
          required
          choices={[
            { value: '', name: words.choosePurpose },
            ...passportPurposes.map((value) => ({ value, name: words.purposes[value] })),
          ]}
        />
        <Problem>{problem}</Problem>
        <FormActions submit={words.open} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

type PicturesProps = {
  departure_id: number
  purpose: PassportPurpose
  of: Pick<PassportNumbers['people'][number], 'person' | 'pictures'>
}

/** Downloads of one person's pictures, for the purpose that the number was opened for. */
export function PassportPictures({ departure_id, purpose, of: { person, pictures } }: PicturesProps) {
  const words = useText('passports')
  const api = useApi()
  return pictures.map((name, at) => (
    <DownloadButton
      key={name}
      label={words.picture(at + 1)}
      get={() => api.passport.picture({ departure_id, person, name, purpose })}
    />
  ))
}
