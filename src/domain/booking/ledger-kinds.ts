// The kinds of lines in a booking's ledger.
export const ledgerKinds = [
  'payment',
  'refund',
  'compensation',
  'compensation_paid',
  'payment_undone',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]
