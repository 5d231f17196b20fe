// The dialog that opens passport numbers: of whom and for what. Each opening is told to who travels.
import { useState } from 'react'
import { type PassportPurpose, passportPurposes } from '#domain/document/passport-purpose.ts'
import { type Api, useApi } from '#office/api.ts'
import { DownloadButton } from '#office/bookings/download-button.tsx'
import { Select } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useSave } from '#office/kit/use-save.ts'
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
  const { save, saving, problem } = useSave()
  const [person, setPerson] = useState(chosen)
  const [purpose, setPurpose] = useState<PassportPurpose>()
  const open = async (purpose: PassportPurpose) => {
    const people = person ? [person] : holders.map((holder) => holder.person)
    await save(async () =>
      onOpened({ ...(await api.passport.open({ departure_id, purpose, people })), purpose }),
    )
  }
  return (
    <Dialog title={words.open} onClose={onClose} ignoresBackdropClick>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (purpose) void open(purpose)
        }}
      >
        <p className="text-15 text-soft">{words.openLead}</p>
        <Select
          label={words.whose}
          value={person}
          onChange={({ target }) => setPerson(target.value)}
          choices={[
            { value: '', name: words.everybody(holders.length) },
            ...holders.map(({ person: value, name }) => ({ value, name: name || words.unnamed })),
          ]}
        />
        <Select
          label={words.purpose}
          value={purpose ?? ''}
          required
          onChange={({ target }) => setPurpose(passportPurposes.find((each) => each === target.value))}
          choices={[
            { value: '', name: words.choosePurpose },
            ...passportPurposes.map((value) => ({ value, name: words.purposes[value] })),
          ]}
        />
        <Problem>{problem}</Problem>
        <FormActions submit={words.open} disabled={saving} onClose={onClose} />
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
