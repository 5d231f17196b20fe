// The entry rules of a destination, in the words of one language. Rules that nobody has said are left out.
import type { entryRules } from '#i18n/ko/entry-rules.ts'
import type { PackageDetail } from './package.ts'

export const listEntryRules = (
  { visa, passport_months }: Pick<PackageDetail, 'visa' | 'passport_months'>,
  words: typeof entryRules,
): string[] => [
  ...(visa === null ? [] : [words.visas[visa]]),
  ...(passport_months === null ? [] : [words.passport(passport_months)]),
]
