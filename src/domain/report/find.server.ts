// Ctrl-K: trips by part of their title, and departures of those trips or of a day, the nearest first.
import { sql } from 'kysely'
import { hasTitleLetters } from '#domain/catalog/trip-row.server.ts'
import { parseMonthDay } from '#lib/parse-month-day.ts'
import { officeSearchResults } from '#limits/display.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { StaffCtx } from '#platform/wire/request-context.ts'
import type { reportCalls } from './office-calls.ts'

/** Departures that have left may still be settled for a year. */
const daysBack = 365

export async function find({ db, travel_agency }: StaffCtx, { q }: In<typeof reportCalls.find>) {
  const letters = q.replace(/\s/g, '').toLowerCase()
  const monthDay = parseMonthDay(q)
  const isTitled = hasTitleLetters(letters)
  const trips = await db
    .selectFrom('package as p')
    .select(['p.package_code', 'p.page_title'])
    .where('p.travel_agency', '=', travel_agency)
    .where(isTitled)
    .orderBy('p.package_code')
    .limit(officeSearchResults)
    .execute()
  const departures = await db
    .selectFrom('departure as d')
    .innerJoin('package as p', (on) =>
      on.onRef('p.travel_agency', '=', 'd.travel_agency').onRef('p.package_code', '=', 'd.package_code'),
    )
    .leftJoin('departure_seat as s', (on) =>
      on.onRef('s.travel_agency', '=', 'd.travel_agency').onRef('s.departure_id', '=', 'd.departure_id'),
    )
    .select(['d.departure_id', 'd.package_code', 'p.page_title', 'd.departure_date'])
    .where('d.travel_agency', '=', travel_agency)
    .where(
      sql<boolean>`(d.departure_date >= ${seoulToday} or d.departure_date > ${seoulToday} - ${daysBack}::int and s.taken > 0)`,
    )
    .where(
      monthDay
        ? sql<boolean>`extract(month from d.departure_date) = ${monthDay.month}::int and extract(day from d.departure_date) = ${monthDay.day}::int`
        : isTitled,
    )
    .orderBy(sql`abs(d.departure_date - ${seoulToday})`)
    .orderBy('d.departure_date')
    .orderBy('d.package_code')
    .limit(officeSearchResults)
    .execute()
  return { trips, departures }
}
