// Other dates of a trip on which a whole booking could travel, each with what it costs more or less.
import { sql } from 'kysely'
import { getTravellerKind } from '#domain/booking/ages.ts'
import type { BookingRow } from '#domain/booking/find.server.ts'
import { countSeats } from '#domain/booking/price.ts'
import { listTravellerSlots } from '#domain/booking/travellers.server.ts'
import { isBookable, queryDepartures } from '#domain/departure/open-departures.server.ts'
import { choiceLimits } from '#limits/trade.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { countSingleRooms, repriceBooking } from './reprice.ts'

/**
 * The soonest dates. A date on which somebody would have another kind is left out: its price differs, so
 * staff must help.
 */
export async function listOtherDates(agencyCtx: AgencyContext, booking: BookingRow) {
  const { package_code, departure_id } = booking
  const { rows } = await queryDepartures(
    agencyCtx,
    sql`p.package_code = ${package_code} and o.departure_id <> ${departure_id} and ${isBookable}
      and o.seats - coalesce(s.taken, 0) >= ${countSeats(booking)}`,
    choiceLimits.dates,
  )
  if (rows.length === 0) return []
  const travellers = await listTravellerSlots(agencyCtx, booking)
  const single_rooms = countSingleRooms(booking)
  return rows.flatMap((departure) => {
    const changesKind = travellers.some(
      ({ kind, birthdate }) => birthdate && getTravellerKind(birthdate, departure.departure_date) !== kind,
    )
    if (changesKind) return []
    const { single_supplement, departure_id, departure_date, departure_time, return_date, left } = departure
    const { total } = repriceBooking(booking, {
      party: booking,
      single_rooms,
      prices: departure,
      single_supplement,
    })
    return [
      { departure_id, departure_date, departure_time, return_date, left, total, more: total - booking.total },
    ]
  })
}
