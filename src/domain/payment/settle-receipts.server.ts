// Settles cash receipts with the gateway: issues and cancels them, and asks whether they are registered.
import { sql } from 'kysely'
import { readAgencySecrets } from '#domain/agency/keys/secrets.server.ts'
import { lockBooking } from '#domain/booking/find.server.ts'
import { localize } from '#i18n/language.ts'
import type { JobPayloads } from '#jobs.ts'
import { formatDay, formatSeoulDay } from '#lib/format.ts'
import { readFields } from '#lib/read-fields.ts'
import { receiptClockLimits } from '#limits/services.ts'
import { runForAgenciesDue } from '#platform/clock.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import type { ReceiptOutcome } from '#platform/integrations/toss-answers.server.ts'
import type { CashReceipt } from '#platform/integrations/toss-receipts.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import type { AgencyContext, TxContext } from '#platform/wire/request-context.ts'
import { readReceiptIdentity } from './receipt-wish.server.ts'
import type { RecheckDeps } from './recheck-gateway.server.ts'
import { selectReceipts } from './select-receipts.server.ts'

type ReceiptRef = JobPayloads['cash-receipt']

/**
 * After a lost answer the gateway's list is looked at first: it replays what it did under the key of a try, but not where
 * it answered with a fault of its own. `listReceipts`: of a day.
 */
export async function settleReceipt(
  deps: RecheckDeps,
  ref: ReceiptRef,
  listReceipts = deps.integrations.toss.listReceipts,
): Promise<void> {
  const { travel_agency } = ref
  const started = await runInTransactionWithJobs(deps, travel_agency, (ctx) =>
    startReceipt({ ...ctx, keyFor: deps.keyFor }, ref.receipt),
  )
  if (!started) return
  const { receipt } = started
  const known = receipt.state === 'asked' && (await findEarlierOutcome(deps, started, listReceipts))
  if (receipt.state === 'asked' && !known)
    await runInTransaction(deps.db, travel_agency, (db) => markAsked({ db, travel_agency }, receipt.id))
  const outcome = known || (await askGateway(deps, started))
  if (outcome.kind === 'unknown') throw new Error(`the gateway is not sure of a receipt: ${outcome.code}`)
  if (outcome.kind === 'misconfigured')
    deps.log.error(
      { agency: travel_agency, toss: outcome.code },
      'the gateway does not accept the keys of the agency',
    )
  await runInTransactionWithJobs(deps, travel_agency, (ctx) => endReceipt(ctx, receipt, outcome))
}

type StartedReceipt = NonNullable<Awaited<ReturnType<typeof startReceipt>>>

const askGateway = (
  { integrations: { toss } }: RecheckDeps,
  { receipt, identity, secretKey, key }: StartedReceipt,
): Promise<ReceiptOutcome> =>
  receipt.parent_key
    ? toss.cancelReceipt(secretKey, { receiptKey: receipt.parent_key, amount: receipt.amount }, key)
    : toss.issueReceipt(
        secretKey,
        {
          orderId: key,
          orderName: localize(receipt.page_title, 'ko').slice(0, 100),
          amount: receipt.amount,
          customerIdentityNumber: identity.number,
          type: identity.type,
        },
        key,
      )

/** What the gateway did when it was asked last. */
async function findEarlierOutcome(
  deps: RecheckDeps,
  { travel_agency, receipt, secretKey, key, parentOrder }: StartedReceipt,
  listReceipts: RecheckDeps['integrations']['toss']['listReceipts'],
): Promise<ReceiptOutcome | undefined> {
  const asked = Date.parse(receipt.looked)
  // it may have come to it after midnight
  for (const day of new Set(
    [asked, asked + 2_000 * receiptClockLimits.asked_s].map((at) => formatSeoulDay(new Date(at))),
  )) {
    const receipts = await listReceipts(secretKey, day)
    if (!receipts) throw new Error('the gateway does not say which receipts there are')
    const [transactionType, orderId] = receipt.kind === 'cancel' ? ['CANCEL', parentOrder] : ['CONFIRM', key]
    for (const found of receipts)
      if (
        found.transactionType === transactionType &&
        found.orderId === orderId &&
        found.amount === receipt.amount &&
        !(await isRecorded(deps, travel_agency, found.receiptKey))
      )
        return { kind: 'issued', receipt: found }
  }
  return undefined
}

