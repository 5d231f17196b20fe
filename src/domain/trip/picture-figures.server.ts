// Figures of how pictures help a trip, measured on the agency's own, for the editor.
import { sql } from 'kysely'
import { isBookingKept } from '#domain/booking/progress-conditions.server.ts'
import { tripLimits } from '#limits/trip.ts'
import type { Ctx } from '#platform/wire/request-context.ts'

export async function readPictureFigures({ db, travel_agency }: Ctx) {
  const { rows } = await sql<{ has_enough: boolean; trips: number; bookings: number }>`
    select coalesce(cardinality(d.gallery), 0) >= ${tripLimits.picturesWanted} as has_enough,
      count(*)::int as trips,
      coalesce(sum((
        select count(*) from booking b
        where b.travel_agency = p.travel_agency and b.package_code = p.package_code
          and ${isBookingKept} and b.reg_date > now() - interval '1 year'
      )), 0)::int as bookings
    from package p
    left join package_detail d on d.travel_agency = p.travel_agency and d.package_code = p.package_code
    where p.travel_agency = ${travel_agency} and p.sale_yn = 'Y'
    group by 1`.execute(db)
  const pick = (has_enough: boolean) => {
    const { trips = 0, bookings = 0 } = rows.find((row) => row.has_enough === has_enough) ?? {}
    return { trips, bookings }
  }
  return { enough: pick(true), fewer: pick(false) }
}
