// Kinds of money that is expected to come in or to go out on a day, and how often a planned payment is due.
export const incomingKinds = ['balance', 'gateway'] as const
export const cashKinds = [...incomingKinds, 'refund', 'bill', 'estimate', 'planned'] as const
export const plannedRhythms = ['month', 'once'] as const
