// Reading boards and posts: what everyone sees, and what opens to an owner or by password. §2 Boards
import { type RawBuilder, sql } from 'kysely'
import { maskName } from '#domain/member/mask-name.ts'
import { refuse } from '#errors.ts'
import { faqAnswer } from '#limits/display.ts'
import { toSearchPatterns } from '#platform/db/patterns.ts'
import { prepareQuery } from '#platform/db/prepare-query.server.ts'
import { toDisplayHtml } from '#platform/rich-text.server.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'
import type { FaqCategory } from './faq-categories.ts'
import { describePostFile, type PostFile, signPictureUrls } from './post-files.server.ts'
import { faqBoard, readPostType } from './post-type.ts'

export async function getBoard({ db, travel_agency }: Ctx, board_id: string) {
  const board = await db
    .selectFrom('board')
    .select(['board_id as id', 'board_name', 'side_yn', 'write', 'read', 'look', 'menu_yn'])
    .where('travel_agency', '=', travel_agency)
    .where('board_id', '=', board_id)
    .where('ended_yn', '=', 'N')
    .executeTakeFirst()
  return board ?? refuse('BOARD_NOT_FOUND')
}

/** A board for members is refused to visitors. */
function checkCanRead({ member }: Pick<Ctx, 'member'>, { read }: { read: 'anyone' | 'member' }): void {
  if (read === 'member' && !member) refuse('LOGIN_REQUIRED')
}

type PostListQuery = { type: string; category?: string; query?: string; page: number; page_size: number }
type PostRow = {
  id: number
  title: string
  reg_date: string
  board_id: string
  type: string
  category: FaqCategory | null
  user_id: number | null
  reg_name: string
  private_yn: 'Y' | 'N'
  answer_date: string | null
  excerpt: string
  files: PostFile[]
  contents?: string | null
  contents_cleaned?: number
}

/** Titles and dates of all posts, the beginning of public texts, and whole answers for frequent questions. */
export async function listPosts(ctx: Ctx, { page, page_size, ...filters }: PostListQuery) {
  const { type, board_id } = readPostType(filters.type)
  const board = await getBoard(ctx, board_id)
  checkCanRead(ctx, board)
  const patterns = toSearchPatterns(filters.query)
  const values = {
    travel_agency: ctx.travel_agency,
    type,
    category: filters.category,
    patterns,
    size: page_size,
    offset: (page - 1) * page_size,
  }
  const statement = getStatement(
    patterns !== undefined,
    filters.category !== undefined,
    board_id === faqBoard,
  )
  const rows = await statement(ctx.db, values)
  const list = rows.flatMap((row) =>
    row.id === null ? [] : [describePostRow(ctx, row, board.write === 'staff')],
  )
  const pictures = board.look === 'gallery' ? await findFirstPictures(ctx, list) : undefined
  return {
    total: rows[0]?.total ?? 0,
    page,
    page_size,
    list: pictures ? list.map((post) => ({ ...post, picture: pictures.get(post.id) ?? null })) : list,
  }
}

