// What somebody else changed of a booking while a form was open.
import { formatNumber } from '#lib/format.ts'
import { ChangeNotice, type Difference } from '#office/kit/change-notice.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { BookingDetails } from './load-booking.ts'

type BookingVersion = BookingDetails['booking']

export function BookingChangeNotice({
  before,
  now,
}: {
  before: BookingVersion | undefined
  now: BookingVersion
}) {
  const words = useText('bookings')
  const labels = words.changedSince
  if (!before) return null
  const formatNames = ({ travellers }: BookingVersion) =>
    travellers
      .filter(({ cancelled }) => !cancelled)
      .map(({ name }) => name)
      .join(', ')
  const formatPeople = ({ party: { adult, child, baby } }: BookingVersion) =>
    words.people(adult + child + baby)
  const all: Difference[] = [
    [labels.progress, words.progress[before.progress], words.progress[now.progress]],
    [labels.departure, before.departure_date, now.departure_date],
    [labels.people, formatPeople(before), formatPeople(now)],
    [labels.total, words.won(formatNumber(before.total)), words.won(formatNumber(now.total))],
    [labels.name, before.name, now.name],
    [labels.contact, before.contact, now.contact],
    [labels.email, before.email, now.email],
    [labels.names, formatNames(before), formatNames(now)],
  ]
  const differences = all.filter(([, was, is]) => was !== is)
  return (
    <ChangeNotice title={labels.title} lead={labels.lead} other={labels.other} differences={differences} />
  )
}
