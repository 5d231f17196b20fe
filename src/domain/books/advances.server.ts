// 선수금: what was received by the end of a month for departures that had not left by then.
import { sql } from 'kysely'
import { isTestBooking } from '#domain/booking/test-bookings.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { toMonthDays } from './month-days.ts'
import { toDayStart } from './read-day-figures.server.ts'

type Advance = {
  departure_date: string
  page_title: { ko: string; en: string }
  bookings: number
  received: number
}

/** Advances by departure, the next one first, less refunds. */
export async function listAdvances({ db, travel_agency }: AgencyContext, month: string): Promise<Advance[]> {
  const { to } = toMonthDays(month)
  const { rows } = await sql<Advance>`
    select d.departure_date, p.page_title, count(distinct b.id)::int as bookings,
      sum(case l.kind when 'payment' then l.amount else -l.amount end)::bigint as received
    from booking b
    join ledger l on l.travel_agency = b.travel_agency and l.booking = b.id and l.kind <> 'compensation'
      and l.at < ${toDayStart(to)}
    join departure d on d.travel_agency = b.travel_agency and d.departure_id = b.departure_id
    join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code
    where b.travel_agency = ${travel_agency} and b.departure_date >= ${to}::date
      and not ${isTestBooking(travel_agency, sql`b.id`)}
    group by d.departure_id, d.departure_date, p.page_title
    having sum(case l.kind when 'payment' then l.amount else -l.amount end) <> 0
    order by d.departure_date, d.departure_id`.execute(db)
  return rows
}

export const sumAdvances = (advances: readonly Advance[]): number =>
  advances.reduce((sum, { received }) => sum + received, 0)
