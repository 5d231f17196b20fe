// The books of a departure in the office: costs, what was paid of them, settlement. Decision 96
import { z } from 'zod'
import { DepartureId } from '#domain/catalog/package-code.ts'
import { currencies } from '#lib/currencies.ts'
import { bookLimits } from '#limits/books.ts'
import { pageSizes } from '#limits/display.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Day, Id, line, Moment, Nothing, Revision, Won, Words } from '#platform/wire/shapes.ts'
import { ClosingConcern } from './closing-concern.ts'
import { costBases, costKinds } from './cost-kind.ts'
import { SettlementFigures } from './figures.ts'
import {
  Bill,
  BookReason,
  ChangedCost,
  CommissionRate,
  CostPaymentForm,
  NewCosts,
  TakenSlips,
  VatForm,
} from './forms.ts'
import { Slip } from './slip.ts'

const readCall = { method: 'GET', takes: 'query', may: 'books' } as const
const writeCall = { method: 'POST', takes: 'json', may: 'books' } as const
/** A repeated call with the same key is done once. */
const onceCall = { ...writeCall, tx: 'own' } as const
/** Calls with a second factor: money leaves, or a person answers for figures. */
const moneyCall = { ...onceCall, proof: true } as const
const booksRefusals = ['DEPARTURE_NOT_FOUND', 'SETTLEMENT_CLOSED'] as const

const DepartureRef = z.object({ departure_id: DepartureId })

const Cost = z.object({
  id: Id,
  supplier: Id.nullable(),
  supplier_name: z.string().nullable(),
  kind: z.enum(costKinds),
  what: z.string(),
  basis: z.enum(costBases),
  currency: z.enum(currencies),
  estimate: z.int(),
  rate: z.int().nullable(),
  rate_on: Day.nullable(),
  bill: z.int().nullable(),
  bill_rate: z.int().nullable(),
  bill_rate_on: Day.nullable(),
  bill_won: z.int().nullable(),
  due_on: Day.nullable(),
  paid: Won,
  revision: Revision,
  /** The bill came after the close, with a correction. */
  is_late: z.boolean(),
  /** What is still to be paid of the bill. */
  left: Won,
  /** A slip that the guide's advance paid, or a part of it. */
  is_paid_from_advance: z.boolean(),
  /** The guide's slip that it was made of, while its picture is stored. */
  slip_picture: z.uuid().nullable(),
  payments: z.array(
    z.object({
      id: Id,
      amount: Won,
      paid_on: Day,
      reason: z.string(),
      is_from_line: z.boolean(),
      by_name: z.string(),
      undone: Moment.nullable(),
      undone_by: z.string().nullable(),
      undone_reason: z.string().nullable(),
    }),
  ),
})

