// The address a page gives itself, in each language. The agency's own language needs no parameter.
import type { Language } from '#words/language.ts'

export type Place = { origin: string; default_language: Language }

/** `path` with its own query, as the page's links have it. */
export function addressIn({ origin, default_language }: Place, path: string, language: Language): string {
  if (language === default_language) return origin + path
  return `${origin}${path}${path.includes('?') ? '&' : '?'}language=${language}`
}

/** The same page in both languages, and for people of any other. */
export function alternatesOf(place: Place, path: string): [language: string, address: string][] {
  return [
    ['ko', addressIn(place, path, 'ko')],
    ['en', addressIn(place, path, 'en')],
    ['x-default', addressIn(place, path, place.default_language)],
  ]
}
