// What the tests of bookings in the office stand on: reservations of customers, and an owner who acts.
import { expect } from 'vitest'
import { dayAfter } from '#plain/days.ts'
import { seoulDay } from '#plain/format.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { reservationOf } from './lent/reservation.ts'
import { type Colleague, colleagueAt } from './office.ts'
import { personAt } from './person.ts'
import { openSite, type Site } from './site.ts'

export const today = seoulDay(new Date())
export let site: Site
export let owner: Colleague
/** Once a file, in its beforeAll. */
export async function openBookings(): Promise<void> {
  site = await openSite({ keep: true })
  owner = await colleagueAt(site, { name: '박대표' })
}

export const inside = <T>(work: Parameters<typeof inAgency<T>>[2], key = 1) => inAgency(site.db, key, work)

let made = 0
export async function reserved(given: object = {}, title = '가을 다낭') {
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({
    tour_category_id,
    days: 3,
    page_title: { ko: title, en: 'Autumn' },
    detail: { travel_alert: 1 },
  })
  const { departure_date } = await site.make.departure({
    package_code,
    departure_date: dayAfter(today, 60),
    adult_price: 500_000,
    seats: 20,
    minimum: 15,
  })
  const me = personAt(site)
  const { body } = await me.sendOnce(
    'POST',
    '/api/landing/package/nonMember',
    reservationOf({ package_code, departure_date }, { email: `mina${++made}@example.com`, ...given }),
  )
  expect(body.booking_id, JSON.stringify(body)).toEqual(expect.any(String))
  return { me, booking_id: body.booking_id as string, total: body.total as number }
}
export const act = (who: Colleague, what: string, body: object) =>
  who.askOnce('POST', `/api/office/booking/${what}`, body)
export const read = (booking_id: string, who = owner) =>
  who.ask('GET', `/api/office/booking?booking_id=${booking_id}`)
export const one = async (booking_id: string) => (await read(booking_id)).body
export const logOf = (booking_id: string) =>
  inside((tx) =>
    tx
      .selectFrom('staff_log')
      .select(['call', 'staff_name'])
      .where('travel_agency', '=', 1)
      .where('subject', '=', `booking ${booking_id}`)
      .orderBy('id')
      .execute(),
  )
