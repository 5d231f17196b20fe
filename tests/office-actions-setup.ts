// What the tests of the office's acts on a reservation share: an agency with colleagues, trips and a gateway.
import { expect } from 'vitest'
import { saveSecret } from '#domain/agency/keys/secrets.server.ts'
import { getBookingForStaff } from '#domain/booking/find.server.ts'
import type { JobPayloads } from '#jobs.ts'
import type { MessageContext } from '#notify/message.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { selectDepartureId } from '#seed/departure-id.ts'
import { dateInDays } from './days.ts'
import { createAdapter, createGateway, keys } from './gateway.ts'
import { createTerms } from './paid-booking.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

/** Every mail that was asked for. */
const mails: JobPayloads['send-mail'][] = []
export let site: Site
export let gateway: Awaited<ReturnType<typeof createGateway>>
export let sales: StaffUser
export let money: StaffUser
export let other: StaffUser
/** Once a file, in its beforeAll. */
export async function setUpOfficeActions(): Promise<void> {
  mails.length = 0
  gateway = await createGateway({ webhooks: 'held' }, { keep: true })
  site = await createSite({ shared: true, env: { TOSS_URL: gateway.url } })
  site.naru.deps.integrations.toss = createAdapter(gateway.url).toss
  const { enqueue } = site.naru.deps
  site.naru.deps.enqueue = async (tx, ...job) => {
    if (job[0] === 'send-mail') mails.push(job[1])
    return enqueue(tx, ...job)
  }
  await createTerms(site, [1])
  sales = await createStaffUser(site, { roles: ['sales'], name: '이영업' })
  money = await createStaffUser(site, { roles: ['money'], name: '최회계' })
  other = await createStaffUser(site, { travel_agency: 2 })
}

export const runInAgency = <T>(work: Parameters<typeof runInTransaction<T>>[2], key = 1) =>
  runInTransaction(site.db, key, work)
export const findBooking = (booking_id: string) =>
  runInAgency((tx) => getBookingForStaff({ db: tx, travel_agency: 1 }, booking_id))
export const countTaken = async (package_code: string, departure_date: string) =>
  (
    await site.db
      .selectFrom('departure_seat')
      .select('taken')
      .where('travel_agency', '=', 1)
      .where('departure_id', '=', selectDepartureId(package_code, { departure_date }))
      .executeTakeFirst()
  )?.taken ?? 0

/** A trip with departures in so many days, each with its price. */
export async function createTrip(departures: Record<number, number> = { 60: 500_000 }, seats = 10) {
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
      departure_date: dateInDays(Number(days)),
      adult_price,
      child_price: adult_price / 2,
      baby_price: 0,
      seats,
      minimum: 4,
    })
  return package_code
}
export const sendBooking = (package_code: string, overrides: object = {}, who = sales, key?: string) =>
  who.sendOnce(
    'POST',
    '/api/office/booking',
    {
      package_code,
      departure_date: dateInDays(60),
      party: { adult: 2, child: 0, baby: 0 },
      name: '김전화',
      contact: '010-2222-3333',
      total: 1_000_000,
      ...overrides,
    },
    key,
  )
export async function createBooking(package_code?: string, overrides: object = {}) {
  const code = package_code ?? (await createTrip())
  const { status, body } = await sendBooking(code, overrides)
  expect([status, body]).toEqual([200, expect.objectContaining({ booking_id: expect.any(String) })])
  return { package_code: code, booking_id: body.booking_id as string, total: body.total as number }
}
export async function createPaidBooking(package_code?: string, overrides: object = {}) {
  const createdBooking = await createBooking(package_code, overrides)
  const { booking_id, total: amount } = createdBooking
  const answer = await money.sendOnce('POST', '/api/office/booking/deposit', {
    booking_id,
    amount,
    reason: '현금',
  })
  expect(answer.status).toBe(200)
  return createdBooking
}
export const readBooking = async (booking_id: string) => await sales.api.booking.one({ booking_id })
export const readPayments = async (booking_id: string) => await sales.api.payment.ofBooking({ booking_id })
export const readRevision = async (booking_id: string) => ({
  booking_id,
  revision: (await readBooking(booking_id)).revision,
})
export const sendAction = (what: string, body: object, who = sales, key?: string) =>
  who.sendOnce('POST', `/api/office/booking/${what}`, body, key)
export const requestPreview = (what: string, query: Record<string, string>, who = sales) =>
  who.send('GET', `/api/office/booking/${what}?${new URLSearchParams(query)}`)

/** Mails that are asked for about a booking, by kind. */
export async function listMailKinds(booking_id: string, refs?: number[]) {
  const { id } = await findBooking(booking_id)
  return mails.filter(({ ref }) => (refs ?? [id]).includes(ref)).map(({ kind }) => kind)
}

/** The agency takes money online while this runs. */
export async function runWithGateway<T>(work: () => Promise<T>): Promise<T> {
  const pays = (pay_yn: 'Y' | 'N') =>
    site.db.updateTable('agency_info').set({ pay_yn }).where('travel_agency', '=', 1).execute()
  await runInAgency(async (tx) => {
    const of = { db: tx, travel_agency: 1, keyFor: site.naru.keyFor }
    await saveSecret(of, 'toss_client_key', keys.clientKey)
    await saveSecret(of, 'toss_secret_key', keys.secretKey)
  })
  await pays('Y')
  try {
    return await work()
  } finally {
    await pays('N')
  }
}

/** What a letter is made from. */
export const buildMailContext = (ref: number, amount?: number): Omit<MessageContext, 'sender'> => ({
  db: site.db,
  keyFor: site.naru.keyFor,
  travel_agency: 1,
  ref,
  ...(amount !== undefined && { amount }),
  origin: 'http://a1.localhost',
  office: 'http://office.localhost',
})

/** Booked by staff, paid with the link through the gateway. */
export async function createBookingPaidOnline(days = 60) {
  const { booking_id, total } = await createBooking(await createTrip({ [days]: 500_000 }), {
    departure_date: dateInDays(days),
  })
  const { code } = (await sendAction('pay-link', { booking_id })).body
  const me = createVisitor(site)
  const consents = { tour: true, privacy: true, special: false }
  await me.send('POST', '/api/landing/user/booking/link/agree', { code, consents })
  const opened = (await me.sendOnce('POST', '/api/landing/user/booking/link/pay', { code })).body
  const orderId: string = opened.gateway.order_id
  const { paymentKey } = gateway.sim.authenticate({ secretKey: keys.secretKey, orderId, amount: total })
  await me.send('POST', '/api/landing/package/paymentReturn', { paymentKey, orderId, amount: total })
  return { booking_id, total }
}
