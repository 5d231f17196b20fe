// The form of a reservation: how it begins, and what is sent of it.
import { type TravellerKind, travellerKinds } from '#domain/booking/ages.ts'
import type { Party } from '#domain/booking/price.ts'
import { addDays } from '#lib/days.ts'
import { toPlainNumber } from '#lib/numeric-input.ts'

/** `birthdate` as it is typed: eight digits. */
export type TravellerPerson = {
  name: string
  name_en: string
  birthdate: string
  gender: '' | 'male' | 'female'
}
export type ReserveForm = {
  departure_date: string
  /** The departure, where several leave on the day. */
  departure_id: number | undefined
  party: Party
  single_rooms: number
  options: string[]
  /** Travellers are entered now, or after booking. */
  named: 'now' | 'later'
  people: Record<TravellerKind, TravellerPerson[]>
  name: string
  contact: string
  email: string
  request: string
  /** The code as it was applied. */
  discount_code: string
  consents: { tour: boolean; privacy: boolean; special: boolean }
}
export type Contact = { name: string; contact: string | null; email: string | null }

export const emptyPerson: TravellerPerson = { name: '', name_en: '', birthdate: '', gender: '' }

/** The form begins with the choices in the address. */
export function createForm(search: URLSearchParams, member: Contact | null): ReserveForm {
  return {
    ...readTripChoice(search),
    named: 'later',
    people: { adult: [], child: [], baby: [] },
    name: member?.name ?? '',
    contact: toPlainNumber('phone', member?.contact ?? ''),
    email: member?.email ?? '',
    request: '',
    discount_code: '',
    consents: { tour: false, privacy: false, special: false },
  }
}

export function readTripChoice(
  search: URLSearchParams,
): Pick<ReserveForm, 'departure_date' | 'departure_id' | 'party' | 'single_rooms' | 'options'> {
  const count = (name: string, otherwise: number) =>
    /^\d{1,2}$/.test(search.get(name) ?? '') ? Number(search.get(name)) : otherwise
  const hasParty = travellerKinds.some((kind) => search.has(kind))
  return {
    departure_date: parseFormDate(search.get('date') ?? '') ?? '',
    departure_id: /^[1-9]\d{0,14}$/.test(search.get('departure') ?? '')
      ? Number(search.get('departure'))
      : undefined,
    party: { adult: count('adult', hasParty ? 0 : 2), child: count('child', 0), baby: count('baby', 0) },
    single_rooms: count('single', 0),
    options: (search.get('option') ?? '').split(',').filter(Boolean),
  }
}

/** A day of the calendar, or nothing. Dashes may be left out. */
export function parseFormDate(typed: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(typed) ?? []
  if (!year || Number.isNaN(Date.parse(`${year}-${month}-${day}`))) return undefined
  const date = `${year}-${month}-${day}`
  return addDays(date, 0) === date ? date : undefined
}

export type PartyTraveller = { kind: TravellerKind; at: number; person: TravellerPerson }

/** Everybody of the party, in the order they are sent. */
export function listTravellers({ party, people }: Pick<ReserveForm, 'party' | 'people'>): PartyTraveller[] {
  return travellerKinds.flatMap((kind) =>
    Array.from({ length: party[kind] }, (_, at) => ({ kind, at, person: people[kind][at] ?? emptyPerson })),
  )
}

export const updatePerson = (
  people: ReserveForm['people'],
  { kind, at }: Pick<PartyTraveller, 'kind' | 'at'>,
  person: TravellerPerson,
): ReserveForm['people'] => ({
  ...people,
  [kind]: Array.from({ length: Math.max(people[kind].length, at + 1) }, (_, other) =>
    other === at ? person : (people[kind][other] ?? emptyPerson),
  ),
})

/**
 * The traveller as the calls take it: empty optional fields are left out. The schema refuses an invalid date.
 */
export const toTravellerInput = ({ kind, person: { name, name_en, birthdate, gender } }: PartyTraveller) => ({
  kind,
  name,
  name_en: name_en.trim() || undefined,
  birthdate: parseFormDate(birthdate) ?? birthdate,
  gender: gender || undefined,
})

type ReservationOffer = {
  package_code: string
  departure_id: number | undefined
  total: number
  code: string | undefined
  discount_code: string | undefined
}

/** The reservation as the call takes it. `asksConsents`: false before the last step. */
export function toReservationInput(form: ReserveForm, asksConsents: boolean, offer: ReservationOffer) {
  const { named, party, people, consents, ...entered } = form
  return {
    ...entered,
    ...offer,
    party,
    travellers: named === 'now' ? listTravellers({ party, people }).map(toTravellerInput) : [],
    ...(asksConsents && { consents }),
  }
}
