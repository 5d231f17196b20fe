// The job of an import: a batch of rows in a transaction, then the next, so that agencies take turns.
import { sql } from 'kysely'
import { movingLimits } from '#limits/files.ts'
import { tryInSavepoint } from '#platform/db/transaction.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'
import { importers, type Outcome, type StoredRow } from './importers.server.ts'
import type { MovingKind } from './kinds.ts'
import { saveState } from './moves.server.ts'

type Logged = { log: Log }
type Move = { id: number; kind: MovingKind; by_name: string }

export const runMove = (
  deps: Pick<Deps, 'db' | 'enqueue'> & Logged,
  { travel_agency, id }: { travel_agency: number; id: number },
): Promise<void> =>
  runInTransactionWithJobs(deps, travel_agency, async (ctx) => {
    const move = await lockMove(ctx, id)
    if (!move || move.state === 'done' || move.state === 'undone') return
    if (move.state === 'running' && (await isAgencyClosed(ctx))) return endMove(ctx, id)
    const isUndone = move.state === 'undoing'
    const hasMore = isUndone ? await removeBatch(ctx, move) : await takeBatch({ ...ctx, log: deps.log }, move)
    if (hasMore) {
      await saveState(ctx, id, move.state)
      await ctx.enqueue('move-in', { travel_agency, id })
    } else await saveState(ctx, id, isUndone ? 'undone' : 'done')
  })

/** Until this batch is written, nobody closes the agency: bookings that came after would be reached by nobody. */
async function isAgencyClosed({ db, travel_agency }: TxContext): Promise<boolean> {
  const { state } = await db
    .selectFrom('agency')
    .select('state')
    .where('travel_agency', '=', travel_agency)
    .forShare()
    .executeTakeFirstOrThrow()
  return state === 'closed'
}

/** Nothing more comes in, and nothing of the file stays. */
async function endMove(ctx: TxContext, id: number): Promise<void> {
  await ctx.db
    .updateTable('move_in_row')
    .set({ content: null, outcome: 'skipped', reason: 'failed' })
    .where('travel_agency', '=', ctx.travel_agency)
    .where('move_in', '=', id)
    .where('outcome', 'is', null)
    .execute()
  await saveState(ctx, id, 'done')
}

/** A job that is tried again finds its batch done, and goes on behind it. */
const lockMove = ({ db, travel_agency }: TxContext, id: number) =>
  db
    .selectFrom('move_in')
    .select(['id', 'kind', 'state', 'by_name'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

async function takeBatch(ctx: TxContext & Logged, { id, kind, by_name }: Move): Promise<boolean> {
  const { db, travel_agency } = ctx
  const { rows } = await sql<{ at: number; cells: Record<string, string> }>`
    select at, content as cells from move_in_row
    where travel_agency = ${travel_agency} and move_in = ${id} and outcome is null
    order by at limit ${movingLimits.atOnce}`.execute(db)
  if (rows.length === 0) return false
  const outcomes = await takeRows({ ...ctx, staff: { name: by_name } }, kind, rows)
  await saveOutcomes(
    ctx,
    id,
    outcomes.map((outcome) =>
      'target' in outcome
        ? { at: outcome.at, outcome: 'created', reason: null, target: outcome.target }
        : { at: outcome.at, outcome: 'skipped', reason: outcome.reason, target: null },
    ),
  )
  return true
}

type RowContext = Parameters<(typeof importers)[MovingKind]['take']>[0] & Logged

/** If a row fails the batch, each row is taken by itself: one fault of ours stops no other row. */
async function takeRows(ctx: RowContext, kind: MovingKind, rows: readonly StoredRow[]) {
  const together = await tryInSavepoint(ctx.db, () => importers[kind].take(ctx, rows))
  if (!(together instanceof Error)) return together
  const outcomes: Outcome[] = []
  for (const row of rows) {
    const taken = await tryInSavepoint(ctx.db, () => importers[kind].take(ctx, [row]))
    if (taken instanceof Error) {
      ctx.log.error({ error: taken.message, kind, row: row.at }, 'a row of an import could not be taken')
      outcomes.push({ at: row.at, reason: 'failed' })
    } else outcomes.push(...taken)
  }
  return outcomes
}

async function removeBatch(ctx: TxContext, { id, kind }: Move): Promise<boolean> {
  const { db, travel_agency } = ctx
  const rows = await db
    .selectFrom('move_in_row')
    .select(['at', 'target'])
    .where('travel_agency', '=', travel_agency)
    .where('move_in', '=', id)
    .where('outcome', '=', 'created')
    .orderBy('at')
    .limit(movingLimits.atOnce)
    .execute()
  if (rows.length === 0) return false
  const targets = rows.flatMap(({ target }) => target ?? [])
  await importers[kind].lock(ctx, targets) // who pays or agrees now is seen, or finds the booking gone
  const used = await importers[kind].listUsed(ctx, targets)
  const free = targets.filter((target) => !used.has(target))
  if (free.length > 0) await importers[kind].remove(ctx, free)
  await saveOutcomes(
    ctx,
    id,
    rows.map(({ at, target }) => {
      const reason = used.get(target ?? 0) ?? null
      return { at, outcome: reason ? 'kept' : 'removed', reason, target }
    }),
  )
  return true
}

type RowOutcome = { at: number; outcome: string; reason: string | null; target: number | null }

/** The content of a row is deleted once its outcome is known. */
async function saveOutcomes({ db, travel_agency }: TxContext, move: number, outcomes: RowOutcome[]) {
  const [places, names, reasons, targets] = [
    outcomes.map(({ at }) => at),
    outcomes.map(({ outcome }) => outcome),
    outcomes.map(({ reason }) => reason),
    outcomes.map(({ target }) => target),
  ]
  await sql`update move_in_row r set content = null, outcome = o.outcome, reason = o.reason, target = o.target
    from unnest(${places}::int[], ${names}::text[], ${reasons}::text[], ${targets}::bigint[])
      as o (at, outcome, reason, target)
    where r.travel_agency = ${travel_agency} and r.move_in = ${move} and r.at = o.at`.execute(db)
}