/** The first picture of each post, in its text or attached. */
async function findFirstPictures({ db, travel_agency }: Ctx, posts: readonly { id: number }[]) {
  const ids = posts.map(({ id }) => id)
  const { rows } = await sql<{ id: number; picture: string | null }>`
    select p.id, coalesce(
      substring(p.contents from '<img[^>]+src="(/files/[^"]+)"'),
      (select f ->> 'path' from jsonb_array_elements(p.files) f where f ->> 'type' like 'image/%' limit 1)) as picture
    from post p where p.travel_agency = ${travel_agency} and p.private_yn = 'N' and p.id = any(${ids}::int[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, picture }) => [id, picture]))
}

function describePostRow(
  ctx: Ctx,
  { answer_date, excerpt, files, contents, contents_cleaned, reg_name, ...row }: PostRow & { total?: number },
  isByStaff: boolean,
) {
  const is_whole = typeof contents === 'string'
  const text = is_whole ? toDisplayHtml(contents, contents_cleaned ?? null) : excerpt
  const isPrivate = row.private_yn === 'Y'
  return {
    ...row,
    reg_name: isByStaff ? reg_name : maskName(reg_name),
    answered_yn: answer_date === null ? ('N' as const) : ('Y' as const),
    contents: isPrivate ? null : text,
    is_whole,
    post_name: row.title,
    post_content: isPrivate ? null : excerpt,
    file_list: isPrivate ? [] : files.map((file) => describePostFile(ctx, file, false)),
  }
}

type SqlParam = (name: string) => RawBuilder<unknown>
type PostListRow = { total: number } & (PostRow | { id: null })

const listColumns = sql`p.id, p.title, p.reg_date, p.board_id, p.type, p.category, p.user_id, p.reg_name, p.private_yn, p.answer_date, p.excerpt, p.files`
const answerColumns = sql`case when char_length(p.contents) <= ${sql.lit(faqAnswer)} then p.contents end as contents, p.contents_cleaned`
const selectColumns = (whole: boolean) => (whole ? sql`${listColumns}, ${answerColumns}` : listColumns)
const buildTypeCondition = (value: SqlParam, category: boolean) =>
  sql`p.travel_agency = ${value('travel_agency')} and p.type = ${value('type')}${category ? sql` and p.category = ${value('category')}` : sql``}`
const buildListCondition = (value: SqlParam, category: boolean) =>
  sql`${buildTypeCondition(value, category)} and p.shown_yn = 'Y'`
// Pinned posts first, then the agency's own order, then the newest.
const order = sql`p.pinned_yn desc, p.seq, p.reg_date desc, p.id desc`
const reverseOrder = sql`p.pinned_yn, p.seq desc, p.reg_date, p.id`

// The total is stored, not counted, and the second half of a long board is read from its end. So the last
// page costs as much as the first, and the middle a little more.
const prepareCountedList = (category: boolean, whole: boolean) =>
  prepareQuery<Record<string, unknown>, PostListRow>((value: SqlParam) => {
    const [size, offset] = [sql`${value('size')}::int`, sql`${value('offset')}::int`]
    return sql`
      with counted as (
        select coalesce(sum(posts), 0)::int as total from post_count p where ${buildTypeCondition(value, category)}
      ), keys as (
        (select p.id from post p where ${buildListCondition(value, category)} order by ${order}
          limit (select case when ${offset} * 2 <= total then ${size} else 0 end from counted) offset ${offset})
        union all
        (select p.id from post p where ${buildListCondition(value, category)} order by ${reverseOrder}
          limit (select case when ${offset} * 2 > total then greatest(0, least(${size}, total - ${offset})) else 0 end from counted)
          offset (select greatest(0, total - ${offset} - ${size}) from counted))
      )
      select counted.total, page.* from counted left join lateral (
        select ${selectColumns(whole)} from keys k join post p on p.travel_agency = ${value('travel_agency')} and p.id = k.id order by ${order}
      ) page on true`
  })

const prepareSearch = (category: boolean, whole: boolean) =>
  prepareQuery<Record<string, unknown>, PostListRow>((value: SqlParam) => {
    const found = sql`${buildListCondition(value, category)} and p.search_text like all (${value('patterns')}::text[])`
    return sql`
      select counted.total, page.* from (select count(*)::int as total from post p where ${found}) counted
      left join lateral (select ${selectColumns(whole)} from post p where ${found} order by ${order} limit ${value('size')} offset ${value('offset')}) page on true`
  })

const statements = new Map<string, ReturnType<typeof prepareCountedList>>()

function getStatement(search: boolean, category: boolean, whole: boolean) {
  const name = [search, category, whole].join()
  const statement = statements.get(name) ?? (search ? prepareSearch : prepareCountedList)(category, whole)
  statements.set(name, statement)
  return statement
}

type ReadPostOptions = { isUnlocked?: boolean; includeHidden?: boolean }

/**
 * One post as this reader may see it. `isUnlocked`: its password was given. `includeHidden`: also when it is
 * hidden or its day has not come.
 */
export async function readPost(
  ctx: Ctx,
  id: number,
  { isUnlocked = false, includeHidden = false }: ReadPostOptions = {},
) {
  const { db, travel_agency, member } = ctx
  const found = await db
    .selectFrom('post as p')
    .innerJoin('board as b', (on) =>
      on.onRef('b.travel_agency', '=', 'p.travel_agency').onRef('b.board_id', '=', 'p.board_id'),
    )
    .selectAll('p')
    .select(['b.write', 'b.read'])
    .where('p.travel_agency', '=', travel_agency)
    .where('p.id', '=', id)
    .where('b.ended_yn', '=', 'N')
    .$if(!includeHidden, (posts) => posts.where('p.shown_yn', '=', 'Y'))
    .executeTakeFirst()
  const { write, read, answer_date, ...post } = found ?? refuse('POST_NOT_FOUND')
  if (!includeHidden) checkCanRead(ctx, { read })
  const isPrivate = post.private_yn === 'Y'
  const is_mine = post.user_id !== null && post.user_id === member?.id
  const canRead = !isPrivate || isUnlocked || is_mine
  const secret = isPrivate && canRead ? await findPostSecret(ctx, id) : undefined
  const text: PostText = isPrivate ? (secret ?? emptyText) : post
  const contents =
    text.contents === null ? null : signPictureUrls(ctx, toDisplayHtml(text.contents, text.contents_cleaned))
  return {
    ...post,
    reg_name: write === 'staff' ? post.reg_name : maskName(post.reg_name),
    answered_yn: answer_date === null ? ('N' as const) : ('Y' as const),
    contents,
    is_whole: true,
    is_mine,
    post_name: post.title,
    post_content: contents,
    file_list: text.files.map((file) => describePostFile(ctx, file, isPrivate)),
    answer:
      text.answer === null || answer_date === null
        ? null
        : { contents: toDisplayHtml(text.answer, text.answer_cleaned), reg_date: answer_date },
  }
}

type PostText = {
  contents: string | null
  contents_cleaned: number | null
  files: PostFile[]
  answer: string | null
  answer_cleaned: number | null
}
const emptyText: PostText = {
  contents: null,
  contents_cleaned: null,
  files: [],
  answer: null,
  answer_cleaned: null,
}

export async function findPostSecret({ db, travel_agency }: AgencyContext, id: number) {
  return db
    .selectFrom('post_secret')
    .select(['password_hash', 'contents', 'contents_cleaned', 'files', 'answer', 'answer_cleaned'])
    .select(['written_by', 'written_from'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .executeTakeFirst()
}
