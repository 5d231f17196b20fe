// The words that are loaded: all of them on the server, the visitor's language and the route's rooms in the
// browser.
import { readFields } from '#lib/read-fields.ts'
import type { Language } from './language.ts'

export type SectionTexts = {
  shell: typeof import('./ko/shell.ts').shell
  auth: typeof import('./ko/auth.ts').auth
  mailed: typeof import('./ko/mailed.ts').mailed
  my: typeof import('./ko/my.ts').my
  home: typeof import('./ko/home.ts').home
  catalog: typeof import('./ko/catalog.ts').catalog
  search: typeof import('./ko/search.ts').search
  compare: typeof import('./ko/compare.ts').compare
  quote: typeof import('./ko/quote.ts').quote
  vote: typeof import('./ko/vote.ts').vote
  trip: typeof import('./ko/trip.ts').trip
  board: typeof import('./ko/board.ts').board
  pages: typeof import('./ko/pages.ts').pages
  review: typeof import('./ko/review.ts').review
  print: typeof import('./ko/print.ts').print
  wish: typeof import('./ko/wish.ts').wish
  write: typeof import('./ko/write.ts').write
  reserve: typeof import('./ko/reserve.ts').reserve
  booking: typeof import('./ko/booking.ts').booking
  documents: typeof import('./ko/documents.ts').documents
  change: typeof import('./ko/change.ts').change
}
export type TextSection = keyof SectionTexts

const loadedTexts: Record<Language, Partial<SectionTexts>> = { ko: {}, en: {} }

/**
 * `module` is a file of words/{language}/{room}.ts; English is checked against Korean where it is written.
 */
export function registerTexts(language: Language, section: TextSection, module: unknown): void {
  Object.assign(loadedTexts[language], { [section]: readFields(module)[section] })
}

export function getTexts<R extends TextSection>(language: Language, section: R): SectionTexts[R] {
  const words = loadedTexts[language][section]
  if (!words) throw new Error(`the words of ${section} are not loaded in ${language}`)
  return words
}
