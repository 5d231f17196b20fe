// What becomes of a refund that the gateway does not carry out: asked again, left to staff, or waiting for an account.
import { sql } from 'kysely'
import { lockBooking } from '#domain/booking/find.server.ts'
import type { JobPayloads } from '#jobs.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'

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

/** Leaves the refund to staff, who send it by transfer to the same account. The booking's row is locked first. */
export async function refuseRefund(
  deps: StateDeps,
  { travel_agency, refund: id, booking }: RefundKey,
  code: string,
): Promise<void> {
  await runInTransactionWithJobs(deps, travel_agency, async (ctx) => {
    await lockBooking(ctx, booking)
    await ctx.db
      .updateTable('refund')
      .set({ state: 'refused', code, settled: sql<string>`now()` })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .execute()
  })
}

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
