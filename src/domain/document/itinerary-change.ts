// A change of the itinerary after sale: what it is about, and how the history of a booking says its outcome.
export const itineraryChangeKinds = ['schedule', 'hotel', 'transport', 'option'] as const
export const changeAnswers = ['agreed', 'refused'] as const
export const changeNotes = { agreed: 'change agreed', refused: 'change refused' } as const
