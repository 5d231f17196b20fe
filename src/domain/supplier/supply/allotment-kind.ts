// The kinds and states of allotments, and of questions to a supplier.
export const allotmentKinds = ['rooms', 'seats', 'vehicles'] as const
export const allotmentOutcomes = ['kept', 'released'] as const
export const questionKinds = [...allotmentKinds, 'other'] as const
