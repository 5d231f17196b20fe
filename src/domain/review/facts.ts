// The facts that a review scores beside its stars. Nobody has to answer any of them.
export const reviewFacts = ['walking', 'meals', 'guide', 'hotel'] as const
export type ReviewFact = (typeof reviewFacts)[number]
