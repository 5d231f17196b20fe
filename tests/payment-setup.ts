// What the tests of money share: two agencies that take it online, customers at the window, and the gateway.

import { sql } from 'kysely'
import { expect } from 'vitest'
import { saveSecret } from '#domain/agency/keys/secrets.server.ts'
import { recheckRefund } from '#domain/payment/recheck-gateway.server.ts'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { selectDepartureId } from '#seed/departure-id.ts'
import { giveBookingPass } from './booking-pass.ts'
import { createAdapter, createGateway, keys } from './gateway.ts'
import { countTakenSeats } from './seats-taken.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createSite, type Site } from './site.ts'
import { createVisitor, type Visitor } from './visitor.ts'

type TestGateway = Awaited<ReturnType<typeof createGateway>>
export const today = formatSeoulDay(new Date())
export let site: Site
export let gateway: TestGateway
/** Once a file, in its beforeAll. */
export async function setUpPayments(): Promise<void> {
  gateway = await createGateway({ webhooks: 'held' }, { keep: true })
  site = await createSite({ shared: true, env: { TOSS_URL: gateway.url } })
  // the usual adapter stops asking after so many faults
  site.naru.deps.integrations.toss = createAdapter(gateway.url).toss
  for (const key of [1, 2]) {
    await site.db.updateTable('agency_info').set({ pay_yn: 'Y' }).where('travel_agency', '=', key).execute()
    await runInTransaction(site.db, key, async (tx) => {
      const of = { db: tx, travel_agency: key, keyFor: site.naru.keyFor }
      await saveSecret(of, 'toss_client_key', keys.clientKey)
      await saveSecret(of, 'toss_secret_key', keys.secretKey)
      await saveSecret(of, 'toss_webhook_path', `hook-of-${key}`)
    })
  }
}

export async function createTripIn(days: number, overrides: object = {}) {
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({
    tour_category_id,
    days: 3,
    detail: { travel_alert: 1, single_supplement: 100_000 },
  })
  return site.make.departure({
    package_code,
    departure_date: addDays(today, days),
    adult_price: 500_000,
    child_price: 400_000,
    baby_price: 50_000,
    seats: 10,
    minimum: 4,
    ...overrides,
  })
}
export type BookableTrip = Awaited<ReturnType<typeof createTripIn>>

export async function reserve(
  me: Visitor,
  { package_code, departure_date }: BookableTrip,
  overrides: object = {},
): Promise<{ booking_id: string; total: number }> {
  const form = buildReservation({ package_code, departure_date })
  const { status, body } = await me.sendOnce('POST', '/api/landing/package/nonMember', {
    ...form,
    ...overrides,
  })
  expect([status, body.pay_by]).toEqual([200, 'gateway'])
  return body
}
export const openPayment = async (me: Visitor, booking_id: string) =>
  (await me.sendOnce('POST', '/api/landing/package/payment', { booking_id })).body
export const returnFromGateway = (me: Visitor, returned: object) =>
  me.send('POST', '/api/landing/package/paymentReturn', returned)
export const requestReturnCode = (
  me: Visitor,
  { orderId, paymentKey }: { orderId: string; paymentKey: string },
) => me.send('POST', '/api/landing/package/paymentCode', { orderId, paymentKey })
export const authenticate = (orderId: string, amount: number, more: object = {}) =>
  gateway.sim.authenticate({ secretKey: keys.secretKey, orderId, amount, ...more })

/** Reserves and authenticates; what is left is to come back from the window. */
export async function createAuthenticatedPayment(days = 60, overrides: object = {}) {
  const me = createVisitor(site)
  const trip = await createTripIn(days)
  const { booking_id, total } = await reserve(me, trip, overrides)
  const { gateway: opened, amount } = await openPayment(me, booking_id)
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
export async function createPaidBooking(days = 60, overrides: object = {}) {
  const window = await createAuthenticatedPayment(days, overrides)
  expect((await returnFromGateway(window.me, window.returned)).body).toEqual({
    booking_id: window.booking_id,
    progress: 'payment_completed',
    state: 'paid',
  })
  return window
}
/** Also after its end, when only a new pass opens it. */
export async function readBooking(me: Visitor, booking_id: string) {
  const ask = () => me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)
  const { body } = await ask()
  if (body.code !== 'BOOKING_NOT_FOUND') return body
  giveBookingPass(site, me, booking_id)
  return (await ask()).body
}
export const previewCancel = async (me: Visitor, booking_id: string, more = '') =>
  (await me.send('GET', `/api/landing/user/booking/cancelPreview?booking_id=${booking_id}${more}`)).body
export const cancelBooking = (me: Visitor, booking_id: string, more = '') =>
  me.sendUntilAnswered(
    'PUT',
    `/api/landing/user/booking/packageCancle?booking_id=${booking_id}${more}`,
    undefined,
  )
export const runInAgency = <T>(work: Parameters<typeof runInTransaction<T>>[2]) =>
  runInTransaction(site.db, 1, work)
export const buildJobContext = () => ({
  db: site.db,
  enqueue: site.naru.deps.enqueue,
  keyFor: site.naru.keyFor,
  integrations: site.naru.deps.integrations,
  log: site.naru.app.log,
})
export const listRequestedRefunds = () =>
  runInAgency((tx) =>
    tx
      .selectFrom('refund')
      .select('id')
      .where('travel_agency', '=', 1)
      .where('state', '=', 'asked')
      .execute(),
  )
export async function settleRefunds() {
  for (const { id } of await listRequestedRefunds())
    await recheckRefund(buildJobContext(), { travel_agency: 1, refund: id })
}
export const countTaken = ({ package_code }: BookableTrip) =>
  countTakenSeats(site.db, selectDepartureId(package_code))
export const listLedgerEntries = (booking_id: string) =>
  runInAgency(async (tx) => {
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
  const ours = await runInAgency((tx) =>
    tx
      .selectFrom('ledger')
      .select([
        'order_id',
        sql<number>`sum(case kind when 'payment' then amount when 'payment_undone' then -amount else 0 end)::int`.as(
          'paid',
        ),
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
  const paidOrders = ours.filter(({ paid }) => paid > 0)
  expect(sorted(paidOrders.map(({ order_id, ...sums }) => ({ orderId: order_id ?? '', ...sums })))).toEqual(
    sorted(theirs),
  )
}
