// Which posts are frequent questions, and whether a filter names a group of them.
import { type FaqCategory, faqCategories } from '#domain/board/faq-categories.ts'

export const isFaqCategory = (value: unknown): value is FaqCategory =>
  faqCategories.some((category) => category === value)
export const isFaq = (type: string) => type === 'FAQ' || type === 'FAQen'
