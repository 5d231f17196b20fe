// Settles cash receipts with the gateway: issues and cancels them, and asks whether they are registered.
import { sql } from 'kysely'
import { readAgencySecrets } from '#domain/agency/keys/secrets.server.ts'
import { lockBooking } from '#domain/booking/find.server.ts'
import { localize } from '#i18n/language.ts'
import type { JobPayloads } from '#jobs.ts'
import { formatDay } from '#lib/format.ts'
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

/** One key for each try: asked again after a lost answer, the gateway answers with the same receipt. */
export async function settleReceipt(deps: RecheckDeps, ref: ReceiptRef): Promise<void> {
  const { travel_agency } = ref
  const started = await runInTransactionWithJobs(deps, travel_agency, (ctx) =>
    startReceipt({ ...ctx, keyFor: deps.keyFor }, ref.receipt),
  )
  if (!started) return
  const { receipt, identity, secretKey } = started
  const { toss } = deps.integrations
  const key = `receipt-${travel_agency}-${receipt.id}-${receipt.tries}`
  const outcome = receipt.parent_key
    ? await toss.cancelReceipt(secretKey, { receiptKey: receipt.parent_key, amount: receipt.amount }, key)
    : await toss.issueReceipt(
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
  if (outcome.kind === 'unknown') throw new Error(`the gateway is not sure of a receipt: ${outcome.code}`)
  if (outcome.kind === 'misconfigured')
    deps.log.error(
      { agency: travel_agency, toss: outcome.code },
      'the gateway does not accept the keys of the agency',
    )
  await runInTransactionWithJobs(deps, travel_agency, (ctx) => endReceipt(ctx, receipt, outcome))
}

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
    .set({
      state: 'asked',
      tries,
      looked: sql<string>`now()`,
      ...(receipt.kind === 'issue' && { purpose: identity.purpose, ending: identity.ending }),
    })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
  const { toss_secret_key: secretKey = '' } = await readAgencySecrets(ctx)
  return { receipt: { ...receipt, tries }, identity, secretKey }
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
    .select('l.share')
    .select(['p.receipt_key as parent_key', sql<boolean>`c.issue_on <= ${seoulToday}`.as('is_due')])
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
    const work = due.map(({ id: receipt }) => settleReceipt(deps, { travel_agency, receipt }))
    for (const done of await Promise.allSettled([...work, checkRegistrations(deps, travel_agency)]))
      if (done.status === 'rejected')
        deps.log.warn(
          { agency: travel_agency, error: String(readFields(done.reason).message) },
          'a cash receipt is not settled yet',
        )
  })
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
