// The notes that the product writes into the history of a booking, and how each is read back.
import type { Party } from './price.ts'

/** The departure became certain, and the customer was asked to pay. */
export const askedToPay = 'asked to pay'
/** The customer's answer to a change of the itinerary. */
export const itineraryChangeNotes = { agreed: 'change agreed', refused: 'change refused' } as const

/** Fields that a note names as changed; the values themselves stay with the booking. */
type ChangedField = 'name' | 'contact' | 'email' | 'traveller' | 'booker'
const changedFields: readonly string[] = [
  'name',
  'contact',
  'email',
  'traveller',
  'booker',
] satisfies ChangedField[]
const isChangedField = (name: string): name is ChangedField => changedFields.includes(name)

export const formatFieldsNote = (fields: readonly ChangedField[]) => fields.join(', ')

export function parseFieldsNote(note: string): ChangedField[] | undefined {
  const names = note.split(', ')
  return names.every(isChangedField) ? names : undefined
}

type PricedParty = Party & { total: number }
const formatParty = ({ adult, child, baby }: Party) => `${adult}+${child}+${baby}`

/** Other people travel. */
export const formatPeopleNote = (before: PricedParty, after: PricedParty) =>
  `${formatParty(before)} → ${formatParty(after)}, ${before.total} → ${after.total}`

export function parsePeopleNote(note: string): { before: PricedParty; after: PricedParty } | undefined {
  const match = /^(\d+)\+(\d+)\+(\d+) → (\d+)\+(\d+)\+(\d+), (\d+) → (\d+)$/.exec(note)
  if (!match) return undefined
  const toParty = (at: number, total: number) => ({
    adult: Number(match[at]),
    child: Number(match[at + 1]),
    baby: Number(match[at + 2]),
    total: Number(match[total]),
  })
  return { before: toParty(1, 7), after: toParty(4, 8) }
}

type PricedDay = { departure_date: string; total: number }

/** The booking moved to another departure. */
export const formatRebookNote = (before: PricedDay, after: PricedDay) =>
  `${before.departure_date} → ${after.departure_date}, ${before.total} → ${after.total}`

export function parseRebookNote(note: string): { before: PricedDay; after: PricedDay } | undefined {
  const [, from, to, before, after] = /^([\d-]{10}) → ([\d-]{10}), (\d+) → (\d+)$/.exec(note) ?? []
  if (from === undefined || to === undefined) return undefined
  return {
    before: { departure_date: from, total: Number(before) },
    after: { departure_date: to, total: Number(after) },
  }
}

/** The departure itself moved to another day, and its bookings with it. */
export const formatRescheduleNote = (before: string, after: string) => `${before} → ${after}`

export function parseRescheduleNote(note: string): { before: string; after: string } | undefined {
  const [, before, after] = /^([\d-]{10}) → ([\d-]{10})$/.exec(note) ?? []
  return before === undefined || after === undefined ? undefined : { before, after }
}

/** Some of the travellers were cancelled; `reason`: what staff added. */
type RemovalNote = { people: number; fee: number; refund: number; reason?: string }

export const formatRemovalNote = ({ people, fee, refund, reason = '' }: RemovalNote) =>
  `${people} cancelled, fee ${fee}, refund ${refund}\n${reason}`.trim()

export function parseRemovalNote(note: string): Required<RemovalNote> | undefined {
  const [, people, fee, refund, reason = ''] =
    /^(\d+) cancelled, fee (\d+), refund (\d+)(?:\n(.*))?$/s.exec(note) ?? []
  return people === undefined
    ? undefined
    : { people: Number(people), fee: Number(fee), refund: Number(refund), reason }
}
