// The language of the office: in a cookie, so that the document comes in it, and loaded anew.
import type { Language } from '#words/language.ts'

export function speak(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no cookieStore
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`
  location.reload()
}
