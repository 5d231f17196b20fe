// A member's own review: read, changed, deleted. Nobody else finds it here.
import { sql } from 'kysely'
import { belongsToMember, normalizeBookingNumber } from '#domain/booking/find.server.ts'
import { refuse } from '#errors.ts'
import { buildRecord } from '#lib/build-record.ts'
import { toPictureName } from '#lib/picture-name.ts'
import { uploadLimits } from '#limits/files.ts'
import { refuseTooMany } from '#platform/upload/file-type.server.ts'
import type { Upload } from '#platform/upload/prepare-uploads.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { ManualTxContext, MemberCtx } from '#platform/wire/request-context.ts'
import type { reviewCalls } from './calls.ts'
import { reviewFacts } from './facts.ts'

type ReviewChange = In<typeof reviewCalls.change>
type Photos = { photos: Upload[] }

export async function getOwnReview(ctx: MemberCtx, { booking_id }: In<typeof reviewCalls.own>) {
  const { hidden_yn, ...review } =
    (await selectOwnReviews(ctx)
      .select(['r.stars', 'r.contents', 'r.who', 'r.hidden_yn', 'r.walking', 'r.meals', 'r.guide', 'r.hotel'])
      .where('b.booking_id', '=', normalizeBookingNumber(booking_id))
      .executeTakeFirst()) ?? refuse('REVIEW_NOT_FOUND')
  return { ...review, is_hidden: hidden_yn === 'Y' }
}

export async function changeOwnReview(ctx: ManualTxContext<MemberCtx, Photos>, changed: ReviewChange) {
  await ctx.transaction((ctx) => findOwnReviewById(ctx, changed.id)) // before its photos are decoded
  return ctx.finalTransaction((ctx) => saveReviewChange(ctx, changed))
}

/**
 * Only the writer changes these columns, so the last change wins. The revision tells staff who are replying
 * that the text has changed. Their reply stays, and a hidden review stays hidden.
 */
async function saveReviewChange(
  ctx: MemberCtx & { files: Photos },
  { id, removed_photos, who, stars, contents, ...facts }: ReviewChange,
) {
  const review = await findOwnReviewById(ctx, id, 'lock')
  const remaining = review.photos.filter((path) => !removed_photos.includes(path))
  const photos = [...remaining, ...ctx.files.photos.map(({ path }) => path)]
  if (photos.length > uploadLimits.files) refuseTooMany('photos', uploadLimits.files)
  await ctx.db
    .updateTable('review')
    .set({
      stars,
      contents,
      who: who ?? null,
      ...buildRecord(reviewFacts, (fact) => facts[fact] ?? null),
      photos,
      revision: sql<number>`revision + 1`,
    })
    .where('travel_agency', '=', ctx.travel_agency)
    .where('id', '=', id)
    .execute()
  await enqueuePhotoRemoval(
    ctx,
    review.photos.filter((path) => !remaining.includes(path)),
  )
  return {}
}

export async function deleteOwnReview(ctx: MemberCtx, { id }: In<typeof reviewCalls.remove>) {
  const { photos } = await findOwnReviewById(ctx, id, 'lock')
  await ctx.db
    .deleteFrom('review')
    .where('travel_agency', '=', ctx.travel_agency)
    .where('id', '=', id)
    .execute()
  await enqueuePhotoRemoval(ctx, photos)
  return {}
}

/** A pass may be used by other people. A review belongs to the member alone. */
const selectOwnReviews = ({ db, travel_agency, member }: MemberCtx) =>
  db
    .selectFrom('review as r')
    .innerJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 'r.travel_agency').onRef('b.id', '=', 'r.booking'),
    )
    .select(['r.id', 'r.photos'])
    .where('r.travel_agency', '=', travel_agency)
    .where(belongsToMember(member.id))

const findOwnReviewById = async (ctx: MemberCtx, id: number, lock?: 'lock') =>
  (await selectOwnReviews(ctx)
    .where('r.id', '=', id)
    .$if(lock !== undefined, (query) => query.forUpdate('r'))
    .executeTakeFirst()) ?? refuse('REVIEW_NOT_FOUND')

/** Files are removed after the change is committed: a leftover file does no harm, a missing one does. */
async function enqueuePhotoRemoval({ enqueue, travel_agency }: MemberCtx, paths: string[]): Promise<void> {
  const pictures = paths.map(toPictureName)
  if (pictures.length > 0)
    await enqueue('remove-files', { travel_agency, scope: 'public', pictures, keys: [] })
}
