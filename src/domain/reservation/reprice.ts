// The new price of a booking with other people or on another day. Prices already agreed stay.
import { type Party, type PriceLine, price } from '#domain/booking/price.ts'

type Prices = { adult_price: number; child_price: number; baby_price: number }
type Agreed = Party & { price_lines: PriceLine[] }
type Wanted = { party: Party; single_rooms: number; prices: Prices; single_supplement: number }

/** `prices`: of the departure, per head. Options stay, for everybody who takes a seat. */
export function priceAnew({ price_lines }: Pick<Agreed, 'price_lines'>, wanted: Wanted) {
  const { party, single_rooms, prices, single_supplement } = wanted
  const options = price_lines.flatMap(({ kind, name, each }, at) =>
    kind === 'option' && name ? [{ option_id: String(at), name, price: each }] : [],
  )
  const single = price_lines.find(({ kind }) => kind === 'single')
  return price({ prices, party, single_rooms, single_supplement: single?.each ?? single_supplement, options })
}

/** A new traveller pays what others of the same kind pay. A new kind pays today's price. */
export function agreedPrices(booking: Agreed, today: Prices): Prices {
  const eachOf = (kind: keyof Party, now: number) =>
    // a price of 0 has no line
    booking.price_lines.find((line) => line.kind === kind)?.each ?? (booking[kind] > 0 ? 0 : now)
  return {
    adult_price: eachOf('adult', today.adult_price),
    child_price: eachOf('child', today.child_price),
    baby_price: eachOf('baby', today.baby_price),
  }
}

export const singlesOf = ({ price_lines }: Pick<Agreed, 'price_lines'>) =>
  price_lines.find(({ kind }) => kind === 'single')?.count ?? 0
