// A discount as the office lists it, and what its form is open for.
import type { Api } from '#office/api.ts'

export type DiscountList = Awaited<ReturnType<Api['discount']['discounts']>>
export type Discount = DiscountList['list'][number]
/** A discount that is there, or a new one of a kind. */
export type EditedDiscount = Discount | { kind: Discount['kind'] }
