// The address of the same page in another language. §4
// A list starts afresh, since the other language's may have other pages; so does a post, which carries the
// query of its list.
import type { Language } from '#words/language.ts'

const lists = /^\/(travel|board\/.+|mypage\/(wish|reservations))$/

export function languageHref(
  { pathname, search }: { pathname: string; search: string },
  language: Language,
): string {
  const query = new URLSearchParams(lists.test(pathname) ? '' : search)
  query.set('language', language)
  return `${pathname}?${query}`
}
