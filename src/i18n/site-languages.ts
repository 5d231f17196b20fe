// The languages a site speaks, its own first.
import type { Language } from './language.ts'

type Columns = { default_language: Language; multilingual_yn: 'Y' | 'N' }

export function listSiteLanguages({ default_language, multilingual_yn }: Columns): Language[] {
  if (multilingual_yn === 'N') return [default_language]
  return default_language === 'ko' ? ['ko', 'en'] : ['en', 'ko']
}
