// The fields people enter to reserve, with their error sentences. The calls use the same schema.
import { z } from 'zod'
import { getTravellerKind } from '#domain/booking/ages.ts'
import { Gender, OwnBookingInput, TravellerKind } from '#domain/booking/forms.ts'
import { findPartyRefusal } from '#domain/booking/price.ts'
import { DepartureId, DiscountCode, PackageCode } from '#domain/catalog/package-code.ts'
import type { SentenceName } from '#platform/wire/explain.ts'
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
  Revision,
  text,
  Won,
  withError,
} from '#platform/wire/shapes.ts'

/** A customer without an e-mail is reached by telephone. */
export const CallerEmail = z.union([z.literal(''), z.email().max(254)])
export const PersonCount = z.int().min(0).max(99)
export const PartyInput = z
  .object({ adult: PersonCount, child: PersonCount, baby: PersonCount })
  .superRefine((party, { addIssue }) => {
    const message = findPartyRefusal(party)
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
export const TravellerUpdate = Traveller.extend({ seq: z.int().optional() })
export const TravellersForm = OwnBookingInput.extend({ travellers: z.array(TravellerUpdate).min(1).max(99) })

const RequiredConsent = z.literal(true, { error: 'CONSENT_REQUIRED' })
export const Consents = z.object({ tour: RequiredConsent, privacy: RequiredConsent, special: z.boolean() })
/** Special terms, where the agency has some, are confirmed by themselves. */
export const AllConsents = z.object({
  tour: RequiredConsent,
  privacy: RequiredConsent,
  special: RequiredConsent,
})
export const ConsentsForm = z.object({ consents: Consents })
export const AllConsentsForm = z.object({ consents: AllConsents })
const ageMessages = { adult: 'isAdult', child: 'isChild', baby: 'isBaby' } as const satisfies Record<
  string,
  SentenceName
>

const reservationFields = {
  package_code: PackageCode,
  departure_date: day('chooseDate'),
  /** The departure, where several leave on that day. */
  departure_id: DepartureId.optional(),
  party: PartyInput,
  single_rooms: PersonCount.default(0),
  options: z.array(line(40)).max(20).default([]),
  /** Travellers may be named now or later. */
  travellers: z.array(Traveller).max(99).default([]),
  name: personName(60, 'enterName'),
  contact: Contact,
  email: Email,
  request: text(2_000).default(''),
  /** The total that the screen showed; compared with the server's own sum, never used. */
  total: Won.optional(),
  landing_user_id: Id.optional(),
  /** Mailed to `email` where proof is asked for. */
  code: MailCode.optional(),
  discount_code: DiscountCode.optional(),
}

/**
 * Checked even if other fields are wrong, so that the form shows all mistakes at once. Values may still be missing
 * here.
 */
const withPartyRules = <S extends z.ZodObject>(schema: S) =>
  schema.superRefine(
    (reservation, { addIssue }) => {
      if (hasTooFewAdults(reservation))
        addIssue({ code: 'custom', path: ['single_rooms'], message: withError('fewerRooms').error })
      for (const issue of listAgeIssues(reservation)) addIssue(issue)
    },
    { when: () => true },
  )

export const Reservation = withPartyRules(z.object({ ...reservationFields, consents: Consents }))
/** What is entered before the step that asks for the consents. */
export const ReservationWithoutConsents = withPartyRules(z.object(reservationFields))

/** Whom to tell when seats of a sold-out departure come free. */
export const WaitingForm = z.object({
  departure_id: DepartureId,
  party: PartyInput,
  name: personName(60, 'enterName'),
  contact: Contact,
  email: Email,
  /** Mailed to `email` where proof is asked for. */
  code: MailCode.optional(),
})

export const ReservationWithSpecialTerms = Reservation.safeExtend({ consents: AllConsents })

const RoomFields = z.object({ party: z.object({ adult: PersonCount }), single_rooms: PersonCount })

function hasTooFewAdults(reservation: unknown): boolean {
  const { data } = RoomFields.safeParse(reservation)
  return data !== undefined && data.single_rooms > data.party.adult
}

const DepartureFields = z.object({ departure_date: Day, travellers: z.array(z.unknown()) })
const TravellerBirth = Traveller.pick({ kind: true }).extend({ birthdate: Birthdate })

/** Travellers of a trip whose day is known: their ages count on it. */
export const createTravellersForm = (departure_date: string) =>
  TravellersForm.superRefine(
    ({ travellers }, { addIssue }) => {
      for (const issue of listAgeIssues({ departure_date, travellers })) addIssue(issue)
    },
    { when: () => true },
  )

/** Travellers whose age on the day of departure does not fit their kind. §9 */
function listAgeIssues(reservation: unknown) {
  const { departure_date = '', travellers = [] } = DepartureFields.safeParse(reservation).data ?? {}
  return travellers.flatMap((traveller, at) => {
    const { data: birth } = TravellerBirth.safeParse(traveller)
    const actualKind = birth && getTravellerKind(birth.birthdate, departure_date)
    if (!actualKind || actualKind === birth.kind) return []
    const path = ['travellers', at, 'birthdate']
    return [
      { code: 'custom' as const, path, message: ageMessages[actualKind], params: { refusal: 'AGES_DIFFER' } },
    ]
  })
}

/** `traveller`: whose place somebody else takes, by the number that documents have. */
const TravellerNumber = z.int().min(1).max(999)
const newTraveller = {
  name: personName(60, 'enterName').min(1),
  name_en: personName(60).optional(),
  birthdate: Birthdate.optional(),
  gender: Gender.optional(),
}
/** The new booker. */
const newBooker = { name: personName(60, 'enterName').min(1), contact: Contact, email: Email }

export const BookingChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('date'), departure_id: DepartureId }),
  z.object({ kind: z.literal('party'), adult: PersonCount, child: PersonCount, baby: PersonCount }),
  z.object({ kind: z.literal('rooms'), single_rooms: PersonCount }),
  z.object({ kind: z.literal('person'), traveller: TravellerNumber, ...newTraveller }),
  z.object({ kind: z.literal('booker'), ...newBooker, traveller: TravellerNumber.optional() }),
])
export type BookingChange = z.output<typeof BookingChange>

/** `code`: mailed to the address of who takes the booking over. */
const ProvedChange = OwnBookingInput.extend({ change: BookingChange, code: MailCode.optional() })

export const OwnChangeInput = ProvedChange.extend({ revision: Revision, total: Won })
export const ChangeRequestInput = ProvedChange.extend({ note: text(500).default('') })

const noteForStaff = { note: text(500).default('') }
/** The form of the new booker's address. */
export const NewBookerAddressForm = z.object({ email: Email })
export const HandOverForm = z.object({
  ...newBooker,
  traveller: TravellerNumber.optional(),
  code: MailCode,
  ...noteForStaff,
})
export const NewTravellerForm = z.object({ traveller: TravellerNumber, ...newTraveller, ...noteForStaff })
export const ChangeNoteForm = z.object(noteForStaff)

/** A code as it is read out: dashes, gaps and case forgiven. */
export const LinkCode = z
  .string()
  .trim()
  .toUpperCase()
  .overwrite((typed) => typed.replace(/[\s-]/g, ''))
  .regex(/^[0-9A-HJKMNP-TV-Z]{12}$/, withError('linkCodeForm'))
export const GroupCodeForm = z.object({ code: LinkCode })
