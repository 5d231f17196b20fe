// The groups of frequent questions.
export const faqCategories = ['B', 'P', 'I', 'S'] as const
export type FaqCategory = (typeof faqCategories)[number]
export const isFaqCategory = (value: unknown): value is FaqCategory =>
  faqCategories.some((category) => category === value)
export const isFaq = (type: string) => type === 'FAQ' || type === 'FAQen'