/** The answer to another try, such as a cancel of the same amount. */
const isRecorded = ({ db }: RecheckDeps, travel_agency: number, receipt_key: string): Promise<boolean> =>
  runInTransaction(db, travel_agency, async (tx) => {
    const found = await tx
      .selectFrom('cash_receipt')
      .select('id')
      .where('travel_agency', '=', travel_agency)
      .where('receipt_key', '=', receipt_key)
      .executeTakeFirst()
    return found !== undefined
  })

/** Marks the receipt before the gateway is asked. Undefined if it is too early, or somebody else did it. */
async function startReceipt(ctx: TxContext & Pick<RecheckDeps, 'keyFor'>, id: number) {
  const { db, travel_agency } = ctx
  const known = await findReceipt(ctx, id)
  if (!known) return undefined
  await lockBooking(ctx, known.booking)
  const receipt = await findReceipt(ctx, id)
  const isReady = receipt?.state === 'asked' || (receipt?.state === 'waiting' && receipt.is_due)
  if (!receipt || !isReady || receipt.through !== 'toss') return undefined
  if (receipt.kind === 'cancel' && receipt.parent_key === null) {
    await leaveToStaff(ctx, id)
    return undefined
  }
  const identity = await readReceiptIdentity(ctx, receipt)
  const tries = receipt.state === 'waiting' ? receipt.tries + 1 : receipt.tries
  await db
    .updateTable('cash_receipt')
    .set({ tries, ...(receipt.kind === 'issue' && { purpose: identity.purpose, ending: identity.ending }) })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
  if (receipt.state === 'waiting') await markAsked(ctx, id)
  const { toss_secret_key: secretKey = '' } = await readAgencySecrets(ctx)
  const key = formatReceiptOrder(travel_agency, id, tries)
  const { parent_id, parent_tries, parent_payment } = receipt
  const parentOrder = parent_payment ?? formatReceiptOrder(travel_agency, parent_id ?? 0, parent_tries ?? 0)
  return { travel_agency, receipt, identity, secretKey, key, parentOrder }
}

/** One for each try: it is the key under which the gateway does it once, too. */
const formatReceiptOrder = (travel_agency: number, id: number, tries: number) =>
  `receipt-${travel_agency}-${id}-${tries}`

/** From now on the gateway may have issued it. */
async function markAsked({ db, travel_agency }: AgencyContext, id: number): Promise<void> {
  await db
    .updateTable('cash_receipt')
    .set({ state: 'asked', looked: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'asked'])
    .execute()
}

/** The gateway did not issue this receipt, so staff cancel it where they issued it. */
async function leaveToStaff({ db, travel_agency }: AgencyContext, id: number): Promise<void> {
  await db
    .updateTable('cash_receipt')
    .set({ state: 'waiting', through: 'hometax' })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
}

const findReceipt = (agencyCtx: AgencyContext, id: number) =>
  selectReceipts(agencyCtx)
    .select(['c.id', 'c.booking', 'c.kind', 'c.state', 'c.through', 'c.amount', 'c.tries', 'b.page_title'])
    .select(['l.share', 'c.looked', 'p.id as parent_id', 'p.tries as parent_tries'])
    .select(['p.receipt_key as parent_key', sql<boolean>`c.issue_on <= ${seoulToday}`.as('is_due')])
    // one that the gateway issued with a deposit has the order of its payment
    .select(
      sql<
        string | null
      >`(select order_id from ledger pl where p.with_deposit and pl.travel_agency = p.travel_agency
        and pl.id = p.ledger)`.as('parent_payment'),
    )
    .where('c.id', '=', id)
    .executeTakeFirst()

/** Records the outcome. Afterwards receipts are compared again with the money there is by now. */
async function endReceipt(
  { db, travel_agency, enqueue }: TxContext,
  { id, booking }: { id: number; booking: number },
  outcome: Exclude<ReceiptOutcome, { kind: 'unknown' }>,
): Promise<void> {
  const now = sql<string>`now()`
  await db
    .updateTable('cash_receipt')
    .set(
      outcome.kind === 'issued'
        ? {
            state: 'issued',
            code: null,
            receipt_key: outcome.receipt.receiptKey,
            issue_number: outcome.receipt.issueNumber,
            receipt_url: outcome.receipt.receiptUrl,
            issued: now,
          }
        : { state: 'refused', code: outcome.code },
    )
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute()
  if (outcome.kind === 'issued') await recordRegistration({ db, travel_agency }, outcome.receipt)
  await enqueue('cash-receipts', { travel_agency, booking })
}

