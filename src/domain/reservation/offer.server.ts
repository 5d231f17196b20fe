// The offer of seats to somebody who waited, as they see it: what the seats cost, and until when.
import { countPeople, priceParty } from '#domain/booking/price.ts'
import { listHoldingDiscounts } from '#domain/catalog/discounts.ts'
import type { findOfferByToken } from '#domain/departure/offers.server.ts'
import { findDepartureById } from '#domain/departure/open-departures.server.ts'
import { maskName } from '#domain/member/mask-name.ts'
import { refuse } from '#errors.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

export type SeatOffer = NonNullable<Awaited<ReturnType<typeof findOfferByToken>>>

/** Only seats are offered. For options and single rooms the customer talks to the agency. */
export async function describeOffer(agencyCtx: AgencyContext, offer: SeatOffer) {
  const { name, adult, child, baby, until } = offer
  const departure = (await findDepartureById(agencyCtx, offer.departure_id)) ?? refuse('LINK_EXPIRED')
  const { page_title, departure_date, return_date, single_supplement } = departure
  const party = { adult, child, baby }
  const { lines, total } = priceParty({
    prices: departure,
    party,
    single_rooms: 0,
    single_supplement,
    options: [],
    discounts: listHoldingDiscounts(departure.discounts, {
      today: await readToday(agencyCtx.db),
      departure_date,
      people: countPeople(party),
    }),
  })
  return {
    name: maskName(name),
    page_title,
    departure_date,
    return_date,
    party,
    price_lines: lines,
    total,
    until: until ?? refuse('LINK_EXPIRED'),
  }
}
