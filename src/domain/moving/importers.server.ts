// Importers that examine, create and take back rows of each kind: the rooms of these kinds, in one shape.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { z } from 'zod'
import {
  checkMovedPosts,
  createMovedPost,
  listUsedPosts,
  removeMovedPosts,
} from '#domain/board/move-in.server.ts'
import {
  checkMovedMembers,
  createMovedMember,
  listUsedMembers,
  removeMovedMembers,
} from '#domain/member/move-in.server.ts'
import {
  checkMovedBookings,
  createMovedBooking,
  listUsedBookings,
  removeMovedBookings,
} from '#domain/reservation/move-in.server.ts'
import {
  checkMovedReviews,
  createMovedReview,
  listUsedReviews,
  removeMovedReviews,
} from '#domain/review/move-in.server.ts'
import { toDigits } from '#lib/phone.ts'
import type { AgencyContext, TxContext } from '#platform/wire/request-context.ts'
import type { MovingField, MovingKind } from './kinds.ts'
import { type CellFault, parseRow, rowSchemas } from './parse-row.ts'
import type { SkipReason, UsedReason } from './reasons.ts'

export type StoredRow = { at: number; cells: Record<string, string> }
type RowFault = { at: number; field: MovingField; fault: CellFault }
type RowSkip = { at: number; reason: SkipReason }
export type Examination = { ready: StoredRow[]; skipped: RowSkip[]; faults: RowFault[] }
type JobContext = TxContext & { staff: { name: string } }
export type Outcome = { at: number; target: number } | RowSkip
/** Rows parsed without the database; `check` compares them with it. */
type Reading = { check: (ctx: AgencyContext) => Promise<Examination> }
type Importer = {
  /** Called before a transaction begins, because reading takes a while, in turns with other requests. */
  read: (rows: readonly StoredRow[]) => Promise<Reading>
  /** Creates the rows. Returns the outcome of each, in order. */
  take: (ctx: JobContext, rows: readonly StoredRow[]) => Promise<Outcome[]>
  /** Locks the rows: nobody adds anything to them until the transaction ends. */
  lock: (ctx: TxContext, ids: readonly number[]) => Promise<void>
  listUsed: (ctx: AgencyContext, ids: readonly number[]) => Promise<ReadonlyMap<number, UsedReason>>
  remove: (ctx: TxContext, ids: readonly number[]) => Promise<void>
}

/** Faults of a row as a whole, each in the cell that shows it. */
const problems = {
  unknown_trip: { field: 'trip', fault: 'unknown_trip' },
  unknown_departure: { field: 'departure_date', fault: 'unknown_departure' },
  unknown_board: { field: 'board', fault: 'unknown_board' },
  wrong_party: { field: 'adult', fault: 'format' },
  no_words: { field: 'contents', fault: 'required' },
} as const
type RowProblem = keyof typeof problems | 'exists' | undefined

type Definition<Row> = Pick<Importer, 'listUsed' | 'remove'> & {
  kind: MovingKind
  /** The table in which the rows are created. */
  table: 'member' | 'booking' | 'review' | 'post'
  schema: z.ZodType<Row>
  /** Two rows with the same key are one. */
  listKeys: (row: Row) => string[]
  check: (ctx: AgencyContext, rows: readonly Row[]) => Promise<RowProblem[]>
  create: (ctx: JobContext, row: Row) => Promise<number | SkipReason | undefined>
}

function createImporter<Row>({ listUsed, remove, create, table, ...definition }: Definition<Row>): Importer {
  return {
    read: (rows) => readRows(rows, definition),
    async take(ctx, rows) {
      const reading = await readRows(rows, definition)
      const { skipped, faults, ready } = await reading.check(ctx)
      const outcomes: Outcome[] = [
        ...skipped,
        ...faults.map(({ at }) => ({ at, reason: 'unknown_departure' as const })),
      ]
      for (const { at, cells } of ready) {
        const parsed = parseRow(definition.kind, definition.schema, cells)
        if (!('row' in parsed)) continue
        const result = await create(ctx, parsed.row)
        outcomes.push(
          typeof result === 'number' ? { at, target: result } : { at, reason: result ?? 'exists' },
        )
      }
      return outcomes
    },
    async lock({ db, travel_agency }, ids) {
      await sql`select from ${sql.table(table)} where travel_agency = ${travel_agency}
        and id = any (${ids}::bigint[]) order by id for update`.execute(db)
    },
    listUsed,
    remove,
  }
}

