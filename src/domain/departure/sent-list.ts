// The lists of people that go out of the office, by name.
export const sentLists = ['manifest', 'rooming', 'bus', 'tags', 'emergency', 'insurance'] as const
export type SentList = (typeof sentLists)[number]
