// What a supplier holds for a departure, what becomes of it, and what a supplier is asked for.
export const allotmentKinds = ['rooms', 'seats', 'vehicles'] as const
export const allotmentOutcomes = ['kept', 'released'] as const
export const questionKinds = [...allotmentKinds, 'other'] as const
