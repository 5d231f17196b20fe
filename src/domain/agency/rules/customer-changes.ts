// Changes of a booking that customers may make by themselves, and until which day. Decision 102

export const changeKinds = ['date', 'party', 'rooms', 'person', 'booker'] as const
export type ChangeKind = (typeof changeKinds)[number]
