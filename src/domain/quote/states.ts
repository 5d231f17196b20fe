// The states of a quote. `expired` follows from its last day, so nothing has to end it.
export const quoteStates = [
  'draft',
  'sent',
  'commented',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const
export type QuoteState = (typeof quoteStates)[number]
