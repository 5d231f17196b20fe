// The code of a trip, the number of a departure and the code of a discount, as schemas.
import { z } from 'zod'
import { discountLimits } from '#limits/trade.ts'
import { Day, Id, withError } from '#platform/wire/shapes.ts'

export const PackageCode = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)
export const DepartureId = Id

/** A list of codes with commas between them, up to the limit. */
export const createCodeListSchema = (most: number) =>
  z.string().regex(new RegExp(`^[\\w-]{1,40}(,[\\w-]{1,40}){0,${most - 1}}$`))

const datedCode = '[\\w-]{1,40}(@\\d{4}-\\d\\d-\\d\\d)?'
/** Trips with commas between them. One may have a day from which on departures count: `HN101@2027-05-03,HN102`. */
export const createDatedCodeListSchema = (most: number) =>
  z
    .string()
    .regex(new RegExp(`^${datedCode}(,${datedCode}){0,${most - 1}}$`))
    .refine((text) => [...text.matchAll(/@([\d-]+)/g)].every(([, day]) => Day.safeParse(day).success))

/** The trips of such a list, each with its day or null. */
export const parseDatedCodes = (list: string) =>
  list.split(',').map((one) => {
    const [package_code = '', day = null] = one.split('@')
    return { package_code, day }
  })

/** Small letters and blanks around it are no other code. */
export const DiscountCode = z
  .string()
  .trim()
  .normalize('NFC')
  .toUpperCase()
  .regex(new RegExp(`^[\\p{Lu}\\p{Lo}\\d-]{3,${discountLimits.code}}$`, 'u'), withError('discountCode'))
