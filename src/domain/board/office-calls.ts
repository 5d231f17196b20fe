// The boards as staff see them: questions and consultations to answer, notices and FAQ to write.
import { z } from 'zod'
import { keywordLength, pageSizes } from '#limits.ts'
import { sendsSheet, sheetInput } from '#platform/sheet/sheet.ts'
import { call } from '#platform/wire/call.ts'
import { Day, Id, line, listOf, Moment, Nothing, paging, text, Words, YN } from '#platform/wire/shapes.ts'
import { FaqCategory, PostType } from './calls.ts'
import { BoardId } from './forms.ts'

const Revision = z.object({ revision: z.int() })
const Query = line(keywordLength.most).min(1).optional()
const State = z.enum(['new', 'under_way', 'done'])
/** What was answered before, the newest first. */
const Answer = z.object({
  id: Id,
  contents: z.string(),
  staff_name: z.string(),
  email: z.string().nullable(),
  reg_date: Moment,
})
const Question = z.object({
  id: Id,
  title: z.string(),
  reg_name: z.string(),
  private_yn: YN,
  reg_date: Moment,
  answer_date: Moment.nullable(),
})
const Consultation = z.object({
  id: Id,
  name: z.string(),
  page_title: Words.nullable(),
  excerpt: z.string(),
  state: State,
  in_charge: Id.nullable(),
  in_charge_name: z.string().nullable(),
  reg_date: Moment,
})
const Written = {
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
  /** What these come to today. */
  shown_yn: YN,
  reg_date: Moment,
  revision: z.int(),
})

/** A board of the agency's own: who writes and reads it, how it looks, and which menu leads there. */
const OwnBoard = {
  board_name: z.object({ ko: line(40).min(1), en: line(40).min(1) }),
  write: z.enum(['staff', 'member', 'anyone']),
  read: z.enum(['anyone', 'member']),
  look: z.enum(['list', 'gallery']),
  /** First in the menus; otherwise behind the others. */
  side_yn: YN,
  /** Without it only a link leads there. */
  menu_yn: YN,
  ended_yn: YN.default('N'),
}
const questionFilters = { state: z.enum(['waiting', 'answered']).optional(), query: Query }

