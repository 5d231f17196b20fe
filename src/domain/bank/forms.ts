// Forms of bank lines, with their error sentences. The calls take the same.
import { z } from 'zod'
import { addDays } from '#lib/days.ts'
import { getToday } from '#lib/format.ts'
import { bankLimits } from '#limits/books.ts'
import { Day, line, Won, withError } from '#platform/wire/shapes.ts'

export const Reason = line(bankLimits.reason, 'enterReason')

/** Lines of the last year alone are taken: older ones were stored before, or never brought in. */
const BookedDay = Day.refine(
  (day) => day >= addDays(getToday(), -bankLimits.days) && day <= addDays(getToday(), 1),
  withError('bankDay'),
)

const Title = line(bankLimits.title).optional()
export const BankColumnTitles = z.object({
  day: Title,
  time: Title,
  credit: Title,
  debit: Title,
  amount: Title,
  direction: Title,
  payer: Title,
  memo: Title,
  balance: Title,
})

export const ImportedLine = z.object({
  booked_on: BookedDay,
  booked_time: z.string().regex(/^$|^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/),
  amount: Won.min(1).max(9_999_999_999),
  payer: line(bankLimits.payer),
  memo: line(bankLimits.memo),
  balance: z.int().min(-9_999_999_999_999).max(9_999_999_999_999).nullable(),
})
