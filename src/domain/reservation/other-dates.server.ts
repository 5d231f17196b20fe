// Other dates of a trip on which a whole booking could travel, each with what it costs more or less.
import { sql } from 'kysely'
import { kindOn } from '#domain/booking/ages.ts'
import type { Held } from '#domain/booking/find.server.ts'
import { seatsOf } from '#domain/booking/price.ts'
import { slotsOf } from '#domain/booking/travellers.server.ts'
import { choiceLimits } from '#limits/trade.ts'
import type { InAgency } from '#platform/wire/asking.ts'
import { departuresOf, isBookable } from './departures.server.ts'
import { priceAnew, singlesOf } from './reprice.ts'

/**
 * The soonest dates. A date on which somebody would have another kind is left out: its price differs, so
 * staff must help.
 */
export async function otherDates(here: InAgency, booking: Held) {
  const { package_code, departure_id } = booking
  const { rows } = await departuresOf(
    here,
    sql`p.package_code = ${package_code} and o.departure_id <> ${departure_id} and ${isBookable}
      and o.seats - coalesce(s.taken, 0) >= ${seatsOf(booking)}`,
    choiceLimits.dates,
  )
  if (rows.length === 0) return []
  const people = await slotsOf(here, booking)
  const single_rooms = singlesOf(booking)
  return rows.flatMap((there) => {
    const isOther = people.some(
      ({ kind, birthdate }) => birthdate && kindOn(birthdate, there.departure_date) !== kind,
    )
    if (isOther) return []
    const { single_supplement, departure_id, departure_date, departure_time, return_date, left } = there
    const { total } = priceAnew(booking, { party: booking, single_rooms, prices: there, single_supplement })
    return [
      { departure_id, departure_date, departure_time, return_date, left, total, more: total - booking.total },
    ]
  })
}
