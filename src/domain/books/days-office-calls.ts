// The books in the office: the close of a day, the figures of a month, and its file for the tax accountant.
import { z } from 'zod'
import { exportCall } from '#platform/export/export-file.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Day, Id, Moment, Nothing, Won } from '#platform/wire/shapes.ts'
import { DayFigures, GatewayFigures } from './day-figures.ts'
import { DayCloseForm, DayCorrectionForm, Month } from './day-forms.ts'

const readCall = { method: 'GET', takes: 'query', may: 'books' } as const
const moneyCall = { method: 'POST', takes: 'json', may: 'books', tx: 'own', proof: true } as const

export const monthGroups = ['trip', 'person', 'channel', 'category'] as const

export const daysCalls = {
  /** `now`: the figures as they are; `closed`: as a person closed them. */
  day: call({
    ...readCall,
    path: '/api/office/books/day',
    input: z.object({ day: Day.optional() }),
    output: z.object({
      day: Day,
      today: Day,
      now: DayFigures,
      closed: z
        .object({ figures: DayFigures, gateway_settled: Won.nullable(), by_name: z.string(), at: Moment })
        .nullable(),
      corrections: z.array(
        z.object({ id: Id, amount: z.int(), reason: z.string(), by_name: z.string(), at: Moment }),
      ),
    }),
  }),
  /** Asks the gateway. `orders`: where it says another sum of the day than the ledger does. */
  gatewayDay: call({
    ...readCall,
    path: '/api/office/books/gateway-day',
    tx: 'own',
    asksOutside: true,
    input: z.object({ day: Day.optional() }),
    output: z.object({
      day: Day,
      figures: GatewayFigures.nullable(),
      orders: z.array(
        z.object({
          order_id: z.string(),
          booking_id: z.string().nullable(),
          ledger: z.int(),
          gateway: z.int(),
        }),
      ),
    }),
  }),
  /** Closes the day with the sum on the screen. A close cannot be undone. */
  closeDay: call({
    ...moneyCall,
    path: '/api/office/books/day',
    input: DayCloseForm,
    output: Nothing,
    refuses: ['DAY_CLOSED', 'DAY_TOO_FAR', 'CHANGED_MEANWHILE', ...idempotencyRefusals],
  }),
  correctDay: call({
    ...moneyCall,
    path: '/api/office/books/day/corrections',
    input: DayCorrectionForm,
    output: z.object({ id: Id }),
    refuses: ['DAY_OPEN', ...idempotencyRefusals],
  }),
  /** The ledger of a month by trip, person, channel and category; each sums up to the same. */
  month: call({
    ...readCall,
    path: '/api/office/books/month',
    input: z.object({ month: Month.optional() }),
    output: z.object({
      month: z.string(),
      received: Won,
      returned: Won,
      /** Less what was taken back. */
      costs_paid: z.int(),
      /** Received by its end for departures that had not left. */
      advances: z.int(),
      groups: z.array(
        z.object({
          group: z.enum(monthGroups),
          rows: z.array(z.object({ name: z.string(), received: Won, returned: Won })),
        }),
      ),
      days: z.array(z.object({ day: Day, ledger: z.int(), is_closed: z.boolean() })),
    }),
  }),
  /**
   * Of departures that left in the month and are over. By each group: the income of its bookings, and of the costs a
   * share by travellers. Each sums up to the list of settlements.
   */
  monthMargins: call({
    ...readCall,
    path: '/api/office/books/month-margins',
    input: z.object({ month: Month.optional() }),
    output: z.object({
      month: z.string(),
      groups: z.array(
        z.object({
          group: z.enum(monthGroups),
          rows: z.array(
            z.object({
              name: z.string(),
              heads: z.int(),
              income: z.int(),
              cost: z.int(),
              margin: z.int(),
            }),
          ),
        }),
      ),
      /** Payments planned in the month beside the costs of departures, such as rent and salaries. */
      overheads: z.array(z.object({ what: z.string(), sum: Won })),
    }),
  }),
  /** What the gateway took and paid out, by day: as closed days have it, beside the ledger. */
  exportGateway: call({
    ...exportCall,
    path: '/api/office/books/gateway-file',
    may: 'books',
    input: z.object({
      month: Month,
      format: z.enum(['csv', 'xlsx']),
      language: z.enum(['ko', 'en']),
    }),
  }),
  /** Every row of the ledger and every payment of a cost in the month. */
  exportMonth: call({
    ...exportCall,
    path: '/api/office/books/month-file',
    may: 'books',
    input: z.object({
      month: Month,
      format: z.enum(['csv', 'xlsx']),
      language: z.enum(['ko', 'en']),
    }),
  }),
}