async function recordRegistration(
  { db, travel_agency }: AgencyContext,
  { receiptKey, issueStatus }: CashReceipt,
): Promise<void> {
  if (issueStatus === 'IN_PROGRESS') return
  await db
    .updateTable('cash_receipt')
    .set(
      issueStatus === 'COMPLETED'
        ? { state: 'registered', registered: sql<string>`now()` }
        : { state: 'refused', code: 'FAILED' },
    )
    .where('travel_agency', '=', travel_agency)
    .where('receipt_key', '=', receiptKey)
    .where('state', '=', 'issued')
    .execute()
}

const isDue = sql<boolean>`(state = 'waiting' and issue_on <= ${seoulToday}
  or state = 'asked' and looked < now() - make_interval(secs => ${receiptClockLimits.asked_s}))`
const isUnregistered = sql<boolean>`(state = 'issued' and looked < now() - make_interval(secs => ${receiptClockLimits.registered_s}))`
const agenciesWithReceipts = sql<{ travel_agency: number }>`
  select distinct travel_agency from cash_receipt
  where through = 'toss' and state in ('waiting', 'asked', 'issued') and (${isDue} or ${isUnregistered})`

/** Handles receipts that are due, unanswered or not registered yet. One failure does not stop the others. */
export async function settleReceipts(deps: RecheckDeps): Promise<void> {
  await runForAgenciesDue(deps.db, agenciesWithReceipts, async (travel_agency) => {
    const due = await runInTransaction(deps.db, travel_agency, (db) =>
      db
        .selectFrom('cash_receipt')
        .select('id')
        .where('travel_agency', '=', travel_agency)
        .where('through', '=', 'toss')
        .where(isDue)
        .orderBy('looked')
        .limit(receiptClockLimits.atOnce)
        .execute(),
    )
    const listReceipts = rememberDays(deps.integrations.toss.listReceipts)
    const work = due.map(({ id: receipt }) => settleReceipt(deps, { travel_agency, receipt }, listReceipts))
    for (const done of await Promise.allSettled([...work, checkRegistrations(deps, travel_agency)]))
      if (done.status === 'rejected')
        deps.log.warn(
          { agency: travel_agency, error: String(readFields(done.reason).message) },
          'a cash receipt is not settled yet',
        )
  })
}

/** Each day is listed once, for all that were asked on it. */
function rememberDays(list: RecheckDeps['integrations']['toss']['listReceipts']): typeof list {
  const days = new Map<string, ReturnType<typeof list>>()
  return (secretKey, day) => {
    const known = days.get(day) ?? list(secretKey, day)
    days.set(day, known)
    return known
  }
}

/** The gateway lists receipts by the day on which they were asked for. */
async function checkRegistrations(deps: RecheckDeps, travel_agency: number): Promise<void> {
  const { days, secretKey } = await runInTransaction(deps.db, travel_agency, async (db) => {
    const rows = await db
      .updateTable('cash_receipt')
      .set({ looked: sql<string>`now()` })
      .where('travel_agency', '=', travel_agency)
      .where('through', '=', 'toss')
      .where(isUnregistered)
      .returning(['issued', 'receipt_key'])
      .execute()
    const secrets = await readAgencySecrets({ db, travel_agency, keyFor: deps.keyFor })
    const days = new Set(
      // what has no key cannot be found in the gateway's list
      rows.flatMap(({ issued, receipt_key }) => (issued && receipt_key ? [formatDay(issued)] : [])),
    )
    return { days, secretKey: secrets.toss_secret_key ?? '' }
  })
  for (const day of days) {
    const receipts = (await deps.integrations.toss.listReceipts(secretKey, day)) ?? []
    await runInTransaction(deps.db, travel_agency, async (db) => {
      for (const receipt of receipts) await recordRegistration({ db, travel_agency }, receipt)
    })
  }
}
