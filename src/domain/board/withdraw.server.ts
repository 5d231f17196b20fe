// What happens to a member's posts when the member withdraws. §6
// Private questions go with all their files. Public posts stay under a masked name.
import { maskName } from '#domain/member/mask-name.ts'
import type { MemberCtx } from '#platform/wire/request-context.ts'
import { listPictures } from './post-files.server.ts'
import { enqueueFileRemoval } from './write.server.ts'

/**
 * The member's row is locked, so no new post can appear under this name. `erase`: who asked to be erased leaves
 * no public post either.
 */
export async function withdrawFromBoards(
  ctx: MemberCtx,
  publicPosts: 'mask' | 'erase' = 'mask',
): Promise<void> {
  const { db, travel_agency, member } = ctx
  const posts = await db
    .selectFrom('post as p')
    .leftJoin('post_secret as s', (on) =>
      on.onRef('s.travel_agency', '=', 'p.travel_agency').onRef('s.id', '=', 'p.id'),
    )
    .select(['p.id', 'p.reg_name', 'p.private_yn', 's.contents', 's.files'])
    .select(['p.contents as public_contents', 'p.files as public_files'])
    .where('p.travel_agency', '=', travel_agency)
    .where('p.user_id', '=', member.id)
    .orderBy('p.id')
    .execute()
  for (const { id, reg_name, private_yn, contents, files, public_contents, public_files } of posts) {
    const isPrivate = private_yn === 'Y'
    if (isPrivate || publicPosts === 'erase') {
      await db.deleteFrom('post').where('travel_agency', '=', travel_agency).where('id', '=', id).execute()
      const text = isPrivate ? (contents ?? '') : public_contents
      await enqueueFileRemoval(ctx, isPrivate ? (files ?? []) : public_files, listPictures(text), isPrivate)
    } else
      await db
        .updateTable('post')
        .set({ reg_name: maskName(reg_name), user_id: null })
        .where('travel_agency', '=', travel_agency)
        .where('id', '=', id)
        .execute()
  }
}
