// The states of a departure's books after its trip is over.
export const settlementStates = ['no_costs', 'bills_missing', 'ready', 'closed'] as const
