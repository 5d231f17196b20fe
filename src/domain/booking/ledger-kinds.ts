// What a line of a booking's ledger can be.
export const ledgerKinds = [
  'payment',
  'refund',
  'compensation',
  'compensation_paid',
  'payment_undone',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]
