// The passports of a booking in full, for who may see them.
import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { type Api, useApi } from '../api.ts'
import { CloseEnd } from '../kit/form-ends.tsx'
import { useSentence } from '../kit/use-sentence.ts'
import { useOffice } from '../kit/use-words.ts'
import { useMay } from '../shell/me.ts'
import type { Loaded } from './load.ts'
import { TakeFile } from './take-file.tsx'

type Seen = Awaited<ReturnType<Api['document']['passports']>>

/** Asked for by a press, and gone from the screen with its dialog: every look is noted. */
export function Passports({ booking: { booking_id }, papers }: Pick<Loaded, 'booking' | 'papers'>) {
  const words = useOffice('bookings')
  const sentenceOf = useSentence()
  const api = useApi()
  const may = useMay()
  const [seen, setSeen] = useState<Seen>()
  const [problem, setProblem] = useState('')
  if (!may('passports') || !papers.travellers.some(({ passport }) => passport)) return null
  const see = async () => {
    setProblem('')
    try {
      setSeen(await api.document.passports({ booking_id }))
    } catch (error) {
      setProblem(sentenceOf(error))
    }
  }
  return (
    <div className="grid justify-items-end">
      <button type="button" className="act" onClick={() => void see()}>
        {words.seePassports}
      </button>
      <Problem>{problem}</Problem>
      {seen && <InFull {...{ booking_id, seen }} onClose={() => setSeen(undefined)} />}
    </div>
  )
}

type Shown = { booking_id: string; seen: Seen; onClose: () => void }

function InFull({ booking_id, seen, onClose }: Shown) {
  const words = useOffice('bookings')
  return (
    <Dialog title={words.seePassports} onClose={onClose} className="max-w-2xl">
      <p className="text-15 text-soft">{words.seePassportsLead}</p>
      <ul className="grid gap-3">
        {seen.travellers.map((one) => (
          <Passport key={one.traveller} {...{ booking_id, one }} />
        ))}
      </ul>
      <CloseEnd onClose={onClose} />
    </Dialog>
  )
}

function Passport({ booking_id, one }: { booking_id: string; one: Seen['travellers'][number] }) {
  const words = useOffice('bookings')
  const api = useApi()
  const { name, name_en, birthdate, passport, pictures } = one
  const lines = [
    [words.nameEn, name_en],
    [words.birthdate, birthdate],
    [words.passportNumber, passport?.passport_number],
    [words.passportExpiry, passport?.passport_expiry],
  ]
  return (
    <li className="panel grid gap-1 p-3 text-15">
      <span className="font-semibold">{name || words.unnamed}</span>
      <dl className="grid grid-cols-[8rem_1fr] gap-x-2 tabular-nums">
        {lines.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd>{value ?? words.lacks}</dd>
          </div>
        ))}
      </dl>
      {pictures.map((picture, at) => (
        <TakeFile
          key={picture}
          label={words.passportPicture(at + 1)}
          get={() => api.document.passportPicture({ booking_id, name: picture })}
        />
      ))}
    </li>
  )
}
