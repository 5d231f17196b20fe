// What the tests of virtual accounts and receipts share: an agency with every way, and a customer who chose one.

import { savePayWays } from '#domain/agency/rules/pay-ways.server.ts'
import type { PayWay } from '#domain/agency/rules/pay-ways.ts'
import { recheckOrder } from '#domain/payment/recheck-gateway.server.ts'
import {
  buildJobContext,
  createTripIn,
  gateway,
  reserve,
  runInAgency,
  setUpPayments,
  site,
} from './payment-setup.ts'
import { createVisitor, type Visitor } from './visitor.ts'

export async function setUpVirtualAccounts(): Promise<void> {
  await setUpPayments()
  await setWays(['card', 'virtual_account', 'bank_transfer'])
}

export async function setWays(ways: PayWay[]): Promise<void> {
  await runInAgency((db) => savePayWays({ db, travel_agency: 1 }, { ways }))
  const account = { bank: '국민은행', account_number: '123-45', account_holder: '나루' }
  await site.db.updateTable('agency_info').set(account).where('travel_agency', '=', 1).execute()
}

export const choose = (me: Visitor, booking_id: string, more: object = { way: 'virtual_account' }) =>
  me.sendOnce('POST', '/api/landing/package/payment', { booking_id, ...more })

export const findOrder = (booking_id: string) =>
  runInAgency((tx) =>
    tx
      .selectFrom('payment_try')
      .selectAll()
      .where('travel_agency', '=', 1)
      .where('order_id', 'like', `${booking_id}-%`)
      .where('way', '=', 'virtual_account')
      .orderBy('opened', 'desc')
      .executeTakeFirstOrThrow(),
  )

/** Reserves and gets a virtual account. */
export async function createDeposit(days = 60, overrides: object = {}) {
  const me = createVisitor(site)
  const trip = await createTripIn(days)
  const { booking_id, total } = await reserve(me, trip, overrides)
  const { status, body } = await choose(me, booking_id)
  if (status !== 200) throw new Error(JSON.stringify(body))
  const order = await findOrder(booking_id)
  return {
    me,
    trip,
    booking_id,
    total,
    order_id: order.order_id,
    paymentKey: order.payment_key ?? '',
    secret: order.deposit_secret ?? '',
    opened: body,
  }
}

export const settle = (order_id: string) => recheckOrder(buildJobContext(), { travel_agency: 1, order_id })

/** Pays into the account, and we hear of it. */
export async function payIn({
  paymentKey,
  order_id,
}: {
  paymentKey: string
  order_id: string
}): Promise<void> {
  gateway.sim.deposit(paymentKey)
  await settle(order_id)
}

export const refundAccount = {
  bank: '국민은행',
  account_number: '123456-78-901234',
  account_holder: '김미나',
}
export const giveAccount = (me: Visitor, booking_id: string, account: object = refundAccount) =>
  me.send('POST', '/api/landing/user/booking/refundAccount', { booking_id, account })

export const listRefunds = (booking_id: string) =>
  runInAgency((tx) =>
    tx
      .selectFrom('refund')
      .select(['id', 'state', 'amount', 'code'])
      .where('travel_agency', '=', 1)
      .where('order_id', 'like', `${booking_id}-%`)
      .orderBy('id')
      .execute(),
  )
