// The discounts that count for who reserves today.
import { countPeople, type Party } from '#domain/booking/price.ts'
import { type DiscountOffer, listHoldingDiscounts } from '#domain/catalog/discounts.ts'
import { getToday } from '#lib/format.ts'

type DiscountChoice = { date: string | undefined; party: Party }

export const listDiscountsToday = (
  { discounts }: { discounts: DiscountOffer[] },
  { date, party }: DiscountChoice,
) =>
  date
    ? listHoldingDiscounts(discounts, {
        today: getToday(),
        departure_date: date,
        people: countPeople(party),
      })
    : []
