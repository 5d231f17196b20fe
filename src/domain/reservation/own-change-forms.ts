// What customers change about their booking, and the fields of handing it over. Decision 102
import { z } from 'zod'
import { Gender, OwnBookingInput } from '#domain/booking/forms.ts'
import { DepartureId } from '#domain/catalog/package-code.ts'
import {
  Birthdate,
  Contact,
  Email,
  MailCode,
  personName,
  Revision,
  text,
  Won,
} from '#platform/wire/shapes.ts'
import { PersonCount } from './forms.ts'

/** `traveller`: whose place somebody else takes, by the number that documents have. */
const TravellerNumber = z.int().min(1).max(999)
const NewTraveller = {
  name: personName(60, 'enterName').min(1),
  name_en: personName(60).optional(),
  birthdate: Birthdate.optional(),
  gender: Gender.optional(),
}
/** Who the booking is handed over to. */
const NewBooker = { name: personName(60, 'enterName').min(1), contact: Contact, email: Email }

export const BookingChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('date'), departure_id: DepartureId }),
  z.object({ kind: z.literal('party'), adult: PersonCount, child: PersonCount, baby: PersonCount }),
  z.object({ kind: z.literal('rooms'), single_rooms: PersonCount }),
  z.object({ kind: z.literal('person'), traveller: TravellerNumber, ...NewTraveller }),
  z.object({ kind: z.literal('booker'), ...NewBooker, traveller: TravellerNumber.optional() }),
])
export type BookingChange = z.output<typeof BookingChange>

/** `code`: mailed to the address of who takes the booking over. */
const ProvedChange = OwnBookingInput.extend({ change: BookingChange, code: MailCode.optional() })

export const OwnChangeInput = ProvedChange.extend({ revision: Revision, total: Won })
export const ChangeRequestInput = ProvedChange.extend({ note: text(500).default('') })

const noteForStaff = { note: text(500).default('') }
/** What the forms hold; `note`: a word to staff, where they decide. */
export const NewBookerAddressForm = z.object({ email: Email })
export const HandOverForm = z.object({
  ...NewBooker,
  traveller: TravellerNumber.optional(),
  code: MailCode,
  ...noteForStaff,
})
export const NewTravellerForm = z.object({ traveller: TravellerNumber, ...NewTraveller, ...noteForStaff })
export const ChangeNoteForm = z.object(noteForStaff)
