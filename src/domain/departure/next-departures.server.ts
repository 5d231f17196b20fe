// The next departure of each trip, the soonest first. §2 Home
import { type RawBuilder, sql } from 'kysely'
import { isBookingUnderWay } from '#domain/booking/progress-conditions.server.ts'
import { isOnSale } from '#domain/catalog/on-sale.server.ts'
import { homeLimits } from '#limits/display.ts'
import type { Ctx } from '#platform/wire/request-context.ts'
import { type DepartureCounts, toAvailability } from './availability.server.ts'
import type { NextDeparture } from './calls.ts'
import { paidSeats, reservedSeats } from './confirm-departure.server.ts'

type NextDepartureQuery = { which?: RawBuilder<unknown>; more?: RawBuilder<unknown>; most?: number }

/**
 * One departure for each trip with a free seat, in one statement. `which` narrows them, `more` reads further
 * columns.
 */
const buildNextDepartures = (
  { travel_agency }: Pick<Ctx, 'travel_agency'>,
  { which = sql``, more = sql``, most = homeLimits.dates }: NextDepartureQuery = {},
) => sql`
  select next.* from (
    select distinct on (d.package_code) d.departure_id, d.departure_date, d.adult_price, d.package_code, p.thumbnail_path,
      p.page_title, a.tour_area_name, p.nights, p.days ${more}
    from departure d
    join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code
    left join tour_area a on a.travel_agency = p.travel_agency and a.tour_area_id = p.tour_area_id
    left join departure_seat s on s.travel_agency = d.travel_agency and s.departure_id = d.departure_id
    where d.travel_agency = ${travel_agency} and ${isOnSale('d')} and p.sale_yn = 'Y'
      and coalesce(s.taken, 0) < d.seats ${which}
    order by d.package_code, d.departure_date, d.adult_price, d.departure_id
  ) next order by next.departure_date, next.package_code limit ${most}`

export async function listNextDepartures(ctx: Ctx): Promise<NextDeparture[]> {
  const { rows } = await sql<NextDeparture>`${buildNextDepartures(ctx)}`.execute(ctx.db)
  return rows
}

const bookingColumns = sql`, d.seats, d.minimum, d.closed_yn, coalesce(s.taken, 0) as taken, s.confirmed, ${paidSeats} as paid, ${reservedSeats} as reserved,
  (select count(*)::int from booking b where b.travel_agency = d.travel_agency and b.departure_id = d.departure_id
    and b.adult + b.child = 1 and ${isBookingUnderWay}) as alone`

/**
 * The same with what bookings change: seats, whether it takes place, who comes alone. Sold-out departures are
 * left out. It reads more than a page shows, so that the departures on a cached page are among them even when
 * seats came free since.
 */
export async function listNextDeparturesNow(ctx: Ctx, by: 'soon' | 'confirmed') {
  const filter =
    by === 'confirmed' ? { which: sql`and s.confirmed is not null` } : { most: homeLimits.dates * 3 }
  const query = buildNextDepartures(ctx, { ...filter, more: bookingColumns })
  const { rows } = await sql<NextDeparture & DepartureCounts & { alone: number }>`${query}`.execute(ctx.db)
  return rows.map(toAvailability)
}
