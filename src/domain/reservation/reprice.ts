// The new price of a booking with other people or on another day. Prices already agreed stay.
import { listAgreedDiscounts, type Party, type PriceLine, priceParty } from '#domain/booking/price.ts'

type DeparturePrices = { adult_price: number; child_price: number; baby_price: number }
type BookingPriceLines = Party & { price_lines: PriceLine[] }
type RepriceInput = { party: Party; single_rooms: number; prices: DeparturePrices; single_supplement: number }

/** `prices`: of the departure, per head. Options stay, for everybody who takes a seat; so do discounts. */
export function repriceBooking({ price_lines }: Pick<BookingPriceLines, 'price_lines'>, input: RepriceInput) {
  const { party, single_rooms, prices, single_supplement } = input
  const options = price_lines.flatMap(({ kind, name, each }, at) =>
    kind === 'option' && name ? [{ option_id: String(at), name, price: each }] : [],
  )
  const single = price_lines.find(({ kind }) => kind === 'single')
  return priceParty({
    prices,
    party,
    single_rooms,
    single_supplement: single?.each ?? single_supplement,
    options,
    discounts: listAgreedDiscounts(price_lines),
  })
}

/** A new traveller pays what others of the same kind pay. A new kind pays today's price. */
export function getAgreedPrices(booking: BookingPriceLines, today: DeparturePrices): DeparturePrices {
  const getUnitPrice = (kind: keyof Party, now: number) =>
    // a price of 0 has no line
    booking.price_lines.find((line) => line.kind === kind)?.each ?? (booking[kind] > 0 ? 0 : now)
  return {
    adult_price: getUnitPrice('adult', today.adult_price),
    child_price: getUnitPrice('child', today.child_price),
    baby_price: getUnitPrice('baby', today.baby_price),
  }
}

export const countSingleRooms = ({ price_lines }: Pick<BookingPriceLines, 'price_lines'>) =>
  price_lines.find(({ kind }) => kind === 'single')?.count ?? 0
