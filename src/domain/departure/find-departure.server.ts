// Finds the departure that is meant: by its number, or by its day if only one can be booked on it.

import { sql } from 'kysely'
import { isFreeReservationOver } from '#domain/booking/hold.server.ts'
import { isOnSale } from '#domain/catalog/on-sale.server.ts'
import { refuse } from '#errors.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

export type DepartureQuery = { package_code: string; departure_date?: string; departure_id?: number }

/**
 * An open departure of that day, else a closed one, else undefined. If several are open, the refusal lists
 * them to choose from.
 */
export async function findDeparture(
  { db, travel_agency }: AgencyContext,
  { package_code, departure_date, departure_id }: DepartureQuery,
) {
  const found = await db
    .selectFrom('departure as o')
    .leftJoin('departure_seat as s', (on) =>
      on.onRef('s.travel_agency', '=', 'o.travel_agency').onRef('s.departure_id', '=', 'o.departure_id'),
    )
    .select([
      'o.departure_id',
      'o.departure_date',
      'o.departure_time',
      'o.flight_number',
      'o.seats',
      'o.adult_price',
      'o.child_price',
      'o.baby_price',
      sql<number>`o.seats - coalesce(s.taken, 0)`.as('left'),
      isOnSale('o').as('is_open'),
      hasExpiredHold.as('may_free'),
      sql<boolean>`s.confirmed is not null`.as('is_confirmed'),
    ])
    .where('o.travel_agency', '=', travel_agency)
    .where('o.package_code', '=', package_code)
    .$if(departure_date !== undefined, (query) => query.where('o.departure_date', '=', departure_date ?? ''))
    .$if(departure_id !== undefined, (query) => query.where('o.departure_id', '=', departure_id ?? 0))
    .orderBy(sql`o.departure_time nulls first`)
    .orderBy('o.departure_id')
    .execute()
  const open = found.filter(({ is_open }) => is_open)
  if (open.length > 1) refuse('CHOOSE_DEPARTURE', { choices: open.map(toDepartureChoice) })
  return open[0] ?? found[0]
}

/** Whether a hold is over, so that its seats can be released for somebody who needs them. */
const hasExpiredHold = sql<boolean>`exists (
  select from booking b where b.travel_agency = o.travel_agency and b.departure_id = o.departure_id
    and (b.progress = 'waiting_for_payment' and b.held_until < now() or ${isFreeReservationOver}))`

type DepartureRow = NonNullable<Awaited<ReturnType<typeof findDeparture>>>

const toDepartureChoice = ({
  seats: _,
  is_open: _open,
  may_free: _free,
  is_confirmed: _confirmed,
  left,
  ...choice
}: DepartureRow) => ({
  ...choice,
  departure_time: choice.departure_time ?? '',
  flight_number: choice.flight_number ?? '',
  seats_left: Math.max(0, left),
})
