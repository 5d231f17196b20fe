// Kinds of costs of a departure, how they are counted, and what counts for VAT.
export const costKinds = [
  'land',
  'air',
  'hotel',
  'bus',
  'guide',
  'advance',
  'meal',
  'entrance',
  'insurance',
  'commission',
  'other',
] as const
export const costBases = ['head', 'lump'] as const
export const vatBases = ['whole', 'fee'] as const
