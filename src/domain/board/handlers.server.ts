// §7 Board: what each of its calls does.
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { completeTheme } from '#lib/theme.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { toDisplayLocalizedText } from '#platform/rich-text.server.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import type { boardCalls } from './calls.ts'
import { createConsultation } from './create-consultation.server.ts'
import { readPostType } from './post-type.ts'
import { getBoard, listPosts, readPost } from './read.server.ts'
import { checkPostPassword, createPost, deletePost, updatePost } from './write.server.ts'

export const boardHandlers: Handlers<typeof boardCalls> = {
  boardList(ctx, paging) {
    const boards = ctx.db
      .selectFrom('board')
      .select(['board_id as id', 'board_name', 'side_yn', 'write', 'read', 'look', 'menu_yn', 'seq'])
      .where('travel_agency', '=', ctx.travel_agency)
      .where('ended_yn', '=', 'N')
    return listPage(ctx.db, boards, sql`seq, id`, paging)
  },

  board: (ctx, { board_id }) => getBoard(ctx, board_id),

  postList: (ctx, input) => listPosts(ctx, input),

  post: (ctx, { id }) => readPost(ctx, id),

  list(ctx, { type, ...paging }) {
    const posts = ctx.db
      .selectFrom('post')
      .select(['id', 'title', 'reg_date'])
      .where('travel_agency', '=', ctx.travel_agency)
      .where('type', '=', readPostType(type).type)
      .where('shown_yn', '=', 'Y')
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('board as b')
            .select('b.board_id')
            .where('b.travel_agency', '=', ctx.travel_agency)
            .whereRef('b.board_id', '=', 'post.board_id')
            .where('b.ended_yn', '=', 'N')
            .where('b.read', 'in', ctx.member ? ['anyone', 'member'] : ['anyone']),
        ),
      )
    return listPage(ctx.db, posts, sql`reg_date desc, id desc`, paging)
  },

  async info(ctx, { id }) {
    const { type, title, contents, reg_date } = await readPost(ctx, id)
    return { type, title, contents, reg_date }
  },

  createPost,
  updatePost,
  deletePost: (ctx, input) => deletePost(ctx, input),

  async checkPw(ctx, { id, password }) {
    await checkPostPassword(ctx, id, password)
    return { id, post: await ctx.transaction((ctx) => readPost(ctx, id, { isUnlocked: true })) }
  },

  async about({ db, travel_agency }) {
    const about = await db
      .selectFrom('agency_about as a')
      .innerJoin('agency_info as i', 'i.travel_agency', 'a.travel_agency')
      .innerJoin('agency as y', 'y.travel_agency', 'a.travel_agency')
      .select(['a.title', 'a.contents', 'a.contents_cleaned', 'a.directions', 'a.picture', 'y.theme'])
      .where('a.travel_agency', '=', travel_agency)
      .where('i.about_yn', '=', 'Y')
      .executeTakeFirst()
    const { contents, contents_cleaned, theme, ...rest } = about ?? refuse('PAGE_NOT_FOUND')
    const people = completeTheme(theme).home.find((section) => section.kind === 'people') ?? null
    return { ...rest, people, contents: toDisplayLocalizedText(contents, contents_cleaned) }
  },

  consultation: (ctx, input) => createConsultation(ctx, input),
}
