// Months as people say them: 5월, 여름방학, 다음 달, next month, May. Read in the browser and on the server.

/** In the order of the calendar; a school's holidays begin late in their first month. */
const seasons: Record<string, number[]> = {
  봄: [3, 4, 5],
  여름: [6, 7, 8],
  가을: [9, 10, 11],
  겨울: [12, 1, 2],
  봄방학: [2],
  여름방학: [7, 8],
  여름휴가: [7, 8],
  겨울방학: [12, 1, 2],
  연말: [12],
  연초: [1],
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  fall: [9, 10, 11],
  winter: [12, 1, 2],
}
const englishMonthPrefixes = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
]
const englishMonthNames =
  'january february march april may june july august september october november december'.split(' ')
const relativeMonths: Record<string, number> = {
  이번달: 0,
  다음달: 1,
  담달: 1,
  다다음달: 2,
  thismonth: 0,
  nextmonth: 1,
}

/** 5월에, 5월의, 여름방학에: a particle is no part of the word. */
const particlePattern = /(?:에|의|쯤|중|달에)$/

/**
 * The months, as YYYY-MM, that a word names, from this one on; none when it names none. `today` is Seoul's.
 */
export function parseMonths(word: string, today: string): string[] {
  const plain = word.toLowerCase()
  return findMonths(plain, today) ?? findMonths(plain.replace(particlePattern, ''), today) ?? []
}

function findMonths(word: string, today: string): string[] | undefined {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  const steps = Object.hasOwn(relativeMonths, word) ? relativeMonths[word] : undefined
  if (steps !== undefined) return [formatMonth(year, month + steps)]
  const dated = /^(?:(20\d\d)년|(내년|올해))?(1[0-2]|0?[1-9])월$/.exec(word)
  if (dated) {
    const [, writtenYear, relative, number] = dated
    if (writtenYear) return [formatMonth(Number(writtenYear), Number(number))]
    if (relative) return [formatMonth(year + (relative === '내년' ? 1 : 0), Number(number))]
    return listComingMonths([Number(number)], { year, month })
  }
  const monthIndex = Math.max(englishMonthPrefixes.indexOf(word), englishMonthNames.indexOf(word))
  if (monthIndex >= 0) return listComingMonths([monthIndex + 1], { year, month })
  return Object.hasOwn(seasons, word) ? listComingMonths(seasons[word] ?? [], { year, month }) : undefined
}

/** The next months of a season. If the season has begun, the months that are left of it. */
function listComingMonths(months: number[], from: { year: number; month: number }): string[] {
  const hasBegun = months.includes(from.month)
  const left = hasBegun ? months.slice(months.indexOf(from.month)) : months
  let year = from.year
  let before = hasBegun ? from.month - 1 : from.month
  return left.map((month) => {
    if (month <= before) year += 1
    before = month
    return formatMonth(year, month)
  })
}

const formatMonth = (year: number, month: number) => {
  const at = year * 12 + month - 1
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** Words that are one: 다음 달 is typed with a gap, 2027년 5월 and next month too. */
export const joinSplitWords = (sentence: string): string =>
  sentence
    .replace(/(이번|다음|다다음)\s+달/g, '$1달')
    .replace(/(20\d\d년|내년|올해)\s+(\d{1,2}월)/g, '$1$2')
    .replace(/(\d{1,2})\s+월/g, '$1월')
    .replace(/(여름|겨울|봄)\s+(방학|휴가)/g, '$1$2')
    .replace(/\b(this|next)\s+month\b/gi, '$1month')
