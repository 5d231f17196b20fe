// §6, §8 Writing a review: by the member who made the trip, once for each booking.

import { getOwnBooking } from '#domain/booking/find.server.ts'
import type { Companion } from '#domain/catalog/companion.ts'
import { maskName } from '#domain/member/mask-name.ts'
import { refuseOtherMember } from '#domain/member/member.server.ts'
import { Refusal, refuse } from '#errors.ts'
import { buildRecord } from '#lib/build-record.ts'
import { readFields } from '#lib/read-fields.ts'
import type { Upload } from '#platform/upload/prepare-uploads.server.ts'
import type { ManualTxContext, MemberCtx } from '#platform/wire/request-context.ts'
import { type ReviewFact, reviewFacts } from './facts.ts'

type ReviewInput = { booking_id: string; stars: number; contents: string; who?: Companion } & Partial<
  Record<ReviewFact, number>
>
type ReviewFormInput = ReviewInput & { landing_user_id?: number }
type Photos = { photos: Upload[] }

export async function writeReview(
  ctx: ManualTxContext<MemberCtx, Photos>,
  { landing_user_id, ...review }: ReviewFormInput,
): Promise<{ id: number }> {
  refuseOtherMember(ctx.member, landing_user_id)
  await ctx.transaction((ctx) => checkBeforeUpload(ctx, review))
  return ctx.finalTransaction((ctx) => saveReview(ctx, review))
}

/** Checked before photos are decoded. In the end the unique index decides. */
async function checkBeforeUpload(ctx: MemberCtx, review: ReviewInput): Promise<void> {
  const { id } = await getTravelledBooking(ctx, review)
  const existing = await ctx.db
    .selectFrom('review')
    .select('id')
    .where('travel_agency', '=', ctx.travel_agency)
    .where('booking', '=', id)
    .executeTakeFirst()
  if (existing) refuse('ALREADY_REVIEWED')
}

async function getTravelledBooking(ctx: MemberCtx, { booking_id }: ReviewInput, lock?: 'lock') {
  const booking = await getOwnBooking(ctx, { booking_id }, lock)
  if (booking.progress !== 'travel_completed') refuse('NOT_TRAVELLED')
  return booking
}

async function saveReview(ctx: MemberCtx & { files: Photos }, review: ReviewInput): Promise<{ id: number }> {
  const { db, travel_agency, member } = ctx
  const { stars, contents, who = null } = review
  const booking = await getTravelledBooking(ctx, review, 'lock')
  const { name, login_id } = await db
    .selectFrom('member')
    .select(['name', 'login_id'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  const photos = ctx.files.photos.map(({ path }) => path)
  return db
    .insertInto('review')
    .values({
      travel_agency,
      package_code: booking.package_code,
      booking: booking.id,
      stars,
      contents,
      who,
      ...buildRecord(reviewFacts, (fact) => review[fact] ?? null),
      reg_name: maskName(name || login_id),
      photos,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error) =>
      Promise.reject(
        readFields(error).constraint === 'review_of_booking' ? new Refusal('ALREADY_REVIEWED') : error,
      ),
    )
}
