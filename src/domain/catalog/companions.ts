// With whom one travels, as screens list it: without the schema, which stays out of their bundles. §2
export const companions = ['parents', 'family', 'couple', 'friends', 'solo'] as const
