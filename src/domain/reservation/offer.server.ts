// Seats that are kept for who waited, as they see them: what they cost, and until when.
import { price } from '#domain/booking/price.ts'
import type { offerBy } from '#domain/booking/waiting.server.ts'
import { refuse } from '#errors.ts'
import type { InAgency } from '#platform/wire/asking.ts'
import { departureAt } from './departures.server.ts'

export type SeatOffer = NonNullable<Awaited<ReturnType<typeof offerBy>>>

/** Options and single rooms are talked about with the agency: what was waited for is seats. */
export async function shownOffer(here: InAgency, offer: SeatOffer) {
  const { name, adult, child, baby, until } = offer
  const there = (await departureAt(here, offer.departure_id)) ?? refuse('LINK_EXPIRED')
  const { page_title, departure_date, return_date, single_supplement } = there
  const party = { adult, child, baby }
  const { lines, total } = price({ prices: there, party, single_rooms: 0, single_supplement, options: [] })
  return {
    name,
    page_title,
    departure_date,
    return_date,
    party,
    price_lines: lines,
    total,
    until: until ?? refuse('LINK_EXPIRED'),
  }
}
