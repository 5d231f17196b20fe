// Tells every booking what its day has come for, once: the clock looks every ten minutes, in the daytime.
// What is needed tomorrow goes in the evening, too.
import { type RawBuilder, sql } from 'kysely'
import type { BookingRow } from '#domain/booking/find.server.ts'
import { isOverseasTrip } from '#domain/booking/overseas-trip.server.ts'
import { isBookingUnderWay } from '#domain/booking/progress-conditions.server.ts'
import { timedMessageHours } from '#limits/trade.ts'
import { runForAgenciesDue } from '#platform/clock.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import type { AgencyContext, TxContext } from '#platform/wire/request-context.ts'
import type { TimedMoment } from './moments.ts'

const agenciesWithTemplates = sql<{ travel_agency: number }>`
  select distinct travel_agency from message_template where is_on`

const getSeoulHour = (now: Date) => (now.getUTCHours() + 9) % 24
export const isDaytime = (now: Date) => {
  const hour = getSeoulHour(now)
  return hour >= timedMessageHours.from && hour < timedMessageHours.until
}
/** The hour after the day in which only what somebody needs for the next morning goes out. */
const isEvening = (now: Date) => {
  const hour = getSeoulHour(now)
  return hour >= timedMessageHours.until && hour < timedMessageHours.eveUntil
}
const isForTomorrow = sql<boolean>`(t.moment in ('meeting', 'guide') and b.departure_date <= ${seoulToday} + 1)`

export async function sendTimedMessages(
  deps: Pick<Deps, 'db' | 'enqueue'>,
  now: Date = new Date(),
): Promise<void> {
  if (!isDaytime(now) && !isEvening(now)) return
  const mayGo = isEvening(now) ? isForTomorrow : sql<boolean>`true`
  await runForAgenciesDue(deps.db, agenciesWithTemplates, async (travel_agency) => {
    while ((await runInTransactionWithJobs(deps, travel_agency, (ctx) => sendDueMessages(ctx, mayGo))) > 0);
  })
}

const isBefore = sql<boolean>`(${isBookingUnderWay} and b.departure_date >= ${seoulToday}
  and b.departure_date - t.day <= ${seoulToday})`
const notice = (column: string) => sql`coalesce((select n.${sql.ref(column)} from departure_notice n
  where n.travel_agency = b.travel_agency and n.departure_id = b.departure_id), '')`

/** Conditions on the booking `b`, beside its day, for a message of the template `t`. */
const conditions: Record<TimedMoment, RawBuilder<boolean>> = {
  papers: sql`(${isBefore} and ${isOverseasTrip} and (select count(*) from passport p
    where p.travel_agency = b.travel_agency and p.booking = b.id) < b.adult + b.child + b.baby)`,
  confirmed: sql`(${isBefore} and exists (select from departure_seat s where s.travel_agency = b.travel_agency
    and s.departure_id = b.departure_id and s.confirmed is not null))`,
  meeting: sql`(${isBefore} and length(${notice('meeting_time')}) > 0 and (length(${notice('meeting_point')}) > 0 or exists (
    select from package_detail p where p.travel_agency = b.travel_agency and p.package_code = b.package_code
      and p.meeting_point is not null)))`,
  guide: sql`(${isBefore} and length(${notice('guide_name')}) > 0 and length(${notice('guide_phone')}) > 0)`,
  review: sql`(b.progress in ('preparing', 'ready', 'travel_completed') and b.return_date + t.day <= ${seoulToday}
    and b.return_date + t.day + ${sql.lit(timedMessageHours.lateDays)} >= ${seoulToday})`,
}
const isTime = sql<boolean>`(case t.moment ${sql.join(
  Object.entries(conditions).map(([moment, condition]) => sql`when ${sql.lit(moment)} then ${condition}`),
  sql` `,
)} else false end)`

/** A booking is locked while it is marked, so that two clocks tell it once. A trip's own template goes first. */
async function sendDueMessages(ctx: TxContext, mayGo: RawBuilder<boolean>): Promise<number> {
  const { db, travel_agency } = ctx
  const { rows } = await sql<{ id: number; departure_id: number; moment: TimedMoment }>`
    select b.id, b.departure_id, t.moment from booking b
    join departure d on d.travel_agency = b.travel_agency and d.departure_id = b.departure_id and d.cancelled is null
    join message_template t on t.travel_agency = b.travel_agency and t.package_code in ('', b.package_code)
    where b.travel_agency = ${travel_agency} and t.is_on and ${isTime} and ${mayGo}
      and (t.package_code <> '' or not exists (select from message_template o where o.travel_agency = ${travel_agency}
        and o.moment = t.moment and o.package_code = b.package_code))
      and not exists (select from timed_message m where m.travel_agency = ${travel_agency} and m.booking = b.id
        and m.departure_id = b.departure_id and m.moment = t.moment)
    order by b.id limit 100 for update of b skip locked`.execute(db)
  for (const { id: booking, departure_id, moment } of rows) {
    const marked = await db
      .insertInto('timed_message')
      .values({ travel_agency, booking, departure_id, moment })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (marked) await notify(ctx, 'timed-message', { ref: marked.id })
  }
  return rows.length
}

/** For the message: which it is, and of which booking. Undefined when the booking has left that departure. */
export async function findTimedMessage({ db, travel_agency }: AgencyContext, id: number) {
  const found: (BookingRow & { moment: TimedMoment; told_departure: number }) | undefined = await db
    .selectFrom('timed_message as m')
    .innerJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 'm.travel_agency').onRef('b.id', '=', 'm.booking'),
    )
    .selectAll('b')
    .select(['m.moment', 'm.departure_id as told_departure'])
    .where('m.travel_agency', '=', travel_agency)
    .where('m.id', '=', id)
    .executeTakeFirst()
  return found?.departure_id === found?.told_departure ? found : undefined
}
