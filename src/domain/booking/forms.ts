// The fields people enter to find a booking, with their error sentences. The calls use the same schema.
import { z } from 'zod'
import { Id, line, MailCode, withError, withMissingError } from '#platform/wire/shapes.ts'
import { travellerKinds } from './ages.ts'

/** The reservation or the transaction number: 12 Crockford base-32 symbols, dashes and case forgiven. */
export const BookingNumber = z
  .string(withMissingError('enterNumber'))
  .trim()
  .min(1, withError('enterNumber'))
  .toUpperCase()
  .regex(/^[0-9A-HJKMNP-TV-Z-]{12,16}$/, withError('numberForm'))
export const OwnBookingInput = z.object({ booking_id: BookingNumber, landing_user_id: Id.optional() })
export const BookingLookupInput = z.object({ booking_id: BookingNumber, name: line(60, 'enterName') })
/** The form that has the code sent; the name may have been said before. */
export const CodeRequestForm = BookingLookupInput.partial({ name: true })
export const OpenByCodeInput = z.object({ booking_id: BookingNumber, mail_code: MailCode })

export const TravellerKind = z.enum(travellerKinds)
export const Gender = z.enum(['male', 'female'])
