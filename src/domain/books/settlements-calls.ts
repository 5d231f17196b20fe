// Departures whose trip is over, with what each brought in and cost, until all of them are closed.
import { z } from 'zod'
import { DepartureId } from '#domain/catalog/package-code.ts'
import { pageSizes } from '#limits/display.ts'
import { call } from '#platform/wire/call.ts'
import { createPaging, Day, line, listOf, Won, Words } from '#platform/wire/shapes.ts'
import { settlementStates } from './settlement-state.ts'

export const settlementsCalls = {
  /** The newest first. Without a state: all that are not closed. */
  settlements: call({
    method: 'GET',
    takes: 'query',
    may: 'books',
    path: '/api/office/books/settlements',
    input: z.object({
      ...createPaging(pageSizes.officeRows),
      q: line(60).optional(),
      state: z.enum([...settlementStates, 'all']).optional(),
      from: Day.optional(),
      to: Day.optional(),
    }),
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
        margin: z.int(),
        /** Of bills that are not paid. */
        left: Won,
      }),
    ),
  }),
}
