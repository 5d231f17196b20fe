// §7 Board: the calls for boards, their posts, about, and the consultation.
import { z } from 'zod'
import { PeopleSection } from '#domain/agency/look/theme.ts'
import { keywordLength, pageSizes } from '#limits/display.ts'
import { call } from '#platform/wire/call.ts'
import { createPaging, Id, line, listOf, Moment, Words, YN } from '#platform/wire/shapes.ts'
import { faqCategories } from './faq-categories.ts'
import {
  BoardId,
  Consultation,
  DeletePostInput,
  NewPost,
  PostPasswordInput,
  UpdatePostInput,
} from './forms.ts'

/** NOTICE, FAQ (English with the suffix "en"), QNA, or the id of an agency's own board. */
export const PostType = z.string().regex(/^[A-Za-z0-9_-]{1,42}$/)
export const FaqCategory = z.enum(faqCategories)

const Board = z.object({
  id: BoardId,
  board_name: Words,
  side_yn: YN,
  write: z.enum(['staff', 'member', 'anyone']),
  read: z.enum(['anyone', 'member']),
  look: z.enum(['list', 'gallery']),
  /** Whether a menu leads there. */
  menu_yn: YN,
})
export type Board = z.output<typeof Board>
const PostFileLink = z.object({
  file_id: z.string(),
  file_url: z.string(),
  file_name: z.string(),
  file_size: z.int(),
  is_picture: z.boolean(),
})

const PostLine = z.object({ id: Id, title: z.string(), reg_date: Moment })
export const PostItem = PostLine.extend({
  board_id: BoardId,
  type: PostType,
  category: FaqCategory.nullable(),
  user_id: Id.nullable(),
  reg_name: z.string(),
  private_yn: YN,
  answered_yn: YN,
  /**
   * In a list: the beginning of the text without tags; for a frequent question the whole answer unless it is
   * very long. A private post has none until its owner or its password opened it.
   */
  contents: z.string().nullable(),
  post_name: z.string(),
  /** In a list always the beginning of the text. */
  post_content: z.string().nullable(),
  file_list: z.array(PostFileLink),
  /** False when `contents` is only the beginning. */
  is_whole: z.boolean(),
  /** Its first picture, in a list that shows pictures. */
  picture: z.string().nullable().optional(),
})
export type PostItem = z.output<typeof PostItem>
const Post = PostItem.extend({
  answer: z.object({ contents: z.string(), reg_date: Moment }).nullable(),
  /** Written by the member who asks. */
  is_mine: z.boolean(),
})

export type Post = z.output<typeof Post>

/** Pictures inside the text are written as upload:0, upload:1 … in the order they are sent. */
const isPrivatePost = ({ private_yn }: Record<string, unknown>) => private_yn === 'Y'
const PostFiles = {
  files: { accept: 'papers', private: isPrivatePost },
  pictures: { accept: 'pictures', private: isPrivatePost },
} as const

