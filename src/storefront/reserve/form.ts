// What is entered to reserve: how it begins, and what is sent of it.
import type { TravellerKind } from '#domain/booking/ages.ts'
import type { Party } from '#domain/booking/price.ts'
import { dayAfter } from '#plain/days.ts'
import { plain } from '#plain/numbers.ts'

/** `birthdate` as it is typed: eight digits. */
export type Person = { name: string; name_en: string; birthdate: string; gender: '' | 'male' | 'female' }
export type Form = {
  departure_date: string
  /** Which of them, where several leave on that day. */
  departure_id: number | undefined
  party: Party
  single_rooms: number
  options: string[]
  /** Who travels is entered now, or after booking. */
  named: 'now' | 'later'
  people: Record<TravellerKind, Person[]>
  name: string
  contact: string
  email: string
  request: string
  consents: { tour: boolean; privacy: boolean; special: boolean }
}
export type Contact = { name: string; contact: string | null; email: string | null }

export const kinds = ['adult', 'child', 'baby'] as const
export const nobody: Person = { name: '', name_en: '', birthdate: '', gender: '' }

/** What the address says was chosen before. */
export function startForm(search: URLSearchParams, member: Contact | null): Form {
  return {
    ...chosenIn(search),
    named: 'later',
    people: { adult: [], child: [], baby: [] },
    name: member?.name ?? '',
    contact: plain('phone', member?.contact ?? ''),
    email: member?.email ?? '',
    request: '',
    consents: { tour: false, privacy: false, special: false },
  }
}

export function chosenIn(
  search: URLSearchParams,
): Pick<Form, 'departure_date' | 'departure_id' | 'party' | 'single_rooms' | 'options'> {
  const count = (name: string, otherwise: number) =>
    /^\d{1,2}$/.test(search.get(name) ?? '') ? Number(search.get(name)) : otherwise
  const says = kinds.some((kind) => search.has(kind))
  return {
    departure_date: dateOf(search.get('date') ?? '') ?? '',
    departure_id: /^[1-9]\d{0,14}$/.test(search.get('departure') ?? '')
      ? Number(search.get('departure'))
      : undefined,
    party: { adult: count('adult', says ? 0 : 2), child: count('child', 0), baby: count('baby', 0) },
    single_rooms: count('single', 0),
    options: (search.get('option') ?? '').split(',').filter(Boolean),
  }
}

/** A day of the calendar, or nothing. Dashes may be left out. */
export function dateOf(typed: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(typed) ?? []
  if (!year || Number.isNaN(Date.parse(`${year}-${month}-${day}`))) return undefined
  const date = `${year}-${month}-${day}`
  return dayAfter(date, 0) === date ? date : undefined
}

export type Traveller = { kind: TravellerKind; at: number; person: Person }

/** Everybody of the party, in the order they are sent. */
export function travellersOf({ party, people }: Pick<Form, 'party' | 'people'>): Traveller[] {
  return kinds.flatMap((kind) =>
    Array.from({ length: party[kind] }, (_, at) => ({ kind, at, person: people[kind][at] ?? nobody })),
  )
}

export const withPerson = (
  people: Form['people'],
  { kind, at }: Pick<Traveller, 'kind' | 'at'>,
  person: Person,
): Form['people'] => ({
  ...people,
  [kind]: Array.from({ length: Math.max(people[kind].length, at + 1) }, (_, other) =>
    other === at ? person : (people[kind][other] ?? nobody),
  ),
})

/**
 * As the calls take it: what may stay empty is left out then. A date that is none is for the schema to say.
 */
export const sentTraveller = ({ kind, person: { name, name_en, birthdate, gender } }: Traveller) => ({
  kind,
  name,
  name_en: name_en.trim() || undefined,
  birthdate: dateOf(birthdate) ?? birthdate,
  gender: gender || undefined,
})

type Offered = {
  package_code: string
  departure_id: number | undefined
  total: number
  code: string | undefined
}

/** As the call takes it. Before the last step nobody has been asked for a consent: `isAsked`. */
export function toSend(form: Form, isAsked: boolean, offered: Offered) {
  const { named, party, people, consents, ...entered } = form
  return {
    ...entered,
    ...offered,
    party,
    travellers: named === 'now' ? travellersOf({ party, people }).map(sentTraveller) : [],
    consents: isAsked ? consents : { tour: true, privacy: true, special: true },
  }
}
