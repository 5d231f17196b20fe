// Questions of the Q&A board in the office: the unanswered ones, one with all its answers, and answering it.
import { sql } from 'kysely'
import { refuse, refuseIfChanged } from '#errors.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { getToday } from '#lib/format.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { toSearchPatterns } from '#platform/db/patterns.ts'
import { toMomentCell } from '#platform/export/export-file.ts'
import { createListExport } from '#platform/export/list-export.server.ts'
import { toDisplayHtml } from '#platform/rich-text.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { saveAnswer as writeAnswer } from './answer.server.ts'
import type { boardOfficeCalls as calls } from './office-calls.ts'
import { signPictureUrls } from './post-files.server.ts'
import { readPostType } from './post-type.ts'
import { findPostSecret } from './read.server.ts'

const { type } = readPostType('QNA')

type QuestionFilters = Pick<In<typeof calls.questions>, 'state' | 'query'>

/** Unanswered questions come first. */
const order = sql`answer_date is not null, reg_date desc, id desc`

function buildQuestionQuery({ db, travel_agency }: Ctx, { state, query }: QuestionFilters) {
  const patterns = toSearchPatterns(query)
  return db
    .selectFrom('post')
    .select(['id', 'title', 'reg_name', 'private_yn', 'reg_date', 'answer_date'])
    .where('travel_agency', '=', travel_agency)
    .where('type', '=', sql.lit<string>(type))
    .$if(state !== undefined, (rows) =>
      rows.where('answer_date', state === 'waiting' ? 'is' : 'is not', null),
    )
    .$if(patterns !== undefined, (rows) =>
      rows.where(sql<boolean>`search_text like all (${patterns}::text[])`),
    )
}

export const listQuestions = (ctx: Ctx, { state, query, ...paging }: In<typeof calls.questions>) =>
  listPage(ctx.db, buildQuestionQuery(ctx, { state, query }), order, paging)

export function exportQuestions(
  ctx: ManualTxContext<StaffCtx>,
  { format, columns, ...filters }: In<typeof calls.exportQuestions>,
) {
  const { questions: words } = getOfficeTextIn(ctx.staff.language)
  return createListExport(
    ctx,
    { format, columns, ...filters },
    {
      name: `${words.title}-${getToday()}`,
      subject: 'questions',
      listing: (ctx) => ({ matching: buildQuestionQuery(ctx, filters), order }),
      columns: {
        state: {
          title: words.state,
          cell: ({ answer_date }) => (answer_date ? words.answered : words.waiting),
        },
        title: { title: words.question, cell: ({ title }) => title },
        who: { title: words.who, cell: ({ reg_name }) => reg_name },
        when: { title: words.when, cell: ({ reg_date }) => toMomentCell(reg_date) },
      },
    },
  )
}

export async function getQuestion(ctx: StaffCtx, { id }: In<typeof calls.question>) {
  const { db, travel_agency } = ctx
  const { contents_cleaned, answer_cleaned, ...post } =
    (await db
      .selectFrom('post')
      .select(['id', 'title', 'reg_name', 'private_yn', 'reg_date', 'answer_date', 'revision'])
      .select(['contents', 'contents_cleaned', 'answer', 'answer_cleaned'])
      .where('travel_agency', '=', travel_agency)
      .where('type', '=', type)
      .where('id', '=', id)
      .executeTakeFirst()) ?? refuse('POST_NOT_FOUND')
  const secret = post.private_yn === 'Y' ? await findPostSecret(ctx, id) : undefined
  const text = secret ?? { ...post, contents_cleaned, answer_cleaned }
  return {
    ...post,
    contents: signPictureUrls(ctx, toDisplayHtml(text.contents ?? '', text.contents_cleaned)),
    answer: text.answer === null ? null : toDisplayHtml(text.answer, text.answer_cleaned),
    answers: (await listAnswers(ctx, { post: id })).map(({ email: _, ...each }) => ({
      ...each,
      contents: toDisplayHtml(each.contents, null), // old answers are shown as plain words
    })),
  }
}

export const listAnswers = (
  { db, travel_agency }: AgencyContext,
  about: { post: number } | { consult: number },
) =>
  db
    .selectFrom('staff_answer')
    .select(['id', 'contents', 'staff_name', 'email', 'reg_date'])
    .where('travel_agency', '=', travel_agency)
    .where((eb) => eb.and(about))
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

/** A second answer is shown instead of the first; both stay in the history. */
export async function answerQuestion(
  ctx: StaffCtx,
  { id, revision, contents }: In<typeof calls.answerQuestion>,
) {
  const { db, travel_agency, staff } = ctx
  const post =
    (await db
      .selectFrom('post')
      .select(['revision', 'answer_date'])
      .where('travel_agency', '=', travel_agency)
      .where('type', '=', type)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) ?? refuse('POST_NOT_FOUND')
  refuseIfChanged(post.revision, revision)
  const answer = await writeAnswer(ctx, id, contents)
  await db
    .insertInto('staff_answer')
    .values({ travel_agency, post: id, contents: answer, staff_id: staff.id, staff_name: staff.name })
    .execute()
  ctx.logChange({
    subject: `question ${id}`,
    before: { answered: post.answer_date !== null },
    after: { answered: true },
  })
  return { revision: revision + 1 }
}