export const booksOfficeCalls = {
  /** The whole book of a departure. `closed`: the figures are those a person closed; `now` are today's. */
  departure: call({
    ...readCall,
    path: '/api/office/books/departure',
    input: DepartureRef,
    output: z.object({
      departure_id: DepartureId,
      package_code: z.string(),
      page_title: Words,
      departure_date: Day,
      return_date: Day,
      is_cancelled: z.boolean(),
      is_over: z.boolean(),
      adult_price: Won,
      revision: Revision,
      fee: Won,
      /** The agency's own part of the prices of its bookings; null where no trip names one. */
      proposed_fee: Won.nullable(),
      now: SettlementFigures,
      /** Unsettled matters: the person who closes accepts each. */
      concerns: z.array(ClosingConcern),
      break_even: z.int().nullable(),
      costs: z.array(Cost),
      /** Expenses of the guide that are no cost yet. */
      slips: z.array(Slip),
      closed: z
        .object({
          by_name: z.string(),
          at: Moment,
          figures: SettlementFigures,
          income: z.int(),
          cost: z.int(),
        })
        .nullable(),
      corrections: z.array(
        z.object({
          id: Id,
          side: z.enum(['income', 'cost']),
          amount: z.int(),
          reason: z.string(),
          by_name: z.string(),
          at: Moment,
        }),
      ),
      suppliers: z.array(z.object({ id: Id, name: z.string() })),
      /** The last other departure of the trip whose lines can be copied. */
      copy_from: z.object({ departure_id: DepartureId, departure_date: Day, lines: z.int() }).nullable(),
      /** Bookings that partner shops brought to this departure. */
      shops: z.array(
        z.object({
          store_id: z.string(),
          store_name: Words,
          total: Won,
          /** The percentage of the shop's last commission. */
          percent: z.int().nullable(),
          is_taken: z.boolean(),
        }),
      ),
    }),
    refuses: ['DEPARTURE_NOT_FOUND'],
  }),
  /** One line, or a whole grid of them: a wrong one is named by its place. */
  addCosts: call({
    ...onceCall,
    path: '/api/office/books/costs',
    input: NewCosts,
    output: z.object({ ids: z.array(Id) }),
    refuses: [...booksRefusals, 'NOT_FOUND', 'SUM_TOO_LARGE', 'TOO_MANY_COSTS', ...idempotencyRefusals],
  }),
  changeCost: call({
    ...writeCall,
    method: 'PUT',
    path: '/api/office/books/costs',
    input: ChangedCost,
    output: z.object({ revision: Revision }),
    refuses: [
      ...booksRefusals,
      'NOT_FOUND',
      'CHANGED_MEANWHILE',
      'COST_PAID',
      'COST_INVOICED',
      'SUM_TOO_LARGE',
    ],
  }),
  /** Removes only a cost of which nothing was ever paid or invoiced. */
  removeCost: call({
    ...writeCall,
    path: '/api/office/books/costs/remove',
    input: z.object({ id: Id, revision: Revision }),
    output: Nothing,
    refuses: [...booksRefusals, 'NOT_FOUND', 'CHANGED_MEANWHILE', 'COST_PAID', 'COST_INVOICED'],
  }),
  /** The lines of another departure of the same trip, as estimates; those that are there already are left out. */
  copyCosts: call({
    ...onceCall,
    path: '/api/office/books/costs/copy',
    input: DepartureRef.extend({ from: DepartureId }),
    output: z.object({ added: z.int() }),
    refuses: [...booksRefusals, 'TOO_MANY_COSTS', ...idempotencyRefusals],
  }),
  /** The commission of each partner shop that brought bookings, in hundredths of a percent; once for a departure. */
  addCommissions: call({
    ...onceCall,
    path: '/api/office/books/costs/commissions',
    input: DepartureRef.extend({ rates: z.array(CommissionRate).min(1).max(bookLimits.lines) }),
    output: z.object({ added: z.int() }),
    refuses: [...booksRefusals, 'NO_SHOPS', 'TOO_MANY_COSTS', ...idempotencyRefusals],
  }),
  /** Expenses of the guide, each with its sum as the bill. In a currency that no supplier bills in: its sum in won. */
  takeSlips: call({
    ...onceCall,
    path: '/api/office/books/costs/slips',
    input: TakenSlips,
    output: z.object({ added: z.int() }),
    refuses: [
      ...booksRefusals,
      'NOT_FOUND',
      'SLIP_TAKEN',
      'SUM_TOO_LARGE',
      'RATE_MISSING',
      'TOO_MANY_COSTS',
      ...idempotencyRefusals,
    ],
  }),
  /** Bills as suppliers really ask, several lines at once: all or none. */
  saveBills: call({
    ...writeCall,
    path: '/api/office/books/bills',
    input: DepartureRef.extend({ bills: z.array(Bill).min(1).max(bookLimits.lines) }),
    output: z.object({ saved: z.int() }),
    refuses: [
      ...booksRefusals,
      'NOT_FOUND',
      'CHANGED_MEANWHILE',
      'BILL_BELOW_PAID',
      'RATE_MISSING',
      'SUM_TOO_LARGE',
    ],
  }),
  /** Withdrawals that may have paid this cost, the likeliest first. */
  withdrawalsForCost: call({
    ...readCall,
    path: '/api/office/books/withdrawals',
    input: z.object({ id: Id, q: line(60).optional() }),
    output: z.object({
      list: z.array(
        z.object({
          id: Id,
          booked_on: Day,
          payee: z.string(),
          memo: z.string(),
          amount: Won,
          rest: Won,
          /** The cost that it paid first, and of which departure. */
          what: z.string().nullable(),
          page_title: Words.nullable(),
          departure_date: Day.nullable(),
        }),
      ),
    }),
    refuses: ['NOT_FOUND'],
  }),
  /** Never more than is left of the bill, nor of the withdrawal. One that settles a foreign bill changes it. */
  payCost: call({
    ...moneyCall,
    path: '/api/office/books/payments',
    input: CostPaymentForm,
    output: z.object({ id: Id }),
    refuses: [
      'NOT_FOUND',
      'BILL_MISSING',
      'PAID_TOO_MUCH',
      'RATE_TOO_FAR',
      'SETTLEMENT_CLOSED',
      'WITHDRAWAL_SPENT',
      ...idempotencyRefusals,
    ],
  }),
  undoPayment: call({
    ...moneyCall,
    path: '/api/office/books/payments/undo',
    input: z.object({ id: Id, reason: BookReason }),
    output: Nothing,
    refuses: ['NOT_FOUND', 'CONFIRMATION_OVER', ...idempotencyRefusals],
  }),
  saveVat: call({
    ...writeCall,
    path: '/api/office/books/vat',
    input: VatForm,
    output: z.object({ revision: Revision }),
    refuses: [...booksRefusals, 'CHANGED_MEANWHILE'],
  }),
  /** From how many travellers departures earn, of those that have costs. */
  breakEven: call({
    ...readCall,
    path: '/api/office/books/break-even',
    input: z.object({ departures: z.array(DepartureId).min(1).max(pageSizes.most) }),
    output: z.object({
      list: z.array(z.object({ departure_id: DepartureId, break_even: z.int().nullable() })),
    }),
  }),
}
