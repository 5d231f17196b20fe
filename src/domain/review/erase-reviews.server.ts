// Deletes the reviews of bookings whose writer asked to be erased, with their photos.
import { toPictureName } from '#lib/picture-name.ts'
import { purgeBatchSize } from '#limits/retention.ts'
import type { AgencyContext, TxContext } from '#platform/wire/request-context.ts'

export async function eraseReviews(
  { db, travel_agency, enqueue }: TxContext,
  bookings: readonly number[],
): Promise<void> {
  if (bookings.length === 0) return
  const gone = await db
    .deleteFrom('review')
    .where('travel_agency', '=', travel_agency)
    .where('booking', 'in', bookings)
    .returning('photos')
    .execute()
  const pictures = gone.flatMap(({ photos }) => photos.map(toPictureName))
  if (pictures.length > 0)
    await enqueue('remove-files', { travel_agency, scope: 'public', pictures, keys: [] })
}

/** The agency was closed, and their photos are removed: some at a time. Returns how many went. */
export async function eraseAllReviews({ db, travel_agency }: AgencyContext): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('review')
    .where('travel_agency', '=', travel_agency)
    .where('id', 'in', (reviews) =>
      reviews
        .selectFrom('review')
        .select('id')
        .where('travel_agency', '=', travel_agency)
        .limit(purgeBatchSize),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
