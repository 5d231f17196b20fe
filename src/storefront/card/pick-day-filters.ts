// The filters of a list that a single day must pass.
import { type TravelQuery, toListInput } from '#storefront/kit/travel-href.ts'

/** Undefined where every day does. `months`: those the searched words name. */
export function pickDayFilters(query: TravelQuery, months: string[] = []) {
  const { month = months.join() || undefined, weekday, departure_city, confirmed, seats } = query
  const { price_from, price_to } = toListInput(query)
  const filters = { months: month, weekday, departure_city, confirmed, seats, price_from, price_to }
  return Object.values(filters).some((value) => value !== undefined) ? filters : undefined
}
