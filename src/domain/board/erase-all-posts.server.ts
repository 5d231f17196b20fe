// Deletes the posts of an agency that was closed, some at a time. The caller has removed their files.
import { purgeBatchSize } from '#limits/retention.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

/** Returns how many went. */
export async function eraseAllPosts({ db, travel_agency }: AgencyContext): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('post')
    .where('travel_agency', '=', travel_agency)
    .where('id', 'in', (posts) =>
      posts.selectFrom('post').select('id').where('travel_agency', '=', travel_agency).limit(purgeBatchSize),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
