// What becomes of a refund that the gateway does not carry out: asked again, left to staff, or waiting.
import { sql } from 'kysely'
import { lockBooking } from '#domain/booking/find.server.ts'
import type { StaffActor } from '#domain/booking/history.server.ts'
import type { JobPayloads } from '#jobs.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { hasPayoutAccount } from './payout-account.server.ts'

type StateDeps = Pick<Deps, 'db' | 'enqueue'>
type RefundKey = JobPayloads['refund'] & { booking: number }

/** The list shows why a refund is not done. It is asked for again once the agency's keys are right. */
export async function noteRefundCode(
  deps: StateDeps,
  { travel_agency, refund: id }: JobPayloads['refund'],
  code: string,
): Promise<void> {
  await runInTransaction(deps.db, travel_agency, (db) =>
    db
      .updateTable('refund')
      .set({ code })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .execute(),
  )
}

/**
 * Leaves the refund to staff: that of a share goes to whoever paid it, the others are owed to the booker by transfer. The
 * booking's row is locked first.
 */
export async function refuseRefund(
  deps: StateDeps,
  { travel_agency, refund: id, booking, share }: RefundKey & { share: number | null },
  code: string,
): Promise<void> {
  await runInTransactionWithJobs(deps, travel_agency, async (ctx) => {
    await lockBooking(ctx, booking)
    const left = await leaveToStaff(ctx, { id, share, from: 'asked', code })
    if (left && share !== null && !(await hasPayoutAccount(ctx, { booking, share })))
      await notify(ctx, 'share-account-asked', { ref: share })
  })
}

/** `from`: the state it is still in; otherwise nothing is changed, and undefined is the answer. */
export const leaveToStaff = (
  { db, travel_agency, staff }: AgencyContext & StaffActor,
  {
    id,
    share,
    from,
    code,
  }: { id: number; share: number | null; from: 'asked' | 'account_needed'; code: string },
) =>
  db
    .updateTable('refund')
    .set(
      share === null
        ? { state: 'refused', code, settled: sql<string>`now()`, ...(staff && { by_name: staff.name }) }
        : { state: 'to_send', code },
    )
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('amount')
    .executeTakeFirst()

/** The account of the booker is nobody else's: the version before may have asked for the refund because of it. */
export const waitForAccount = (deps: StateDeps, { travel_agency, refund: id, booking }: RefundKey) =>
  runInTransactionWithJobs(deps, travel_agency, async (ctx) => {
    await lockBooking(ctx, booking)
    await ctx.db
      .updateTable('refund')
      .set({ state: 'account_needed' })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .execute()
  })
