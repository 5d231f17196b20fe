// The states of a departure that is filling up; the list is filtered by them.
/** `short`: fewer than its minimum. `reached`: enough, and not confirmed yet. */
export const occupancyStates = ['short', 'reached', 'confirmed', 'full', 'closed', 'cancelled'] as const
export type OccupancyState = (typeof occupancyStates)[number]
