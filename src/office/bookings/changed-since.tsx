// What somebody else changed of a booking while a form was open.
import { withCommas } from '#plain/format.ts'
import { type Difference, WhatChanged } from '../kit/changing.tsx'
import { useOffice } from '../kit/use-words.ts'
import type { Loaded } from './load.ts'

type Booking = Loaded['booking']

export function ChangedSince({ before, now }: { before: Booking | undefined; now: Booking }) {
  const words = useOffice('bookings')
  const say = words.changedSince
  if (!before) return null
  const namesOf = ({ travellers }: Booking) =>
    travellers
      .filter(({ cancelled }) => !cancelled)
      .map(({ name }) => name)
      .join(', ')
  const peopleOf = ({ party: { adult, child, baby } }: Booking) => words.people(adult + child + baby)
  const all: Difference[] = [
    [say.progress, words.progress[before.progress], words.progress[now.progress]],
    [say.departure, before.departure_date, now.departure_date],
    [say.people, peopleOf(before), peopleOf(now)],
    [say.total, words.won(withCommas(before.total)), words.won(withCommas(now.total))],
    [say.name, before.name, now.name],
    [say.contact, before.contact, now.contact],
    [say.email, before.email, now.email],
    [say.names, namesOf(before), namesOf(now)],
  ]
  const differences = all.filter(([, was, is]) => was !== is)
  return <WhatChanged title={say.title} lead={say.lead} other={say.other} differences={differences} />
}
