// The passports of a booking in full, for staff who may see them.
import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { type Api, useApi } from '../api.ts'
import { CloseAction } from '../kit/form-actions.tsx'
import { useDescribeError } from '../kit/use-describe-error.ts'
import { useText } from '../kit/use-text.ts'
import { useMay } from '../shell/me.ts'
import { DownloadButton } from './download-button.tsx'
import type { BookingDetails } from './load-booking.ts'

type PassportDetails = Awaited<ReturnType<Api['document']['passports']>>

/** Loaded by a press, and gone from the screen with its dialog: every view is logged. */
export function Passports({
  booking: { booking_id },
  documents,
}: Pick<BookingDetails, 'booking' | 'documents'>) {
  const words = useText('bookings')
  const describeError = useDescribeError()
  const api = useApi()
  const may = useMay()
  const [passports, setPassports] = useState<PassportDetails>()
  const [problem, setProblem] = useState('')
  if (!may('passports') || !documents.travellers.some(({ passport }) => passport)) return null
  const showPassports = async () => {
    setProblem('')
    try {
      setPassports(await api.document.passports({ booking_id }))
    } catch (error) {
      setProblem(describeError(error))
    }
  }
  return (
    <div className="grid justify-items-end">
      <button type="button" className="button-secondary" onClick={() => void showPassports()}>
        {words.seePassports}
      </button>
      <Problem>{problem}</Problem>
      {passports && (
        <PassportsDialog
          booking_id={booking_id}
          passports={passports}
          onClose={() => setPassports(undefined)}
        />
      )}
    </div>
  )
}

type PassportsDialogProps = { booking_id: string; passports: PassportDetails; onClose: () => void }

function PassportsDialog({ booking_id, passports, onClose }: PassportsDialogProps) {
  const words = useText('bookings')
  return (
    <Dialog title={words.seePassports} onClose={onClose} className="max-w-2xl">
      <p className="text-15 text-soft">{words.seePassportsLead}</p>
      <ul className="grid gap-3">
        {passports.travellers.map((one) => (
          <Passport key={one.traveller} booking_id={booking_id} one={one} />
        ))}
      </ul>
      <CloseAction onClose={onClose} />
    </Dialog>
  )
}

function Passport({ booking_id, one }: { booking_id: string; one: PassportDetails['travellers'][number] }) {
  const words = useText('bookings')
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
        <DownloadButton
          key={picture}
          label={words.passportPicture(at + 1)}
          get={() => api.document.passportPicture({ booking_id, name: picture })}
        />
      ))}
    </li>
  )
}
