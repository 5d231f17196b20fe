// The groups of frequent questions.
export const categories = ['B', 'P', 'I', 'S'] as const
export type Category = (typeof categories)[number]
export const isCategory = (value: unknown): value is Category =>
  categories.some((category) => category === value)
export const isFaq = (type: string) => type === 'FAQ' || type === 'FAQen'
