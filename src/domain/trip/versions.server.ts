// The published versions of a trip, to compare and to restore.
import { refuse } from '#errors.ts'
import type { In } from '#platform/wire/call.ts'
import type { Ctx } from '#platform/wire/request-context.ts'
import { getTrip } from './draft.server.ts'
import type { tripOfficeCalls as calls } from './office-calls.ts'
import { dropDeletedPlaces } from './own-places.server.ts'
import { TripDraft } from './trip.ts'

export async function listVersions(ctx: Ctx, { package_code }: In<typeof calls.versions>) {
  await getTrip(ctx, package_code)
  const list = await ctx.db
    .selectFrom('package_version')
    .select(['version', 'published', 'staff_name'])
    .where('travel_agency', '=', ctx.travel_agency)
    .where('package_code', '=', package_code)
    .orderBy('version', 'desc')
    .limit(100)
    .execute()
  return { list }
}

/** A place that was deleted since is only a name again. */
export async function getVersion(ctx: Ctx, { package_code, version }: In<typeof calls.version>) {
  const found = await ctx.db
    .selectFrom('package_version')
    .select('content')
    .where('travel_agency', '=', ctx.travel_agency)
    .where('package_code', '=', package_code)
    .where('version', '=', version)
    .executeTakeFirst()
  const content = TripDraft.parse((found ?? refuse('PACKAGE_UNAVAILABLE')).content)
  return { content: await dropDeletedPlaces(ctx, content) }
}
