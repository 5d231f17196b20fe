// A change of the itinerary after sale: what of a trip it may be, and how the history of a booking says what became of it.
export const itineraryChangeKinds = ['schedule', 'hotel', 'transport', 'option'] as const
export const changeAnswers = ['agreed', 'refused'] as const
export const changeNotes = { agreed: 'change agreed', refused: 'change refused' } as const
