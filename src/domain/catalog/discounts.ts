// Discounts: early birds, groups and codes, by one rule for screen and server. Decision 90
import type { LocalizedText } from '#i18n/language.ts'
import { addDays } from '#lib/days.ts'

/** Discounts come off in this order. Of each kind only the one that takes off most counts. */
export const discountKinds = ['early_bird', 'group', 'code'] as const
export type DiscountKind = (typeof discountKinds)[number]

/** Won for each seat, or percent of what each traveller pays. */
export type DiscountRate = { won: number } | { percent: number }
export type Discount = { kind: DiscountKind; name: LocalizedText; rate: DiscountRate }

/** When it counts. `first_day` and `last_day`: on which days somebody reserves. */
export type DiscountOffer = Discount & {
  days_before: number | null
  people_from: number | null
  first_day: string | null
  last_day: string | null
}

type DiscountedBooking = { today: string; departure_date: string; people: number }

/** The discounts that count for who reserves today. */
export const listHoldingDiscounts = <T extends DiscountOffer>(
  offers: readonly T[],
  { today, departure_date, people }: DiscountedBooking,
): T[] =>
  offers.filter(
    ({ days_before, people_from, first_day, last_day }) =>
      (first_day === null || first_day <= today) &&
      (last_day === null || today <= last_day) &&
      (days_before === null || today <= addDays(departure_date, -days_before)) &&
      (people_from === null || people >= people_from),
  )

/** The price of everybody of one kind, before discounts. Won come off seats, and a baby has none. */
type HeadPrice = { each: number; count: number; hasSeat: boolean }
type AppliedDiscount = Discount & { sum: number }

/**
 * Each is worked out from the price before discounts, for each traveller, so that whoever leaves takes their own
 * part along. Fractions of a won go to the customer. Nobody pays less than nothing.
 */
export function applyDiscounts(
  heads: readonly HeadPrice[],
  discounts: readonly Discount[],
): AppliedDiscount[] {
  const left = heads.map(({ each }) => each)
  return discountKinds.flatMap((kind) => {
    const [best] = discounts
      .filter((discount) => discount.kind === kind)
      .map((discount) => ({ discount, offs: listReductions(heads, left, discount.rate) }))
      .map(({ discount, offs }) => ({ discount, offs, sum: sumReductions(heads, offs) }))
      .sort((one, other) => other.sum - one.sum)
    if (!best || best.sum === 0) return []
    best.offs.forEach((off, at) => {
      left[at] = (left[at] ?? 0) - off
    })
    return [{ ...best.discount, sum: best.sum }]
  })
}

const listReductions = (heads: readonly HeadPrice[], left: readonly number[], rate: DiscountRate) =>
  heads.map(({ each, hasSeat }, at) => {
    const won = hasSeat && 'won' in rate ? rate.won : 0
    const off = 'percent' in rate ? Math.ceil((each * rate.percent) / 100) : won
    return Math.min(left[at] ?? 0, off)
  })

const sumReductions = (heads: readonly HeadPrice[], offs: readonly number[]) =>
  heads.reduce((sum, { count }, at) => sum + count * (offs[at] ?? 0), 0)
