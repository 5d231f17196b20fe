// Departures that fill at agency 1: a trip, its bookings, who of staff acts, and every job that was asked
// for.
import { getBookingForStaff } from '#domain/booking/find.server.ts'
import type { AgencyJob } from '#jobs.ts'
import { formatSeoulDay } from '#lib/format.ts'
import type { MessageContext } from '#notify/message.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { dateInDays } from './days.ts'
import { createTerms } from './paid-booking.ts'
import { createSite } from './site.ts'
import { createStaffUser } from './staff-user.ts'

export const today = formatSeoulDay(new Date())

export async function setUpOccupancy(env: Parameters<typeof createSite>[0] = {}) {
  const site = await createSite({ shared: true, ...env })
  const jobs: AgencyJob[] = []
  const { enqueue } = site.naru.deps
  site.naru.deps.enqueue = async (tx, ...job) => {
    jobs.push(job)
    return enqueue(tx, ...job)
  }
  await createTerms(site, [1])
  const sales = await createStaffUser(site, { roles: ['sales'], name: '이영업' })
  const money = await createStaffUser(site, { roles: ['money'], name: '최회계' })
  const other = await createStaffUser(site, { travel_agency: 2 })
  const runInAgency = <T>(work: Parameters<typeof runInTransaction<T>>[2]) =>
    runInTransaction(site.db, 1, work)
  const { db, keyFor, integrations } = site.naru.deps
  return {
    site,
    sales,
    money,
    other,
    runInAgency,
    /** What jobs are given to work with. */
    jobContext: { db, keyFor, integrations, enqueue: site.naru.deps.enqueue, log: site.naru.app.log },
    /** Mails asked for since the last look, by kind. */
    takeMails: () => jobs.splice(0).flatMap(([name, about]) => (name === 'send-mail' ? [about] : [])),
    findBooking: (booking_id: string) =>
      runInAgency((tx) => getBookingForStaff({ db: tx, travel_agency: 1 }, booking_id)),
    buildMailContext: (ref: number): Omit<MessageContext, 'sender'> => ({
      db: site.db,
      keyFor: site.naru.keyFor,
      travel_agency: 1,
      ref,
      origin: 'http://a1.localhost',
      office: 'http://office.localhost',
    }),
    createTrip,
    countTaken,
    createBooking,
    createPaidBooking,
  }

  /** A trip with departures in so many days, each with its price; answers their numbers by the days. */
  async function createTrip(
    departures: Record<number, number> = { 30: 500_000 },
    { seats = 10, minimum = 4 } = {},
  ) {
    const { tour_category_id } = await site.make.category()
    const { package_code } = await site.make.package({
      tour_category_id,
      days: 3,
      page_title: { ko: '가을 다낭', en: 'Autumn' },
      detail: { travel_alert: 1 },
    })
    const created: Record<number, number> = {}
    for (const [days, adult_price] of Object.entries(departures)) {
      const { departure_id } = await site.make.departure({
        package_code,
        departure_date: dateInDays(Number(days)),
        adult_price,
        child_price: adult_price,
        baby_price: 0,
        seats,
        minimum,
      })
      created[Number(days)] = departure_id
    }
    return { package_code, at: (days: number) => created[days] ?? 0 }
  }

  async function countTaken(departure_id: number): Promise<number> {
    const row = await site.db
      .selectFrom('departure_seat')
      .select('taken')
      .where('travel_agency', '=', 1)
      .where('departure_id', '=', departure_id)
      .executeTakeFirst()
    return row?.taken ?? 0
  }

  type BookingOptions = { days?: number; adult?: number; each?: number; email?: string; name?: string }
  async function createBooking(
    package_code: string,
    { days = 30, adult = 2, each = 500_000, email = 'kim@example.com', name = '김손님' }: BookingOptions = {},
  ) {
    const { status, body } = await sales.sendOnce('POST', '/api/office/booking', {
      package_code,
      departure_date: dateInDays(days),
      party: { adult, child: 0, baby: 0 },
      name,
      contact: '010-2222-3333',
      email,
      total: adult * each,
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    const { booking_id, total }: { booking_id: string; total: number } = body
    return { booking_id, total }
  }

  /** By a transfer that has arrived. */
  async function createPaidBooking(package_code: string, bookingOptions: BookingOptions = {}) {
    const created = await createBooking(package_code, bookingOptions)
    const { booking_id, total: amount } = created
    const { status } = await money.sendOnce('POST', '/api/office/booking/deposit', {
      booking_id,
      amount,
      reason: '현금',
    })
    if (status !== 200) throw new Error('the deposit was refused')
    return created
  }
}
