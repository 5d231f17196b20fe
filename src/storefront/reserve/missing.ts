// What is missing in a reservation, by the name of its field, in the order of the screen. §5
// The server says the same in the end.
import { kindOn } from '#domain/booking/ages.ts'
import { type Party, type PartyTrouble, seatsOf, troubleOf } from '#domain/booking/price.ts'
import type { reserve } from '#words/ko/reserve.ts'
import { dateOf, type Form, type Person, type Traveller, travellersOf } from './form.ts'

type Fields = Record<string, string>
type Words = (typeof reserve)['missing']
type Said = { words: Words /** What a kind is called. */; kindNames: Record<keyof Party, string> }
type SaidOfTrip = Said & { partyTrouble: Record<PartyTrouble, string> }
/** `seats_left` is undefined while it is not known. */
type Trip = { isOpen: boolean; seats_left: number | undefined; asksFiles: boolean; fileCount: number }

const shortestContact = 7

export function missingIn(form: Form, trip: Trip, { words, kindNames, partyTrouble }: SaidOfTrip): Fields {
  const { departure_date, party, single_rooms, name, contact, email } = form
  const seats = seatsOf(party)
  const trouble = troubleOf(party)
  return {
    ...(!departure_date && { departure_date: words.date }),
    ...(departure_date && !trip.isOpen && { departure_date: words.closed }),
    ...(trouble && { party: partyTrouble[trouble] }),
    ...(trip.isOpen &&
      trip.seats_left !== undefined &&
      seats > trip.seats_left && { party: words.seats(trip.seats_left) }),
    ...(single_rooms > party.adult && { single_rooms: words.rooms }),
    ...(!name.trim() && { name: words.name }),
    ...(contact.replace(/\D/g, '').length < shortestContact && {
      contact: contact ? words.contactShort : words.contact,
    }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && { email: email ? words.emailForm : words.email }),
    ...(form.named === 'now' && missingPeople(form, { words, kindNames })),
    ...(trip.asksFiles && trip.fileCount === 0 && { files: words.files }),
  }
}

type OfPeople = Said & {
  /** Whose date of birth is there already, though the field is empty. */ isBorn?: (
    traveller: Traveller,
  ) => boolean
}

/** Names and dates of birth; an age that does not fit says whose it would. */
export function missingPeople(
  form: Pick<Form, 'party' | 'people' | 'departure_date'>,
  { isBorn = () => false, ...said }: OfPeople,
): Fields {
  return Object.assign(
    {},
    ...travellersOf(form).map((traveller, seq) => {
      const { kind, person } = traveller
      const birthdate =
        person.birthdate === '' && isBorn(traveller)
          ? undefined
          : misfit(person, kind, form.departure_date, said)
      return {
        ...(!person.name.trim() && { [`travellers.${seq}.name`]: said.words.name }),
        ...(birthdate && { [`travellers.${seq}.birthdate`]: birthdate }),
      }
    }),
  )
}

function misfit(
  { birthdate }: Person,
  kind: keyof Party,
  departure_date: string,
  { words, kindNames }: Said,
): string | undefined {
  const born = dateOf(birthdate)
  if (!born || born < '1900-01-01') return words.birthdate
  if (born > new Date().toISOString().slice(0, 10)) return words.birthdateAhead
  if (!departure_date) return undefined
  const is = kindOn(born, departure_date)
  return is === kind ? undefined : words.age(kindNames[is])
}

/** Special terms are confirmed by themselves, where the agency has any. */
export function missingConsents(
  { consents }: Form,
  { words, special }: { words: Words; special: boolean },
): Fields {
  const asked = ['tour', 'privacy', ...(special ? (['special'] as const) : [])] as const
  return Object.fromEntries(
    asked.flatMap((type) => (consents[type] ? [] : [[`consents.${type}`, words.consent]])),
  )
}
