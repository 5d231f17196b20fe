// How a departure may stand that fills, by which a list is filtered.
/** `short`: fewer than its minimum. `reached`: enough, and not confirmed yet. */
export const fillingStates = ['short', 'reached', 'confirmed', 'full', 'closed', 'cancelled'] as const
export type FillingState = (typeof fillingStates)[number]
