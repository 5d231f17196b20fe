// The departures of a package with the seats that are left. §2 Package detail
// The call is the catalogue's; the seats are counted here, where they are taken.
import { sql } from 'kysely'
import type { catalogCalls } from '#domain/catalog/calls.ts'
import { departureState } from '#domain/catalog/departure-state.ts'
import { refuseUnlessOnSale } from '#domain/catalog/find.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { Ctx } from '#platform/wire/asking.ts'
import type { HandlersOf } from '#platform/wire/invoke.server.ts'
import { underWay } from './progress.ts'

export const departures: HandlersOf<typeof catalogCalls>['departures'] = async (ctx, { package_code }) => ({
  list: await ctx.within((ctx) => listDepartures(ctx, package_code)),
})

/** Seats left of every departure ahead, closed ones too: a calendar strikes them through. */
async function listDepartures({ db, travel_agency }: Ctx, package_code: string) {
  await refuseUnlessOnSale(db, travel_agency, package_code)
  const rows = await db
    .selectFrom('departure as d')
    .leftJoin('departure_seat as s', (on) =>
      on.onRef('s.travel_agency', '=', 'd.travel_agency').onRef('s.departure_id', '=', 'd.departure_id'),
    )
    .select([
      'd.departure_id',
      'd.departure_date',
      'd.adult_price',
      'd.child_price',
      'd.baby_price',
      'd.minimum',
      'd.seats',
      'd.closed_yn',
      's.confirmed',
      sql<number>`coalesce(s.taken, 0)`.as('taken'),
      paidSeats.as('paid'),
    ])
    .where('d.travel_agency', '=', travel_agency)
    .where('d.package_code', '=', package_code)
    .where('d.departure_date', '>', seoulToday)
    .orderBy('d.departure_date')
    .orderBy('d.departure_id')
    .execute()
  return rows.map(({ closed_yn, taken, paid, confirmed, ...departure }) => {
    const seats_left = Math.max(0, departure.seats - taken)
    return {
      ...departure,
      seats_left,
      state: departureState({ seats_left, confirmed: confirmed !== null, closed: closed_yn === 'Y' }),
      to_confirm: confirmed === null ? Math.max(0, departure.minimum - paid) : 0,
    }
  })
}

/** Counted as confirmDeparture does. */
const paidSeats = sql<number>`coalesce((
  select sum(b.adult + b.child) from booking b
  where b.travel_agency = d.travel_agency and b.departure_id = d.departure_id and b.progress in (${sql.join(underWay)})), 0)::int`
