// What customers may change about their booking by themselves, and until how many days before. Decision 102

export const changeKinds = ['date', 'party', 'rooms', 'person', 'booker'] as const
export type ChangeKind = (typeof changeKinds)[number]
