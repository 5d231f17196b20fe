// Debts to suppliers by age, beside what customers owe; and the part of the money that is the agency's own.
import { z } from 'zod'
import { currencies } from '#lib/currencies.ts'
import { pageSizes } from '#limits/display.ts'
import { createExportInput, exportCall } from '#platform/export/export-file.ts'
import { call } from '#platform/wire/call.ts'
import { createPaging, Day, Id, listOf, Nothing, Won, Words } from '#platform/wire/shapes.ts'
import { ages } from './age.ts'
import { Month } from './day-forms.ts'
import { payableStates } from './payable-state.ts'

const readCall = { method: 'GET', takes: 'query', may: 'books' } as const

/** `balance`: what the last lines of the accounts say; null where no bank said one. */
const OwnMoney = z.object({
  balance: z.int().nullable(),
  balance_on: Day.nullable(),
  /** Money that the gateway took and has not paid out: an estimate, by the days it usually needs. */
  in_transit: z.int(),
  /** Payments of customers for trips that are not over, less what was paid for these. */
  held: z.int(),
  owed_customers: Won,
  owed_suppliers: Won,
  own: z.int().nullable(),
})

const payableFilters = {
  age: z.enum(ages).optional(),
  state: z.enum(payableStates).optional(),
  supplier: Id.optional(),
  /** Due by this day. */
  until: Day.optional(),
}

export const payablesCalls = {
  /** Bills that are not paid, and costs that nobody has billed yet, the oldest first. `sum`: of both. */
  payables: call({
    ...readCall,
    path: '/api/office/books/payables',
    input: z.object({ ...createPaging(pageSizes.officeRows), ...payableFilters }),
    output: listOf(
      z.object({
        id: Id,
        departure_id: Id,
        page_title: Words,
        departure_date: Day,
        what: z.string(),
        supplier_name: z.string().nullable(),
        due_on: Day.nullable(),
        age: z.enum(ages),
        /** No bill has come: what is left is what was estimated. */
        is_estimated: z.boolean(),
        currency: z.enum(currencies),
        bill_won: z.int().nullable(),
        paid: Won,
        left: Won,
      }),
    ).extend({
      sum: Won,
      /** The part of the sum that nobody has billed. */
      estimated: Won,
      /** The suppliers to filter by. */
      suppliers: z.array(z.object({ id: Id, name: z.string() })),
    }),
  }),
  exportPayables: call({
    ...exportCall,
    path: '/api/office/books/payables/file',
    may: 'books',
    input: z.object({ ...payableFilters, ...createExportInput(['what', 'trip', 'due', 'paid', 'left']) }),
  }),
  /** Debts to suppliers that are due by a day, with their accounts, for the bank's bulk transfer. */
  exportTransfers: call({
    ...exportCall,
    path: '/api/office/books/payables/transfers',
    may: 'books',
    input: z.object({ until: Day, format: z.enum(['csv', 'xlsx']), language: z.enum(['ko', 'en']) }),
  }),
  /** Bills and payments of a supplier in a month, with what was open before and after. */
  exportStatement: call({
    ...exportCall,
    path: '/api/office/books/statement-file',
    may: 'books',
    input: z.object({
      supplier: Id,
      month: Month,
      format: z.enum(['csv', 'xlsx']),
      language: z.enum(['ko', 'en']),
    }),
    refuses: [...exportCall.refuses, 'NOT_FOUND'],
  }),
  /** Both sides by age; and what is the agency's own today, and in thirty days. */
  position: call({
    ...readCall,
    path: '/api/office/books/position',
    input: Nothing,
    output: z.object({
      ages: z.array(z.object({ age: z.enum(ages), receivable: Won, payable: Won })),
      today: OwnMoney,
      /** `coming`: what customers pay until then. */
      later: OwnMoney.extend({ coming: Won }),
    }),
  }),
}
