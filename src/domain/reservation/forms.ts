// What people enter to reserve and to say who travels, and what each field is told. The calls take the same.
import { z } from 'zod'
import { kindOn } from '#domain/booking/ages.ts'
import { Gender, OneBooking, TravellerKind } from '#domain/booking/forms.ts'
import { troubleOf } from '#domain/booking/price.ts'
import { DepartureId, PackageCode } from '#domain/catalog/package-code.ts'
import type { Sentence } from '#platform/wire/explain.ts'
import {
  Birthdate,
  Contact,
  Day,
  day,
  Email,
  Id,
  line,
  MailCode,
  personName,
  says,
  text,
  Won,
} from '#platform/wire/shapes.ts'

export const Heads = z.int().min(0).max(99)
export const PartyOfTravellers = z
  .object({ adult: Heads, child: Heads, baby: Heads })
  .superRefine((party, { addIssue }) => {
    const message = troubleOf(party)
    if (message) addIssue({ code: 'custom', message })
  })

const Traveller = z.object({
  kind: TravellerKind,
  name: personName(60, 'enterName'),
  name_en: personName(60).optional(),
  birthdate: Birthdate.optional(),
  gender: Gender.optional(),
})
/** `seq`: which traveller; without it, the next of that kind. */
export const Travelling = Traveller.extend({ seq: z.int().optional() })
export const ChangedTravellers = OneBooking.extend({ travellers: z.array(Travelling).min(1).max(99) })

const Given = z.literal(true, { error: 'CONSENT_REQUIRED' })
export const Consents = z.object({ tour: Given, privacy: Given, special: z.boolean() })
/** Where the agency has special terms, they are confirmed by themselves. */
const AllConsents = z.object({ tour: Given, privacy: Given, special: Given })
export const ConsentsForm = z.object({ consents: Consents })
export const AllConsentsForm = z.object({ consents: AllConsents })
const ages = { adult: 'isAdult', child: 'isChild', baby: 'isBaby' } as const satisfies Record<
  string,
  Sentence
>

export const Reservation = z
  .object({
    package_code: PackageCode,
    departure_date: day('chooseDate'),
    /** Which of them, where several leave on that day. */
    departure_id: DepartureId.optional(),
    party: PartyOfTravellers,
    single_rooms: Heads.default(0),
    options: z.array(line(40)).max(20).default([]),
    /** Now or later. */
    travellers: z.array(Traveller).max(99).default([]),
    name: personName(60, 'enterName'),
    contact: Contact,
    email: Email,
    request: text(2_000).default(''),
    consents: Consents,
    /** What the screen showed; compared with the server's own sum, never used. */
    total: Won.optional(),
    landing_user_id: Id.optional(),
    /** Mailed to `email` where proof is asked for. */
    code: MailCode.optional(),
  })
  // Checked even if other fields are wrong, so that the form shows all mistakes at once. Values may still be
  // missing here.
  .superRefine(
    (reservation, { addIssue }) => {
      if (isShortOfAdults(reservation))
        addIssue({ code: 'custom', path: ['single_rooms'], message: says('fewerRooms').error })
      for (const issue of misfitsIn(reservation)) addIssue(issue)
    },
    { when: () => true },
  )

/** To be told when seats of a sold-out departure come free. */
export const WaitingForm = z.object({
  departure_id: DepartureId,
  party: PartyOfTravellers,
  name: personName(60, 'enterName'),
  contact: Contact,
  email: Email,
  /** Mailed to `email` where proof is asked for. */
  code: MailCode.optional(),
})

export const SpecialReservation = Reservation.safeExtend({ consents: AllConsents })

const Rooms = z.object({ party: z.object({ adult: Heads }), single_rooms: Heads })

function isShortOfAdults(reservation: unknown): boolean {
  const { data } = Rooms.safeParse(reservation)
  return data !== undefined && data.single_rooms > data.party.adult
}

const Leaving = z.object({ departure_date: Day, travellers: z.array(z.unknown()) })
const Born = Traveller.pick({ kind: true }).extend({ birthdate: Birthdate })

/** Of a trip whose day is known: their ages count on it. */
export const travellersOn = (departure_date: string) =>
  ChangedTravellers.superRefine(
    ({ travellers }, { addIssue }) => {
      for (const issue of misfitsIn({ departure_date, travellers })) addIssue(issue)
    },
    { when: () => true },
  )

/** Travellers whose age on the day of departure does not fit their kind. §9 */
function misfitsIn(reservation: unknown) {
  const { departure_date = '', travellers = [] } = Leaving.safeParse(reservation).data ?? {}
  return travellers.flatMap((traveller, at) => {
    const { data: born } = Born.safeParse(traveller)
    const is = born && kindOn(born.birthdate, departure_date)
    if (!is || is === born.kind) return []
    const path = ['travellers', at, 'birthdate']
    return [{ code: 'custom' as const, path, message: ages[is], params: { refusal: 'AGES_DIFFER' } }]
  })
}
