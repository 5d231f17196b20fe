// Reviews that an agency brings along from the system it had before. They belong to no booking of ours.
import { sql } from 'kysely'
import { findTripsByName } from '#domain/catalog/find-by-name.server.ts'
import { maskName } from '#domain/member/mask-name.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

type MovedReview = {
  trip: string
  name: string
  stars: number
  contents: string
  written_on?: string | undefined
}

export async function checkMovedReviews(ctx: AgencyContext, reviews: readonly MovedReview[]) {
  const trips = await findTripsByName(
    ctx,
    reviews.map(({ trip }) => trip),
    { onSale: false },
  )
  const codes = [...new Set(trips.values())]
  const stored = await ctx.db
    .selectFrom('review')
    .select(['package_code', 'reg_name', 'contents'])
    .where('travel_agency', '=', ctx.travel_agency)
    .where('package_code', '=', sql<string>`any (${codes}::text[])`)
    .where('contents', '=', sql<string>`any (${reviews.map(({ contents }) => contents)}::text[])`)
    .execute()
  const known = new Set(stored.map((each) => [each.package_code, each.reg_name, each.contents].join('\n')))
  return reviews.map(({ trip, name, contents }) => {
    const code = trips.get(trip)
    if (code === undefined) return 'unknown_trip'
    return known.has([code, maskName(name), contents].join('\n')) ? 'exists' : undefined
  })
}

export async function createMovedReview(
  ctx: AgencyContext,
  { trip, name, stars, contents, written_on }: MovedReview,
): Promise<number | undefined> {
  const trips = await findTripsByName(ctx, [trip], { onSale: false })
  const package_code = trips.get(trip)
  if (package_code === undefined) return undefined
  const { id } = await ctx.db
    .insertInto('review')
    .values({
      travel_agency: ctx.travel_agency,
      package_code,
      stars,
      contents,
      reg_name: maskName(name),
      ...(written_on && { reg_date: `${written_on}T03:00:00Z` }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The moved reviews that staff answered or hid since. */
export async function listUsedReviews(
  { db, travel_agency }: AgencyContext,
  ids: readonly number[],
): Promise<Map<number, 'changed'>> {
  const rows = await db
    .selectFrom('review')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('id', 'in', [...ids])
    .where(({ or, eb }) => or([eb('reply', 'is not', null), eb('hidden_yn', '=', 'Y')]))
    .execute()
  return new Map(rows.map(({ id }) => [id, 'changed']))
}

export async function removeMovedReviews(
  { db, travel_agency }: AgencyContext,
  ids: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('review')
    .where('travel_agency', '=', travel_agency)
    .where('id', 'in', [...ids])
    .execute()
}
