// The passports of a booking in full: first whose and what for, then numbers and pictures.
import { useState } from 'react'
import { buildPerson } from '#domain/departure/people/rooms.ts'
import { formatNationality } from '#lib/nationalities.ts'
import { CloseAction } from '#office/kit/form-actions.tsx'
import { useText } from '#office/kit/use-text.ts'
import {
  type OpenedPassports as Opened,
  OpenPassportsForm,
  PassportPictures,
} from '#office/occupancy/open-passports.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useSession } from '#web/session.tsx'
import type { BookingDetails } from './load-booking.ts'

type Props = Pick<BookingDetails, 'booking' | 'documents'> & { onClose: () => void }

/** What was opened is gone from the screen with its dialog. */
export default function OpenedPassports({ booking, documents, onClose }: Props) {
  const words = useText('bookings')
  const passports = useText('passports')
  const [opened, setOpened] = useState<Opened>()
  const { booking_id, departure_id } = booking
  const holders = documents.travellers
    .filter(({ passport }) => passport)
    .map(({ traveller, name }) => ({ person: buildPerson(booking_id, traveller), name }))
  if (!opened)
    return (
      <OpenPassportsForm
        departure_id={departure_id}
        holders={holders}
        onOpened={setOpened}
        onClose={onClose}
      />
    )
  const getName = (person: string) =>
    holders.find((holder) => holder.person === person)?.name || words.unnamed
  return (
    <Dialog title={words.seePassports} onClose={onClose} className="max-w-2xl">
      <p className="text-15 text-soft">{passports.purposes[opened.purpose]}</p>
      <ul className="grid gap-3">
        {opened.people.map((one) => (
          <li key={one.person} className="panel grid gap-1 p-3 text-15">
            <span className="font-semibold">{getName(one.person)}</span>
            <PassportFacts one={one} />
            <PassportPictures departure_id={departure_id} purpose={opened.purpose} of={one} />
          </li>
        ))}
        {opened.withheld.map((person) => (
          <li key={person} className="panel grid gap-1 p-3 text-15">
            <span className="font-semibold">{getName(person)}</span>
            <span className="text-soft">{passports.withheld}</span>
          </li>
        ))}
      </ul>
      <CloseAction onClose={onClose} />
    </Dialog>
  )
}

function PassportFacts({ one }: { one: Opened['people'][number] }) {
  const words = useText('bookings')
  const { language } = useSession()
  const lines = [
    [words.nameEn, one.name_en],
    [words.birthdate, one.birthdate],
    [words.passportNumber, one.passport_number],
    [words.passportExpiry, one.passport_expiry],
    [words.nationality, one.passport_nationality && formatNationality(one.passport_nationality, language)],
  ]
  return (
    <dl className="grid grid-cols-[8rem_1fr] gap-x-2 tabular-nums">
      {lines.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-soft">{label}</dt>
          <dd>{value || words.lacks}</dd>
        </div>
      ))}
    </dl>
  )
}
