// The notice for travellers of a departure: where they meet, and who leads them.
import { saveRevision } from '#platform/db/save-revision.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { departureMessageCalls } from './departure-message-office-calls.ts'
import { getOccupancy } from './occupancy.server.ts'

const emptyNotice = {
  meeting_point: '',
  meeting_time: '',
  guide_name: '',
  guide_phone: '',
  emergency: '',
  revision: 0,
}

/** The notice with the trip's own meeting point, which holds where the departure names none. */
export async function readNotice(
  { db, travel_agency }: AgencyContext,
  { departure_id, package_code }: { departure_id: number; package_code: string },
) {
  const notice = await db
    .selectFrom('departure_notice')
    .select(['meeting_point', 'meeting_time', 'guide_name', 'guide_phone', 'emergency', 'revision'])
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .executeTakeFirst()
  const trip = await db
    .selectFrom('package_detail')
    .select('meeting_point')
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .executeTakeFirst()
  return { ...(notice ?? emptyNotice), trip_meeting: trip?.meeting_point ?? null }
}

/** Revision 0: nothing was said yet. */
export async function saveNotice(
  ctx: StaffCtx,
  { departure_id, revision, ...notice }: In<typeof departureMessageCalls.saveNotice>,
) {
  const { db, travel_agency } = ctx
  await getOccupancy(ctx, departure_id)
  const key = { travel_agency, departure_id }
  const saved = await saveRevision(revision, {
    add: db
      .insertInto('departure_notice')
      .values({ ...key, ...notice })
      .onConflict((conflict) => conflict.doNothing())
      .returning('revision'),
    change: db
      .updateTable('departure_notice')
      .set({ ...notice, revision: revision + 1 })
      .where((eb) => eb.and({ ...key, revision }))
      .returning('revision'),
  })
  ctx.logChange({ subject: `departure ${departure_id}`, after: notice })
  return saved
}

export async function getNotice(
  ctx: AgencyContext,
  { departure_id }: In<typeof departureMessageCalls.notice>,
) {
  const { package_code } = await getOccupancy(ctx, departure_id)
  return readNotice(ctx, { departure_id, package_code })
}
