// Who travels: how many of each, single rooms and names, with the price worked out before it is changed.

import { useState } from 'react'
import { type TravellerKind, travellerKinds } from '#domain/booking/ages.ts'
import { typingPause_ms } from '#limits/display.ts'
import { useApi } from '#office/api.ts'
import { useFormWithChangeNotice } from '#office/kit/change-notice.tsx'
import { Field } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'
import { BookingChangeNotice } from './booking-change-notice.tsx'
import type { BookingDetails } from './load-booking.ts'
import { PartyFields } from './party-fields.tsx'
import { PriceChange } from './price-change.tsx'

type TravellerInput = { key: string; kind: TravellerKind; name: string; seq?: number }

export default function TravellersForm({
  booking,
  onClose,
}: Pick<BookingDetails, 'booking'> & { onClose: () => void }) {
  const all = useText('bookings')
  const words = all.peopleForm
  const api = useApi()
  const toast = useToast()
  const { booking_id, revision, pay_by, reached_by } = booking
  const [headcount, setHeadcount] = useState({
    party: booking.party,
    single_rooms: booking.price_lines.find(({ kind }) => kind === 'single')?.count ?? 0,
  })
  const { party, single_rooms } = headcount
  const [names, setNames] = useState<Record<string, string>>({})
  const people = listTravellers(booking, party).map((each) => ({
    ...each,
    name: names[each.key] ?? each.name,
  }))
  const change = { booking_id, ...party, single_rooms }
  const { answer, error } = useCall(
    JSON.stringify([change, revision]),
    () => api.reservation.peoplePreview(change),
    { delay_ms: typingPause_ms },
  )
  const named = people.filter(({ name }) => name.trim() !== '')
  const { submit, bind, sending, problem, changed } = useFormWithChangeNotice(booking, {
    call: ({ reservation }) => reservation.changePeople,
    toInput: () => ({
      booking_id,
      revision,
      ...headcount,
      travellers: named.map(({ kind, name, seq }) => ({ kind, name, seq })),
      total: answer?.total,
    }),
    send: (input, sending) => api.reservation.changePeople(input, sending),
    onSaved: () => {
      toast(words.done)
      onClose()
    },
  })
  return (
    <Dialog title={words.title} onClose={onClose} className="max-w-lg">
      <form className="grid gap-4" onSubmit={submit}>
        <BookingChangeNotice before={changed} now={booking} />
        <PartyFields {...headcount} bind={bind} onChange={setHeadcount} />
        <fieldset className="grid gap-2">
          <legend className="font-medium text-13 text-soft">{words.names}</legend>
          <p className="text-13 text-soft">{words.lead}</p>
          <div className="grid gap-2 tablet:grid-cols-2">
            {people.map((each, at) => (
              <Field
                key={each.key}
                {...bind(`travellers.${named.indexOf(each)}.name`)}
                label={words.name(at + 1, all.kind[each.kind])}
                required={false}
                value={each.name}
                onChange={({ target }) => setNames({ ...names, [each.key]: target.value })}
              />
            ))}
          </div>
        </fieldset>
        <PriceChange price={answer} error={error} pay_by={pay_by} reached_by={reached_by} />
        <Problem>{problem}</Problem>
        <FormActions submit={words.submit} disabled={sending || !answer} onClose={onClose} />
      </form>
    </Dialog>
  )
}

/** Travellers who are there keep their places; who joins has the next of the kind. */
function listTravellers(
  { travellers }: BookingDetails['booking'],
  party: Record<TravellerKind, number>,
): TravellerInput[] {
  const current = travellers.filter(({ cancelled }) => !cancelled)
  return travellerKinds.flatMap((kind) => {
    const named = current.filter((each) => each.kind === kind)
    return Array.from({ length: party[kind] }, (_, at) => {
      const one = named[at]
      return one
        ? { key: `there ${one.seq}`, kind, name: one.name, seq: one.seq }
        : { key: `${kind} ${at}`, kind, name: '' }
    })
  })
}
