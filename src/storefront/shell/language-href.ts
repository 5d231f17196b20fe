// The address of the same page in another language. §4
// A list starts afresh, since the other language's may have other pages; so does a post, which carries the
// query of its list.
import type { Language } from '#i18n/language.ts'

const listPaths = /^\/(travel|board\/.+|mypage\/(wish|reservations))$/

export function buildLanguageHref(
  { pathname, search }: { pathname: string; search: string },
  language: Language,
): string {
  const query = new URLSearchParams(listPaths.test(pathname) ? '' : search)
  query.set('language', language)
  return `${pathname}?${query}`
}
