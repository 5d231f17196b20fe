// The schemas of what an agency sets for itself.
import { z } from 'zod'
import { balanceDays, tripLimits } from '#limits/trade.ts'

const parts = {
  deposit: z.union([
    z.strictObject({ won: z.int().min(1_000).max(tripLimits.price) }),
    z.strictObject({ percent: z.int().min(1).max(100) }),
  ]),
  balance_days: z.int().min(1).max(balanceDays.most),
}

/** When customers pay. */
export const PaymentPlan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('whole') }),
  z.object({ kind: z.literal(['deposit', 'confirmed']), ...parts }),
])

/** `was`: the plan as the screen showed it. `transfer_hours`: how long a payment may take, at most a month. */
export const PaymentPlanForm = z.object({
  was: PaymentPlan,
  plan: PaymentPlan,
  transfer_hours: z.int().min(1).max(720),
})
