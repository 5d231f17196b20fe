// A discount as a trip tells it, and its rate as it is stored with a price.
import { z } from 'zod'
import { Day, Words } from '#platform/wire/shapes.ts'
import { discountKinds } from './discounts.ts'

export const DiscountRate = z.union([z.strictObject({ won: z.int() }), z.strictObject({ percent: z.int() })])

export const CodeDiscount = z.object({ kind: z.enum(discountKinds), name: Words, rate: DiscountRate })

export const DiscountOffer = CodeDiscount.extend({
  days_before: z.int().nullable(),
  people_from: z.int().nullable(),
  first_day: Day.nullable(),
  last_day: Day.nullable(),
})
