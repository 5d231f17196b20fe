// How far a consultation is, as screens list it: without the schema, which bundles do without.
export const consultationStates = ['new', 'under_way', 'done'] as const
export type ConsultationState = (typeof consultationStates)[number]
