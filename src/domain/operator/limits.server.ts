// Limits of an agency within the deployment, with what it uses now.
import { sql } from 'kysely'
import { findHoldLimits, saveHoldLimits } from '#domain/agency/rules/hold-limits.server.ts'
import { countDelayed, countMonth, endDelays } from '#domain/message/sending-limits.server.ts'
import { refuse } from '#errors.ts'
import { setTransactionAgency } from '#platform/db/transaction.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import { enterAgency } from './change-agency.server.ts'
import type { operatorCalls } from './office-calls.ts'

type AgencyLimits = Omit<In<typeof operatorCalls.saveLimits>, 'agency' | 'revision'>

export async function getLimits(ctx: StaffCtx, { agency }: { agency: number }) {
  await setTransactionAgency(ctx.db, agency)
  const inAgency = { db: ctx.db, travel_agency: agency }
  const { mails_today, texts_today, texts } = await countMonth(inAgency)
  return {
    ...(await readLimits(inAgency)),
    used: {
      storage_bytes: await readStorage(inAgency),
      mails_today,
      texts_today,
      texts_month: texts,
      delayed: await countDelayed(inAgency),
      seats: await countHeldSeats(inAgency),
    },
  }
}

/** Null where the agency has the limits that all have. */
async function readLimits(ctx: AgencyContext): Promise<AgencyLimits & { revision: number }> {
  const set = await ctx.db
    .selectFrom('agency_limit')
    .select(['storage_gb', 'mails_a_day', 'texts_a_day', 'texts_a_month', 'revision'])
    .where('travel_agency', '=', ctx.travel_agency)
    .executeTakeFirst()
  const { storage_gb = null, mails_a_day = null, texts_a_day = null, texts_a_month = null } = set ?? {}
  const holds = await findHoldLimits(ctx)
  return { storage_gb, mails_a_day, texts_a_day, texts_a_month, holds, revision: set?.revision ?? 0 }
}

async function readStorage({ db, travel_agency }: AgencyContext): Promise<number> {
  const stored = await db
    .selectFrom('stored_files')
    .select('bytes')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirst()
  return stored?.bytes ?? 0
}

/** Held seats that the limit counts: unpaid, by people who have not proved who they are. */
async function countHeldSeats({ db, travel_agency }: AgencyContext): Promise<number> {
  const { seats } = await db
    .selectFrom('booking')
    .select(sql<number>`coalesce(sum(adult + child), 0)::int`.as('seats'))
    .where('travel_agency', '=', travel_agency)
    .where('progress', '=', 'waiting_for_payment')
    .where('proved_by', 'is', null)
    .executeTakeFirstOrThrow()
  return seats
}

export async function saveLimits(
  ctx: StaffCtx,
  { agency, revision, holds, ...set }: In<typeof operatorCalls.saveLimits>,
) {
  const { inAgency } = await enterAgency(ctx, agency, ['preparing', 'open', 'paused'])
  const { revision: stored, ...before } = await readLimits(inAgency)
  if (stored !== revision) refuse('CHANGED_MEANWHILE')
  const row = { ...set, revision: stored + 1 }
  await inAgency.db
    .insertInto('agency_limit')
    .values({ travel_agency: agency, ...row })
    .onConflict((conflict) => conflict.column('travel_agency').doUpdateSet(row))
    .execute()
  await saveHoldLimits(inAgency, holds)
  await endDelays(inAgency)
  inAgency.logChange({ subject: 'limits', before: toLogged(before), after: toLogged({ ...set, holds }) })
  return { revision: row.revision }
}

const toLogged = ({ holds, ...set }: AgencyLimits) => ({
  ...set,
  ...Object.fromEntries(Object.entries(holds).map(([name, limit]) => [`hold_${name}`, limit])),
})
