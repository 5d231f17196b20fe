// A visitor who has reserved and has not paid. The steps of reserving are walked where reserving is the subject.
import { randomUUID } from 'node:crypto'
import { buildReservation } from '../shared/reservation-form.ts'
import { createDeparture, ko, openToReserve } from './reserve-steps.ts'
import { emptyListPath, type openStorefront, type StorefrontPage } from './storefront-page.ts'

export const bookingText = ko.booking
export const formatBookingNumber = (number: string) => number.replace(/(.{4})(?=.)/g, '$1-')
export const getTripRegion = ({ main }: StorefrontPage) =>
  main.getByRole('region', { name: bookingText.trip })

export async function openReservedBooking(
  key: number,
  options: Parameters<typeof openStorefront>[2] = {},
  departureOptions: Parameters<typeof createDeparture>[1] = {},
) {
  const departure = await createDeparture(key, departureOptions)
  const shop = await openToReserve(key, emptyListPath, { width: 390, ...options })
  const contact = { name: '홍길동', contact: '010-1234-5678', email: 'hong@example.com' }
  const consents = { tour: true, privacy: true, special: true }
  const reservation = buildReservation(departure, { ...contact, consents })
  const booking_id = await shop.page.evaluate(reserve, {
    path: `/api/landing/package${options.member ? '' : '/nonMember'}`,
    reservation,
    key: randomUUID(),
  })
  await shop.open(`/travel/booking/${booking_id}`)
  return { ...shop, departure, booking_id }
}

/** On the page: what its form sends. */
async function reserve({ path, reservation, key }: { path: string; reservation: object; key: string }) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(reservation),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const { booking_id }: { booking_id: string } = await answer.json()
  return booking_id
}
