// What is owed to suppliers by age, beside what customers owe; and what of the money is the agency's own.
import { z } from 'zod'
import { pageSizes } from '#limits/display.ts'
import { call } from '#platform/wire/call.ts'
import { createPaging, Day, Id, listOf, Nothing, Won, Words } from '#platform/wire/shapes.ts'
import { ages } from './age.ts'

const readCall = { method: 'GET', takes: 'query', may: 'books' } as const

/** `balance`: what the last lines of the accounts say; null where no bank said one. */
const OwnMoney = z.object({
  balance: z.int().nullable(),
  balance_on: Day.nullable(),
  /** What the gateway took and has not paid out: an estimate, by the days it usually needs. */
  in_transit: z.int(),
  /** What customers have paid for trips that are not over, less what was paid for these. */
  held: z.int(),
  owed_customers: Won,
  owed_suppliers: Won,
  own: z.int().nullable(),
})

export const payablesCalls = {
  /** Bills that are not paid, the oldest first. */
  payables: call({
    ...readCall,
    path: '/api/office/books/payables',
    input: z.object({ ...createPaging(pageSizes.officeRows), age: z.enum(ages).optional() }),
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
        bill_won: z.int(),
        paid: Won,
        left: Won,
      }),
    ).extend({ sum: Won }),
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
