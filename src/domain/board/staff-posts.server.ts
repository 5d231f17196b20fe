// Posts that staff write, on every board open to them: with their order and the days they are shown.
import { sql } from 'kysely'
import { refuse, refuseIfChanged } from '#errors.ts'
import { postTags } from '#limits/trade.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { toSearchPatterns } from '#platform/db/patterns.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { isBlank, sanitizeText, toDisplayHtml } from '#platform/rich-text.server.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseField } from '#platform/wire/read-input.ts'
import type { AgencyContext, Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { boardOfficeCalls as calls } from './office-calls.ts'
import { createPicturePlacer } from './post-files.server.ts'
import { faqBoard, getPostType, readPostType } from './post-type.ts'
import { getBoard } from './read.server.ts'

/** Every board that staff write on, once for each language it has. */
export async function listWritableBoards({ db, travel_agency }: AgencyContext) {
  const found = await db
    .selectFrom('board')
    .select(['board_id', 'board_name'])
    .where('travel_agency', '=', travel_agency)
    .where('write', '=', 'staff')
    .where('ended_yn', '=', 'N')
    .orderBy('seq')
    .orderBy('board_id')
    .execute()
  const list = found.flatMap((board) =>
    (['ko', 'en'] as const)
      .map((language) => ({ ...board, language, type: getPostType(board.board_id, language) }))
      .filter(({ language, type }) => language === 'ko' || type !== getPostType(board.board_id, 'ko')),
  )
  return { list }
}

const listColumns = [
  'id',
  'type',
  'title',
  'category',
  'pinned_yn',
  'hidden_yn',
  'shown_from',
  'shown_until',
  'shown_yn',
  'reg_date',
  'revision',
] as const

/** In the order in which the site shows them. */
export async function listPosts(
  ctx: Ctx,
  { type: requested, category, shown_yn, query, ...paging }: In<typeof calls.posts>,
) {
  const { db, travel_agency } = ctx
  const { type } = await getStaffBoard(ctx, requested)
  const patterns = toSearchPatterns(query)
  const rows = db
    .selectFrom('post')
    .select(listColumns)
    .select('seq')
    .where('travel_agency', '=', travel_agency)
    .where('type', '=', type)
    .$if(category !== undefined, (rows) => rows.where('category', '=', category ?? null))
    .$if(shown_yn !== undefined, (rows) => rows.where('shown_yn', '=', shown_yn ?? 'Y'))
    .$if(patterns !== undefined, (rows) =>
      rows.where(sql<boolean>`search_text like all (${patterns}::text[])`),
    )
  const { list, ...page } = await listPage(db, rows, sql`pinned_yn desc, seq, reg_date desc, id desc`, paging)
  return { ...page, list: list.map(({ seq: _, ...post }) => post) }
}

export async function getPost(ctx: Ctx, { id }: In<typeof calls.post>) {
  const { contents_cleaned, board_id: _, ...found } = await getStaffPost(ctx, id)
  return { ...found, contents: toDisplayHtml(found.contents, contents_cleaned) }
}

/** A new post comes before all others of its board. */
export function createPost(ctx: ManualTxContext<StaffCtx>, requested: In<typeof calls.createPost>) {
  return withIdempotencyKey(ctx, 'office post', requested, async (txCtx) => {
    const { type: requestedType, ...fields } = requested
    const { db, travel_agency } = txCtx
    const { type, board_id } = await getStaffBoard(txCtx, requestedType)
    const columns = toPostColumns(txCtx, board_id, fields)
    const made = await db
      .insertInto('post')
      .values({ travel_agency, board_id, type, reg_name: await getAgencyName(txCtx, type), ...columns })
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
    txCtx.logChange({ subject: `post ${made.id}`, after: { type, title: fields.title, by: ctx.staff.name } })
    return made
  })
}

export async function updatePost(ctx: StaffCtx, { id, revision, ...fields }: In<typeof calls.updatePost>) {
  const { db, travel_agency } = ctx
  const before = await getStaffPost(ctx, id, 'lock')
  refuseIfChanged(before.revision, revision)
  await db
    .updateTable('post')
    .set({ ...toPostColumns(ctx, before.board_id, fields, before.contents), revision: revision + 1 })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
  ctx.logChange({ subject: `post ${id}`, before: pickLoggedFields(before), after: pickLoggedFields(fields) })
  return { revision: revision + 1 }
}

export async function orderPosts(ctx: StaffCtx, { type: requested, ids }: In<typeof calls.orderPosts>) {
  const { db, travel_agency } = ctx
  const { type } = readPostType(requested)
  const { rows } = await sql<{ id: number }>`
    update post p set seq = o.place
    from unnest(${ids}::bigint[]) with ordinality o (id, place)
    where p.travel_agency = ${travel_agency} and p.type = ${type} and p.id = o.id
    returning p.id`.execute(db)
  if (rows.length !== ids.length) refuse('POST_NOT_FOUND') // the refusal rolls the update back
  ctx.logChange({ subject: `board ${type}`, after: { order: ids } })
  return {}
}

type PostInput = Omit<In<typeof calls.createPost>, 'type'>

const pickLoggedFields = ({
  title,
  category,
  pinned_yn,
  hidden_yn,
  shown_from,
  shown_until,
}: Omit<PostInput, 'contents'>) => ({
  title,
  category,
  pinned_yn,
  hidden_yn,
  shown_from,
  shown_until,
})

/** `stored`: pictures that are in the text already may stay. */
function toPostColumns(ctx: Ctx, board_id: string, { contents, ...fields }: PostInput, stored = '') {
  const { category, shown_from, shown_until } = fields
  if ((board_id === faqBoard) !== (category !== null)) refuseField('category', 'required')
  if (shown_from !== null && shown_until !== null && shown_until < shown_from)
    refuseField('shown_until', 'format')
  if (contents.split('<').length > postTags) refuseField('contents', 'format')
  const { text, stamp } = sanitizeText(contents, createPicturePlacer(ctx, [], stored))
  if (isBlank(text) && !text.includes('<img')) refuseField('contents', 'required')
  return { ...fields, contents: text, contents_stamp: stamp }
}

async function getStaffBoard(ctx: Ctx, requested: string) {
  const found = readPostType(requested)
  if ((await getBoard(ctx, found.board_id)).write !== 'staff') refuse('BOARD_NOT_FOUND')
  return found
}

async function getStaffPost({ db, travel_agency }: Ctx, id: number, lock?: 'lock') {
  const found = await db
    .selectFrom('post')
    .select(listColumns)
    .select(['board_id', 'contents', 'contents_cleaned'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('board as b')
          .select('b.board_id')
          .where('b.travel_agency', '=', travel_agency)
          .whereRef('b.board_id', '=', 'post.board_id')
          .where('b.write', '=', 'staff'),
      ),
    )
    .$if(lock === 'lock', (query) => query.forUpdate())
    .executeTakeFirst()
  return found ?? refuse('POST_NOT_FOUND')
}

/** Notices are signed by the agency, not by a person. */
async function getAgencyName({ db, travel_agency }: Ctx, type: string): Promise<string> {
  const { company_name } = await db
    .selectFrom('agency_info')
    .select('company_name')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  return (type.endsWith('en') && company_name.en) || company_name.ko
}
