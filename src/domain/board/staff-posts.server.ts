// What staff write, on every board that is theirs to write: in the order and for the days they choose.
import { sql } from 'kysely'
import { refuse, refuseChanged } from '#errors.ts'
import { postTags } from '#limits/trade.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { patternsOf } from '#platform/db/patterns.ts'
import { onceOnly } from '#platform/once-only.server.ts'
import { clean, isBlank, shown } from '#platform/rich-text.server.ts'
import type { Ctx, Own, StaffCtx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseField } from '#platform/wire/read-input.ts'
import type { boardOfficeCalls as calls } from './office-calls.ts'
import { ownPictures } from './post-files.server.ts'
import { faqBoard, postTypeOf, readPostType } from './post-type.ts'
import { findBoard } from './read.server.ts'

/** Every board that staff write on, once for each language it has. */
export async function boards({ db, travel_agency }: Ctx) {
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
      .map((language) => ({ ...board, language, type: postTypeOf(board.board_id, language) }))
      .filter(({ language, type }) => language === 'ko' || type !== postTypeOf(board.board_id, 'ko')),
  )
  return { list }
}

const line = [
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

/** In the order in which they stand on the site. */
export async function posts(
  ctx: Ctx,
  { type: asked, category, shown_yn, query, ...paging }: In<typeof calls.posts>,
) {
  const { db, travel_agency } = ctx
  const { type } = await staffBoard(ctx, asked)
  const patterns = patternsOf(query)
  const rows = db
    .selectFrom('post')
    .select(line)
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

export async function post(ctx: Ctx, { id }: In<typeof calls.post>) {
  const { contents_cleaned, board_id: _, ...found } = await find(ctx, id)
  return { ...found, contents: shown(found.contents, contents_cleaned) }
}

/** A new one stands before all others of its board. */
export function createPost(ctx: Own<StaffCtx>, asked: In<typeof calls.createPost>) {
  return onceOnly(ctx, 'office post', asked, async (inside) => {
    const { type: wanted, ...written } = asked
    const { db, travel_agency } = inside
    const { type, board_id } = await staffBoard(inside, wanted)
    const columns = columnsOf(inside, board_id, written)
    const made = await db
      .insertInto('post')
      .values({ travel_agency, board_id, type, reg_name: await nameOf(inside, type), ...columns })
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
    inside.note({ subject: `post ${made.id}`, after: { type, title: written.title, by: ctx.staff.name } })
    return made
  })
}

export async function updatePost(ctx: StaffCtx, { id, revision, ...written }: In<typeof calls.updatePost>) {
  const { db, travel_agency } = ctx
  const before = await find(ctx, id, 'lock')
  refuseChanged(before.revision, revision)
  await db
    .updateTable('post')
    .set({ ...columnsOf(ctx, before.board_id, written, before.contents), revision: revision + 1 })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
  ctx.note({ subject: `post ${id}`, before: statesOf(before), after: statesOf(written) })
  return { revision: revision + 1 }
}

export async function orderPosts(ctx: StaffCtx, { type: asked, ids }: In<typeof calls.orderPosts>) {
  const { db, travel_agency } = ctx
  const { type } = readPostType(asked)
  const { rows } = await sql<{ id: number }>`
    update post p set seq = o.place
    from unnest(${ids}::bigint[]) with ordinality o (id, place)
    where p.travel_agency = ${travel_agency} and p.type = ${type} and p.id = o.id
    returning p.id`.execute(db)
  if (rows.length !== ids.length) refuse('POST_NOT_FOUND') // the refusal rolls the update back
  ctx.note({ subject: `board ${type}`, after: { order: ids } })
  return {}
}

type Written = Omit<In<typeof calls.createPost>, 'type'>

const statesOf = ({
  title,
  category,
  pinned_yn,
  hidden_yn,
  shown_from,
  shown_until,
}: Omit<Written, 'contents'>) => ({
  title,
  category,
  pinned_yn,
  hidden_yn,
  shown_from,
  shown_until,
})

/** `stored`: pictures that stand in the text already may stay. */
function columnsOf(ctx: Ctx, board_id: string, { contents, ...written }: Written, stored = '') {
  const { category, shown_from, shown_until } = written
  if ((board_id === faqBoard) !== (category !== null)) refuseField('category', 'required')
  if (shown_from !== null && shown_until !== null && shown_until < shown_from)
    refuseField('shown_until', 'format')
  if (contents.split('<').length > postTags) refuseField('contents', 'format')
  const { text, stamp } = clean(contents, ownPictures(ctx, [], stored))
  if (isBlank(text) && !text.includes('<img')) refuseField('contents', 'required')
  return { ...written, contents: text, contents_stamp: stamp }
}

async function staffBoard(ctx: Ctx, asked: string) {
  const found = readPostType(asked)
  if ((await findBoard(ctx, found.board_id)).write !== 'staff') refuse('BOARD_NOT_FOUND')
  return found
}

async function find({ db, travel_agency }: Ctx, id: number, lock?: 'lock') {
  const found = await db
    .selectFrom('post')
    .select(line)
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
async function nameOf({ db, travel_agency }: Ctx, type: string): Promise<string> {
  const { company_name } = await db
    .selectFrom('agency_info')
    .select('company_name')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  return (type.endsWith('en') && company_name.en) || company_name.ko
}
