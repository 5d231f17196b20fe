// Who waits for seats of a departure, as staff see them, and how to reach one of them.
import { refuse } from '#errors.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

/** Who waits and to whom seats are offered, in their order. */
export const listWaiting = ({ db, travel_agency }: AgencyContext, departure_id: number) =>
  db
    .selectFrom('waiting')
    .select(['id', 'name', 'contact', 'adult', 'child', 'baby', 'state', 'until', 'reg_date'])
    .where((eb) => eb.and({ travel_agency, departure_id }))
    .where('state', 'in', ['waiting', 'offered'])
    .orderBy('place')
    .orderBy('id')
    .$narrowType<{ state: 'waiting' | 'offered' }>()
    .execute()

export async function getWaitingContact({ db, travel_agency }: AgencyContext, id: number) {
  const found = await db
    .selectFrom('waiting')
    .select(['departure_id', 'contact'])
    .where((eb) => eb.and({ travel_agency, id }))
    .where('state', 'in', ['waiting', 'offered'])
    .executeTakeFirst()
  return found ?? refuse('NOT_WAITING')
}