export const boardOfficeCalls = {
  boards: call({
    method: 'GET',
    path: '/api/office/boards',
    takes: 'query',
    who: 'staff',
    may: 'boards',
    fresh: true,
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
    who: 'staff',
    may: 'boards',
    fresh: true,
    input: Nothing,
    output: z.object({
      list: z.array(
        z.object({ board_id: BoardId, ...OwnBoard, board_name: Words, revision: z.int(), posts: z.int() }),
      ),
    }),
  }),
  createBoard: call({
    method: 'POST',
    path: '/api/office/board',
    takes: 'json',
    who: 'staff',
    may: 'boards',
    input: z.object(OwnBoard),
    output: z.object({ board_id: BoardId, revision: z.int() }),
    refuses: ['TOO_MANY_BOARDS'],
  }),
  /** Ended, it is shown to nobody; its posts stay, and it can be opened again. */
  updateBoard: call({
    method: 'PUT',
    path: '/api/office/board',
    takes: 'json',
    who: 'staff',
    may: 'boards',
    input: z.object({ board_id: BoardId, revision: z.int(), ...OwnBoard }),
    output: Revision,
    refuses: ['BOARD_NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  orderBoards: call({
    method: 'PUT',
    path: '/api/office/boards/order',
    takes: 'json',
    who: 'staff',
    may: 'boards',
    input: z.object({ ids: z.array(BoardId).min(1).max(100) }),
    output: Nothing,
    refuses: ['BOARD_NOT_FOUND'],
  }),
  posts: call({
    method: 'GET',
    path: '/api/office/posts',
    takes: 'query',
    who: 'staff',
    may: 'boards',
    fresh: true,
    input: z.object({
      type: PostType,
      category: FaqCategory.optional(),
      shown_yn: YN.optional(),
      query: Query,
      ...paging(pageSizes.officeRows),
    }),
    output: listOf(PostLine),
    refuses: ['BOARD_NOT_FOUND'],
  }),
  post: call({
    method: 'GET',
    path: '/api/office/post',
    takes: 'query',
    who: 'staff',
    may: 'boards',
    fresh: true,
    input: z.object({ id: Id }),
    output: PostLine.extend({ contents: z.string() }),
    refuses: ['POST_NOT_FOUND'],
  }),
  /** Where it is seen as it will be read, for ten minutes. */
  previewPost: call({
    method: 'GET',
    path: '/api/office/post/preview',
    takes: 'query',
    who: 'staff',
    may: 'boards',
    fresh: true,
    input: z.object({ id: Id }),
    output: z.object({ address: z.url() }),
    refuses: ['POST_NOT_FOUND'],
  }),
  createPost: call({
    method: 'POST',
    path: '/api/office/post',
    takes: 'json',
    who: 'staff',
    may: 'boards',
    input: z.object({ type: PostType, ...Written }),
    output: z.object({ id: Id, revision: z.int() }),
    refuses: ['BOARD_NOT_FOUND'],
  }),
  updatePost: call({
    method: 'PUT',
    path: '/api/office/post',
    takes: 'json',
    who: 'staff',
    may: 'boards',
    input: z.object({ id: Id, revision: z.int(), ...Written }),
    output: Revision,
    refuses: ['POST_NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  /** All of one board and category, in the order in which they are to stand. */
  orderPosts: call({
    method: 'PUT',
    path: '/api/office/posts/order',
    takes: 'json',
    who: 'staff',
    may: 'boards',
    input: z.object({ type: PostType, ids: z.array(Id).min(1).max(500) }),
    output: Nothing,
    refuses: ['POST_NOT_FOUND'],
  }),
  questions: call({
    method: 'GET',
    path: '/api/office/questions',
    takes: 'query',
    who: 'staff',
    may: 'questions',
    fresh: true,
    input: z.object({ ...questionFilters, ...paging(pageSizes.officeRows) }),
    output: listOf(Question),
  }),
  exportQuestions: call({
    ...sendsSheet,
    path: '/api/office/questions/file',
    may: 'questions',
    input: z.object({ ...questionFilters, ...sheetInput(['state', 'title', 'who', 'when']) }),
  }),
  question: call({
    method: 'GET',
    path: '/api/office/question',
    takes: 'query',
    who: 'staff',
    may: 'questions',
    fresh: true,
    input: z.object({ id: Id }),
    output: Question.extend({
      contents: z.string(),
      answer: z.string().nullable(),
      revision: z.int(),
      answers: z.array(Answer),
    }),
    refuses: ['POST_NOT_FOUND'],
  }),
  answerQuestion: call({
    method: 'PUT',
    path: '/api/office/question',
    takes: 'json',
    who: 'staff',
    may: 'questions',
    input: z.object({ id: Id, revision: z.int(), contents: text(50_000).min(1) }),
    output: Revision,
    refuses: ['POST_NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  consultations: call({
    method: 'GET',
    path: '/api/office/consultations',
    takes: 'query',
    who: 'staff',
    may: 'questions',
    fresh: true,
    input: z.object({
      state: State.optional(),
      in_charge: Id.optional(),
      query: Query,
      ...paging(pageSizes.officeRows),
    }),
    output: listOf(Consultation).extend({ people: z.array(z.object({ id: Id, name: z.string() })) }),
  }),
  consultation: call({
    method: 'GET',
    path: '/api/office/consultation',
    takes: 'query',
    who: 'staff',
    may: 'questions',
    notes: true,
    fresh: true,
    input: z.object({ id: Id }),
    output: Consultation.extend({
      contact: z.string(),
      email: z.string().nullable(),
      contents: z.string(),
      package_code: z.string().nullable(),
      language: z.enum(['ko', 'en']),
      revision: z.int(),
      answers: z.array(Answer),
      people: z.array(z.object({ id: Id, name: z.string() })),
    }),
    refuses: ['NOT_FOUND'],
  }),
  updateConsultation: call({
    method: 'PUT',
    path: '/api/office/consultation',
    takes: 'json',
    who: 'staff',
    may: 'questions',
    input: z.object({ id: Id, revision: z.int(), state: State, in_charge: Id.nullable() }),
    output: Revision,
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  /** Mailed where an address was left; otherwise it is written down what was said on the telephone. */
  answerConsultation: call({
    method: 'POST',
    path: '/api/office/consultation/answer',
    takes: 'json',
    who: 'staff',
    may: 'questions',
    input: z.object({
      id: Id,
      revision: z.int(),
      contents: text(5_000).min(1),
      state: z.enum(['under_way', 'done']),
    }),
    output: Revision,
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
}
