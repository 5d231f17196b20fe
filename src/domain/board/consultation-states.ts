// The states of a consultation for screens, without the schema, which bundles do without.
export const consultationStates = ['new', 'under_way', 'done'] as const
export type ConsultationState = (typeof consultationStates)[number]
