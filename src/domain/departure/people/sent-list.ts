// The lists of people that go out of the office, by name.
export const sentLists = [
  'manifest',
  'rooming',
  'hotel',
  'airline',
  'bus',
  'tags',
  'emergency',
  'insurance',
] as const
export type SentList = (typeof sentLists)[number]

/** The airline's has passport numbers in it: another permission, and a consent that names airlines. */
export const isPassportList = (list: SentList): list is 'airline' => list === 'airline'
export const plainLists = sentLists.filter((list) => !isPassportList(list))
