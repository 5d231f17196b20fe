// What people enter on the way to their papers, and what each field is told. The calls take the same.
import { z } from 'zod'
import { BookingNumber } from '#domain/booking/forms.ts'
import { contact, day, line, personName, says } from '#platform/wire/shapes.ts'
import { isNumber, lineLengths } from './mrz.ts'

/**
 * 256 random bits; travels in the body only, never in an address. What is no token at all is refused like one
 * that has expired.
 */
export const LinkToken = z.string().min(1).max(200)

const Typed = {
  passport_number: line(9, 'enterPassportNumber')
    .toUpperCase()
    .refine(isNumber, says('passportNumberForm'))
    .optional(),
  passport_expiry: day('expiryForm').optional(),
  /**
   * The lower of the two lines at the foot of the page; its check digits must be right. It is read and not
   * kept.
   */
  mrz: line(lineLengths[1])
    .toUpperCase()
    .regex(/^[A-Z0-9<]*$/, { error: 'MRZ_WRONG' })
    .optional(),
  /** The pictures that were there go. */
  replaces: z.boolean().default(false),
}
const Given = z.literal(true, { error: 'CONSENT_REQUIRED' })

/** `consents`: the traveller's own, where they have not given it themselves. */
export const Passport = z.object({
  booking_id: BookingNumber,
  traveller: z.int().min(1).max(999),
  consents: z.object({ passport: Given }).optional(),
  ...Typed,
})
/** `done` closes the link. */
export const LinkedPassport = z.object({ token: LinkToken, done: z.boolean().default(false), ...Typed })
/** The form of both. */
export const PassportForm = Passport.pick({ consents: true }).extend(Typed)

export const AgreedTerms = z.object({
  booking_id: BookingNumber.optional(),
  token: LinkToken.optional(),
  version: z.int(),
  hash: z.string().max(128),
  name: personName(60, 'enterName'),
})

const Guardian = z.object({
  name: personName(60, 'enterGuardianName'),
  contact: contact('enterGuardianContact'),
  agrees: z.literal(true, { error: 'GUARDIAN_REQUIRED' }),
})
export const AgreedPrivacy = z.object({
  token: LinkToken,
  consents: z.object({
    age: z.boolean(),
    use: z.boolean(),
    privacy: z.boolean(),
    passport: z.boolean(),
    tour: z.boolean(),
  }),
  guardian: Guardian.optional(),
})
/** What the form asks for: what a reader does not see, they need not give. */
export const PrivacyForm = AgreedPrivacy.extend({
  consents: z.object({
    age: Given.optional(),
    use: Given,
    privacy: Given,
    tour: Given,
    passport: Given.optional(),
  }),
})
