// What the tests of reservations stand on: trips on sale, and people who reserve them.
import { dayAfter } from '#plain/days.ts'
import { seoulDay } from '#plain/format.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { departureOf } from '#seed/departure-of.ts'
import { reservationOf } from './lent/reservation.ts'
import type { Person } from './person.ts'
import { seatsTaken } from './seats.ts'
import { openSite, type Site } from './site.ts'

export const day = dayAfter(seoulDay(new Date()), 60)
export let site: Site
/** Once a file, in its beforeAll. */
export async function openReservations(): Promise<void> {
  site = await openSite({ keep: true })
  for (const key of [1, 2])
    await site.db
      .insertInto('terms')
      .values({
        travel_agency: key,
        type: 'tour',
        version: '3',
        effective_date: '2020-01-01',
        title: { ko: '약관', en: 'Terms' },
        contents: { ko: '글', en: 'text' },
      })
      .execute()
}

export type Trip = Awaited<ReturnType<typeof tripWith>>
export async function tripWith(given: object = {}, key = 1) {
  const make = site.makeAt(key)
  const { tour_category_id } = await make.category()
  const options = [{ option_id: 'boat', name: { ko: '뱃놀이', en: 'Boat' }, price: 30_000 }]
  const { package_code } = await make.package({
    tour_category_id,
    detail: { options: JSON.stringify(options), single_supplement: 100_000, travel_alert: 1 },
  })
  return make.departure({
    package_code,
    departure_date: day,
    adult_price: 1_000_000,
    child_price: 800_000,
    baby_price: 100_000,
    seats: 10,
    ...given,
  })
}

export const formFor = ({ package_code }: Trip, given: object = {}) =>
  reservationOf({ package_code, departure_date: day }, { name: '김 미나', ...given })
export const nonMember = '/api/landing/package/nonMember'
export const reserve = (person: Person, trip: Trip, given: object = {}, key?: string) =>
  person.sendOnce('POST', nonMember, formFor(trip, given), key)
export const infoOf = (person: Person, booking_id: string) =>
  person.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)
export const takenOf = ({ package_code }: Trip) => seatsTaken(site.db, departureOf(package_code))
export const inside = <T>(work: Parameters<typeof inAgency<T>>[2]) => inAgency(site.db, 1, work)
