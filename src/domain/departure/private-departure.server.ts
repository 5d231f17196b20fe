// The one departure of a private trip: as many seats as its party takes, at the prices that were agreed.
import type { AgencyContext } from '#platform/wire/request-context.ts'

type PrivateDeparture = {
  package_code: string
  departure_date: string
  seats: number
  prices: { adult: number; child: number; baby: number }
}

/**
 * The departure is open, but its trip is not on sale: only the customer who agreed can book it. No minimum is
 * needed.
 */
export async function createPrivateDeparture(
  { db, travel_agency }: AgencyContext,
  { prices, ...departure }: PrivateDeparture,
): Promise<number> {
  const { departure_id } = await db
    .insertInto('departure')
    .values({
      travel_agency,
      ...departure,
      adult_price: prices.adult,
      child_price: prices.child,
      baby_price: prices.baby,
      minimum: 1,
    })
    .returning('departure_id')
    .executeTakeFirstOrThrow()
  return departure_id
}
