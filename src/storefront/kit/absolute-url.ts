// The canonical URL of a page in each language. The agency's own language needs no parameter.
import type { Language } from '#i18n/language.ts'

export type SiteAddress = { origin: string; default_language: Language }

/** `path` with its own query, as the page's links have it. */
export function buildAbsoluteUrl(
  { origin, default_language }: SiteAddress,
  path: string,
  language: Language,
): string {
  if (language === default_language) return origin + path
  return `${origin}${path}${path.includes('?') ? '&' : '?'}language=${language}`
}

/** The addresses of the page in both languages, and for readers of any other. */
export function listAlternates(
  siteAddress: SiteAddress,
  path: string,
): [language: string, address: string][] {
  return [
    ['ko', buildAbsoluteUrl(siteAddress, path, 'ko')],
    ['en', buildAbsoluteUrl(siteAddress, path, 'en')],
    ['x-default', buildAbsoluteUrl(siteAddress, path, siteAddress.default_language)],
  ]
}
