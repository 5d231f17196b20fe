// What the tests of the office's acts on a reservation stand on: an agency with colleagues, trips and a gateway.
import { expect } from 'vitest'
import { keepSecret } from '#domain/agency/secrets.server.ts'
import { ofStaff } from '#domain/booking/find.server.ts'
import type { JobList } from '#jobs.ts'
import type { Post } from '#mail/letter.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { departureOf } from '#seed/departure-of.ts'
import { inDays } from './days.ts'
import { adapterAt, keys, openGateway } from './gateway.ts'
import { type Colleague, colleagueAt } from './office.ts'
import { fillTerms } from './paid.ts'
import { personAt } from './person.ts'
import { openSite, type Site } from './site.ts'

/** Every mail that was asked for. */
const mails: JobList['send-mail'][] = []
export let site: Site
export let gateway: Awaited<ReturnType<typeof openGateway>>
export let sales: Colleague
export let money: Colleague
export let other: Colleague
/** Once a file, in its beforeAll. */
export async function openActs(): Promise<void> {
  mails.length = 0
  gateway = await openGateway({ webhooks: 'held' }, { keep: true })
  site = await openSite({ keep: true, env: { TOSS_URL: gateway.url } })
  site.naru.ground.outside.toss = adapterAt(gateway.url).toss
  const { later } = site.naru.ground
  site.naru.ground.later = async (tx, ...job) => {
    if (job[0] === 'send-mail') mails.push(job[1])
    return later(tx, ...job)
  }
  await fillTerms(site, [1])
  sales = await colleagueAt(site, { roles: ['sales'], name: '이영업' })
  money = await colleagueAt(site, { roles: ['money'], name: '최회계' })
  other = await colleagueAt(site, { travel_agency: 2 })
}

export const inside = <T>(work: Parameters<typeof inAgency<T>>[2], key = 1) => inAgency(site.db, key, work)
export const held = (booking_id: string) => inside((tx) => ofStaff({ db: tx, travel_agency: 1 }, booking_id))
export const taken = async (package_code: string, departure_date: string) =>
  (
    await site.db
      .selectFrom('departure_seat')
      .select('taken')
      .where('travel_agency', '=', 1)
      .where('departure_id', '=', departureOf(package_code, { departure_date }))
      .executeTakeFirst()
  )?.taken ?? 0

/** A trip with departures in so many days, each with its price. */
export async function trip(departures: Record<number, number> = { 60: 500_000 }, seats = 10) {
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({
    tour_category_id,
    days: 3,
    page_title: { ko: '가을 다낭', en: 'Autumn' },
    detail: {
      travel_alert: 1,
      single_supplement: 100_000,
      options: JSON.stringify([{ option_id: 'dive', name: { ko: '다이빙', en: 'Diving' }, price: 30_000 }]),
    },
  })
  for (const [days, adult_price] of Object.entries(departures))
    await site.make.departure({
      package_code,
      departure_date: inDays(Number(days)),
      adult_price,
      child_price: adult_price / 2,
      baby_price: 0,
      seats,
      minimum: 4,
    })
  return package_code
}
export const book = (package_code: string, given: object = {}, who = sales, key?: string) =>
  who.askOnce(
    'POST',
    '/api/office/booking',
    {
      package_code,
      departure_date: inDays(60),
      party: { adult: 2, child: 0, baby: 0 },
      name: '김전화',
      contact: '010-2222-3333',
      total: 1_000_000,
      ...given,
    },
    key,
  )
export async function booked(package_code?: string, given: object = {}) {
  const code = package_code ?? (await trip())
  const { status, body } = await book(code, given)
  expect([status, body]).toEqual([200, expect.objectContaining({ booking_id: expect.any(String) })])
  return { package_code: code, booking_id: body.booking_id as string, total: body.total as number }
}
export async function paid(package_code?: string, given: object = {}) {
  const made = await booked(package_code, given)
  const { booking_id, total: amount } = made
  const answer = await money.askOnce('POST', '/api/office/booking/deposit', { booking_id, amount })
  expect(answer.status).toBe(200)
  return made
}
export const read = async (booking_id: string) => await sales.api.booking.one({ booking_id })
export const moneyOf = async (booking_id: string) => await sales.api.payment.ofBooking({ booking_id })
export const seen = async (booking_id: string) => ({
  booking_id,
  revision: (await read(booking_id)).revision,
})
export const act = (what: string, body: object, who = sales, key?: string) =>
  who.askOnce('POST', `/api/office/booking/${what}`, body, key)
export const preview = (what: string, asked: Record<string, string>, who = sales) =>
  who.ask('GET', `/api/office/booking/${what}?${new URLSearchParams(asked)}`)

/** Mails that are asked for about a booking, by kind. */
export async function mailsFor(booking_id: string, refs?: number[]) {
  const { id } = await held(booking_id)
  return mails.filter(({ ref }) => (refs ?? [id]).includes(ref)).map(({ kind }) => kind)
}

/** The agency takes money online while this runs. */
export async function withGateway<T>(work: () => Promise<T>): Promise<T> {
  const pays = (pay_yn: 'Y' | 'N') =>
    site.db.updateTable('agency_info').set({ pay_yn }).where('travel_agency', '=', 1).execute()
  await inside(async (tx) => {
    const of = { db: tx, travel_agency: 1, keyFor: site.naru.keyFor }
    await keepSecret(of, 'toss_client_key', keys.clientKey)
    await keepSecret(of, 'toss_secret_key', keys.secretKey)
  })
  await pays('Y')
  try {
    return await work()
  } finally {
    await pays('N')
  }
}

/** What a letter is made from. */
export const post = (ref: number, amount?: number): Post => ({
  db: site.db,
  keyFor: site.naru.keyFor,
  travel_agency: 1,
  ref,
  ...(amount !== undefined && { amount }),
  origin: 'http://a1.localhost',
  office: 'http://office.localhost',
})

/** Booked by staff, paid with the link through the gateway. */
export async function paidOnline(days = 60) {
  const { booking_id, total } = await booked(await trip({ [days]: 500_000 }), {
    departure_date: inDays(days),
  })
  const { code } = (await act('pay-link', { booking_id })).body
  const me = personAt(site)
  const consents = { tour: true, privacy: true, special: false }
  await me.send('POST', '/api/landing/user/booking/link/agree', { code, consents })
  const opened = (await me.sendOnce('POST', '/api/landing/user/booking/link/pay', { code })).body
  const orderId: string = opened.gateway.order_id
  const { paymentKey } = gateway.sim.authenticate({ secretKey: keys.secretKey, orderId, amount: total })
  await me.send('POST', '/api/landing/package/paymentReturn', { paymentKey, orderId, amount: total })
  return { booking_id, total }
}
