// Departures whose trip is over, with what each brought in and cost; closing and correcting them.
import { z } from 'zod'
import { DepartureId } from '#domain/catalog/package-code.ts'
import { pageSizes } from '#limits/display.ts'
import { exportCall } from '#platform/export/export-file.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { createPaging, Day, Id, line, listOf, Nothing, Revision, Won, Words } from '#platform/wire/shapes.ts'
import { ClosingConcern, closingConcerns } from './closing-concern.ts'
import { CorrectionForm, LateBillForm } from './forms.ts'
import { settlementStates } from './settlement-state.ts'

/** Money leaves, or a person answers for figures. Done once for each key. */
const moneyCall = { method: 'POST', takes: 'json', may: 'books', tx: 'own', proof: true } as const
const DepartureRef = z.object({ departure_id: DepartureId })

const settlementFilters = {
  q: line(60).optional(),
  state: z.enum([...settlementStates, 'all']).optional(),
  from: Day.optional(),
  to: Day.optional(),
}

export const settlementsCalls = {
  /** The newest first. Without a state: all that are not closed. */
  settlements: call({
    method: 'GET',
    takes: 'query',
    may: 'books',
    path: '/api/office/books/settlements',
    input: z.object({ ...createPaging(pageSizes.officeRows), ...settlementFilters }),
    output: listOf(
      z.object({
        departure_id: DepartureId,
        page_title: Words,
        departure_date: Day,
        is_cancelled: z.boolean(),
        state: z.enum(settlementStates),
        /** Cost lines without a bill. */
        missing: z.int(),
        heads: z.int(),
        income: z.int(),
        cost: z.int(),
        /** `null` while no costs are entered: all income would count as earned. */
        margin: z.int().nullable(),
        /** The sum of unpaid bills. */
        left: Won,
      }),
    ),
  }),
  /** The list as a file, with what each brought in, cost and left. */
  exportSettlements: call({
    ...exportCall,
    path: '/api/office/books/settlements/file',
    may: 'books',
    input: z.object({
      ...settlementFilters,
      format: z.enum(['csv', 'xlsx']),
      language: z.enum(['ko', 'en']),
    }),
  }),
  /**
   * The caller sends the sums, the choice for VAT and the concerns that the screen showed. A mistake is
   * corrected by a further line.
   */
  close: call({
    ...moneyCall,
    path: '/api/office/books/close',
    input: DepartureRef.extend({
      income: z.int(),
      cost: z.int(),
      revision: Revision,
      concerns: z.array(ClosingConcern).max(closingConcerns.length).default([]),
    }),
    output: Nothing,
    refuses: [
      'DEPARTURE_NOT_FOUND',
      'SETTLEMENT_CLOSED',
      'TRIP_NOT_OVER',
      'BILL_MISSING',
      'UNSETTLED',
      'CHANGED_MEANWHILE',
      ...idempotencyRefusals,
    ],
  }),
  correct: call({
    ...moneyCall,
    path: '/api/office/books/corrections',
    input: CorrectionForm,
    output: z.object({ id: Id }),
    refuses: ['DEPARTURE_NOT_FOUND', 'SETTLEMENT_OPEN', ...idempotencyRefusals],
  }),
  /** A bill that comes after the close: a correction, and owed to its supplier like any other. */
  addLateBill: call({
    ...moneyCall,
    path: '/api/office/books/late-bills',
    input: LateBillForm,
    output: z.object({ id: Id }),
    refuses: [
      'DEPARTURE_NOT_FOUND',
      'SETTLEMENT_OPEN',
      'NOT_FOUND',
      'RATE_MISSING',
      'SUM_TOO_LARGE',
      'TOO_MANY_COSTS',
      ...idempotencyRefusals,
    ],
  }),
  /** The settlement as a file: of a closed one the same bytes each time. */
  exportSettlement: call({
    ...exportCall,
    path: '/api/office/books/settlement-file',
    may: 'books',
    input: DepartureRef.extend({ format: z.enum(['csv', 'xlsx']), language: z.enum(['ko', 'en']) }),
    refuses: [...exportCall.refuses, 'DEPARTURE_NOT_FOUND'],
  }),
}
