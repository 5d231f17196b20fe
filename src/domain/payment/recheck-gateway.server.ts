// Rechecks open matters at the gateway: confirmations whose answer was lost, refunds that were not done.

import { sql } from 'kysely'
import { readAgencySecrets } from '#domain/agency/keys/secrets.server.ts'
import { selectRefundsWithOrders } from '#domain/booking/pending-refunds.server.ts'
import type { JobPayloads } from '#jobs.ts'
import { readFields } from '#lib/read-fields.ts'
import { recheckLimits } from '#limits/services.ts'
import { runForAgenciesDue } from '#platform/clock.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import { findBankCode } from './banks.ts'
import { failPaymentAttempt } from './fail-attempt.server.ts'
import { gatewayReasons } from './gateway-reasons.ts'
import { issueVirtualAccount } from './issue-account.server.ts'
import { findPayoutAccount, type Payee, type PayoutAccountDetails } from './payout-account.server.ts'
import { formatRefundReason, reconcilePayment } from './reconcile.server.ts'
import { noteRefundCode, refuseRefund, waitForAccount } from './refund-state.server.ts'
import { isAttemptPayable } from './share-payment.server.ts'
import { markAccountUnheard } from './virtual-account.server.ts'

export type RecheckDeps = Pick<Deps, 'db' | 'enqueue' | 'keyFor' | 'integrations'> & { log: Log }
const getTossSecretKey = (deps: RecheckDeps, travel_agency: number) =>
  runInTransaction(
    deps.db,
    travel_agency,
    async (tx) =>
      (await readAgencySecrets({ db: tx, travel_agency, keyFor: deps.keyFor })).toss_secret_key ?? '',
  )

/** Asks the gateway about one order and does what follows from its answer. */
export async function recheckOrder(
  deps: RecheckDeps,
  { travel_agency, order_id }: JobPayloads['settle-order'],
): Promise<void> {
  const secretKey = await getTossSecretKey(deps, travel_agency)
  const attempt = await lookAtOrder(deps, { travel_agency, order_id })
  if (!attempt) return
  const fail = (code: string) =>
    runInTransactionWithJobs(deps, travel_agency, (ctx) => failPaymentAttempt(ctx, order_id, code))
  const payment = await deps.integrations.toss.find(secretKey, { orderId: order_id })
  if (payment === undefined) return throwUnanswered(deps, { travel_agency, order_id })
  if (payment === null) {
    if (attempt.way === 'virtual_account') return reissueAccount(deps, { travel_agency, order_id })
    // The window may not have been opened yet. But after a return it must have been open.
    if (attempt.state === 'confirming') await fail('NOT_FOUND_PAYMENT')
    return
  }
  if (attempt.payment_key && attempt.payment_key !== payment.paymentKey) return fail('MISMATCH')
  // Authenticated but never confirmed. Confirming again with the same key takes the money only once.
  if (payment.status === 'IN_PROGRESS' && attempt.state === 'confirming' && attempt.payment_key) {
    if (!(await canBePaid(deps, travel_agency, attempt))) return fail('TOO_LATE')
    const outcome = await deps.integrations.toss.confirm(
      secretKey,
      { paymentKey: attempt.payment_key, orderId: order_id, amount: attempt.amount },
      `confirm-${order_id}`,
    )
    if (outcome.kind === 'declined' || outcome.kind === 'unheard') return fail(outcome.code)
    if (outcome.kind !== 'approved')
      throw new Error(`the gateway is not sure: ${'code' in outcome ? outcome.code : outcome.kind}`)
    return runInTransactionWithJobs(deps, travel_agency, (ctx) => reconcilePayment(ctx, outcome.payment))
  }
  await runInTransactionWithJobs(deps, travel_agency, (ctx) => reconcilePayment(ctx, payment))
  if (payment.status === 'WAITING_FOR_DEPOSIT') await closeUnwantedAccount(deps, { travel_agency, order_id })
}

type OrderRef = JobPayloads['settle-order']

