// The price levels of a trip's departures, cheap or dear, among those that can still be booked.
import type { DepartureState } from '#domain/departure/states.ts'

export type PriceLevel = 'low' | 'high'
type PricedDeparture = { departure_id: number; adult_price: number }
type States = ReadonlyMap<number, { state: DepartureState }>

/** Prices closer together than this are all the same to a customer. */
const noticeableShare = 0.05

/** The lowest and the highest quarter of the way between the cheapest and the dearest departure. */
export function createPriceLevel(
  departures: PricedDeparture[],
  seats: States | undefined,
): (price: number) => PriceLevel | undefined {
  const prices = departures
    .filter(({ departure_id }) => seats?.get(departure_id)?.state !== 'closed')
    .map(({ adult_price }) => adult_price)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const quarter = (highest - lowest) / 4
  if (!(highest - lowest >= lowest * noticeableShare)) return () => undefined
  return (price) => {
    if (price <= lowest + quarter) return 'low'
    return price >= highest - quarter ? 'high' : undefined
  }
}
