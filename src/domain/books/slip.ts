// A guide's expense on the way, as the books see it.
import { z } from 'zod'
import { Day, Won } from '#platform/wire/shapes.ts'

export const Slip = z.object({
  id: z.uuid(),
  day: Day,
  what: z.string(),
  amount_cents: Won,
  currency: z.string(),
  by_name: z.string(),
  has_picture: z.boolean(),
})
