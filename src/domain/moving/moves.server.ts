// Imports of what an agency brings along: examined, stored row by row for the job, listed and undone.
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { movingLimits } from '#limits/files.ts'
import { retentionDays } from '#limits/retention.ts'
import type { Db } from '#platform/db/database.server.ts'
import { daysAgo } from '#platform/db/days-ago.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { type Examination, importers, type StoredRow } from './importers.server.ts'
import type { movingCalls } from './office-calls.ts'
import { type SkipReason, skipReasons, type UsedReason, usedReasons } from './reasons.ts'

type MoveInput = In<typeof movingCalls.startMove>

const rowsAtOnce = 500

export async function startMove(ctx: ManualTxContext<StaffCtx>, input: MoveInput) {
  const read = await importers[input.kind].read(input.rows.map(toStoredRow))
  if (input.only_try) return ctx.transaction(async (tx) => toReport(await read.check(tx)))
  return withIdempotencyKey(ctx, 'move in', input, async (tx) => {
    const found = await read.check(tx)
    const { ready } = found
    if (ready.length === 0) refuse('NOTHING_TO_MOVE')
    const id = await storeMove({ ...tx, staff: ctx.staff }, input, ready)
    tx.logChange({
      subject: `move ${id}`,
      after: {
        kind: input.kind,
        rows: ready.length,
        skipped: found.skipped.length,
        wrong: countWrong(found),
      },
    })
    return { ...toReport(found), id }
  })
}

const countWrong = ({ faults }: Examination) => new Set(faults.map(({ at }) => at)).size

const toReport = (found: Examination) => ({
  id: null,
  ready: found.ready.length,
  skipped: found.skipped.length,
  wrong: countWrong(found),
  skips: found.skipped.slice(0, movingLimits.told),
  faults: found.faults.toSorted((one, other) => one.at - other.at).slice(0, movingLimits.told),
})

const toStoredRow = ({ at, cells }: MoveInput['rows'][number]): StoredRow => ({
  at,
  cells: Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, cell.trim()])),
})

async function storeMove(
  { db, travel_agency, staff, enqueue }: Pick<StaffCtx, 'staff'> & Ctx,
  { kind, rows }: MoveInput,
  ready: readonly StoredRow[],
): Promise<number> {
  const { id } = await db
    .insertInto('move_in')
    .values({ travel_agency, kind, file_rows: rows.length, by_name: staff.name })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let from = 0; from < ready.length; from += rowsAtOnce) {
    const batch = ready.slice(from, from + rowsAtOnce)
    const contents = batch.map(({ cells }) => JSON.stringify(cells))
    await sql`insert into move_in_row (travel_agency, move_in, at, content)
      select ${travel_agency}, ${id}, r.at, r.content::jsonb
      from unnest(${batch.map(({ at }) => at)}::int[], ${contents}::text[]) as r (at, content)`.execute(db)
  }
  await enqueue('move-in', { travel_agency, id })
  return id
}

const undoUntil = sql<string | null>`case when m.state = 'done' and m.reg_date > now()
  - make_interval(hours => ${sql.lit(movingLimits.undo_hours)})
  then m.reg_date + make_interval(hours => ${sql.lit(movingLimits.undo_hours)}) end`
/** The job was given up, because the machine was down for longer than it was tried. */
const isStuck = sql<boolean>`(m.state in ('running', 'undoing')
  and m.touched < now() - make_interval(secs => ${sql.lit(movingLimits.stuck_s)}))`
const countOutcome = (outcome: string) => sql<number>`(count(*) filter (where r.outcome = ${outcome}))::int`

