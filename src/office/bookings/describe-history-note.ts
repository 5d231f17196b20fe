// A note of a booking's history in the language of who reads: what the product wrote is kept in one form.

import { travellerKinds } from '#domain/booking/ages.ts'
import { askedToPay } from '#domain/booking/payment-schedule.ts'
import { changeNotes } from '#domain/document/itinerary-change.ts'
import type { bookings } from '#i18n/office/ko/bookings.ts'
import { formatNumber } from '#lib/format.ts'

type HistoryNoteText = Pick<typeof bookings, 'historyNotes' | 'kind'>

const isField = (
  name: string,
  fields: HistoryNoteText['historyNotes']['fields'],
): name is keyof typeof fields => Object.hasOwn(fields, name)

/** What a person wrote stays as it is. */
export function describeHistoryNote(note: string, { historyNotes: noteText, kind }: HistoryNoteText): string {
  if (note === askedToPay) return noteText.askedToPay
  if (note === changeNotes.agreed) return noteText.changeAgreed
  if (note === changeNotes.refused) return noteText.changeRefused
  const [, people, fee, refund, reason = ''] =
    /^(\d+) cancelled, fee (\d+), refund (\d+)(\n.*)?$/s.exec(note) ?? []
  if (people)
    return `${noteText.someCancelled(Number(people), formatNumber(Number(fee)), formatNumber(Number(refund)))}${reason}`
  const fieldNames = note
    .split(', ')
    .map((field) => (isField(field, noteText.fields) ? noteText.fields[field] : undefined))
  if (note !== '' && fieldNames.every((field) => field !== undefined))
    return noteText.contactChanged(fieldNames.join(', '))
  return note
    .replace(/\b(\d+)\+(\d+)\+(\d+)\b/g, (_, ...counts: string[]) =>
      travellerKinds
        .flatMap((each, at) => (Number(counts[at]) > 0 ? [`${kind[each]} ${counts[at]}`] : []))
        .join(' '),
    )
    .replace(/\d{4,}(?= → )|(?<= → )\d{4,}$/g, (sum) => formatNumber(Number(sum)))
}
