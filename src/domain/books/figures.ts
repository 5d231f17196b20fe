// The figures of a settlement, as they travel and as they are stored when it is closed.
import { z } from 'zod'
import { Id, Won } from '#platform/wire/shapes.ts'
import { ClosingConcern } from './closing-concern.ts'
import { costKinds, vatBases } from './cost-kind.ts'

/** A negative remainder is a loss. */
export const SettlementFigures = z.object({
  heads: z.int(),
  received: Won,
  refunded: Won,
  undone: Won,
  compensated: Won,
  /** The part of the receipts that customers get back and that was not sent yet. */
  to_refund: Won.default(0),
  /** The part of the receipts that the agency keeps of cancelled bookings. Older closed figures lack it. */
  cancel_fees: z.int().default(0),
  income: z.int(),
  lines: z.array(
    z.object({
      id: Id,
      kind: z.enum(costKinds),
      what: z.string(),
      supplier_name: z.string().nullable(),
      estimated: z.int(),
      bill_won: z.int().nullable(),
    }),
  ),
  /** The part of the guide's advances that slips show too. It counts once. */
  advance_spent: Won.default(0),
  estimated_cost: z.int(),
  cost: z.int(),
  margin: z.int(),
  margin_each: z.int(),
  vat_base: z.enum(vatBases),
  cancel_fees_taxed: z.boolean().default(true),
  vat_of: z.int(),
  supply: z.int(),
  vat: z.int(),
  open_lines: z.int(),
  /** Concerns that the person who closed it saw and accepted. */
  concerns: z.array(ClosingConcern).default([]),
})
