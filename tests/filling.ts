// Departures that fill at agency 1: a trip, its bookings, who of staff acts, and every job that was asked
// for.
import { ofStaff } from '#domain/booking/find.server.ts'
import type { AskedJob } from '#jobs.ts'
import type { Post } from '#mail/letter.server.ts'
import { seoulDay } from '#plain/format.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { inDays } from './days.ts'
import { colleagueAt } from './office.ts'
import { fillTerms } from './paid.ts'
import { openSite } from './site.ts'

export const today = seoulDay(new Date())

export async function openFilling(env: Parameters<typeof openSite>[0] = {}) {
  const site = await openSite({ keep: true, ...env })
  const jobs: AskedJob[] = []
  const { later } = site.naru.ground
  site.naru.ground.later = async (tx, ...job) => {
    jobs.push(job)
    return later(tx, ...job)
  }
  await fillTerms(site, [1])
  const sales = await colleagueAt(site, { roles: ['sales'], name: '이영업' })
  const money = await colleagueAt(site, { roles: ['money'], name: '최회계' })
  const other = await colleagueAt(site, { travel_agency: 2 })
  const inside = <T>(work: Parameters<typeof inAgency<T>>[2]) => inAgency(site.db, 1, work)
  const { db, keyFor, outside } = site.naru.ground
  return {
    site,
    sales,
    money,
    other,
    inside,
    /** What jobs are given to work with. */
    desk: { db, keyFor, outside, later: site.naru.ground.later, log: site.naru.app.log },
    /** Mails asked for since the last look, by kind. */
    mails: () => jobs.splice(0).flatMap(([name, about]) => (name === 'send-mail' ? [about] : [])),
    held: (booking_id: string) => inside((tx) => ofStaff({ db: tx, travel_agency: 1 }, booking_id)),
    post: (ref: number): Post => ({
      db: site.db,
      keyFor: site.naru.keyFor,
      travel_agency: 1,
      ref,
      origin: 'http://a1.localhost',
      office: 'http://office.localhost',
    }),
    trip,
    taken,
    booked,
    paid,
  }

  /** A trip with departures in so many days, each with its price; answers their numbers by the days. */
  async function trip(
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
    const made: Record<number, number> = {}
    for (const [days, adult_price] of Object.entries(departures)) {
      const { departure_id } = await site.make.departure({
        package_code,
        departure_date: inDays(Number(days)),
        adult_price,
        child_price: adult_price,
        baby_price: 0,
        seats,
        minimum,
      })
      made[Number(days)] = departure_id
    }
    return { package_code, at: (days: number) => made[days] ?? 0 }
  }

  async function taken(departure_id: number): Promise<number> {
    const row = await site.db
      .selectFrom('departure_seat')
      .select('taken')
      .where('travel_agency', '=', 1)
      .where('departure_id', '=', departure_id)
      .executeTakeFirst()
    return row?.taken ?? 0
  }

  type Given = { days?: number; adult?: number; each?: number; email?: string; name?: string }
  async function booked(
    package_code: string,
    { days = 30, adult = 2, each = 500_000, email = 'kim@example.com', name = '김손님' }: Given = {},
  ) {
    const { status, body } = await sales.askOnce('POST', '/api/office/booking', {
      package_code,
      departure_date: inDays(days),
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
  async function paid(package_code: string, given: Given = {}) {
    const made = await booked(package_code, given)
    const { booking_id, total: amount } = made
    const { status } = await money.askOnce('POST', '/api/office/booking/deposit', { booking_id, amount })
    if (status !== 200) throw new Error('the deposit was refused')
    return made
  }
}
