// An agency's boards: those everybody has stay as they are; its own are made, named, put in order and ended.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { refuse, refuseChanged } from '#errors.ts'
import { boardsMost } from '#limits/trade.ts'
import { onceOnly } from '#platform/once-only.server.ts'
import type { Ctx, Own, StaffCtx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import type { boardOfficeCalls as calls } from './office-calls.ts'
import { fixedBoards } from './post-type.ts'

/** Boards with pages of their own; upper or lower case makes no difference. */
const fixed = [...fixedBoards.map(({ board_id }) => board_id), 'review']
const isOwn = (board_id: string) => !fixed.some((each) => each.toLowerCase() === board_id.toLowerCase())

const boardsOf = ({ db, travel_agency }: Ctx) =>
  db.selectFrom('board as b').where('b.travel_agency', '=', travel_agency)

export async function ownBoards(ctx: Ctx) {
  const list = await boardsOf(ctx)
    .select(['board_id', 'board_name', 'write', 'read', 'look', 'side_yn', 'menu_yn', 'ended_yn', 'revision'])
    .select(
      sql<number>`(select coalesce(sum(c.posts), 0)::int from post_count c
        where c.travel_agency = b.travel_agency and c.type = b.board_id)`.as('posts'),
    )
    .orderBy('seq')
    .orderBy('board_id')
    .execute()
  return { list: list.filter(({ board_id }) => isOwn(board_id)) }
}

/** A new board comes last until staff move it. */
export function createBoard(ctx: Own<StaffCtx>, about: In<typeof calls.createBoard>) {
  return onceOnly(ctx, 'office board', about, async (inside) => {
    const { db, travel_agency } = inside
    // The agency's row is locked first: two people cannot both make the last one.
    await db
      .selectFrom('agency')
      .select('travel_agency')
      .where('travel_agency', '=', travel_agency)
      .forUpdate()
      .execute()
    const { list } = await ownBoards(inside)
    if (list.length >= boardsMost) refuse('TOO_MANY_BOARDS')
    const { seq } = await db
      .selectFrom('board')
      .select(sql<number>`coalesce(max(seq), 0) + 1`.as('seq'))
      .where('travel_agency', '=', travel_agency)
      .executeTakeFirstOrThrow()
    const made = await db
      .insertInto('board')
      .values({ travel_agency, board_id: addressOf(about.board_name.en), ...about, seq })
      .returning(['board_id', 'revision'])
      .executeTakeFirstOrThrow()
    inside.note({ subject: `board ${made.board_id}`, after: about })
    return made
  })
}

export async function updateBoard(
  ctx: StaffCtx,
  { board_id, revision, ...about }: In<typeof calls.updateBoard>,
) {
  const { db, travel_agency } = ctx
  const found = isOwn(board_id)
    ? await boardsOf(ctx)
        .select(['board_name', 'write', 'read', 'look', 'side_yn', 'menu_yn', 'ended_yn', 'revision'])
        .where('board_id', '=', board_id)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  const { revision: now, ...before } = found ?? refuse('BOARD_NOT_FOUND')
  refuseChanged(now, revision)
  await db
    .updateTable('board')
    .set({ ...about, revision: revision + 1 })
    .where('travel_agency', '=', travel_agency)
    .where('board_id', '=', board_id)
    .execute()
  ctx.note({ subject: `board ${board_id}`, before, after: about })
  return { revision: revision + 1 }
}

export async function orderBoards(ctx: StaffCtx, { ids }: In<typeof calls.orderBoards>) {
  const { rows } = await sql<{ board_id: string }>`
    update board b set seq = 100 + o.place
    from unnest(${ids}::text[]) with ordinality o (id, place)
    where b.travel_agency = ${ctx.travel_agency} and b.board_id = o.id
    returning b.board_id`.execute(ctx.db)
  // the refusal rolls the update back
  if (rows.length !== ids.length || !ids.every(isOwn)) refuse('BOARD_NOT_FOUND')
  ctx.note({ subject: 'boards', after: { order: ids } })
  return {}
}

/** Made from the English name, with a few random letters so that no two are the same. */
function addressOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${plain.slice(0, 30) || 'board'}-${randomBytes(3).toString('hex')}`
}
