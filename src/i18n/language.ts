// The two languages, and a text in both. §1
export type Language = 'ko' | 'en'
export type LocalizedText = { ko: string; en: string }

/** Each in its own words, as whoever speaks it looks for it. */
export const languageChoices = [
  { value: 'ko', name: '한국어' },
  { value: 'en', name: 'English' },
] as const

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

export const emptyText: LocalizedText = { ko: '', en: '' }
/** Both, where they are in one line. */
export const joinWords = ({ ko, en }: LocalizedText) => [ko, en].filter(Boolean).join(' / ')
/** Says a thing in both languages, by the words of each. */
export const createTranslate =
  <Words>(ko: Words, en: Words) =>
  (getText: (words: Words, language: Language) => string): LocalizedText => ({
    ko: getText(ko, 'ko'),
    en: getText(en, 'en'),
  })
