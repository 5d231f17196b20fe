// Whether a cost that is to be paid was billed, or is estimated still.
export const payableStates = ['billed', 'estimated'] as const
