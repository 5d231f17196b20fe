// Countries by their two letters, named in a language as the browser knows them.
import type { Language } from '#i18n/language.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes that are no countries: unions, bases, and codes for the unknown. */
const notCountries = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'ZZ',
])

export function listCountries(language: Language): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = notCountries.has(code) ? undefined : names.of(code)
      return name ? [{ code, name }] : []
    })
    .sort((one, other) => one.name.localeCompare(other.name, language))
}
