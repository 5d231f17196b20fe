// §6, §8 Writing a review: by the member who made the trip, once for each booking.

import { ofHolder } from '#domain/booking/find.server.ts'
import type { Who } from '#domain/catalog/who.ts'
import { maskName } from '#domain/member/mask-name.ts'
import { refuseOther } from '#domain/member/member.server.ts'
import { Refusal, refuse } from '#errors.ts'
import { partsOf } from '#plain/parts-of.ts'
import type { Upload } from '#platform/upload/prepare.server.ts'
import type { MemberCtx, Own } from '#platform/wire/asking.ts'

type Review = { booking_id: string; stars: number; contents: string; who?: Who }
type Written = Review & { landing_user_id?: number }
type Photos = { photos: Upload[] }

export async function writeReview(
  ctx: Own<MemberCtx, Photos>,
  { landing_user_id, ...review }: Written,
): Promise<{ id: number }> {
  refuseOther(ctx.member, landing_user_id)
  await ctx.within((ctx) => refuseEarly(ctx, review))
  return ctx.write((ctx) => keep(ctx, review))
}

/** Checked before photos are decoded. In the end the unique index decides. */
async function refuseEarly(ctx: MemberCtx, review: Review): Promise<void> {
  const { id } = await findTravelled(ctx, review)
  const written = await ctx.db
    .selectFrom('review')
    .select('id')
    .where('travel_agency', '=', ctx.travel_agency)
    .where('booking', '=', id)
    .executeTakeFirst()
  if (written) refuse('ALREADY_REVIEWED')
}

async function findTravelled(ctx: MemberCtx, { booking_id }: Review, lock?: 'lock') {
  const booking = await ofHolder(ctx, { booking_id }, lock)
  if (booking.progress !== 'travel_completed') refuse('NOT_TRAVELLED')
  return booking
}

async function keep(ctx: MemberCtx & { files: Photos }, review: Review): Promise<{ id: number }> {
  const { db, travel_agency, member } = ctx
  const { stars, contents, who = null } = review
  const booking = await findTravelled(ctx, review, 'lock')
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
      reg_name: maskName(name || login_id),
      photos,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error) =>
      Promise.reject(
        partsOf(error).constraint === 'review_of_booking' ? new Refusal('ALREADY_REVIEWED') : error,
      ),
    )
}