export async function listMoves({ db, travel_agency }: AgencyContext) {
  const list = await db
    .selectFrom('move_in as m')
    .leftJoin('move_in_row as r', (on) =>
      on.onRef('r.travel_agency', '=', 'm.travel_agency').onRef('r.move_in', '=', 'm.id'),
    )
    .select([
      'm.id',
      'm.kind',
      'm.state',
      'm.file_rows',
      'm.by_name',
      'm.reg_date',
      undoUntil.as('undo_until'),
      isStuck.as('is_stuck'),
    ])
    .select([
      sql<number>`(count(r.at) filter (where r.outcome is null))::int`.as('waiting'),
      countOutcome('created').as('created'),
      countOutcome('skipped').as('skipped'),
      countOutcome('removed').as('removed'),
      countOutcome('kept').as('kept'),
    ])
    .where('m.travel_agency', '=', travel_agency)
    .groupBy(['m.id', 'm.kind', 'm.state', 'm.file_rows', 'm.by_name', 'm.reg_date', 'm.touched'])
    .orderBy('m.id', 'desc')
    .limit(movingLimits.listed)
    .execute()
  return { list }
}

async function getMove({ db, travel_agency }: AgencyContext, id: number, lock?: 'lock') {
  const found = await db
    .selectFrom('move_in as m')
    .select(['m.kind', 'm.state', undoUntil.as('undo_until'), isStuck.as('is_stuck')])
    .where('m.travel_agency', '=', travel_agency)
    .where('m.id', '=', id)
    .$if(lock === 'lock', (query) => query.forUpdate())
    .executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

export async function describeMove(ctx: AgencyContext, { id }: { id: number }) {
  const { db, travel_agency } = ctx
  const { kind } = await getMove(ctx, id)
  const rows = await db
    .selectFrom('move_in_row')
    .select(['at', 'outcome', 'reason', 'target'])
    .where('travel_agency', '=', travel_agency)
    .where('move_in', '=', id)
    .orderBy('at')
    .execute()
  const targets = rows.flatMap(({ outcome, target }) => (outcome === 'created' && target ? [target] : []))
  const used =
    targets.length > 0 ? await importers[kind].listUsed(ctx, targets) : new Map<number, UsedReason>()
  const kept = rows.flatMap(({ at, outcome, reason, target }) => {
    const known = outcome === 'kept' ? usedReasons.find((each) => each === reason) : used.get(target ?? 0)
    return known ? [{ at, reason: known }] : []
  })
  const skips = rows.flatMap(({ at, outcome, reason }): { at: number; reason: SkipReason }[] => {
    const known = skipReasons.find((each) => each === reason)
    return outcome === 'skipped' && known ? [{ at, reason: known }] : []
  })
  return {
    removable: targets.length - used.size,
    kept: kept.slice(0, movingLimits.told),
    skips: skips.slice(0, movingLimits.told),
  }
}

export async function undoMove(ctx: StaffCtx, { id }: { id: number }) {
  const { db, travel_agency, enqueue } = ctx
  const { state, undo_until } = await getMove(ctx, id, 'lock')
  if (state !== 'done') refuse('WRONG_MOVE_STATE')
  if (undo_until === null) refuse('UNDO_OVER')
  await saveState(ctx, id, 'undoing')
  await enqueue('move-in', { travel_agency, id })
  const { count } = await db
    .selectFrom('move_in_row')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('travel_agency', '=', travel_agency)
    .where('move_in', '=', id)
    .where('outcome', '=', 'created')
    .executeTakeFirstOrThrow()
  ctx.logChange({ subject: `move ${id}`, before: { rows: count } })
  return {}
}

/** Asks for its job anew; the rows that were done are done. */
export async function resumeMove(ctx: StaffCtx, { id }: { id: number }) {
  const { is_stuck, state } = await getMove(ctx, id, 'lock')
  if (!is_stuck || state === 'done' || state === 'undone') refuse('WRONG_MOVE_STATE')
  await saveState(ctx, id, state)
  await ctx.enqueue('move-in', { travel_agency: ctx.travel_agency, id })
  ctx.logChange({ subject: `move ${id}` })
  return {}
}

export const saveState = (
  { db, travel_agency }: AgencyContext,
  id: number,
  state: 'running' | 'done' | 'undoing' | 'undone',
) =>
  db
    .updateTable('move_in')
    .set({ state, touched: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()

/** Imported rows stay; only the record of the import is deleted. */
export const purgeMoves = ({ db, travel_agency }: { db: Db; travel_agency: number }) =>
  db
    .deleteFrom('move_in')
    .where('travel_agency', '=', travel_agency)
    .where('reg_date', '<', daysAgo(retentionDays.notices))
    .execute()
