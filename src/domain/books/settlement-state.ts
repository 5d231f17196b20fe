// How far the books of a departure are whose trip is over.
export const settlementStates = ['no_costs', 'bills_missing', 'ready', 'closed'] as const
