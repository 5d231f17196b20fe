// §6, §8 Writing a review: by the member who made the trip, once for each booking.
import { ofHolder } from '#domain/booking/find.server.ts'
import { maskName } from '#domain/member/mask-name.ts'
import { refuseOther } from '#domain/member/member.server.ts'
import { Refusal, refuse } from '#errors.ts'
import type { Upload } from '#platform/upload/prepare.server.ts'
import type { MemberCtx } from '#platform/wire/asking.ts'

type Written = { booking_id: string; stars: number; contents: string; landing_user_id?: number }

export async function writeReview(
  ctx: MemberCtx & { files: { photos: Upload[] } },
  { booking_id, stars, contents, landing_user_id }: Written,
): Promise<{ id: number }> {
  const { db, travel_agency, member } = ctx
  refuseOther(member, landing_user_id)
  const booking = await ofHolder(ctx, { booking_id }, 'lock')
  if (booking.progress !== 'travel_completed') refuse('NOT_TRAVELLED')
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
      reg_name: maskName(name || login_id),
      photos,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error) =>
      Promise.reject(
        Object(error).constraint === 'review_of_booking' ? new Refusal('ALREADY_REVIEWED') : error,
      ),
    )
}
