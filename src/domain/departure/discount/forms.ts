// Forms of discounts.
import { z } from 'zod'
import { DiscountCode, PackageCode } from '#domain/catalog/package-code.ts'
import { discountLimits, partyMost } from '#limits/trade.ts'
import { tripLimits } from '#limits/trip.ts'
import { Day, Id, Revision, requiredText, withError } from '#platform/wire/shapes.ts'

const Rate = z.union([
  z.strictObject({ won: z.int().min(discountLimits.won).max(tripLimits.price) }),
  z.strictObject({ percent: z.int().min(1).max(100) }),
])

const fields = {
  name: requiredText(discountLimits.name),
  /** Null if it is for every trip. */
  package_code: PackageCode.nullable(),
  rate: Rate,
  first_day: Day.nullable(),
  last_day: Day.nullable(),
}

const DiscountFields = z.discriminatedUnion('kind', [
  z.object({
    ...fields,
    kind: z.literal('early_bird'),
    days_before: z.int().min(1).max(discountLimits.days).nullable(),
  }),
  z.object({ ...fields, kind: z.literal('group'), people_from: z.int().min(2).max(partyMost) }),
  z.object({
    ...fields,
    kind: z.literal('code'),
    code: DiscountCode,
    uses_most: z.int().min(1).max(discountLimits.uses).nullable(),
  }),
])
export type DiscountFields = z.output<typeof DiscountFields>

const runForward = ({ first_day, last_day }: DiscountFields) =>
  first_day === null || last_day === null || first_day <= last_day
/** An early bird without an end would be a lower price. */
const hasEnd = (discount: DiscountFields) =>
  discount.kind !== 'early_bird' || discount.days_before !== null || discount.last_day !== null

export const DiscountRef = z.object({ discount_id: Id, revision: Revision })
export const NewDiscount = z.object({
  discount: DiscountFields.refine(runForward, { path: ['last_day'], error: 'DATES_CROSS' }).refine(hasEnd, {
    path: ['days_before'],
    ...withError('earlyBirdEnd'),
  }),
})
export const ChangedDiscount = NewDiscount.extend(DiscountRef.shape)