export const boardCalls = {
  boardList: call({
    method: 'GET',
    path: '/api/landing/board/boardList',
    takes: 'query',
    who: 'anyone',
    input: z.object(createPaging(pageSizes.boardList)),
    output: listOf(Board),
    cachedBy: ['board'],
  }),
  board: call({
    method: 'GET',
    path: '/api/landing/board/board',
    takes: 'query',
    who: 'anyone',
    input: z.object({ board_id: BoardId }),
    output: Board,
    refuses: ['BOARD_NOT_FOUND'],
    cachedBy: ['board'],
  }),
  postList: call({
    method: 'GET',
    path: '/api/landing/board/postList',
    takes: 'query',
    who: 'anyone',
    input: z.object({
      type: PostType,
      ...createPaging(pageSizes.posts),
      category: FaqCategory.optional(),
      query: line(keywordLength.most).min(keywordLength.least).optional(),
    }),
    output: listOf(PostItem),
    refuses: ['BOARD_NOT_FOUND', 'LOGIN_REQUIRED'],
    cachedBy: ['board'],
  }),
  post: call({
    method: 'GET',
    path: '/api/landing/board/post',
    takes: 'query',
    who: 'anyone',
    input: z.object({ id: Id }),
    output: Post,
    refuses: ['POST_NOT_FOUND', 'LOGIN_REQUIRED'],
    cachedBy: ['board'],
  }),
  createPost: call({
    method: 'POST',
    path: '/api/landing/board/createPost',
    takes: 'form',
    who: 'anyone',
    tx: 'own',
    input: NewPost,
    output: z.object({ id: Id }),
    files: PostFiles,
    refuses: [
      'NAME_UNFIT',
      'BOARD_NOT_FOUND',
      'LOGIN_REQUIRED',
      'ABNORMAL_ACCESS',
      'FILE_TYPE',
      'FILE_TOO_LARGE',
      'TOO_MANY_FILES',
      'UPLOAD_FAILED',
      'STORAGE_FULL',
      'TOO_MANY_TRIES',
      'FOREIGN_ORIGIN',
    ],
  }),
  updatePost: call({
    method: 'PUT',
    path: '/api/landing/board/updatePost',
    takes: 'form',
    who: 'anyone',
    tx: 'own',
    input: UpdatePostInput,
    output: z.object({ id: Id }),
    files: PostFiles,
    refuses: [
      'POST_NOT_FOUND',
      'ABNORMAL_ACCESS',
      'WRONG_POST_PASSWORD',
      'FILE_TYPE',
      'FILE_TOO_LARGE',
      'TOO_MANY_FILES',
      'UPLOAD_FAILED',
      'STORAGE_FULL',
      'TOO_MANY_TRIES',
      'FOREIGN_ORIGIN',
    ],
  }),
  deletePost: call({
    method: 'DELETE',
    path: '/api/landing/board/deletePost',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: DeletePostInput,
    output: z.object({ id: Id }),
    refuses: ['POST_NOT_FOUND', 'ABNORMAL_ACCESS', 'WRONG_POST_PASSWORD', 'TOO_MANY_TRIES', 'FOREIGN_ORIGIN'],
  }),
  /**
   * Says whether the password is right. With the right one a private post is shown; changing it needs the
   * password again.
   */
  checkPw: call({
    method: 'POST',
    path: '/api/landing/board/checkPw',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: PostPasswordInput,
    output: z.object({ id: Id, post: Post.nullable() }),
    refuses: ['POST_NOT_FOUND', 'WRONG_POST_PASSWORD', 'TOO_MANY_TRIES', 'FOREIGN_ORIGIN'],
  }),
  list: call({
    method: 'GET',
    path: '/api/landing/board/list',
    takes: 'query',
    who: 'anyone',
    input: z.object({ type: PostType, ...createPaging(pageSizes.posts) }),
    output: listOf(PostLine),
    cachedBy: ['board'],
  }),
  info: call({
    method: 'GET',
    path: '/api/landing/board/info',
    takes: 'query',
    who: 'anyone',
    input: z.object({ id: Id }),
    output: z.object({
      type: PostType,
      title: z.string(),
      contents: z.string().nullable(),
      reg_date: Moment,
    }),
    refuses: ['POST_NOT_FOUND', 'LOGIN_REQUIRED'],
    cachedBy: ['board'],
  }),
  about: call({
    method: 'GET',
    path: '/api/landing/board/about',
    takes: 'query',
    who: 'anyone',
    input: z.object({}),
    output: z.object({
      title: Words,
      contents: Words,
      /** How one comes to the office. */
      directions: Words.nullable(),
      picture: z.string().nullable(),
      /** Those of the home page, also where it does not show them. */
      people: PeopleSection.nullable(),
    }),
    refuses: ['PAGE_NOT_FOUND'],
    cachedBy: ['board', 'site'],
  }),
  consultation: call({
    method: 'POST',
    path: '/api/landing/board/consultation',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: Consultation,
    output: z.object({ id: Id }),
    refuses: ['NAME_UNFIT', 'PACKAGE_UNAVAILABLE', 'TOO_MANY_TRIES', 'FOREIGN_ORIGIN'],
  }),
}
