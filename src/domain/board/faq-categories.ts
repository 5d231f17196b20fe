// The groups of frequent questions, as screens list them: without the schema, which bundles do without.
export const faqCategories = ['B', 'P', 'I', 'S'] as const
export type FaqCategory = (typeof faqCategories)[number]
