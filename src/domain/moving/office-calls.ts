// Imports of an agency: tried, brought in by a job, looked at, and undone within a day. Decision 105
import { z } from 'zod'
import { movingLimits } from '#limits/files.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Id, Moment, Nothing } from '#platform/wire/shapes.ts'
import { movingFieldNames, movingKinds } from './kinds.ts'
import { cellFaults } from './parse-row.ts'
import { skipReasons, usedReasons } from './reasons.ts'

const Row = z.object({
  /** The row of the file, so that what is wrong can be found there. */
  at: z
    .int()
    .min(1)
    .max(movingLimits.rows * 20),
  cells: z.partialRecord(z.enum(movingFieldNames), z.string().max(movingLimits.letters * 2)),
})
const Count = z.int()

const Move = z.object({
  id: Id,
  kind: z.enum(movingKinds),
  state: z.enum(['running', 'done', 'undoing', 'undone']),
  file_rows: Count,
  waiting: Count,
  created: Count,
  skipped: Count,
  removed: Count,
  kept: Count,
  by_name: z.string(),
  reg_date: Moment,
  /** Until when it can be undone; null once it cannot. */
  undo_until: Moment.nullable(),
  /** The import did not go on for a quarter of an hour: somebody has to go on with it. */
  is_stuck: z.boolean(),
})

export const movingCalls = {
  moves: call({
    method: 'GET',
    path: '/api/office/moving',
    takes: 'query',
    may: 'company',
    input: Nothing,
    output: z.object({ list: z.array(Move) }),
  }),
  /** Rows with a wrong cell stay out, and are named. `only_try`: everything is looked at and nothing is written. */
  startMove: call({
    method: 'POST',
    path: '/api/office/moving',
    takes: 'json',
    may: 'company',
    proof: true,
    heavy: true,
    tx: 'own',
    body_bytes: movingLimits.body_bytes,
    input: z.object({
      kind: z.enum(movingKinds),
      rows: z
        .array(Row)
        .min(1)
        .max(movingLimits.rows)
        .refine((rows) => new Set(rows.map(({ at }) => at)).size === rows.length),
      only_try: z.boolean().default(false),
    }),
    output: z.object({
      id: Id.nullable(),
      ready: Count,
      skipped: Count,
      /** Rows with a wrong cell. */
      wrong: Count,
      skips: z.array(z.object({ at: z.int(), reason: z.enum(skipReasons) })),
      faults: z.array(z.object({ at: z.int(), field: z.enum(movingFieldNames), fault: z.enum(cellFaults) })),
    }),
    refuses: ['NOTHING_TO_MOVE', ...idempotencyRefusals],
  }),
  /** Rows that would stay if the import were undone now, and why; after undoing it, those that stayed. */
  moveDetails: call({
    method: 'GET',
    path: '/api/office/moving/details',
    takes: 'query',
    may: 'company',
    input: z.object({ id: Id }),
    output: z.object({
      removable: Count,
      kept: z.array(z.object({ at: z.int(), reason: z.enum(usedReasons) })),
      skips: z.array(z.object({ at: z.int(), reason: z.enum(skipReasons) })),
    }),
    refuses: ['NOT_FOUND'],
  }),
  resumeMove: call({
    method: 'POST',
    path: '/api/office/moving/resume',
    takes: 'json',
    may: 'company',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND', 'WRONG_MOVE_STATE'],
  }),
  /** Rows that were paid, mailed or used since stay. */
  undoMove: call({
    method: 'POST',
    path: '/api/office/moving/undo',
    takes: 'json',
    may: 'company',
    proof: true,
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND', 'WRONG_MOVE_STATE', 'UNDO_OVER'],
  }),
}
