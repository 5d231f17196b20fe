// Forms of the books of days and months. The calls take the same.
import { z } from 'zod'
import { bookLimits } from '#limits/books.ts'
import { Day, withError } from '#platform/wire/shapes.ts'
import { BookReason } from './forms.ts'

export const Month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)

/** `gateway_settled`: what the gateway paid out on the day, where it did. */
export const DayCloseForm = z.object({
  day: Day,
  ledger: z.int(),
  gateway_settled: z.int(withError('costSum')).min(0).max(bookLimits.sum).nullable(),
})
export const DayCorrectionForm = z.object({
  day: Day,
  amount: z
    .int(withError('costSum'))
    .min(-bookLimits.sum)
    .max(bookLimits.sum)
    .refine((amount) => amount !== 0, withError('costSum')),
  reason: BookReason,
})
