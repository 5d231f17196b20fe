// Places: rows of the agency, suggested by what was used before and then by a list of the world's cities.
import { sql } from 'kysely'
import type { LocalizedText } from '#i18n/language.ts'
import { tripLimits } from '#limits/trip.ts'
import { toSearchPatterns } from '#platform/db/patterns.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { findCities } from './find-cities.server.ts'
import type { tripOfficeCalls as calls } from './office-calls.ts'

export async function listPlaces(ctx: ManualTxContext<StaffCtx>, { query }: In<typeof calls.places>) {
  const usedBefore = await ctx.transaction((tx) => findOwnPlaces(tx, query))
  const most = tripLimits.suggested - usedBefore.length
  const cities = await findCities(ctx.travel_agency, { query, most })
  const knownNames = new Set(usedBefore.map(({ name, country }) => `${name.en.toLowerCase()} ${country}`))
  const others = cities.filter(({ name, country }) => !knownNames.has(`${name.en.toLowerCase()} ${country}`))
  return { list: [...usedBefore, ...others.map((city) => ({ place_id: null, ...city }))] }
}

const findOwnPlaces = ({ db, travel_agency }: AgencyContext, query: string) =>
  db
    .selectFrom('place')
    .select(['place_id', 'name', 'country', 'latitude', 'longitude'])
    .where('travel_agency', '=', travel_agency)
    .where(sql<boolean>`search_text like all (${toSearchPatterns(query)}::text[])`)
    .orderBy(sql`search_text like ${`${query.toLowerCase().replace(/[%_\\]/g, '\\$&')}%`}`, 'desc')
    .orderBy('place_id', 'desc')
    .limit(tripLimits.suggested)
    .execute()

/** A place with the same name in the same country is the same place. */
export async function addPlace(ctx: StaffCtx, place: In<typeof calls.addPlace>) {
  const { db, travel_agency } = ctx
  const { rows } = await sql<{ place_id: number }>`
    insert into place as p (travel_agency, name, country, latitude, longitude)
    values (${travel_agency}, ${JSON.stringify(place.name)}::jsonb, ${place.country}, ${place.latitude}, ${place.longitude})
    on conflict (travel_agency, search_text, coalesce(country, '')) do update
      set latitude = coalesce(p.latitude, excluded.latitude), longitude = coalesce(p.longitude, excluded.longitude),
        revision = p.revision + (p.latitude is null and excluded.latitude is not null)::int
    returning place_id`.execute(db)
  const place_id = rows[0]?.place_id ?? 0
  ctx.logChange({ subject: `place ${place_id}`, after: { name: place.name } })
  return { place_id }
}

/** The rows of places that were only named: found by their name, or made. Answers the id of each name. */
export async function findOrCreatePlaces({ db, travel_agency }: AgencyContext, names: LocalizedText[]) {
  const toSearchText = ({ ko, en }: LocalizedText) => `${ko} ${en}`.normalize('NFC').toLowerCase()
  const found = new Map<string, number>()
  const distinct = [...new Map(names.map((name) => [toSearchText(name), name])).values()]
  const find = async () => {
    const rows = await db
      .selectFrom('place')
      .select(['place_id', 'search_text'])
      .where('travel_agency', '=', travel_agency)
      .where(sql<boolean>`search_text = any (${distinct.map(toSearchText)}::text[])`)
      .execute()
    for (const { place_id, search_text } of rows) found.set(search_text, place_id)
  }
  if (distinct.length > 0) await find()
  // the latest place is suggested first, and the first named should be suggested first
  const missing = distinct.filter((name) => !found.has(toSearchText(name))).toReversed()
  if (missing.length > 0) {
    const rows = missing.map((name) => sql`(${travel_agency}, ${JSON.stringify(name)}::jsonb)`)
    // somebody may have made the same place meanwhile
    await sql`insert into place (travel_agency, name) values ${sql.join(rows)} on conflict do nothing`.execute(
      db,
    )
    await find()
  }
  return (name: LocalizedText): number | null => found.get(toSearchText(name)) ?? null
}
