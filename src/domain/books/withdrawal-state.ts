// The states of a withdrawal of the bank.
export const withdrawalStates = ['open', 'used', 'aside'] as const
