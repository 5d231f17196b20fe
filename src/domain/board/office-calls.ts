// The boards as staff see them: the agency's own, and notices, FAQ and other posts to write.
import { z } from 'zod'
import { keywordLength, pageSizes } from '#limits/display.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import {
  createPaging,
  Day,
  Id,
  line,
  listOf,
  Moment,
  Nothing,
  Revision,
  requiredText,
  text,
  Words,
  YN,
} from '#platform/wire/shapes.ts'
import { FaqCategory, PostType } from './calls.ts'
import { BoardId } from './forms.ts'
import { questionOfficeCalls } from './question-office-calls.ts'

const RevisionOutput = z.object({ revision: Revision })
const Query = line(keywordLength.most).min(1).optional()
const StaffPostFields = {
  title: line(120).min(1),
  contents: text(50_000).min(1),
  category: FaqCategory.nullable().default(null),
  pinned_yn: YN.default('N'),
  hidden_yn: YN.default('N'),
  /** The first and the last day on which it is shown. */
  shown_from: Day.nullable().default(null),
  shown_until: Day.nullable().default(null),
}
const PostLine = z.object({
  id: Id,
  type: PostType,
  title: z.string(),
  category: FaqCategory.nullable(),
  pinned_yn: YN,
  hidden_yn: YN,
  shown_from: Day.nullable(),
  shown_until: Day.nullable(),
  /** Whether it is shown today. */
  shown_yn: YN,
  reg_date: Moment,
  revision: Revision,
})

/** A board of the agency's own: who writes and reads it, how it looks, and which menu leads there. */
const OwnBoardFields = {
  board_name: requiredText(40),
  write: z.enum(['staff', 'member', 'anyone']),
  read: z.enum(['anyone', 'member']),
  look: z.enum(['list', 'gallery']),
  /** The board comes first in the menus, otherwise last. */
  side_yn: YN,
  /** Without a menu, only a link leads there. */
  menu_yn: YN,
  ended_yn: YN.default('N'),
}
export const boardOfficeCalls = {
  boards: call({
    method: 'GET',
    path: '/api/office/boards',
    takes: 'query',
    may: 'boards',
    input: Nothing,
    output: z.object({
      list: z.array(
        z.object({ board_id: BoardId, type: PostType, board_name: Words, language: z.enum(['ko', 'en']) }),
      ),
    }),
  }),
  ownBoards: call({
    method: 'GET',
    path: '/api/office/boards/own',
    takes: 'query',
    may: 'boards',
    input: Nothing,
    output: z.object({
      list: z.array(
        z.object({
          board_id: BoardId,
          ...OwnBoardFields,
          board_name: Words,
          revision: Revision,
          posts: z.int(),
        }),
      ),
    }),
  }),
  createBoard: call({
    method: 'POST',
    path: '/api/office/board',
    takes: 'json',
    may: 'boards',
    tx: 'own',
    input: z.object(OwnBoardFields),
    output: z.object({ board_id: BoardId, revision: Revision }),
    refuses: ['TOO_MANY_BOARDS', ...idempotencyRefusals],
  }),
  /** An ended board is shown to nobody; its posts stay, and it can be opened again. */
  updateBoard: call({
    method: 'PUT',
    path: '/api/office/board',
    takes: 'json',
    may: 'boards',
    input: z.object({ board_id: BoardId, revision: Revision, ...OwnBoardFields }),
    output: RevisionOutput,
    refuses: ['BOARD_NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  orderBoards: call({
    method: 'PUT',
    path: '/api/office/boards/order',
    takes: 'json',
    may: 'boards',
    input: z.object({ ids: z.array(BoardId).min(1).max(100) }),
    output: Nothing,
    refuses: ['BOARD_NOT_FOUND'],
  }),
  posts: call({
    method: 'GET',
    path: '/api/office/posts',
    takes: 'query',
    may: 'boards',
    input: z.object({
      type: PostType,
      category: FaqCategory.optional(),
      shown_yn: YN.optional(),
      query: Query,
      ...createPaging(pageSizes.officeRows),
    }),
    output: listOf(PostLine),
    refuses: ['BOARD_NOT_FOUND'],
  }),
  post: call({
    method: 'GET',
    path: '/api/office/post',
    takes: 'query',
    may: 'boards',
    input: z.object({ id: Id }),
    output: PostLine.extend({ contents: z.string() }),
    refuses: ['POST_NOT_FOUND'],
  }),
  /** The address of the preview, good for ten minutes. */
  previewPost: call({
    method: 'GET',
    path: '/api/office/post/preview',
    takes: 'query',
    may: 'boards',
    input: z.object({ id: Id }),
    output: z.object({ address: z.url() }),
    refuses: ['POST_NOT_FOUND'],
  }),
  createPost: call({
    method: 'POST',
    path: '/api/office/post',
    takes: 'json',
    may: 'boards',
    tx: 'own',
    input: z.object({ type: PostType, ...StaffPostFields }),
    output: z.object({ id: Id, revision: Revision }),
    refuses: ['BOARD_NOT_FOUND', ...idempotencyRefusals],
  }),
  updatePost: call({
    method: 'PUT',
    path: '/api/office/post',
    takes: 'json',
    may: 'boards',
    input: z.object({ id: Id, revision: Revision, ...StaffPostFields }),
    output: RevisionOutput,
    refuses: ['POST_NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  /** All posts of one board and category, in their new order. */
  orderPosts: call({
    method: 'PUT',
    path: '/api/office/posts/order',
    takes: 'json',
    may: 'boards',
    input: z.object({ type: PostType, ids: z.array(Id).min(1).max(500) }),
    output: Nothing,
    refuses: ['POST_NOT_FOUND'],
  }),
  ...questionOfficeCalls,
}
