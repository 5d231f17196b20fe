// The first screen: what waits.
export const today: typeof import('../ko/today.ts').today = {
  title: 'Today',
  empty: 'Nothing urgent today.',
  emptyLead: 'What comes in will be here.',
}
