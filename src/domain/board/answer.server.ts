// Staff answer a question of the Q&A board.
// The answer to a private question is as private as the question.

import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { isBlank, sanitizeText } from '#platform/rich-text.server.ts'
import { refuseField } from '#platform/wire/read-input.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { readPostType } from './post-type.ts'

const selectQuestions = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('post')
    .where('travel_agency', '=', travel_agency)
    .where('type', '=', readPostType('QNA').type)

/** A second answer replaces the first. Returns the answer as it is stored. */
export async function saveAnswer(ctx: AgencyContext, id: number, text: string): Promise<string> {
  const { db, travel_agency } = ctx
  const { private_yn } =
    (await selectQuestions(ctx).select('private_yn').where('id', '=', id).forUpdate().executeTakeFirst()) ??
    refuse('POST_NOT_FOUND')
  const { text: answer, stamp: answer_stamp } = sanitizeText(toParagraphs(text))
  if (isBlank(answer)) refuseField('answer', 'required')
  const isPrivate = private_yn === 'Y'
  await db
    .updateTable('post')
    .set({
      ...(isPrivate ? { answer: null } : { answer, answer_stamp }),
      answer_date: sql<string>`now()`,
      revision: sql<number>`revision + 1`,
    })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
  if (isPrivate)
    await db
      .updateTable('post_secret')
      .set({ answer, answer_stamp })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .execute()
  return answer
}

/** Rich text is taken as it is. Plain text keeps its line breaks. */
const toParagraphs = (text: string) =>
  /<\w/.test(text)
    ? text
    : text
        .trim()
        .split(/\n\s*\n/)
        .map((lines) => `<p>${lines.replaceAll('\n', '<br>')}</p>`)
        .join('')
