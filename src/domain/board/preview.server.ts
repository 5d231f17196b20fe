// The preview of a post that visitors cannot see yet: hidden ones, and those whose first day has not come.
import { refuse } from '#errors.ts'
import { signPreview } from '#platform/preview.server.ts'
import type { ApiClient, In } from '#platform/wire/call.ts'
import type { Ctx, StaffCtx } from '#platform/wire/request-context.ts'
import type { boardCalls } from './calls.ts'
import type { boardOfficeCalls } from './office-calls.ts'
import { readPost } from './read.server.ts'

const buildPostPath = ({ board_id, id }: { board_id: string; id: number }) => `/board/${board_id}/${id}`

/** The page of the post, and the answer its call gives in the preview. */
export async function buildPostPreview(ctx: Ctx, id: number) {
  const post = await readPost(ctx, id, { includeHidden: true })
  const answers: { board: Pick<ApiClient<{ board: typeof boardCalls }>['board'], 'post'> } = {
    board: { post: async () => post },
  }
  return { path: buildPostPath(post), answers }
}

/** Staff can preview only what staff write. */
export async function previewPost(ctx: StaffCtx, { id }: In<typeof boardOfficeCalls.previewPost>) {
  const found = await ctx.db
    .selectFrom('post as p')
    .innerJoin('board as b', (on) =>
      on.onRef('b.travel_agency', '=', 'p.travel_agency').onRef('b.board_id', '=', 'p.board_id'),
    )
    .select(['p.id', 'p.board_id'])
    .where('p.travel_agency', '=', ctx.travel_agency)
    .where('p.id', '=', id)
    .where('b.write', '=', 'staff')
    .executeTakeFirst()
  const post = found ?? refuse('POST_NOT_FOUND')
  return { address: await signPreview(ctx, { kind: 'post', id, path: buildPostPath(post) }) }
}
