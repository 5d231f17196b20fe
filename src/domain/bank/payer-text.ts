// Reads the payer of a bank line: names, a reference, digits of a telephone; and compares two names.

/**
 * `names`: for each word the names it may mean, the likeliest first. `latin`: the letters of a name that is not in
 * Hangul. `digits`: groups of four and more. `masked`: names with a letter that the bank hides.
 */
export type PayerText = {
  names: string[][]
  words: string[]
  latin: string
  digits: string[]
  masked: string[]
}

/**
 * Words that people and banks write beside a name. None is made of two others: a long row of them could otherwise be
 * taken apart in very many ways.
 */
const besideName =
  /^(?:님|씨|외\d*(?:명|인)?|여행비?|경비|투어|잔금|계약금|예약금?|입금|송금|회비|비용|가족|부부|일행|단체)+$/

export function readPayer(payer: string, memo: string): PayerText {
  const text = `${payer} ${memo}`.normalize('NFKC')
  const hangul = [...text.matchAll(/[가-힣]+/g)].map(([word]) => word)
  return {
    names: [joinSpaced(payer), ...hangul].map(listNames).filter((names) => names.length > 0),
    words: hangul,
    latin: toLatinKey(payer),
    digits: [...text.matchAll(/\d{4,}/g)].map(([digits]) => digits),
    masked: [...text.matchAll(/[가-힣][*○●xX]{1,2}[가-힣]?|[가-힣]{2}[*○●]/g)].map(([word]) =>
      word.replace(/[^가-힣]/g, '_'),
    ),
  }
}

/** The digits we told the customer, alone or behind a name, or the number of the booking. */
export const listReferenceWords = (
  { payer, memo }: { payer: string; memo: string },
  { digits }: Pick<PayerText, 'digits'>,
): string[] => [
  ...new Set([...digits, ...`${payer} ${memo}`.split(/[^\p{L}\p{N}]+/u)].map((word) => word.toUpperCase())),
]

/** `홍 길 동` and `홍 길동` are one name. */
function joinSpaced(payer: string): string {
  const joined = payer.normalize('NFKC').replace(/\s/g, '')
  return joined !== payer.trim() && isPersonName(joined) ? joined : ''
}

/** Possible names in a word: all of it, or its beginning or end where more was written without a gap. */
function listNames(word: string): string[] {
  const bare = word.replace(/(?:님|씨)$/, '')
  const found = [word, bare]
  for (const length of [4, 3]) {
    if (bare.length > length) found.push(bare.slice(0, length), bare.slice(-length))
  }
  // Two syllables begin many names: they are one only if nothing of a name follows.
  if (bare.length > 2 && besideName.test(bare.slice(2))) found.push(bare.slice(0, 2))
  return [...new Set(found)].filter((name) => name.length >= 2)
}

/** `HONG GILDONG`, `Gil Dong, Hong MR`: order, gaps and titles say nothing, so the letters alone count. */
export function toLatinKey(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase()
  const letters = plain.replace(/\b(?:mr|mrs|ms|miss|mstr|dr)\b/g, '').match(/[a-z]/g) ?? []
  return letters.length < 4 ? '' : letters.sort().join('')
}

/** True if two such keys differ by one letter: added, missing or another. */
export function isLatinTypo(one: string, other: string): boolean {
  if (one.length < 6 || Math.abs(one.length - other.length) > 1 || one === other) return false
  const left = [...other]
  const missing = [...one].filter((letter) => {
    const at = left.indexOf(letter)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return missing.length <= 1 && left.length <= 1
}

/** The keys of a Hangul name under which it is found with one syllable wrong, hidden or left out. */
export function listNearKeys(name: string): string[] {
  const letters = [...name]
  return letters.flatMap((_, at) => [
    letters.with(at, '_').join(''),
    ...(letters.length > 2 ? [`-${letters.toSpliced(at, 1).join('')}`] : []),
  ])
}

/** Look-ups for names that a typed one may have been meant for: a syllable wrong, or one missing. */
export const listNearLookups = (typed: string): string[] => [
  ...[...typed].map((_, at) => [...typed].with(at, '_').join('')),
  `-${typed}`,
]

/** The names that are left when one syllable is taken away. */
export const listShorterNames = (typed: string): string[] =>
  [...typed].map((_, at) => [...typed].toSpliced(at, 1).join(''))

/** True if one letter of a syllable is wrong, two syllables are swapped, or one is too many or too few. */
export function isTypo(typed: string, name: string): boolean {
  const [one, other] = [[...typed], [...name]]
  if (one.length < 2 || other.length < 3) return false
  if (one.length === other.length) {
    const places = one.flatMap((letter, at) => (letter === other[at] ? [] : [at]))
    const [first = 0, second = 0] = places
    if (places.length === 1) return countLettersApart(one[first] ?? '', other[first] ?? '') <= 1
    return places.length === 2 && one[first] === other[second] && one[second] === other[first]
  }
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return (
    long.length === short.length + 1 &&
    short.length >= 2 &&
    long.some((_, at) => long.toSpliced(at, 1).join('') === short.join(''))
  )
}

/** Counts how many of the first letter, the vowel and the end of two syllables differ. */
function countLettersApart(one: string, other: string): number {
  const [a, b] = [one.charCodeAt(0) - firstSyllable, other.charCodeAt(0) - firstSyllable]
  const parts = [
    Math.floor(a / 588) === Math.floor(b / 588),
    Math.floor((a % 588) / 28) === Math.floor((b % 588) / 28),
    a % 28 === b % 28,
  ]
  return parts.filter((isSame) => !isSame).length
}
const firstSyllable = 0xac00

/** Surnames of two syllables; every other has one. */
const longSurnames = ['남궁', '황보', '제갈', '사공', '선우', '서문', '독고', '동방']
export const getSurname = (name: string): string =>
  longSurnames.find((surname) => name.startsWith(surname) && name.length > 2) ?? name.slice(0, 1)

/** A name of a person in Hangul: of two to five syllables and nothing else. */
export const isPersonName = (word: string): boolean => /^[가-힣]{2,5}$/.test(word)
