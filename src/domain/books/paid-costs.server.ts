// Payments of costs and their undoing, each on the day whose books count it. Decision 96
import { sql } from 'kysely'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

/** The day on which a payment `y` counts, written as both indexes have it. */
const countedOn = sql`coalesce(y.counted_on, y.paid_on)`
const undoneOn = sql`coalesce(y.undone_on, y.counted_on, y.paid_on)`

/** Payments `y` from one day until before another; one that was undone comes again, less than nothing. */
export const selectPaidCosts = (travel_agency: number, from: string, to: string) => sql`
  select y.*, ${countedOn} as day, y.amount as moved, false as is_undo from cost_payment y
  where y.travel_agency = ${travel_agency} and ${countedOn} >= ${from}::date and ${countedOn} < ${to}::date
  union all
  select y.*, ${undoneOn}, -y.amount, true from cost_payment y
  where y.travel_agency = ${travel_agency} and y.undone is not null and ${undoneOn} >= ${from}::date
    and ${undoneOn} < ${to}::date`

export async function sumPaidCosts({ db, travel_agency }: AgencyContext, from: string, to: string) {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(moved), 0)::bigint as sum from (${selectPaidCosts(travel_agency, from, to)}) m`.execute(
    db,
  )
  return rows[0]?.sum ?? 0
}

/** The day itself; today where a person has closed its books; tomorrow where those of today are closed, too. */
export async function findOpenDay({ db, travel_agency }: AgencyContext, day: string): Promise<string> {
  const isClosed = (on: ReturnType<typeof sql>) =>
    sql`exists (select from day_close c where c.travel_agency = ${travel_agency} and c.day = ${on})`
  const { rows } = await sql<{ day: string }>`
    select case when not ${isClosed(sql`${day}::date`)} then ${day}::date
      when not ${isClosed(seoulToday)} then ${seoulToday} else ${seoulToday} + 1 end as day`.execute(db)
  return rows[0]?.day ?? day
}
