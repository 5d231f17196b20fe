// What a destination asks of who enters, in the words of one language. What nobody has said is left out.
import type { entryRules } from '#i18n/ko/entry-rules.ts'
import type { PackageDetail } from './package.ts'

export const listEntryRules = (
  { visa, passport_months }: Pick<PackageDetail, 'visa' | 'passport_months'>,
  words: typeof entryRules,
): string[] => [
  ...(visa === null ? [] : [words.visas[visa]]),
  ...(passport_months === null ? [] : [words.passport(passport_months)]),
]
