// The order in which staff list the travellers of a departure: its screens, lists and guide's page follow it.
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import { getOccupancy } from './occupancy.server.ts'
import type { peopleCalls } from './people-calls.ts'

export async function readOrder({ db, travel_agency }: AgencyContext, departure_id: number) {
  const stored = await db
    .selectFrom('departure_order')
    .select(['people', 'revision'])
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .executeTakeFirst()
  return stored ?? { people: [], revision: 0 }
}

/** Who came after the order was saved stands behind the others, by their booking. */
export function sortByOrder<P extends { person: string }>(
  people: readonly P[],
  order: readonly string[],
): P[] {
  const places = new Map(order.map((person, at) => [person, at]))
  const getPlace = ({ person }: P) => places.get(person) ?? order.length
  return people.toSorted((one, other) => getPlace(one) - getPlace(other))
}

/** Revision 0: nobody has put them in order yet. Who is named twice stands at their first place. */
export async function saveOrder(
  ctx: StaffCtx,
  { departure_id, people: sent, revision }: In<typeof peopleCalls.saveOrder>,
) {
  const { db, travel_agency, staff } = ctx
  const { is_cancelled } = await getOccupancy(ctx, departure_id)
  if (is_cancelled) refuse('DEPARTURE_CANCELLED')
  const row = { people: [...new Set(sent)], by_name: staff.name }
  const saved = await db
    .insertInto('departure_order')
    .values({ travel_agency, departure_id, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['travel_agency', 'departure_id'])
        .doUpdateSet({ ...row, revision: revision + 1, at: sql<string>`now()` })
        .where('departure_order.revision', '=', revision),
    )
    .returning('revision')
    .executeTakeFirst()
  ctx.logChange({ subject: `departure ${departure_id}`, after: { people: row.people.length } })
  return saved ?? refuse('CHANGED_MEANWHILE')
}
