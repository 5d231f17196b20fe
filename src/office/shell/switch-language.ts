// The language of the office: a cookie, so that the document comes in it, and a reload.
import type { Language } from '#i18n/language.ts'

/** `to`: where one is on the way to; the address still is the one before. */
export function switchLanguage(language: Language, to = location.href): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no cookieStore
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`
  if (to === location.href) location.reload()
  else location.assign(to)
}
