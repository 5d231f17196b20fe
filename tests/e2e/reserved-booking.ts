// A visitor who has reserved in a browser and has not paid.
import { completeReservation, createDeparture, fillContact, ko, openToReserve } from './reserve-steps.ts'
import type { openStorefront, StorefrontPage } from './storefront-page.ts'

export const bookingText = ko.booking
export const formatBookingNumber = (number: string) => number.replace(/(.{4})(?=.)/g, '$1-')
export const getTripRegion = ({ main }: StorefrontPage) =>
  main.getByRole('region', { name: bookingText.trip })

export async function reserveInBrowser(
  key: number,
  options: Parameters<typeof openStorefront>[2] = {},
  departureOptions: Parameters<typeof createDeparture>[1] = {},
) {
  const departure = await createDeparture(key, departureOptions)
  const shop = await openToReserve(key, departure.path, { width: 390, ...options })
  await fillContact(shop)
  const booking_id = await completeReservation(shop)
  return { ...shop, departure, booking_id }
}
