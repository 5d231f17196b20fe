// The two languages, and a text in both. §1
export type Language = 'ko' | 'en'
export type Words = { ko: string; en: string }

export const isLanguage = (text: unknown): text is Language => text === 'ko' || text === 'en'

/**
 * The text in the visitor's language; a missing one falls back to the other. What comes out of a row may lack
 * both.
 */
export function inLanguage(words: Words, language: Language): string {
  return words?.[language] || words?.[language === 'ko' ? 'en' : 'ko'] || ''
}

export const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'ko' in value && 'en' in value
