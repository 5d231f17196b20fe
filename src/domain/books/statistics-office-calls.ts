// Statistics in the office: one figure by month, against the year before.
import { z } from 'zod'
import { call } from '#platform/wire/call.ts'
import { figures } from './figure.ts'

export const statisticsCalls = {
  /** Sums in won, shares in hundredths of a percent, lead time in tenths of a day; null where nothing was to count. */
  statistic: call({
    method: 'GET',
    takes: 'query',
    may: 'books',
    path: '/api/office/books/statistics',
    input: z.object({ figure: z.enum(figures), year: z.int().min(2000).max(2100) }),
    output: z.object({
      figure: z.enum(figures),
      year: z.int(),
      months: z.array(z.object({ month: z.int(), now: z.int().nullable(), before: z.int().nullable() })),
    }),
  }),
}
