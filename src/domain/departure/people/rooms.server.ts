// The rooms of a departure as they are stored: read without who has left, saved all at once.

import { getOccupancy } from '#domain/departure/occupancy.server.ts'
import { refuse } from '#errors.ts'
import { saveRevision } from '#platform/db/save-revision.server.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseAtField } from '#platform/wire/refuse-at-field.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { peopleCalls } from './office-calls.ts'
import { findRoomFault, type Guest, keepTravelling } from './rooms.ts'
import { readTravellers } from './travellers.server.ts'

export async function readRooms(
  { db, travel_agency }: AgencyContext,
  departure_id: number,
  guests: readonly Pick<Guest, 'person'>[],
) {
  const stored = await db
    .selectFrom('departure_rooms')
    .select(['rooms', 'revision'])
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .executeTakeFirst()
  return { rooms: keepTravelling(stored?.rooms ?? [], guests), revision: stored?.revision ?? 0 }
}

export async function saveRooms(
  ctx: StaffCtx,
  { departure_id, rooms: sent, revision }: In<typeof peopleCalls.saveRooms>,
) {
  const { db, travel_agency, staff } = ctx
  const { is_cancelled } = await getOccupancy(ctx, departure_id)
  if (is_cancelled) refuse('DEPARTURE_CANCELLED')
  const { travellers, cancelling } = await readTravellers(ctx, departure_id)
  const guests = [...travellers, ...cancelling]
  const rooms = keepTravelling(sent, guests)
  const wrong = findRoomFault(rooms, guests)
  if (wrong)
    refuseAtField(
      wrong.fault === 'twice' ? 'PERSON_IN_TWO_ROOMS' : 'ROOM_OVERFULL',
      `rooms.${wrong.at}.people`,
    )
  const row = { rooms: JSON.stringify(rooms), by_name: staff.name }
  const saved = await saveRevision(revision, {
    add: db
      .insertInto('departure_rooms')
      .values({ travel_agency, departure_id, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .returning('revision'),
    change: db
      .updateTable('departure_rooms')
      .set({ ...row, revision: revision + 1, at: new Date().toISOString() })
      .where('travel_agency', '=', travel_agency)
      .where('departure_id', '=', departure_id)
      .where('revision', '=', revision)
      .returning('revision'),
  })
  const placed = rooms.reduce((sum, { people }) => sum + people.length, 0)
  ctx.logChange({ subject: `departure ${departure_id}`, after: { rooms: rooms.length, people: placed } })
  return saved
}
