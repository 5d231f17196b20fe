// Sends what waited because an agency had sent as many messages as it may: the next day, in the daytime.
import { type RawBuilder, sql } from 'kysely'
import type { Occasion } from '#occasions.ts'
import { runForAgenciesDue } from '#platform/clock.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'
import { isDaytime } from './timed.server.ts'

const agenciesDue: RawBuilder<{ travel_agency: number }> = sql`
  select distinct travel_agency from delayed_message where until <= ${seoulToday}`

export async function sendDelayedMessages(
  deps: Pick<Deps, 'db' | 'enqueue'>,
  now: Date = new Date(),
): Promise<void> {
  if (!isDaytime(now)) return
  await runForAgenciesDue(deps.db, agenciesDue, async (travel_agency) => {
    while ((await runInTransactionWithJobs(deps, travel_agency, enqueueDue)) > 0);
  })
}

/**
 * A row is deleted in the transaction that asks for its message again. A message above today's limit gets a row again.
 */
async function enqueueDue(ctx: TxContext): Promise<number> {
  const { db, travel_agency } = ctx
  const { rows } = await sql<{ occasion: Occasion; ref: number; amount: number | null }>`
    delete from delayed_message where travel_agency = ${travel_agency} and job in (
      select job from delayed_message where travel_agency = ${travel_agency} and until <= ${seoulToday}
      order by until, job limit 100 for update skip locked)
    returning occasion, ref, amount`.execute(db)
  for (const { occasion, ref, amount } of rows)
    await notify(ctx, occasion, { ref, ...(amount !== null && { amount }) })
  return rows.length
}
