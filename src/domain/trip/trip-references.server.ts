// References of a trip, which must be this agency's: its category, its places, its pictures.

import { sql } from 'kysely'
import { refuseAtField } from '#platform/wire/refuse-at-field.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { TripDraft } from './trip.ts'

/** `stored`: parts that the trip already has may stay. */
export async function refuseForeignReferences(
  ctx: AgencyContext,
  trip: TripDraft,
  stored?: TripDraft,
): Promise<void> {
  await refuseForeignCategory(ctx, trip)
  await refuseForeignPictures(ctx, trip, stored)
  await refuseForeignPlaces(ctx, trip)
}

async function refuseForeignCategory(
  { db, travel_agency }: AgencyContext,
  {
    tour_category_id,
    tour_area_id,
    tour_area_detail_id,
  }: Pick<TripDraft, 'tour_category_id' | 'tour_area_id' | 'tour_area_detail_id'>,
): Promise<void> {
  const { rows } = await sql<{ category: boolean; area: boolean; detail: boolean }>`select
    exists (select from tour_category where travel_agency = ${travel_agency} and tour_category_id = ${tour_category_id}) as category,
    exists (select from tour_area where travel_agency = ${travel_agency} and tour_area_id = ${tour_area_id}::int and tour_category_id = ${tour_category_id}) as area,
    exists (select from tour_area_detail where travel_agency = ${travel_agency} and tour_area_detail_id = ${tour_area_detail_id}::int and tour_area_id = ${tour_area_id}::int) as detail`.execute(
    db,
  )
  if (!rows[0]?.category) refuseAtField('CATEGORY_NOT_FOUND', 'content.tour_category_id')
  if (tour_area_id !== null && !rows[0].area) refuseAtField('CATEGORY_NOT_FOUND', 'content.tour_area_id')
  if (tour_area_detail_id !== null && !rows[0].detail)
    refuseAtField('CATEGORY_NOT_FOUND', 'content.tour_area_detail_id')
}

async function refuseForeignPictures(
  { db, travel_agency }: AgencyContext,
  { pictures }: TripDraft,
  stored: TripDraft | undefined,
): Promise<void> {
  const storedPaths = new Set(stored?.pictures.map(({ path }) => path))
  const newPaths = pictures.map(({ path }) => path).filter((path) => !storedPaths.has(path))
  if (newPaths.length === 0) return
  const { rows } = await sql<{ path: string }>`
    select asked.path from unnest(${newPaths}::text[]) asked (path)
    where not exists (select from trip_picture t where t.travel_agency = ${travel_agency} and t.path = asked.path)
      and not exists (select from package_detail d where d.travel_agency = ${travel_agency} and asked.path = any (d.gallery))
    limit 1`.execute(db)
  const foreign = rows[0]?.path
  if (foreign !== undefined)
    refuseAtField(
      'PICTURE_NOT_FOUND',
      `content.pictures.${pictures.findIndex(({ path }) => path === foreign)}`,
    )
}

/** Locks the places of the trip until it is written, so that nobody deletes them meanwhile. */
async function refuseForeignPlaces(
  { db, travel_agency }: AgencyContext,
  { schedule }: TripDraft,
): Promise<void> {
  const ids = schedule.flatMap(({ places }) => places.flatMap(({ place_id }) => place_id ?? []))
  if (ids.length === 0) return
  const { rows } = await sql<{ place_id: number }>`
    select asked.place_id from unnest(${ids}::bigint[]) asked (place_id)
    where not exists (select from place p where p.travel_agency = ${travel_agency} and p.place_id = asked.place_id for key share)
    limit 1`.execute(db)
  const foreign = rows[0]?.place_id
  if (foreign === undefined) return
  const day = schedule.findIndex(({ places }) => places.some(({ place_id }) => place_id === foreign))
  const at = schedule[day]?.places.findIndex(({ place_id }) => place_id === foreign)
  refuseAtField('PLACE_NOT_FOUND', `content.schedule.${day}.places.${at}`)
}
