// The figures of a day, as they travel and as they are stored when it is closed.
import { z } from 'zod'
import { Won } from '#platform/wire/shapes.ts'

/** Not in figures that were stored before it was counted. */
const NewerSum = z.int().default(0)

/**
 * The gateway's own figures. `sold`: taken on the day, less what it returned. The others are of what it pays
 * out then.
 */
export const GatewayFigures = z.object({ sold: z.int(), gross: z.int(), fee: z.int(), net: z.int() })
export type GatewayFigures = z.output<typeof GatewayFigures>

/** The ledger of the day by how money moved, the lines of the bank, and what does not fit together. */
export const DayFigures = z.object({
  /** Through the gateway. */
  gateway_in: Won,
  gateway_out: Won,
  /** Money by transfer or otherwise. */
  transfer_in: Won,
  transfer_out: Won,
  /** The ledger of the day: everything in, less everything out. */
  ledger: z.int(),
  /** Less what was taken back. */
  costs_paid: z.int(),
  bank_in: Won,
  bank_out: NewerSum,
  /** Money of lines that no booking was confirmed for. */
  unmatched: Won,
  aside: Won,
  /** Came in on the day, and was confirmed on another. */
  confirmed_elsewhere: NewerSum,
  /** Confirmed on the day, and came in on another. */
  of_other_days: NewerSum,
  /** Confirmed with a reason and no line. */
  without_line: Won,
  /** Confirmed on the day, and undone since. */
  undone_later: NewerSum,
  /** In the ledger, and no confirmation says why. */
  unexplained: NewerSum,
  /** Came in on the day, and a second person has not agreed yet. */
  awaiting: Won,
  /** Confirmations undone on the day: no money left for them. */
  undone: NewerSum,
  /** Refunds and compensation that no withdrawal was named for. */
  sent_without_line: NewerSum,
  /** Recorded as sent on the day, from a withdrawal of another. */
  sent_of_other_days: NewerSum,
  /** Withdrawals that were recorded as sent to customers on another day. */
  sent_elsewhere: NewerSum,
  /** Costs paid, less those of withdrawals of the day. */
  costs_without_line: NewerSum,
  /** Withdrawals without a named cost or payout. */
  unused: NewerSum,
  /** Withdrawals that were set aside, because they paid no cost. */
  paid_aside: NewerSum,
  /** Null where it was not asked, or did not answer. */
  gateway: GatewayFigures.nullable().default(null),
})
export type DayFigures = z.output<typeof DayFigures>
