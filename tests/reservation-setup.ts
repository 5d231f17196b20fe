// What the tests of reservations share: trips on sale, and people who reserve them.
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { selectDepartureId } from '#seed/departure-id.ts'
import { countTakenSeats } from './seats-taken.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createSite, type Site } from './site.ts'
import type { Visitor } from './visitor.ts'

export const departureDay = addDays(formatSeoulDay(new Date()), 60)
export let site: Site
/** Once a file, in its beforeAll. */
export async function setUpReservations(): Promise<void> {
  site = await createSite({ shared: true })
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

export type ReservableTrip = Awaited<ReturnType<typeof createTrip>>
export async function createTrip(overrides: object = {}, key = 1) {
  const make = site.makeAt(key)
  const { tour_category_id } = await make.category()
  const options = [{ option_id: 'boat', name: { ko: '뱃놀이', en: 'Boat' }, price: 30_000 }]
  const { package_code } = await make.package({
    tour_category_id,
    detail: { options: JSON.stringify(options), single_supplement: 100_000, travel_alert: 1 },
  })
  return make.departure({
    package_code,
    departure_date: departureDay,
    adult_price: 1_000_000,
    child_price: 800_000,
    baby_price: 100_000,
    seats: 10,
    ...overrides,
  })
}

export const buildForm = ({ package_code }: ReservableTrip, overrides: object = {}) =>
  buildReservation({ package_code, departure_date: departureDay }, { name: '김 미나', ...overrides })
export const reservePath = '/api/landing/package/nonMember'
export const sendReservation = (
  person: Visitor,
  trip: ReservableTrip,
  overrides: object = {},
  key?: string,
) => person.sendOnce('POST', reservePath, buildForm(trip, overrides), key)
export const requestBooking = (person: Visitor, booking_id: string) =>
  person.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)
export const countTaken = ({ package_code }: ReservableTrip) =>
  countTakenSeats(site.db, selectDepartureId(package_code))
export const runInAgency = <T>(work: Parameters<typeof runInTransaction<T>>[2]) =>
  runInTransaction(site.db, 1, work)
