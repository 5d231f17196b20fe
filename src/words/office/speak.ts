// The words of the office in one language: they come with the office and with nothing else.
import type { Language } from '../language.ts'

export type OfficeWords = typeof import('./ko.ts').words

let known: OfficeWords | undefined

export async function learnOffice(language: Language): Promise<void> {
  known = language === 'ko' ? (await import('./ko.ts')).words : (await import('./en.ts')).words
}

export function officeWords<R extends keyof OfficeWords>(room: R): OfficeWords[R] {
  if (!known) throw new Error('the words of the office are not loaded')
  return known[room]
}
