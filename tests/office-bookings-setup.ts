// What the tests of bookings in the office share: reservations of customers, and an owner who acts.
import { expect } from 'vitest'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

export const today = formatSeoulDay(new Date())
export let site: Site
export let owner: StaffUser
/** Once a file, in its beforeAll. */
export async function setUpBookings(): Promise<void> {
  site = await createSite({ shared: true })
  owner = await createStaffUser(site, { name: '박대표' })
}

export const runInAgency = <T>(work: Parameters<typeof runInTransaction<T>>[2], key = 1) =>
  runInTransaction(site.db, key, work)

let bookingCount = 0
export async function createReservedBooking(overrides: object = {}, title = '가을 다낭') {
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({
    tour_category_id,
    days: 3,
    page_title: { ko: title, en: 'Autumn' },
    detail: { travel_alert: 1 },
  })
  const { departure_date } = await site.make.departure({
    package_code,
    departure_date: addDays(today, 60),
    adult_price: 500_000,
    seats: 20,
    minimum: 15,
  })
  const me = createVisitor(site)
  const { body } = await me.sendOnce(
    'POST',
    '/api/landing/package/nonMember',
    buildReservation(
      { package_code, departure_date },
      { email: `mina${++bookingCount}@example.com`, ...overrides },
    ),
  )
  expect(body.booking_id, JSON.stringify(body)).toEqual(expect.any(String))
  return { me, booking_id: body.booking_id as string, total: body.total as number }
}
export const sendAction = (who: StaffUser, what: string, body: object) =>
  who.sendOnce('POST', `/api/office/booking/${what}`, body)
export const requestBooking = (booking_id: string, who = owner) =>
  who.send('GET', `/api/office/booking?booking_id=${booking_id}`)
export const readBooking = async (booking_id: string) => (await requestBooking(booking_id)).body
export const listLogEntries = (booking_id: string) =>
  runInAgency((tx) =>
    tx
      .selectFrom('staff_log')
      .select(['call', 'staff_name'])
      .where('travel_agency', '=', 1)
      .where('subject', '=', `booking ${booking_id}`)
      .orderBy('id')
      .execute(),
  )
