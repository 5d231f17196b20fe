// Work of staff on the booking `b` of a query, besides money: documents, expiring passports, tasks.
// The first screen counts them and the list shows them all, by the same rules.
import { type RawBuilder, sql } from 'kysely'
import { todayLimits } from '#limits/display.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { pendingWorkKinds } from './office-calls.ts'
import { isOverseasTrip } from './overseas-trip.server.ts'
import { isBookingOpen, isBookingUnderWay } from './progress-conditions.server.ts'

/** True if the row `b` of booking_money has to be paid by now. A balance is due by its day. */
export const isOverdue = sql<boolean>`(b.due > 0 and coalesce(b.due_by < ${seoulToday}, true))`

export const travellerCount = sql`b.adult + b.child + b.baby`

/** Of those who are about to travel abroad: how many passports are missing, whenever they leave. */
export const missingPassports = sql<number>`case when ${isBookingUnderWay} and ${isOverseasTrip}
  then greatest(${travellerCount} - b.passports, 0) else 0 end`

/** Somebody's passport is missing shortly before they leave. */
export const hasMissingPassports = sql<boolean>`(${isBookingUnderWay} and b.passports < ${travellerCount} and ${isOverseasTrip}
  and b.departure_date between ${seoulToday} and ${seoulToday} + ${sql.lit(todayLimits.papersDays)})`

/** The number of passports of each booking that are not good for long enough. */
export const selectExpiringPassports = (travel_agency: number) => sql`
  select p.booking, count(*) as ending from passport p
  where p.travel_agency = ${travel_agency} and p.expires_soon and p.booking is not null group by 1`

export const isUpcomingTrip = sql<boolean>`(${isBookingUnderWay} and b.departure_date >= ${seoulToday})`

/**
 * The tasks `t` of the booking `b` that are due: one's own, and those given to nobody, or to somebody who has left.
 * Nobody is called any more about what came up before a trip that is over.
 */
export const isTaskDueFor = (staff_id: number) =>
  sql<boolean>`(t.done is null and t.due <= ${seoulToday} and (t.staff_id is null or t.staff_id = ${staff_id}
    or not exists (select from staff_role r where r.travel_agency = t.travel_agency and r.staff_id = t.staff_id))
  and (t.occasion is null or b.return_date >= ${seoulToday} or t.due > b.return_date))`

type StaffQueryContext = { travel_agency: number; staff: { id: number } }

export const pendingWorkConditions: Record<
  (typeof pendingWorkKinds)[number],
  (ctx: StaffQueryContext) => RawBuilder<boolean>
> = {
  papers: () => hasMissingPassports,
  passports: ({ travel_agency }) =>
    sql`${isUpcomingTrip} and b.id in (select booking from (${selectExpiringPassports(travel_agency)}) e)`,
  changes: ({ travel_agency }) =>
    sql`${isBookingOpen} and b.departure_date >= ${seoulToday}
      and b.id in (select r.booking from change_request r where r.travel_agency = ${travel_agency} and r.state = 'asked')`,
  tasks: ({ travel_agency, staff }) =>
    sql`b.id in (select t.booking from booking_task t where t.travel_agency = ${travel_agency} and ${isTaskDueFor(staff.id)})`,
}
