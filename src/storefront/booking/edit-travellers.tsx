// Who travels, entered or mended after booking; all of them at once. Loaded when it is opened.

import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { TravellerKind } from '#domain/booking/ages.ts'
import { plainName } from '#domain/booking/plain-name.ts'
import {
  type Form,
  sentTraveller,
  type Traveller,
  travellersOf,
  withPerson,
} from '#storefront/reserve/form.ts'
import { TravellerFields } from '#storefront/reserve/traveller-fields.tsx'
import { useSend } from '#storefront/shell/use-send.ts'
import { Problem } from '#ui/problem.tsx'
import { useWords } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import type { Booking } from './booking.ts'

export default function EditTravellers({
  booking,
  close,
  saved,
}: {
  booking: Booking
  close: () => void
  saved: () => void
}) {
  const { travellers: words } = useWords('booking')
  const reserve = useWords('reserve')
  const { revalidate } = useRevalidator()
  const { booking_id, party, departure_date } = booking
  const [people, setPeople] = useState<Form['people']>(() => entered(booking))
  const { bind, problem, sending, submit, mend } = useSend({
    schema: () =>
      import('#domain/reservation/forms.ts').then(({ travellersOn }) => travellersOn(departure_date)),
    read: () => ({
      booking_id,
      travellers: travellersOf({ party, people }).map((each) => ({
        ...sentTraveller(each),
        ...(each.person.birthdate === '' && isBorn(booking, each) && { birthdate: undefined }),
        name_en: each.person.name_en.trim(),
        seq: thereAs(booking, each)?.seq,
      })),
    }),
    send: async (api, changed) => {
      await api.booking.travellers(changed)
      await revalidate()
      saved()
    },
    failed: words.failed,
  })
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
      <p className="text-15 text-soft">{words.line}</p>
      {travellersOf({ party, people }).map(({ kind, at, person }, seq) => (
        <TravellerFields
          key={`${kind} ${at}`}
          legend={reserve.traveller(reserve.kinds[kind], at + 1)}
          seq={seq}
          person={person}
          bind={bind}
          mend={mend}
          change={(changed) => setPeople((now) => withPerson(now, { kind, at }, changed))}
        />
      ))}
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button-quiet" onClick={close}>
          {words.close}
        </button>
        <Submit sending={sending} className="button-main grow tablet:grow-0 tablet:px-10">
          {words.save}
        </Submit>
      </div>
    </form>
  )
}

const thereOf = ({ travellers }: Booking, wanted: TravellerKind) =>
  travellers.filter(({ kind, cancelled }) => kind === wanted && !cancelled)
const thereAs = (booking: Booking, { kind, at }: Traveller) => thereOf(booking, kind)[at]

/** What is there already; a date of birth is not shown again, and stays unless another is typed. */
function entered(booking: Booking): Form['people'] {
  const of = (kind: TravellerKind) =>
    thereOf(booking, kind).map(({ name, name_en, gender }) => ({
      name,
      name_en: name_en ?? '',
      birthdate: '',
      gender: gender ?? ('' as const),
    }))
  return { adult: of('adult'), child: of('child'), baby: of('baby') }
}

/** It stays with the same person only: somebody else was born on another day. */
function isBorn(booking: Booking, traveller: Traveller): boolean {
  const there = thereAs(booking, traveller)
  return there?.has_details === true && plainName(there.name) === plainName(traveller.person.name)
}
