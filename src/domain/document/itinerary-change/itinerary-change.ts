// A change of the itinerary after sale: what it is about, and what a customer may answer.
export const itineraryChangeKinds = ['schedule', 'hotel', 'transport', 'option'] as const
export const itineraryChangeAnswers = ['agreed', 'refused'] as const
