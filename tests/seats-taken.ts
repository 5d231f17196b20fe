// How many seats of a departure are taken.
import type { Db } from '#platform/db/database.server.ts'
import type { selectDepartureId } from '#seed/departure-id.ts'

export async function countTakenSeats(
  db: Db,
  departure_id: number | ReturnType<typeof selectDepartureId>,
): Promise<number> {
  const { taken } = await db
    .selectFrom('departure_seat')
    .select('taken')
    .where('travel_agency', '=', 1)
    .where('departure_id', '=', departure_id)
    .executeTakeFirstOrThrow()
  return taken
}
