// An agency's boards: the fixed ones cannot be changed; its own are created, named, ordered and closed.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { refuse, refuseIfChanged } from '#errors.ts'
import { boardsMost } from '#limits/trade.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { boardOfficeCalls as calls } from './office-calls.ts'
import { fixedBoards } from './post-type.ts'

/** Boards with pages of their own; upper or lower case makes no difference. */
const reservedIds = [...fixedBoards.map(({ board_id }) => board_id), 'review']
const isOwnBoard = (board_id: string) =>
  !reservedIds.some((each) => each.toLowerCase() === board_id.toLowerCase())

const selectBoards = ({ db, travel_agency }: Ctx) =>
  db.selectFrom('board as b').where('b.travel_agency', '=', travel_agency)

export async function listOwnBoards(ctx: Ctx) {
  const list = await selectBoards(ctx)
    .select(['board_id', 'board_name', 'write', 'read', 'look', 'side_yn', 'menu_yn', 'ended_yn', 'revision'])
    .select(
      sql<number>`(select coalesce(sum(c.posts), 0)::int from post_count c
        where c.travel_agency = b.travel_agency and c.type = b.board_id)`.as('posts'),
    )
    .orderBy('seq')
    .orderBy('board_id')
    .execute()
  return { list: list.filter(({ board_id }) => isOwnBoard(board_id)) }
}

/** A new board comes last until staff move it. */
export function createBoard(ctx: ManualTxContext<StaffCtx>, fields: In<typeof calls.createBoard>) {
  return withIdempotencyKey(ctx, 'office board', fields, async (txCtx) => {
    const { db, travel_agency } = txCtx
    await lockAgency(txCtx) // two people cannot both make the last one
    const { list } = await listOwnBoards(txCtx)
    if (list.length >= boardsMost) refuse('TOO_MANY_BOARDS')
    const { seq } = await db
      .selectFrom('board')
      .select(sql<number>`coalesce(max(seq), 0) + 1`.as('seq'))
      .where('travel_agency', '=', travel_agency)
      .executeTakeFirstOrThrow()
    const made = await db
      .insertInto('board')
      .values({ travel_agency, board_id: createBoardId(fields.board_name.en), ...fields, seq })
      .returning(['board_id', 'revision'])
      .executeTakeFirstOrThrow()
    txCtx.logChange({ subject: `board ${made.board_id}`, after: fields })
    return made
  })
}

export async function updateBoard(
  ctx: StaffCtx,
  { board_id, revision, ...fields }: In<typeof calls.updateBoard>,
) {
  const { db, travel_agency } = ctx
  const found = isOwnBoard(board_id)
    ? await selectBoards(ctx)
        .select(['board_name', 'write', 'read', 'look', 'side_yn', 'menu_yn', 'ended_yn', 'revision'])
        .where('board_id', '=', board_id)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  const { revision: storedRevision, ...before } = found ?? refuse('BOARD_NOT_FOUND')
  refuseIfChanged(storedRevision, revision)
  await db
    .updateTable('board')
    .set({ ...fields, revision: revision + 1 })
    .where('travel_agency', '=', travel_agency)
    .where('board_id', '=', board_id)
    .execute()
  ctx.logChange({ subject: `board ${board_id}`, before, after: fields })
  return { revision: revision + 1 }
}

export async function orderBoards(ctx: StaffCtx, { ids }: In<typeof calls.orderBoards>) {
  const { rows } = await sql<{ board_id: string }>`
    update board b set seq = 100 + o.place
    from unnest(${ids}::text[]) with ordinality o (id, place)
    where b.travel_agency = ${ctx.travel_agency} and b.board_id = o.id
    returning b.board_id`.execute(ctx.db)
  // the refusal rolls the update back
  if (rows.length !== ids.length || !ids.every(isOwnBoard)) refuse('BOARD_NOT_FOUND')
  ctx.logChange({ subject: 'boards', after: { order: ids } })
  return {}
}

/** Made from the English name, where there is one, with a few random letters so that no two are the same. */
function createBoardId(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${plain.slice(0, 30) || 'board'}-${randomBytes(3).toString('hex')}`
}
