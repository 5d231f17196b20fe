// §7 Board: boards and the titles of their posts.
import { sql } from 'kysely'
import { listPage } from '#platform/db/list-page.server.ts'
import { type HandlersOf, notBuilt } from '#platform/wire/invoke.server.ts'
import type { boardCalls } from './calls.ts'

export const boardHandlers: HandlersOf<typeof boardCalls> = {
  boardList(ctx, paging) {
    const boards = ctx.db.selectFrom('board').select(['board_id as id', 'board_name', 'side_yn', 'write', 'seq']).where('travel_agency', '=', ctx.travel_agency)
    return listPage(ctx.db, boards, sql`seq, id`, paging)
  },

  list(ctx, { type, ...paging }) {
    const posts = ctx.db.selectFrom('post').select(['id', 'title', 'reg_date']).where('travel_agency', '=', ctx.travel_agency).where('type', '=', type)
    return listPage(ctx.db, posts, sql`reg_date desc, id desc`, paging)
  },

  board: notBuilt,
  postList: notBuilt,
  post: notBuilt,
  createPost: notBuilt,
  updatePost: notBuilt,
  deletePost: notBuilt,
  checkPw: notBuilt,
  info: notBuilt,
  about: notBuilt,
  consultation: notBuilt,
}
