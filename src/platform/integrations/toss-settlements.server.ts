// Toss Payments: what is settled of each payment and each cancel, as the gateway shows it.
import { z } from 'zod'

const nullableMoment = z.iso.datetime({ offset: true }).nullable().catch(null)

/** Every sum of a cancel is below zero, and its `approvedAt` is that of its payment. */
const Settlement = z
  .object({
    orderId: z.string(),
    amount: z.int(),
    /** The fee includes its VAT. */
    fee: z.int(),
    payOutAmount: z.int(),
    approvedAt: nullableMoment,
    cancel: z.object({ canceledAt: nullableMoment }).nullable().catch(null),
  })
  .transform(({ cancel, approvedAt, ...sums }) => ({ ...sums, at: cancel ? cancel.canceledAt : approvedAt }))
export type Settlement = z.output<typeof Settlement>

export const SettlementList = z.array(Settlement)

/** `soldDate`: the end of the period to which a payment counts. `paidOutDate`: the day of the transfer to the shop. */
export type SettlementQuery = { dateType: 'soldDate' | 'paidOutDate'; startDate: string; endDate: string }
