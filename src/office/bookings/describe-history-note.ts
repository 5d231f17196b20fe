// A note of a booking's history in the language of who reads: what the product wrote is kept in one form.

import { travellerKinds } from '#domain/booking/ages.ts'
import {
  askedToPay,
  itineraryChangeNotes,
  parseFieldsNote,
  parsePeopleNote,
  parseRebookNote,
  parseRemovalNote,
} from '#domain/booking/history-note.ts'
import type { Party } from '#domain/booking/price.ts'
import type { bookings } from '#i18n/office/ko/bookings.ts'
import { formatNumber } from '#lib/format.ts'

type HistoryNoteText = Pick<typeof bookings, 'historyNotes' | 'kind'>

/** What a person wrote stays as it is. */
export function describeHistoryNote(note: string, { historyNotes: noteText, kind }: HistoryNoteText): string {
  if (note === askedToPay) return noteText.askedToPay
  if (note === itineraryChangeNotes.agreed) return noteText.changeAgreed
  if (note === itineraryChangeNotes.refused) return noteText.changeRefused
  return (
    describeRemoval(note, noteText) ??
    describeFields(note, noteText) ??
    describePeople(note, kind) ??
    describeRebooking(note) ??
    note
  )
}

function describeRemoval(note: string, noteText: HistoryNoteText['historyNotes']): string | undefined {
  const removal = parseRemovalNote(note)
  if (!removal) return undefined
  const { people, fee, refund, reason } = removal
  const sentence = noteText.someCancelled(people, formatNumber(fee), formatNumber(refund))
  return reason ? `${sentence}\n${reason}` : sentence
}

function describeFields(note: string, noteText: HistoryNoteText['historyNotes']): string | undefined {
  const fields = parseFieldsNote(note)
  return fields && noteText.contactChanged(fields.map((field) => noteText.fields[field]).join(', '))
}

function describePeople(note: string, kind: HistoryNoteText['kind']): string | undefined {
  const people = parsePeopleNote(note)
  const describeParty = (party: Party) =>
    travellerKinds.flatMap((each) => (party[each] > 0 ? [`${kind[each]} ${party[each]}`] : [])).join(' ')
  return (
    people &&
    `${describeParty(people.before)} → ${describeParty(people.after)}, ${formatTotals(people.before, people.after)}`
  )
}

function describeRebooking(note: string): string | undefined {
  const move = parseRebookNote(note)
  return (
    move &&
    `${move.before.departure_date} → ${move.after.departure_date}, ${formatTotals(move.before, move.after)}`
  )
}

type PriceAtChange = { total: number }
const formatTotals = (before: PriceAtChange, after: PriceAtChange) =>
  `${formatNumber(before.total)} → ${formatNumber(after.total)}`
