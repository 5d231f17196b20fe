// Limits of mails and texts of an agency in a day; above them letters and reminders wait.
import { sql } from 'kysely'
import { agencyLimits } from '#limits/agency.ts'
import { retentionDays } from '#limits/retention.ts'
import { mayWait, type Occasion } from '#occasions.ts'
import { daysAgo } from '#platform/db/days-ago.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

type Sent = { mails?: number; texts?: number }
type Reached = 'mails' | 'texts'

/** Answers how many it has been today. */
export async function countSent(
  { db, travel_agency }: AgencyContext,
  { mails = 0, texts = 0 }: Sent,
): Promise<Required<Sent>> {
  const { rows } = await sql<Required<Sent>>`
    insert into sending_day as s (travel_agency, day, mails, texts)
    values (${travel_agency}, ${seoulToday}, ${mails}, ${texts})
    on conflict (travel_agency, day) do update set mails = s.mails + excluded.mails, texts = s.texts + excluded.texts
    returning s.mails, s.texts`.execute(db)
  return rows[0] ?? { mails, texts }
}

type AskedMessage = {
  booking: number
  occasion: Occasion
  ref: number
  amount?: number | undefined
  job: string
}

/**
 * Counts what is about to be sent, or delays it: then it answers false. Its row of the day is locked until the
 * transaction ends, so two that come at the limit do not both pass.
 */
export async function claimSending(ctx: AgencyContext, asked: AskedMessage, sent: Sent): Promise<boolean> {
  const today = await countSent(ctx, sent)
  if (!mayWait(asked.occasion)) return true
  const reached = await findReachedLimit(ctx, sent, today)
  if (!reached || (await isDepartureSoon(ctx, asked.booking))) return true
  await countSent(ctx, { mails: -(sent.mails ?? 0), texts: -(sent.texts ?? 0) })
  await delayMessage(ctx, asked, reached)
  return false
}

async function findReachedLimit(
  { db, travel_agency }: AgencyContext,
  { mails = 0, texts = 0 }: Sent,
  today: Required<Sent>,
): Promise<Reached | undefined> {
  const limits = await findSendingLimits({ db, travel_agency })
  if (mails > 0 && today.mails > limits.mails_a_day) return 'mails'
  if (texts === 0) return undefined
  if (today.texts > limits.texts_a_day) return 'texts'
  const month = await countMonth({ db, travel_agency })
  return month.texts > limits.texts_a_month ? 'texts' : undefined
}

async function findSendingLimits({ db, travel_agency }: AgencyContext) {
  const set = await db
    .selectFrom('agency_limit')
    .select(['mails_a_day', 'texts_a_day', 'texts_a_month'])
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirst()
  return {
    mails_a_day: set?.mails_a_day ?? agencyLimits.mails_a_day,
    texts_a_day: set?.texts_a_day ?? agencyLimits.texts_a_day,
    texts_a_month: set?.texts_a_month ?? agencyLimits.texts_a_month,
  }
}

/** Messages of the present month in Seoul; `today`: of this day alone. */
export async function countMonth({ db, travel_agency }: AgencyContext) {
  const { rows } = await sql<{ mails_today: number; texts_today: number; texts: number }>`
    select coalesce(sum(mails) filter (where day = ${seoulToday}), 0)::int as mails_today,
      coalesce(sum(texts) filter (where day = ${seoulToday}), 0)::int as texts_today, coalesce(sum(texts), 0)::int as texts
    from sending_day where travel_agency = ${travel_agency} and day >= date_trunc('month', ${seoulToday})::date`.execute(
    db,
  )
  return rows[0] ?? { mails_today: 0, texts_today: 0, texts: 0 }
}

export async function countDelayed({ db, travel_agency }: AgencyContext): Promise<number> {
  const { waiting } = await db
    .selectFrom('delayed_message')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  return waiting
}

/** A customer who leaves within three days or is on the way is told today, whatever the limit is. */
async function isDepartureSoon({ db, travel_agency }: AgencyContext, booking: number): Promise<boolean> {
  const near = await db
    .selectFrom('booking')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', booking)
    .where('departure_date', '<=', sql<string>`${seoulToday} + 3`)
    .where('return_date', '>=', seoulToday)
    .executeTakeFirst()
  return near !== undefined
}

/** A job may be tried again: its message is delayed once. */
async function delayMessage(
  { db, travel_agency }: AgencyContext,
  { job, occasion, ref, amount }: AskedMessage,
  reached: Reached,
): Promise<void> {
  await db
    .insertInto('delayed_message')
    .values({
      travel_agency,
      job,
      occasion,
      ref,
      amount: amount ?? null,
      reached,
      until: sql<string>`${seoulToday} + 1`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * The limit was raised: delayed messages go out with the clock's next round, as far as the new limit allows.
 */
export async function endDelays({ db, travel_agency }: AgencyContext): Promise<void> {
  await db
    .updateTable('delayed_message')
    .set({ until: seoulToday })
    .where('travel_agency', '=', travel_agency)
    .execute()
}

/** Two months are kept, because a whole month is summed up. */
export async function purgeSendingDays({ db, travel_agency }: AgencyContext): Promise<void> {
  await db
    .deleteFrom('sending_day')
    .where('travel_agency', '=', travel_agency)
    .where('day', '<', sql<string>`(${daysAgo(2 * retentionDays.notices)})::date`)
    .execute()
}
