// Unsettled matters of a departure when somebody closes it: each is named, and accepted knowingly.
import { z } from 'zod'
import { Won } from '#platform/wire/shapes.ts'

export const closingConcerns = [
  'slips',
  'no_costs',
  'advance',
  'cancel_requested',
  'waiting_for_payment',
  'due',
  'owed_back',
] as const

/** `count`: slips or bookings. `amount`: their money; of slips none, as they have currencies. */
export const ClosingConcern = z.object({
  kind: z.enum(closingConcerns),
  count: z.int().min(0),
  amount: Won,
})
