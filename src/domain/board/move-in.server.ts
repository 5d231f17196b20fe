// Posts that an agency brings along: on the boards that staff write on, without pictures and scripts.
import { sql } from 'kysely'
import { escapeHtml } from '#lib/escape-html.ts'
import { toSeoulDay } from '#platform/db/seoul.server.ts'
import { isBlank, sanitizeText } from '#platform/rich-text.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { listWritableBoards } from './staff-posts.server.ts'

type MovedPost = {
  board: string
  title: string
  contents: string
  name?: string | undefined
  written_on?: string | undefined
}

/**
 * Boards are found by address or Korean name. The FAQ is left out: its posts need a category, which no file
 * says.
 */
async function listTargetBoards(ctx: AgencyContext) {
  const { list } = await listWritableBoards(ctx)
  const targets = new Map<string, { board_id: string; type: string }>()
  for (const { board_id, type, language, board_name } of list) {
    if (board_id === 'FAQ') continue
    for (const name of [type, board_name[language]])
      if (!targets.has(name)) targets.set(name, { board_id, type })
  }
  return targets
}

export async function checkMovedPosts(ctx: AgencyContext, posts: readonly MovedPost[]) {
  const targets = await listTargetBoards(ctx)
  const stored = await ctx.db
    .selectFrom('post')
    .select(['type', 'title', toSeoulDay(sql`reg_date`).as('day')])
    .where('travel_agency', '=', ctx.travel_agency)
    .where('title', '=', sql<string>`any (${posts.map(({ title }) => title)}::text[])`)
    .execute()
  return posts.map(({ board, title, contents, written_on }) => {
    const target = targets.get(board)
    if (!target) return 'unknown_board'
    if (isBlank(toHtml(contents))) return 'no_words'
    const isStored = stored.some(
      (each) => each.type === target.type && each.title === title && (!written_on || each.day === written_on),
    )
    return isStored ? 'exists' : undefined
  })
}

export async function createMovedPost(
  ctx: AgencyContext,
  { board, title, contents, name = '', written_on }: MovedPost,
): Promise<number | undefined> {
  const target = (await listTargetBoards(ctx)).get(board)
  if (!target) return undefined
  const { text, stamp } = sanitizeText(toHtml(contents), () => undefined)
  const { id } = await ctx.db
    .insertInto('post')
    .values({
      travel_agency: ctx.travel_agency,
      ...target,
      title,
      reg_name: name,
      contents: text,
      contents_stamp: stamp,
      ...(written_on && { reg_date: `${written_on}T03:00:00Z` }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Lines of plain words become paragraphs; HTML stays as far as it is let through. */
const toHtml = (contents: string) =>
  /<\/?[a-z]/i.test(contents)
    ? contents
    : contents
        .split(/\n+/)
        .map((words) => `<p>${escapeHtml(words)}</p>`)
        .join('')

/** The moved posts that staff changed since. */
export async function listUsedPosts(
  { db, travel_agency }: AgencyContext,
  ids: readonly number[],
): Promise<Map<number, 'changed'>> {
  const rows = await db
    .selectFrom('post')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('id', 'in', [...ids])
    .where('revision', '>', 0)
    .execute()
  return new Map(rows.map(({ id }) => [id, 'changed']))
}

export async function removeMovedPosts(
  { db, travel_agency }: AgencyContext,
  ids: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('post')
    .where('travel_agency', '=', travel_agency)
    .where('id', 'in', [...ids])
    .execute()
}
