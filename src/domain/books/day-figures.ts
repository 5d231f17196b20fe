// The figures of a day, as they travel and as they are stored when it is closed.
import { z } from 'zod'
import { Won } from '#platform/wire/shapes.ts'

/** The ledger of the day by how money moved, the lines of the bank, and what does not fit together. */
export const DayFigures = z.object({
  /** Through the gateway. */
  gateway_in: Won,
  gateway_out: Won,
  /** By transfer or otherwise. */
  transfer_in: Won,
  transfer_out: Won,
  /** The ledger of the day: everything in, less everything out. */
  ledger: z.int(),
  costs_paid: Won,
  bank_in: Won,
  /** Money of lines that no booking was confirmed for. */
  unmatched: Won,
  aside: Won,
  /** Confirmed with a reason and no line. */
  without_line: Won,
  /** A second person has not agreed yet. */
  awaiting: Won,
})
export type DayFigures = z.output<typeof DayFigures>
