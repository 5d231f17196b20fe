// What the tests of money stand on: two agencies that take it online, customers at the window, and the gateway.

import { sql } from 'kysely'
import { expect } from 'vitest'
import { keepSecret } from '#domain/agency/secrets.server.ts'
import { settleRefund } from '#domain/payment/settle.server.ts'
import { dayAfter } from '#plain/days.ts'
import { seoulDay } from '#plain/format.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { departureOf } from '#seed/departure-of.ts'
import { adapterAt, keys, openGateway } from './gateway.ts'
import { reservationOf } from './lent/reservation.ts'
import { passTo } from './pass.ts'
import { type Person, personAt } from './person.ts'
import { seatsTaken } from './seats.ts'
import { openSite, type Site } from './site.ts'

type Gateway = Awaited<ReturnType<typeof openGateway>>
export const today = seoulDay(new Date())
export let site: Site
export let gateway: Gateway
/** Once a file, in its beforeAll. */
export async function openTill(): Promise<void> {
  gateway = await openGateway({ webhooks: 'held' }, { keep: true })
  site = await openSite({ keep: true, env: { TOSS_URL: gateway.url } })
  // the usual adapter stops asking after so many faults
  site.naru.ground.outside.toss = adapterAt(gateway.url).toss
  for (const key of [1, 2]) {
    await site.db.updateTable('agency_info').set({ pay_yn: 'Y' }).where('travel_agency', '=', key).execute()
    await inAgency(site.db, key, async (tx) => {
      const of = { db: tx, travel_agency: key, keyFor: site.naru.keyFor }
      await keepSecret(of, 'toss_client_key', keys.clientKey)
      await keepSecret(of, 'toss_secret_key', keys.secretKey)
      await keepSecret(of, 'toss_webhook_path', `hook-of-${key}`)
    })
  }
}

export async function tripIn(days: number, given: object = {}) {
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({
    tour_category_id,
    days: 3,
    detail: { travel_alert: 1, single_supplement: 100_000 },
  })
  return site.make.departure({
    package_code,
    departure_date: dayAfter(today, days),
    adult_price: 500_000,
    child_price: 400_000,
    baby_price: 50_000,
    seats: 10,
    minimum: 4,
    ...given,
  })
}
export type Trip = Awaited<ReturnType<typeof tripIn>>

export async function reserve(
  me: Person,
  { package_code, departure_date }: Trip,
  given: object = {},
): Promise<{ booking_id: string; total: number }> {
  const form = reservationOf({ package_code, departure_date })
  const { status, body } = await me.sendOnce('POST', '/api/landing/package/nonMember', { ...form, ...given })
  expect([status, body.pay_by]).toEqual([200, 'gateway'])
  return body
}
export const openWindow = async (me: Person, booking_id: string) =>
  (await me.sendOnce('POST', '/api/landing/package/payment', { booking_id })).body
export const comeBack = (me: Person, returned: object) =>
  me.send('POST', '/api/landing/package/paymentReturn', returned)
export const askReturnCode = (me: Person, { orderId, paymentKey }: { orderId: string; paymentKey: string }) =>
  me.send('POST', '/api/landing/package/paymentCode', { orderId, paymentKey })
export const authenticate = (orderId: string, amount: number, more: object = {}) =>
  gateway.sim.authenticate({ secretKey: keys.secretKey, orderId, amount, ...more })

/** Reserves and authenticates; what is left is to come back from the window. */
export async function atTheWindow(days = 60, given: object = {}) {
  const me = personAt(site)
  const trip = await tripIn(days)
  const { booking_id, total } = await reserve(me, trip, given)
  const { gateway: opened, amount } = await openWindow(me, booking_id)
  expect(amount).toBe(total)
  const { paymentKey } = authenticate(opened.order_id, amount)
  return {
    me,
    trip,
    booking_id,
    total,
    orderId: opened.order_id as string,
    returned: { paymentKey, orderId: opened.order_id as string, amount },
  }
}
export async function paid(days = 60, given: object = {}) {
  const window = await atTheWindow(days, given)
  expect((await comeBack(window.me, window.returned)).body).toEqual({
    booking_id: window.booking_id,
    progress: 'payment_completed',
    state: 'paid',
  })
  return window
}
/** Also after its end, when only a new pass opens it. */
export async function infoOf(me: Person, booking_id: string) {
  const ask = () => me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)
  const { body } = await ask()
  if (body.code !== 'BOOKING_NOT_FOUND') return body
  passTo(site, me, booking_id)
  return (await ask()).body
}
export const preview = async (me: Person, booking_id: string, more = '') =>
  (await me.send('GET', `/api/landing/user/booking/cancelPreview?booking_id=${booking_id}${more}`)).body
export const cancel = (me: Person, booking_id: string, more = '') =>
  me.insist('PUT', `/api/landing/user/booking/packageCancle?booking_id=${booking_id}${more}`, undefined)
export const inside = <T>(work: Parameters<typeof inAgency<T>>[2]) => inAgency(site.db, 1, work)
export const desk = () => ({
  db: site.db,
  later: site.naru.ground.later,
  keyFor: site.naru.keyFor,
  outside: site.naru.ground.outside,
  log: site.naru.app.log,
})
export const refundsAsked = () =>
  inside((tx) =>
    tx
      .selectFrom('refund')
      .select('id')
      .where('travel_agency', '=', 1)
      .where('state', '=', 'asked')
      .execute(),
  )
export async function doRefunds() {
  for (const { id } of await refundsAsked()) await settleRefund(desk(), { travel_agency: 1, refund: id })
}
export const takenOf = ({ package_code }: Trip) => seatsTaken(site.db, departureOf(package_code))
export const moneyOf = (booking_id: string) =>
  inside(async (tx) => {
    const rows = await tx
      .selectFrom('ledger as l')
      .innerJoin('booking as b', (on) =>
        on.onRef('b.travel_agency', '=', 'l.travel_agency').onRef('b.id', '=', 'l.booking'),
      )
      .select(['l.kind', 'l.amount'])
      .where('l.travel_agency', '=', 1)
      .where('b.booking_id', '=', booking_id)
      .orderBy('l.id')
      .execute()
    return rows.map(({ kind, amount }) => [kind, amount])
  })
/** Ours and the gateway's, order by order. */
export async function expectSameMoney() {
  const ours = await inside((tx) =>
    tx
      .selectFrom('ledger')
      .select([
        'order_id',
        sql<number>`sum(case kind when 'payment' then amount else 0 end)::int`.as('paid'),
        sql<number>`sum(case kind when 'refund' then amount else 0 end)::int`.as('returned'),
      ])
      .where('travel_agency', '=', 1)
      .where('order_id', 'is not', null)
      .groupBy('order_id')
      .execute(),
  )
  const theirs = gateway.sim.ledger().filter(({ paid }) => paid > 0)
  const sorted = (rows: { orderId: string; paid: number; returned: number }[]) =>
    rows.map(({ orderId, paid, returned }) => `${orderId} ${paid} ${returned}`).sort()
  expect(sorted(ours.map(({ order_id, ...sums }) => ({ orderId: order_id ?? '', ...sums })))).toEqual(
    sorted(theirs),
  )
}
