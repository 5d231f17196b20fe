// The first screen: pending work, departures of this week, and bookings and money compared with last year.
import { sql } from 'kysely'
import { todayLimits } from '#limits/display.ts'
import { readToday, seoulToday } from '#platform/db/seoul.server.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import type { StaffCtx } from '#platform/wire/request-context.ts'
import { may } from '#roles.ts'
import { countPeopleByDay, sumMoneyByDay } from './by-day.server.ts'
import { find } from './find.server.ts'
import { readFirstSteps } from './first-steps.server.ts'
import type { reportCalls } from './office-calls.ts'
import { countPendingWork, listPendingWork } from './pending-work.server.ts'
import { countByScreen } from './screen-counts.server.ts'

export const reportHandlers: Handlers<typeof reportCalls> = {
  async today(ctx) {
    return {
      today: await readToday(ctx.db),
      waiting: await listPendingWork(ctx),
      leaving: await listUpcomingDepartures(ctx),
      ...(await readFirstSteps(ctx)),
      ...(may(ctx.staff.roles, 'bookings') && { people_by_day: await countPeopleByDay(ctx) }),
      ...(may(ctx.staff.roles, 'money') && { money_by_day: await sumMoneyByDay(ctx) }),
    }
  },
  firstSteps: readFirstSteps,
  find,
  async waiting(ctx) {
    return {
      ...(await countPendingWork(ctx)),
      ...(may(ctx.staff.roles, 'money') && { screens: await countByScreen(ctx) }),
    }
  },
}

const listUpcomingDepartures = ({ db, travel_agency }: StaffCtx) =>
  db
    .selectFrom('departure as d')
    .innerJoin('departure_seat as s', (on) =>
      on.onRef('s.travel_agency', '=', 'd.travel_agency').onRef('s.departure_id', '=', 'd.departure_id'),
    )
    .innerJoin('package as p', (on) =>
      on.onRef('p.travel_agency', '=', 'd.travel_agency').onRef('p.package_code', '=', 'd.package_code'),
    )
    .select([
      'd.departure_id',
      'd.package_code',
      'p.page_title',
      'd.departure_date',
      's.taken',
      'd.minimum',
      'd.seats',
    ])
    .select(sql<boolean>`s.confirmed is not null`.as('is_confirmed'))
    .where('d.travel_agency', '=', travel_agency)
    .where('d.departure_date', '>=', seoulToday)
    .where('d.departure_date', '<', sql<string>`${seoulToday} + ${sql.lit(todayLimits.nextDepartureDays)}`)
    .where('s.taken', '>', 0)
    .orderBy('d.departure_date')
    .orderBy('d.package_code')
    .limit(todayLimits.nextDeparturesMost)
    .execute()
