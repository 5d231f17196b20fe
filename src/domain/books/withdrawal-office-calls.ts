// Withdrawals from the agency's accounts: the cost or customer each paid, those unnamed, those set aside.
import { z } from 'zod'
import { pageSizes } from '#limits/display.ts'
import { createExportInput, exportCall } from '#platform/export/export-file.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { createPaging, Day, Id, line, listOf, Moment, Nothing, Won } from '#platform/wire/shapes.ts'
import { BookReason } from './forms.ts'
import { withdrawalStates } from './withdrawal-state.ts'

const withdrawalFilters = {
  q: line(60).optional(),
  state: z.enum([...withdrawalStates, 'all']).optional(),
}
const writeCall = { method: 'POST', takes: 'json', may: 'books', tx: 'own' } as const

export const withdrawalCalls = {
  /** The newest first. Without a state: those of which something is still to be named. */
  withdrawalList: call({
    method: 'GET',
    takes: 'query',
    may: 'books',
    path: '/api/office/books/withdrawal-list',
    input: z.object({
      ...createPaging(pageSizes.officeRows),
      ...withdrawalFilters,
    }),
    output: listOf(
      z.object({
        id: Id,
        account: z.string(),
        booked_on: Day,
        payee: z.string(),
        memo: z.string(),
        amount: Won,
        rest: Won,
        state: z.enum(withdrawalStates),
        aside_by: z.string().nullable(),
        aside_reason: z.string().nullable(),
        /** The departure whose cost it paid first, and the number of payments. */
        departure_id: Id.nullable(),
        what: z.string().nullable(),
        paid_costs: z.int(),
        /** The part of the withdrawal that went to customers. */
        payouts: z.array(z.object({ ledger: Id, booking_id: z.string(), name: z.string(), amount: Won })),
      }),
    ).extend({ sum: Won }),
  }),
  exportWithdrawals: call({
    ...exportCall,
    path: '/api/office/books/withdrawal-file',
    may: 'books',
    input: z.object({
      ...withdrawalFilters,
      ...createExportInput(['payee', 'when', 'state', 'amount', 'rest', 'acts']),
    }),
  }),
  /** A withdrawal that paid no cost: the bank and the books differ by it no more. */
  setWithdrawalAside: call({
    ...writeCall,
    path: '/api/office/books/withdrawals/aside',
    input: z.object({ id: Id, reason: BookReason }),
    output: Nothing,
    refuses: ['NOT_FOUND', 'WITHDRAWAL_SPENT', ...idempotencyRefusals],
  }),
  /** Payouts of staff without a named withdrawal, which this one may have paid. */
  unnamedPayouts: call({
    method: 'GET',
    takes: 'query',
    may: 'books',
    path: '/api/office/books/withdrawals/payouts',
    input: z.object({ withdrawal: Id }),
    output: z.object({
      list: z.array(
        z.object({
          ledger: Id,
          kind: z.enum(['refund', 'compensation_paid']),
          amount: Won,
          at: Moment,
          booking_id: z.string(),
          name: z.string(),
        }),
      ),
    }),
  }),
  /** This withdrawal paid a refund or a compensation. The bank and the books differ by it no more. */
  namePayout: call({
    ...writeCall,
    path: '/api/office/books/withdrawals/payouts',
    input: z.object({ withdrawal: Id, ledger: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND', 'WITHDRAWAL_SPENT', 'CHANGED_MEANWHILE', ...idempotencyRefusals],
  }),
  unnamePayout: call({
    ...writeCall,
    path: '/api/office/books/withdrawals/payouts/undo',
    input: z.object({ ledger: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND', ...idempotencyRefusals],
  }),
  bringWithdrawalBack: call({
    ...writeCall,
    path: '/api/office/books/withdrawals/bring-back',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND', ...idempotencyRefusals],
  }),
}
