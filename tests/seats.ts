// How many seats of a departure are taken.
import type { Db } from '#platform/db/open.server.ts'
import type { departureOf } from '#seed/departure-of.ts'

export async function seatsTaken(
  db: Db,
  departure_id: number | ReturnType<typeof departureOf>,
): Promise<number> {
  const { taken } = await db
    .selectFrom('departure_seat')
    .select('taken')
    .where('travel_agency', '=', 1)
    .where('departure_id', '=', departure_id)
    .executeTakeFirstOrThrow()
  return taken
}