/** The order with its booking as they are now. Of an open account it sets `looked`. */
const lookAtOrder = (deps: RecheckDeps, { travel_agency, order_id }: OrderRef) =>
  runInTransactionWithJobs(deps, travel_agency, async ({ db }) => {
    await db
      .updateTable('payment_try')
      .set({ looked: sql<string>`now()` })
      .where('travel_agency', '=', travel_agency)
      .where('order_id', '=', order_id)
      .where('state', '=', 'deposit_waiting')
      .execute()
    return db
      .selectFrom('payment_try as t')
      .innerJoin('booking as b', (on) =>
        on.onRef('b.travel_agency', '=', 't.travel_agency').onRef('b.id', '=', 't.booking'),
      )
      .select(['t.state', 't.payment_key', 't.amount', 't.share', 't.is_deposit', 't.way', 't.closing'])
      .selectAll('b')
      .where('t.travel_agency', '=', travel_agency)
      .where('t.order_id', '=', order_id)
      .executeTakeFirst()
  })

/**
 * The order is asked about again later. An account whose time is over keeps its seats until the gateway has
 * answered.
 */
async function throwUnanswered(deps: RecheckDeps, { travel_agency, order_id }: OrderRef): Promise<never> {
  await runInTransaction(deps.db, travel_agency, (db) => markAccountUnheard({ db, travel_agency }, order_id))
  throw new Error('the gateway could not be asked')
}

const canBePaid = (
  deps: RecheckDeps,
  travel_agency: number,
  attempt: Parameters<typeof isAttemptPayable>[1] & Parameters<typeof isAttemptPayable>[2],
) => runInTransactionWithJobs(deps, travel_agency, (ctx) => isAttemptPayable(ctx, attempt, attempt))

/**
 * The gateway never heard of the account, or its answer is on the way, so it is asked again with the same
 * key.
 */
async function reissueAccount(deps: RecheckDeps, { travel_agency, order_id }: OrderRef): Promise<void> {
  await issueVirtualAccount(
    {
      toss: deps.integrations.toss,
      secretKey: await getTossSecretKey(deps, travel_agency),
      keyFor: deps.keyFor,
      transaction: (work) => runInTransactionWithJobs(deps, travel_agency, work),
    },
    order_id,
  )
}

/**
 * Closes an account because another way was chosen, or the booking waits for another sum. If somebody paid
 * meanwhile, the gateway refuses to close it, and what it says then is recorded.
 */
async function closeUnwantedAccount(deps: RecheckDeps, { travel_agency, order_id }: OrderRef): Promise<void> {
  const attempt = await lookAtOrder(deps, { travel_agency, order_id })
  if (attempt?.state !== 'deposit_waiting' || !attempt.payment_key) return
  if (!attempt.closing && (await canBePaid(deps, travel_agency, attempt))) return
  const secretKey = await getTossSecretKey(deps, travel_agency)
  const { toss } = deps.integrations
  const request = { paymentKey: attempt.payment_key, cancelReason: gatewayReasons.unpaid }
  await toss.cancel(secretKey, request, `close-${order_id}`)
  const payment = await toss.find(secretKey, { orderId: order_id })
  if (payment) await runInTransactionWithJobs(deps, travel_agency, (ctx) => reconcilePayment(ctx, payment))
  if (!payment || payment.status === 'WAITING_FOR_DEPOSIT') throw new Error('the account is not closed yet')
}

export async function recheckRefund(
  deps: RecheckDeps,
  { travel_agency, refund: id }: JobPayloads['refund'],
): Promise<void> {
  const refund = await findRefund(deps, { travel_agency, refund: id })
  if (refund?.state !== 'asked' || !refund.payment_key) return
  const secretKey = await getTossSecretKey(deps, travel_agency)
  const { booking, share } = refund
  const key = { travel_agency, refund: id, booking, share }
  const account =
    refund.way === 'virtual_account' ? await readAccount(deps, travel_agency, refund) : undefined
  if (account === null && share !== null) return waitForAccount(deps, key)
  const refundReceiveAccount = account && toReceivingAccount(account)
  if (refundReceiveAccount === null) return refuseRefund(deps, key, 'INVALID_BANK')
  const outcome = await deps.integrations.toss.cancel(
    secretKey,
    {
      paymentKey: refund.payment_key,
      cancelReason: formatRefundReason(refund.reason, id),
      cancelAmount: refund.amount,
      refundReceiveAccount,
    },
    `refund-${travel_agency}-${id}`,
  )
  if (outcome.kind === 'done')
    return runInTransactionWithJobs(deps, travel_agency, (ctx) => reconcilePayment(ctx, outcome.payment))
  // The refund may be done and its answer lost. Then the gateway refuses a second one.
  await recheckOrder(deps, { travel_agency, order_id: refund.order_id })
  const after = await findRefund(deps, { travel_agency, refund: id })
  if (after?.state === 'done') return
  if (outcome.kind === 'misconfigured')
    await noteRefundCode(deps, { travel_agency, refund: id }, outcome.code)
  // The gateway has just shown all its cancels, and ours is none of them: somebody else took the money back there.
  const isGone = outcome.kind === 'unknown' && goneCodes.includes(outcome.code)
  if (outcome.kind !== 'refused' && !isGone) throw new Error(`the refund is not settled: ${outcome.code}`)
  deps.log.error(
    { agency: travel_agency, refund: id, toss: outcome.code },
    'the gateway refuses a refund: somebody must see to it',
  )
  await refuseRefund(deps, key, outcome.code)
}