type Examiner<Row> = Omit<Definition<Row>, 'listUsed' | 'remove' | 'create' | 'table'>

/** The rows that are read before other requests have their turn. */
const rowsInTurn = 200

async function readRows<Row>(
  rows: readonly StoredRow[],
  { kind, schema, listKeys, check }: Examiner<Row>,
): Promise<Reading> {
  const found: Examination = { ready: [], skipped: [], faults: [] }
  const seen = new Set<string>()
  const parsedRows: { stored: StoredRow; row: Row }[] = []
  for (const [place, stored] of rows.entries()) {
    if (place % rowsInTurn === rowsInTurn - 1) await nextTurn()
    const parsed = parseRow(kind, schema, stored.cells)
    if ('faults' in parsed) found.faults.push(...parsed.faults.map((fault) => ({ at: stored.at, ...fault })))
    else if (listKeys(parsed.row).some((key) => seen.has(key)))
      found.skipped.push({ at: stored.at, reason: 'double' })
    else {
      for (const key of listKeys(parsed.row)) seen.add(key)
      parsedRows.push({ stored, row: parsed.row })
    }
  }
  return {
    check: async (ctx) =>
      addChecked(
        found,
        parsedRows.map(({ stored }) => stored),
        await check(
          ctx,
          parsedRows.map(({ row }) => row),
        ),
      ),
  }
}

function addChecked(read: Examination, rows: StoredRow[], problemsFound: RowProblem[]): Examination {
  const found: Examination = { ready: [], skipped: [...read.skipped], faults: [...read.faults] }
  for (const [place, stored] of rows.entries()) {
    const problem = problemsFound[place]
    if (problem === undefined) found.ready.push(stored)
    else if (problem === 'exists') found.skipped.push({ at: stored.at, reason: 'exists' })
    else found.faults.push({ at: stored.at, ...problems[problem] })
  }
  return found
}

export const importers: Record<MovingKind, Importer> = {
  members: createImporter({
    kind: 'members',
    table: 'member',
    schema: rowSchemas.members,
    listKeys: ({ email, contact, login_id }) => [
      email.toLowerCase(),
      ...(contact ? [toDigits(contact)] : []),
      ...(login_id ? [`id ${login_id}`] : []),
    ],
    check: checkMovedMembers,
    create: createMovedMember,
    listUsed: listUsedMembers,
    remove: removeMovedMembers,
  }),
  bookings: createImporter({
    kind: 'bookings',
    table: 'booking',
    schema: rowSchemas.bookings,
    listKeys: ({ trip, departure_date, name, contact }) => [
      [trip, departure_date, name, toDigits(contact)].join('\n'),
    ],
    check: checkMovedBookings,
    create: createMovedBooking,
    listUsed: listUsedBookings,
    remove: removeMovedBookings,
  }),
  reviews: createImporter({
    kind: 'reviews',
    table: 'review',
    schema: rowSchemas.reviews,
    listKeys: ({ trip, name, contents }) => [[trip, name, contents].join('\n')],
    check: checkMovedReviews,
    create: createMovedReview,
    listUsed: listUsedReviews,
    remove: removeMovedReviews,
  }),
  posts: createImporter({
    kind: 'posts',
    table: 'post',
    schema: rowSchemas.posts,
    listKeys: ({ board, title, written_on }) => [[board, title, written_on].join('\n')],
    check: checkMovedPosts,
    create: createMovedPost,
    listUsed: listUsedPosts,
    remove: removeMovedPosts,
  }),
}
