// The two languages, and a text in both. §1
export type Language = 'ko' | 'en'
export type LocalizedText = { ko: string; en: string }

export const isLanguage = (text: unknown): text is Language => text === 'ko' || text === 'en'

/**
 * The text in the visitor's language; a missing one falls back to the other. What comes out of a row may lack
 * both.
 */
export function localize(words: LocalizedText, language: Language): string {
  return words?.[language] || words?.[language === 'ko' ? 'en' : 'ko'] || ''
}

export const isLocalizedText = (value: unknown): value is LocalizedText =>
  typeof value === 'object' && value !== null && 'ko' in value && 'en' in value
