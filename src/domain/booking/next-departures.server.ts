// The next departures with what bookings change: seats, whether they take place, who comes alone. §2 Home
import { sql } from 'kysely'
import type { catalogCalls } from '#domain/catalog/calls.ts'
import type { NextDeparture } from '#domain/catalog/departure.ts'
import { getDepartureState } from '#domain/catalog/departure-state.ts'
import { buildNextDepartures } from '#domain/catalog/next-departures.server.ts'
import { homeLimits } from '#limits/display.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { paidSeats } from './departures.server.ts'
import { isBookingUnderWay } from './progress-conditions.server.ts'

type Row = NextDeparture & {
  seats: number
  taken: number
  minimum: number
  paid: number
  alone: number
  confirmed: string | null
}

const bookingColumns = sql`, d.seats, d.minimum, coalesce(s.taken, 0) as taken, s.confirmed, ${paidSeats} as paid,
  (select count(*)::int from booking b where b.travel_agency = d.travel_agency and b.departure_id = d.departure_id
    and b.adult + b.child = 1 and ${isBookingUnderWay}) as alone`

/**
 * One statement for every question. Sold-out departures are left out. It reads more than a page shows, so
 * that the departures on a kept page are among them even when seats came free since.
 */
export const leavingNow: Handlers<typeof catalogCalls>['leavingNow'] = async (ctx, { by }) => ({
  list: await ctx.transaction(async (ctx) => {
    const filter =
      by === 'confirmed' ? { which: sql`and s.confirmed is not null` } : { most: homeLimits.dates * 3 }
    const { rows } = await sql<Row>`${buildNextDepartures(ctx, { ...filter, more: bookingColumns })}`.execute(
      ctx.db,
    )
    return rows.map(({ seats, taken, minimum, paid, confirmed, ...departure }) => {
      const seats_left = Math.max(0, seats - taken)
      return {
        ...departure,
        seats_left,
        state: getDepartureState({ seats_left, confirmed: confirmed !== null, closed: false }),
        to_confirm: confirmed === null ? Math.max(0, minimum - paid) : 0,
      }
    })
  }),
})
