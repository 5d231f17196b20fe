// A visitor who has reserved in a browser and stands before paying.
import { fillContact, ko, newDeparture, reserveNow, visitToReserve } from './bookings.ts'
import type { Shop, visit } from './shop.ts'

export const words = ko.booking
export const inFours = (number: string) => number.replace(/(.{4})(?=.)/g, '$1-')
export const statusOf = ({ main }: Shop) => main.getByRole('region', { name: words.trip })

export async function reserved(
  key: number,
  options: Parameters<typeof visit>[2] = {},
  given: Parameters<typeof newDeparture>[1] = {},
) {
  const departure = await newDeparture(key, given)
  const shop = await visitToReserve(key, departure.path, { width: 390, ...options })
  await fillContact(shop)
  const booking_id = await reserveNow(shop)
  return { ...shop, departure, booking_id }
}
