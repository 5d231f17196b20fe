// One departure is closed for new reservations, or opened again.

import { lockTrips } from '#domain/catalog/trip-row.server.ts'
import { refuse, refuseIfChanged } from '#errors.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import { updateLowestPrices } from './lowest-price.server.ts'

type CloseDepartureInput = { departure_id: number; closed_yn: 'Y' | 'N'; revision: number }

export async function updateDepartureClosed(
  ctx: StaffCtx,
  { departure_id, closed_yn, revision }: CloseDepartureInput,
) {
  const { db, travel_agency } = ctx
  const departure = await lockDeparture(ctx, departure_id)
  if (departure.cancelled !== null) refuse('DEPARTURE_CANCELLED')
  if (departure.departure_date <= (await readToday(db))) refuse('DAY_IS_OVER')
  refuseIfChanged(departure.revision, revision)
  await db
    .updateTable('departure')
    .set({ closed_yn, revision: revision + 1 })
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .execute()
  await updateLowestPrices(db, travel_agency, departure.package_code)
  ctx.logChange({ subject: `departure ${departure_id}`, before: departure.closed_yn, after: closed_yn })
  return { revision: revision + 1 }
}

/** Locks in the same order as saving the price grid: first the trip, then its departures. */
export async function lockDeparture(ctx: AgencyContext, departure_id: number) {
  const { db, travel_agency } = ctx
  const found = db
    .selectFrom('departure')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
  const { package_code } = (await found.executeTakeFirst()) ?? refuse('DEPARTURE_NOT_FOUND')
  await lockTrips(ctx, [package_code])
  return (await found.executeTakeFirst()) ?? refuse('DEPARTURE_NOT_FOUND')
}
