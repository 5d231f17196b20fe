// The departures staff can book or move to: upcoming, open, with prices and the seats that are left.

import { type RawBuilder, sql } from 'kysely'
import { discountsOnOffer } from '#domain/catalog/discounts.server.ts'
import { isOnSale } from '#domain/catalog/on-sale.server.ts'
import { hasTitleLetters } from '#domain/catalog/trip-row.server.ts'
import { parseMonthDay } from '#lib/parse-month-day.ts'
import { officeCounts } from '#limits/display.ts'
import type { In, Out } from '#platform/wire/call.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { departureOfficeCalls } from './office-calls.ts'

type OfficeDeparture = Out<typeof departureOfficeCalls.openDepartures>['list'][number] & { is_open: boolean }

export const queryDepartures = (
  { db, travel_agency }: AgencyContext,
  where: RawBuilder<unknown>,
  limit: number,
) =>
  sql<OfficeDeparture>`
    select o.departure_id, o.departure_time, o.flight_number, p.package_code, p.page_title, o.departure_date::text, (o.departure_date + p.days - 1)::text as return_date,
      greatest(0, o.seats - coalesce(s.taken, 0)) as left, o.adult_price, o.child_price, o.baby_price, d.single_supplement, d.options, ${discountsOnOffer} as discounts,
      ${isOnSale('o')} as is_open
    from package p
    join package_detail d on d.travel_agency = p.travel_agency and d.package_code = p.package_code
    join departure o on o.travel_agency = p.travel_agency and o.package_code = p.package_code
    left join departure_seat s on s.travel_agency = o.travel_agency and s.departure_id = o.departure_id
    where p.travel_agency = ${travel_agency} and ${where}
    order by o.departure_date, p.package_code, o.departure_time nulls first, o.departure_id limit ${limit}`.execute(
    db,
  )

/** Whether the departure `o` of trip `p` with seats `s` can be booked. */
export const isBookable = sql`p.sale_yn = 'Y' and ${isOnSale('o')} and o.seats > coalesce(s.taken, 0)`

/**
 * Open departures to come with seats. Holds that are over count as free: they are released when somebody
 * books.
 */
export async function listOpenDepartures(
  agencyCtx: AgencyContext,
  { q, package_code }: In<typeof departureOfficeCalls.openDepartures>,
): Promise<{ list: OfficeDeparture[] }> {
  const letters = (q ?? '').replace(/\s/g, '').toLowerCase()
  const monthDay = parseMonthDay(q ?? '')
  const where = [
    isBookable,
    ...(package_code === undefined ? [] : [sql`p.package_code = ${package_code}`]),
    ...(letters === ''
      ? []
      : [
          monthDay
            ? sql`extract(month from o.departure_date) = ${monthDay.month}::int and extract(day from o.departure_date) = ${monthDay.day}::int`
            : sql`(${hasTitleLetters(letters)} or lower(p.package_code) = ${letters})`,
        ]),
  ]
  return {
    list: (await queryDepartures(agencyCtx, sql.join(where, sql` and `), officeCounts.departures)).rows,
  }
}

/** One departure, whether it is open or not. */
export const findDepartureById = async (
  agencyCtx: AgencyContext,
  departure_id: number,
): Promise<OfficeDeparture | undefined> =>
  (await queryDepartures(agencyCtx, sql`o.departure_id = ${departure_id}`, 1)).rows[0]
