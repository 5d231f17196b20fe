// Cash by day: what is expected in and out, with payments planned beside the costs of departures.
import { z } from 'zod'
import { bookLimits } from '#limits/books.ts'
import { exportCall } from '#platform/export/export-file.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Day, Id, Nothing, Revision, Won } from '#platform/wire/shapes.ts'
import { cashKinds, plannedRhythms } from './cash-kind.ts'
import { ChangedPlannedPayment, PlannedPaymentForm } from './forms.ts'

const path = '/api/office/books/cash'
const writeCall = { method: 'POST', takes: 'json', may: 'books' } as const

/** Debts that are expected on no day. */
const Undated = z.object({ count: z.int(), sum: Won })
const CashPart = z.object({
  kind: z.enum(cashKinds),
  sum: z.int(),
  count: z.int(),
  /** Of whom the largest are. */
  names: z.array(z.string()),
})

export const cashCalls = {
  /** From today on. What should have been paid to suppliers by now counts today. */
  cashForecast: call({
    method: 'GET',
    takes: 'query',
    may: 'books',
    path,
    input: z.object({ days: z.int().min(1).max(bookLimits.forecastDays) }),
    output: z.object({
      /** The last lines of the accounts; null where no bank said what is there. */
      balance: z.int().nullable(),
      balance_on: Day.nullable(),
      /** Days on which money moves. */
      days: z.array(
        z.object({
          day: Day,
          incoming: z.int(),
          outgoing: z.int(),
          left: z.int().nullable(),
          parts: z.array(CashPart),
        }),
      ),
      lowest: z.object({ day: Day, left: z.int() }).nullable(),
      /** Balances of customers that are due by now: not counted, because nobody knows when they come. */
      overdue: Undated,
      /** Costs without a due date: not counted. */
      undated: Undated,
      planned: z.array(
        z.object({
          id: Id,
          what: z.string(),
          amount: Won,
          every: z.enum(plannedRhythms),
          first_on: Day,
          last_on: Day.nullable(),
          revision: Revision,
        }),
      ),
    }),
  }),
  /** The same by day and kind; names customers, so reading it is logged. */
  exportCash: call({
    ...exportCall,
    path: `${path}/file`,
    may: 'books',
    input: z.object({
      days: z.int().min(1).max(bookLimits.forecastDays),
      format: z.enum(['csv', 'xlsx']),
      language: z.enum(['ko', 'en']),
    }),
  }),
  addPlannedPayment: call({
    ...writeCall,
    tx: 'own',
    path: `${path}/planned`,
    input: PlannedPaymentForm,
    output: z.object({ id: Id }),
    refuses: ['TOO_MANY_PLANNED', ...idempotencyRefusals],
  }),
  changePlannedPayment: call({
    ...writeCall,
    method: 'PUT',
    path: `${path}/planned`,
    input: ChangedPlannedPayment,
    output: z.object({ revision: Revision }),
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  removePlannedPayment: call({
    ...writeCall,
    path: `${path}/planned/remove`,
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND'],
  }),
}
