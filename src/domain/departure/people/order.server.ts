// The order in which staff list the travellers of a departure: its screens, lists and guide's page follow it.

import { getOccupancy } from '#domain/departure/occupancy.server.ts'
import { refuse } from '#errors.ts'
import { saveRevision } from '#platform/db/save-revision.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { peopleCalls } from './office-calls.ts'

export async function readOrder({ db, travel_agency }: AgencyContext, departure_id: number) {
  const stored = await db
    .selectFrom('departure_order')
    .select(['people', 'revision'])
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .executeTakeFirst()
  return stored ?? { people: [], revision: 0 }
}

/** Who came after the order was saved is behind the others, by their booking. */
export function sortByOrder<P extends { person: string }>(
  people: readonly P[],
  order: readonly string[],
): P[] {
  const places = new Map(order.map((person, at) => [person, at]))
  const getPlace = ({ person }: P) => places.get(person) ?? order.length
  return people.toSorted((one, other) => getPlace(one) - getPlace(other))
}

/** Revision 0: nobody has put them in order yet. Who is named twice is at their first place. */
export async function saveOrder(
  ctx: StaffCtx,
  { departure_id, people: sent, revision }: In<typeof peopleCalls.saveOrder>,
) {
  const { db, travel_agency, staff } = ctx
  const { is_cancelled } = await getOccupancy(ctx, departure_id)
  if (is_cancelled) refuse('DEPARTURE_CANCELLED')
  const row = { people: [...new Set(sent)], by_name: staff.name }
  const saved = await saveRevision(revision, {
    add: db
      .insertInto('departure_order')
      .values({ travel_agency, departure_id, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .returning('revision'),
    change: db
      .updateTable('departure_order')
      .set({ ...row, revision: revision + 1, at: new Date().toISOString() })
      .where('travel_agency', '=', travel_agency)
      .where('departure_id', '=', departure_id)
      .where('revision', '=', revision)
      .returning('revision'),
  })
  ctx.logChange({ subject: `departure ${departure_id}`, after: { people: row.people.length } })
  return saved
}
