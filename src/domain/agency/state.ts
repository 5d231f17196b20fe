// The states of an agency. While it prepares, its site is seen at its preview address only.
export const agencyStates = ['preparing', 'open', 'paused', 'closed'] as const
export type AgencyState = (typeof agencyStates)[number]
