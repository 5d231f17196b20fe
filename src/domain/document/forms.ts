// The fields people enter for their documents, with their error sentences. The calls use the same schema.
import { z } from 'zod'
import { BookingNumber } from '#domain/booking/forms.ts'
import { isNationality } from '#lib/nationalities.ts'
import { contact, day, line, personName, withError } from '#platform/wire/shapes.ts'
import { itineraryChangeAnswers } from './itinerary-change/itinerary-change.ts'
import { isPassportNumber, mrzLineLengths } from './passport/mrz.ts'

/**
 * 256 random bits, sent only in the body, never in an address. A malformed token is refused like an expired
 * one.
 */
export const LinkToken = z.string().min(1).max(200)

/** Three letters, as a passport has them. */
export const Nationality = line(3, 'chooseNationality')
  .toUpperCase()
  .refine(isNationality, withError('nationalityForm'))

const PassportFields = {
  passport_number: line(9, 'enterPassportNumber')
    .toUpperCase()
    .refine(isPassportNumber, withError('passportNumberForm'))
    .optional(),
  passport_expiry: day('expiryForm').optional(),
  /** The name in the passport. Staff see where it is unlike the booking's. */
  passport_name: personName(80, 'enterPassportName').optional(),
  /** What the lower line says, where that is typed, too. Staff see where nobody has said it. */
  passport_nationality: Nationality.optional(),
  /** The lower of the two lines at the foot of the page. Its check digits must be right. It is not stored. */
  mrz: line(mrzLineLengths[1])
    .toUpperCase()
    .regex(/^[A-Z0-9<]*$/, { error: 'MRZ_WRONG' })
    .optional(),
  /** Replaces the pictures that were there. */
  replaces: z.boolean().default(false),
}
const RequiredConsent = z.literal(true, { error: 'CONSENT_REQUIRED' })

/** `consents`: the traveller's consents, if the traveller has not given them yet. */
export const Passport = z.object({
  booking_id: BookingNumber,
  traveller: z.int().min(1).max(999),
  consents: z.object({ passport: RequiredConsent }).optional(),
  ...PassportFields,
})
/** `done` closes the link. */
export const PassportByLink = z.object({
  token: LinkToken,
  done: z.boolean().default(false),
  ...PassportFields,
})
/** The form for both calls. */
export const PassportForm = Passport.pick({ consents: true }).extend(PassportFields)

/** Whom to call if something happens to a traveller. */
export const EmergencyContact = z.object({
  name: personName(60, 'enterName'),
  contact: contact('enterContact'),
  relation: line(20),
})

/** Of one traveller. Null takes the person out. */
export const EmergencyContactInput = z.object({
  booking_id: BookingNumber,
  traveller: z.int().min(1).max(999),
  person: EmergencyContact.nullable(),
})

export const AgreeTermsInput = z.object({
  booking_id: BookingNumber.optional(),
  token: LinkToken.optional(),
  version: z.int(),
  hash: z.string().max(128),
  name: personName(60, 'enterName'),
})

export const AnswerChangeInput = z.object({
  token: LinkToken,
  answer: z.enum(itineraryChangeAnswers),
  name: personName(60, 'enterName'),
})

const Guardian = z.object({
  name: personName(60, 'enterGuardianName'),
  contact: contact('enterGuardianContact'),
  agrees: z.literal(true, { error: 'GUARDIAN_REQUIRED' }),
})
export const PrivacyAgreeInput = z.object({
  token: LinkToken,
  consents: z.object({
    age: z.boolean(),
    use: z.boolean(),
    privacy: z.boolean(),
    passport: z.boolean(),
    tour: z.boolean(),
  }),
  guardian: Guardian.optional(),
  /** Of a booking alone: a consultation has no trip yet. */
  emergency: EmergencyContact.optional(),
})
/** The consents that the form asks for. A consent that is not shown need not be given. */
export const PrivacyForm = PrivacyAgreeInput.extend({
  consents: z.object({
    age: RequiredConsent.optional(),
    use: RequiredConsent,
    privacy: RequiredConsent,
    tour: RequiredConsent,
    passport: RequiredConsent.optional(),
  }),
})
