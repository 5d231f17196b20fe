// The price of a quote and its payments: the rules of every booking, over what staff wrote.
import type { PaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import { calculateSchedule } from '#domain/booking/payment-schedule.ts'
import { type PriceLine, priceParty } from '#domain/booking/price.ts'
import type { Discount } from '#domain/catalog/discounts.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { addDays } from '#lib/days.ts'
import type { QuoteContent } from './forms.ts'

/** A quote is written in one language, and a booking has both. */
export const inBoth = (text: string): LocalizedText => ({ ko: text, en: text })

export const toOptionId = (at: number) => `quote-${at + 1}`

/** The discount of a quote holds for this party, as a group's does. */
export const listQuoteDiscounts = ({ discount }: Pick<QuoteContent, 'discount'>): Discount[] =>
  discount ? [{ kind: 'group', name: inBoth(discount.name), rate: discount.rate }] : []

type PricedContent = Pick<
  QuoteContent,
  'prices' | 'party' | 'single_rooms' | 'single_supplement' | 'options' | 'discount'
>

export const priceQuote = (content: PricedContent): { lines: PriceLine[]; before: number; total: number } =>
  priceParty({
    prices: {
      adult_price: content.prices.adult,
      child_price: content.prices.child,
      baby_price: content.prices.baby,
    },
    party: content.party,
    single_rooms: content.single_rooms,
    single_supplement: content.single_supplement,
    options: content.options.map(({ name, price }, at) => ({
      option_id: toOptionId(at),
      name: inBoth(name),
      price,
    })),
    discounts: listQuoteDiscounts(content),
  })

/** A departure of its own is certain, so nothing waits until it is. */
export const toCertainPlan = (plan: PaymentPlan): PaymentPlan =>
  plan.kind === 'confirmed' ? { ...plan, kind: 'deposit' } : plan

type ScheduledQuote = Pick<QuoteContent, 'party' | 'departure_date'> & {
  total: number
  plan: PaymentPlan
  today: string
}

export const scheduleQuote = ({ plan, ...quote }: ScheduledQuote) => calculateSchedule(plan, quote)

export const getReturnDate = ({ departure_date, days }: Pick<QuoteContent, 'departure_date' | 'days'>) =>
  addDays(departure_date, days.length - 1)