const findRefund = (deps: RecheckDeps, { travel_agency, refund: id }: JobPayloads['refund']) =>
  runInTransactionWithJobs(deps, travel_agency, (ctx) =>
    selectRefundsWithOrders(ctx)
      .select([
        'r.amount',
        'r.reason',
        'r.state',
        'r.order_id',
        'r.booking',
        't.payment_key',
        't.way',
        't.share',
      ])
      .where('r.id', '=', id)
      .executeTakeFirst(),
  )

/** The gateway has less left of the payment than is asked for. */
const goneCodes = ['NOT_CANCELABLE_AMOUNT', 'ALREADY_CANCELED_PAYMENT', 'ALREADY_REFUND_PAYMENT']

const readAccount = (deps: RecheckDeps, travel_agency: number, payee: Payee) =>
  runInTransaction(deps.db, travel_agency, (db) =>
    findPayoutAccount({ db, travel_agency, keyFor: deps.keyFor }, payee),
  )

/** Null if the gateway sends nothing to the bank. */
function toReceivingAccount(account: PayoutAccountDetails) {
  const bank = findBankCode(account.bank)
  return bank ? { bank, accountNumber: account.account_number, holderName: account.account_holder } : null
}

const overdue = sql<string>`now() - make_interval(secs => ${recheckLimits.after_s})`

const isAccountDue = sql<boolean>`(looked < now() - make_interval(secs => ${recheckLimits.accounts_s})
  or closing < ${overdue} and looked < ${overdue} or account_until < now() and looked < account_until)`

const agenciesWithUnsettled = sql<{ travel_agency: number }>`
  select travel_agency from payment_try where state = 'confirming' and confirming < ${overdue}
  union select travel_agency from payment_try where state = 'deposit_waiting' and ${isAccountDue}
  union select travel_agency from refund where state = 'asked' and asked < ${overdue}`

/**
 * Runs every minute, for everything that waits too long for an answer. One failure does not stop the others.
 */
export async function recheckOverdue(deps: RecheckDeps): Promise<void> {
  await runForAgenciesDue(deps.db, agenciesWithUnsettled, async (travel_agency) => {
    const { orders, accounts, refunds } = await runInTransactionWithJobs(
      deps,
      travel_agency,
      async ({ db }) => ({
        orders: await db
          .selectFrom('payment_try')
          .select('order_id')
          .where('travel_agency', '=', travel_agency)
          .where('state', '=', sql.lit('confirming'))
          .where('confirming', '<', overdue)
          .limit(recheckLimits.atOnce)
          .execute(),
        accounts: await db
          .selectFrom('payment_try')
          .select('order_id')
          .where('travel_agency', '=', travel_agency)
          .where('state', '=', sql.lit('deposit_waiting'))
          .where(isAccountDue)
          .orderBy('looked')
          .limit(recheckLimits.atOnce)
          .execute(),
        refunds: await db
          .selectFrom('refund')
          .select('id')
          .where('travel_agency', '=', travel_agency)
          .where('state', '=', sql.lit('asked'))
          .where('asked', '<', overdue)
          .limit(recheckLimits.atOnce)
          .execute(),
      }),
    )
    const work = [
      ...[...orders, ...accounts].map(({ order_id }) => recheckOrder(deps, { travel_agency, order_id })),
      ...refunds.map(({ id }) => recheckRefund(deps, { travel_agency, refund: id })),
    ]
    for (const done of await Promise.allSettled(work))
      if (done.status === 'rejected')
        deps.log.warn(
          { agency: travel_agency, error: String(readFields(done.reason).message) },
          'a payment is not settled yet',
        )
  })
}
