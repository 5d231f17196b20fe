// Costs of a trip after it is paid, in the words of one language. Costs that nobody has said are left out.

import type { trip } from '#i18n/ko/trip.ts'
import type { LocalizedText } from '#i18n/language.ts'
import type { PackageDetail, PackageInfo } from './package.ts'

export type PaidLater = Pick<PackageDetail, 'all_paid_yn' | 'guide_fee' | 'visa'> &
  Pick<PackageInfo, 'options'>
type Wording = { words: typeof trip.localCosts; localized: (text: LocalizedText | null) => string }

/** A cost that is named wins over the mark that there is none. */
export function listLocalCosts(
  { all_paid_yn, guide_fee, visa, options }: PaidLater,
  { words, localized }: Wording,
): string[] {
  const fee = localized(guide_fee)
  const needsVisa = visa !== null && visa !== 'none'
  const isPaidThere = fee !== '' || visa === 'on_arrival'
  return [
    ...(all_paid_yn === 'Y' && !isPaidThere ? [words.none] : []),
    ...(fee ? [words.fee(fee)] : []),
    ...(needsVisa ? [words.visas[visa]] : []),
    ...(options.length > 0 ? [words.options] : []),
  ]
}
