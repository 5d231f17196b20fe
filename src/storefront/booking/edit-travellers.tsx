// The travellers, entered or corrected after booking; all of them at once. Loaded when it is opened.

import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { TravellerKind } from '#domain/booking/ages.ts'
import { normalizeName } from '#domain/booking/normalize-name.ts'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import {
  listTravellers,
  type PartyTraveller,
  type ReserveForm,
  toTravellerInput,
  updatePerson,
} from '#storefront/reserve/form.ts'
import { TravellerFields } from '#storefront/reserve/traveller-fields.tsx'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { Problem } from '#ui/problem.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'

export default function EditTravellers({
  booking,
  close,
  onSaved,
}: {
  booking: BookingDetails
  close: () => void
  onSaved: () => void
}) {
  const { travellers: words } = useText('booking')
  const reserve = useText('reserve')
  const { revalidate } = useRevalidator()
  const { booking_id, party, departure_date } = booking
  const [people, setPeople] = useState<ReserveForm['people']>(() => toFormPeople(booking))
  const { bind, problem, sending, submit, clearError } = useApiForm({
    schema: () =>
      import('#domain/reservation/forms.ts').then(({ createTravellersForm }) =>
        createTravellersForm(departure_date),
      ),
    toInput: () => ({
      booking_id,
      travellers: listTravellers({ party, people }).map((each) => ({
        ...toTravellerInput(each),
        ...(each.person.birthdate === '' && keepsBirthdate(booking, each) && { birthdate: undefined }),
        name_en: each.person.name_en.trim(),
        seq: findActiveTraveller(booking, each)?.seq,
      })),
    }),
    send: async (api, changed) => {
      await api.reservation.travellers(changed)
      await revalidate()
      onSaved()
    },
    fallbackError: words.failed,
  })
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
      <p className="text-15 text-soft">{booking.is_abroad ? words.line : words.lineAtHome}</p>
      {listTravellers({ party, people }).map(({ kind, at, person }, seq) => (
        <TravellerFields
          key={`${kind} ${at}`}
          legend={reserve.traveller(reserve.kinds[kind], at + 1)}
          seq={seq}
          person={person}
          isAbroad={booking.is_abroad}
          bind={bind}
          clearError={clearError}
          change={(changed) => setPeople((now) => updatePerson(now, { kind, at }, changed))}
        />
      ))}
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button-secondary" onClick={close}>
          {words.close}
        </button>
        <Submit sending={sending} className="button-primary grow tablet:grow-0 tablet:px-10">
          {words.save}
        </Submit>
      </div>
    </form>
  )
}

const listActiveTravellers = ({ travellers }: BookingDetails, wanted: TravellerKind) =>
  travellers.filter(({ kind, cancelled }) => kind === wanted && !cancelled)
const findActiveTraveller = (booking: BookingDetails, { kind, at }: PartyTraveller) =>
  listActiveTravellers(booking, kind)[at]

/** The known details; a date of birth is not shown again, and stays unless another is typed. */
function toFormPeople(booking: BookingDetails): ReserveForm['people'] {
  const toPeople = (kind: TravellerKind) =>
    listActiveTravellers(booking, kind).map(({ name, name_en, gender }) => ({
      name,
      name_en: name_en ?? '',
      birthdate: '',
      gender: gender ?? ('' as const),
    }))
  return { adult: toPeople('adult'), child: toPeople('child'), baby: toPeople('baby') }
}

/** The date of birth stays with the same person only, because another one was born on another day. */
function keepsBirthdate(booking: BookingDetails, traveller: PartyTraveller): boolean {
  const activeTraveller = findActiveTraveller(booking, traveller)
  return (
    activeTraveller?.has_details === true &&
    normalizeName(activeTraveller.name) === normalizeName(traveller.person.name)
  )
}
