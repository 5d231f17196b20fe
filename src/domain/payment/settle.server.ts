// Asks again about what was left open: confirmations whose answer was lost, refunds that were not done.

import { sql } from 'kysely'
import { secretsOf } from '#domain/agency/secrets.server.ts'
import { isPayable } from '#domain/booking/balance.ts'
import type { JobList } from '#jobs.ts'
import { settleLimits } from '#limits/machine.ts'
import { partsOf } from '#plain/parts-of.ts'
import { agenciesWith } from '#platform/clock.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { within } from '#platform/jobs.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'
import { failTry, reasonOf, reconcile } from './reconcile.server.ts'

export type Desk = Pick<Ground, 'db' | 'later' | 'keyFor' | 'outside'> & { log: Log }
const secretKeyOf = (desk: Desk, travel_agency: number) =>
  inAgency(
    desk.db,
    travel_agency,
    async (tx) => (await secretsOf({ db: tx, travel_agency, keyFor: desk.keyFor })).toss_secret_key ?? '',
  )

/** Asks the gateway about one order and does what follows from its answer. */
export async function settleOrder(
  desk: Desk,
  { travel_agency, order_id }: JobList['settle-order'],
): Promise<void> {
  const secretKey = await secretKeyOf(desk, travel_agency)
  const tried = await within(desk, travel_agency, ({ db }) =>
    db
      .selectFrom('payment_try as t')
      .innerJoin('booking as b', (on) =>
        on.onRef('b.travel_agency', '=', 't.travel_agency').onRef('b.id', '=', 't.booking'),
      )
      .select(['t.state', 't.payment_key', 't.amount', 'b.progress', 'b.paid', 'b.total', 'b.fees_kept'])
      .where('t.travel_agency', '=', travel_agency)
      .where('t.order_id', '=', order_id)
      .executeTakeFirst(),
  )
  if (!tried) return
  const payment = await desk.outside.toss.find(secretKey, { orderId: order_id })
  if (payment === undefined) throw new Error('the gateway could not be asked')
  if (payment === null) {
    // The window may not have been opened yet. But after a return it must have been open.
    if (tried.state === 'confirming')
      await within(desk, travel_agency, (ctx) => failTry(ctx, order_id, 'NOT_FOUND_PAYMENT'))
    return
  }
  if (tried.payment_key && tried.payment_key !== payment.paymentKey)
    return within(desk, travel_agency, (ctx) => failTry(ctx, order_id, 'MISMATCH'))
  // Authenticated but never confirmed. Confirming again with the same key takes the money only once.
  if (payment.status === 'IN_PROGRESS' && tried.state === 'confirming' && tried.payment_key) {
    if (!isPayable(tried, tried.amount))
      return within(desk, travel_agency, (ctx) => failTry(ctx, order_id, 'TOO_LATE'))
    const outcome = await desk.outside.toss.confirm(
      secretKey,
      { paymentKey: tried.payment_key, orderId: order_id, amount: tried.amount },
      `confirm-${order_id}`,
    )
    if (outcome.kind === 'declined' || outcome.kind === 'unheard')
      return within(desk, travel_agency, (ctx) => failTry(ctx, order_id, outcome.code))
    if (outcome.kind !== 'approved')
      throw new Error(`the gateway is not sure: ${'code' in outcome ? outcome.code : outcome.kind}`)
    return within(desk, travel_agency, (ctx) => reconcile(ctx, outcome.payment))
  }
  await within(desk, travel_agency, (ctx) => reconcile(ctx, payment))
}

export async function settleRefund(
  desk: Desk,
  { travel_agency, refund: id }: JobList['refund'],
): Promise<void> {
  const refund = await within(desk, travel_agency, ({ db }) =>
    db
      .selectFrom('refund as r')
      .innerJoin('payment_try as t', (on) =>
        on.onRef('t.travel_agency', '=', 'r.travel_agency').onRef('t.order_id', '=', 'r.order_id'),
      )
      .select(['r.amount', 'r.reason', 'r.state', 'r.order_id', 't.payment_key'])
      .where('r.travel_agency', '=', travel_agency)
      .where('r.id', '=', id)
      .executeTakeFirst(),
  )
  if (refund?.state !== 'asked' || !refund.payment_key) return
  const secretKey = await secretKeyOf(desk, travel_agency)
  const outcome = await desk.outside.toss.cancel(
    secretKey,
    {
      paymentKey: refund.payment_key,
      cancelReason: reasonOf(refund.reason, id),
      cancelAmount: refund.amount,
    },
    `refund-${travel_agency}-${id}`,
  )
  if (outcome.kind === 'done') return within(desk, travel_agency, (ctx) => reconcile(ctx, outcome.payment))
  // The refund may be done and its answer lost. Then the gateway refuses a second one.
  await settleOrder(desk, { travel_agency, order_id: refund.order_id })
  const { state } = await within(desk, travel_agency, ({ db }) =>
    db
      .selectFrom('refund')
      .select('state')
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  if (state === 'done') return
  if (outcome.kind !== 'refused') throw new Error(`the refund is not settled: ${outcome.code}`)
  desk.log.error(
    { agency: travel_agency, refund: id, toss: outcome.code },
    'the gateway refuses a refund: somebody must see to it',
  )
  await within(desk, travel_agency, ({ db }) =>
    db
      .updateTable('refund')
      .set({ state: 'refused', code: outcome.code })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .execute(),
  )
}

const overdue = sql<string>`now() - make_interval(secs => ${settleLimits.after_s})`

const unsettled = sql<{ travel_agency: number }>`
  select travel_agency from payment_try where state = 'confirming' and confirming < ${overdue}
  union select travel_agency from refund where state = 'asked' and asked < ${overdue}`

/**
 * Runs every minute, for everything that waits too long for an answer. One failure does not stop the others.
 */
export async function settleAll(desk: Desk): Promise<void> {
  for (const travel_agency of await agenciesWith(desk.db, unsettled)) {
    const { orders, refunds } = await within(desk, travel_agency, async ({ db }) => ({
      orders: await db
        .selectFrom('payment_try')
        .select('order_id')
        .where('travel_agency', '=', travel_agency)
        .where('state', '=', sql.lit('confirming'))
        .where('confirming', '<', overdue)
        .limit(settleLimits.atOnce)
        .execute(),
      refunds: await db
        .selectFrom('refund')
        .select('id')
        .where('travel_agency', '=', travel_agency)
        .where('state', '=', sql.lit('asked'))
        .where('asked', '<', overdue)
        .limit(settleLimits.atOnce)
        .execute(),
    }))
    const work = [
      ...orders.map(({ order_id }) => settleOrder(desk, { travel_agency, order_id })),
      ...refunds.map(({ id }) => settleRefund(desk, { travel_agency, refund: id })),
    ]
    for (const done of await Promise.allSettled(work))
      if (done.status === 'rejected')
        desk.log.warn(
          { agency: travel_agency, error: String(partsOf(done.reason).message) },
          'a payment is not settled yet',
        )
  }
}
