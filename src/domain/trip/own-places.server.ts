// An agency's own places: listed, corrected, located, and deleted where no trip has them.
import { sql } from 'kysely'
import { refuse, refuseIfChanged } from '#errors.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { toSearchPatterns } from '#platform/db/patterns.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseIfNameTaken } from '#platform/wire/refuse-at-field.ts'
import type { AgencyContext, Ctx, StaffCtx } from '#platform/wire/request-context.ts'
import type { tripOfficeCalls as calls } from './office-calls.ts'
import type { TripDraft } from './trip.ts'

export function listOwnPlaces(ctx: Ctx, { query, lacking, ...paging }: In<typeof calls.ownPlaces>) {
  const patterns = toSearchPatterns(query)
  const rows = selectPlaces(ctx)
    .$if(patterns !== undefined, (found) =>
      found.where(sql<boolean>`p.search_text like all (${patterns}::text[])`),
    )
    .$if(lacking === 'spot', (found) => found.where('p.latitude', 'is', null))
    .$if(lacking === 'trips', (found) => found.where('u.trips', 'is', null))
  return listPage(ctx.db, rows, sql`search_text, place_id`, paging)
}

export const getPlace = async (ctx: Ctx, { place_id }: In<typeof calls.place>) =>
  (await selectPlaces(ctx).where('p.place_id', '=', place_id).executeTakeFirst()) ?? refuse('PLACE_NOT_FOUND')

const selectPlaces = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('place as p')
    .leftJoin(countTripsByPlace(travel_agency).as('u'), (on) => on.onRef('u.place_id', '=', 'p.place_id'))
    .select(['p.place_id', 'p.name', 'p.country', 'p.latitude', 'p.longitude', 'p.revision', 'p.search_text'])
    .select(sql<number>`coalesce(u.trips, 0)`.as('trips'))
    .where('p.travel_agency', '=', travel_agency)

/**
 * How many trips have each: as they are shown, as they are written, and as they are to be shown at their
 * time.
 */
const countTripsByPlace = (travel_agency: number) => sql<{ place_id: number; trips: number }>`(
  select place_id, count(*)::int as trips from (
    select d.package_code, (named #>> '{}')::bigint as place_id
    from package_detail d, jsonb_path_query(d.schedule, 'lax $[*].places[*].place_id ? (@.type() == "number")') named
    where d.travel_agency = ${travel_agency}
    union
    select f.package_code, (named #>> '{}')::bigint
    from package_draft f, jsonb_path_query(jsonb_build_array(f.content, f.publish_content),
      'lax $[*].schedule[*].places[*].place_id ? (@.type() == "number")') named
    where f.travel_agency = ${travel_agency}) each
  group by place_id)`

/** The unique index checks the name, so it also holds for two writes at the same moment. */
export async function changePlace(
  ctx: StaffCtx,
  { place_id, revision, ...place }: In<typeof calls.changePlace>,
) {
  const { db, travel_agency } = ctx
  const before = await db
    .selectFrom('place')
    .select(['name', 'country', 'latitude', 'longitude', 'revision'])
    .where('travel_agency', '=', travel_agency)
    .where('place_id', '=', place_id)
    .forUpdate()
    .executeTakeFirst()
  refuseIfChanged((before ?? refuse('PLACE_NOT_FOUND')).revision, revision)
  const writing = sql`
    update place set name = ${JSON.stringify(place.name)}::jsonb, country = ${place.country},
      latitude = ${place.latitude}, longitude = ${place.longitude}, revision = revision + 1
    where travel_agency = ${travel_agency} and place_id = ${place_id}`.execute(db)
  await refuseIfNameTaken(writing, { index: 'place_by_name', code: 'PLACE_TAKEN' })
  ctx.logChange({ subject: `place ${place_id}`, before, after: place })
  return { revision: revision + 1 }
}

/**
 * A trip that is being saved with this place has locked it. Either we see that trip, or it finds the place
 * deleted.
 */
export async function removePlace(ctx: StaffCtx, { place_id }: In<typeof calls.removePlace>) {
  const { db, travel_agency } = ctx
  const deleted = await db
    .selectFrom('place')
    .select('name')
    .where('travel_agency', '=', travel_agency)
    .where('place_id', '=', place_id)
    .forUpdate()
    .executeTakeFirst()
  if (!deleted) refuse('PLACE_NOT_FOUND')
  const { trips } = await getPlace(ctx, { place_id })
  if (trips > 0) refuse('PLACE_IN_USE')
  await db
    .deleteFrom('place')
    .where('travel_agency', '=', travel_agency)
    .where('place_id', '=', place_id)
    .execute()
  ctx.logChange({ subject: `place ${place_id}`, before: deleted })
  return {}
}

/** A deleted place is only a name in the draft. Publishing makes a new place from it. */
export async function dropDeletedPlaces(
  { db, travel_agency }: AgencyContext,
  content: TripDraft,
): Promise<TripDraft> {
  const ids = content.schedule.flatMap(({ places }) => places.flatMap(({ place_id }) => place_id ?? []))
  if (ids.length === 0) return content
  const rows = await db
    .selectFrom('place')
    .select('place_id')
    .where('travel_agency', '=', travel_agency)
    .where('place_id', 'in', ids)
    .execute()
  const existingIds = new Set(rows.map(({ place_id }) => place_id))
  return {
    ...content,
    schedule: content.schedule.map((day) => ({
      ...day,
      places: day.places.map((place) => ({
        ...place,
        place_id: place.place_id !== null && existingIds.has(place.place_id) ? place.place_id : null,
      })),
    })),
  }
}
