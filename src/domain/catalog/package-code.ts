// The code of a trip, the number of a departure and the code of a discount, as schemas.
import { z } from 'zod'
import { discountLimits } from '#limits/trade.ts'
import { Id, withError } from '#platform/wire/shapes.ts'

export const PackageCode = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)
export const DepartureId = Id

/** A list of codes with commas between them, up to the limit. */
export const createCodeListSchema = (most: number) =>
  z.string().regex(new RegExp(`^[\\w-]{1,40}(,[\\w-]{1,40}){0,${most - 1}}$`))

/** Small letters and blanks around it are no other code. */
export const DiscountCode = z
  .string()
  .trim()
  .normalize('NFC')
  .toUpperCase()
  .regex(new RegExp(`^[\\p{Lu}\\p{Lo}\\d-]{3,${discountLimits.code}}$`, 'u'), withError('discountCode'))
