// Prices of a trip: behind a label, or beside the words for ages.
import { type Age, markUnsure, type ReadTrip, type ReadValue } from './itinerary.ts'
import { isSentence, stripDecoration } from './lines.ts'
import {
  ageNames,
  agePatterns,
  findAgeAfter,
  findAgeBefore,
  findSums,
  isOtherSum,
  listAgesBefore,
  singleRoomPattern,
} from './money.ts'

/**
 * Behind a label of price, or beside the words for ages. `labelled`: the line, or its section, says it is a
 * price.
 */
export function readPrices(line: string, trip: ReadTrip, labelled: boolean): boolean {
  const text = stripDecoration(line)
  const single = text.search(singleRoomPattern)
  const sums = findSums(text).filter(({ at }) => single < 0 || at < single || at > single + 25)
  if (sums.length === 0) return false
  if (isOtherSum(text.slice(0, sums[0]?.at))) return false
  const agesAfter = sums.map(({ end }, index) => findAgeAfter(text.slice(end, sums[index + 1]?.at)))
  const before = sums.map(({ at }, index) => findAge(text.slice(sums[index - 1]?.end ?? 0, at)))
  // If the first price has its age after it, the others have theirs after them, too.
  const byAge =
    before[0] === undefined && agesAfter[0] !== undefined
      ? agesAfter.map((age, at) => age ?? before[at])
      : before
  const named = byAge.some((age) => age !== undefined)
  if (!labelled && !named) {
    if (!isSentence(text)) trip.prices.adult ??= markUnsure(sums[0]?.won ?? 0, text)
    return false
  }
  const isClear = labelled || !isSentence(text)
  for (const [index, { won }] of sums.entries()) {
    const between = text.slice(sums[index - 1]?.end ?? 0, sums[index]?.at)
    // "요금 289,000원 / 아동 259,000원": the first price is for everybody who is not named.
    const age = byAge[index] ?? (index === 0 && !byAge.includes('adult') ? 'adult' : undefined)
    if (!age) {
      markFormerUnsure(byAge[index - 1], between, trip)
      continue
    }
    const isAlone = byAge[index] !== undefined || (!named && sums.length === 1)
    addPrice(age, { value: won, sure: isClear && isAlone, from: text }, isClear, trip)
    const [, ...shared] = byAge === before ? listAgesBefore(between).toReversed() : []
    for (const each of shared) trip.prices[each] ??= { value: won, sure: isClear, from: text }
  }
  readShares(line, trip)
  return true
}

/** "4,190,000원 → 3,990,000원": the text does not say which one counts. */
function markFormerUnsure(former: Age | undefined, between: string, trip: ReadTrip): void {
  const last = former && trip.prices[former]
  if (last && !/[(]/.test(between) && !isOtherSum(between)) last.sure = false
}

function addPrice(age: Age, read: ReadValue<number>, isClear: boolean, trip: ReadTrip): void {
  const existing = trip.prices[age]
  if (!existing || (!existing.sure && isClear)) trip.prices[age] = read
  // A second price for the same people: for another season, or with another hotel.
  else if (existing.value !== read.value) existing.sure = false
}

/** "1인 1,290,000원" is what everybody pays who is not named apart. */
const findAge = (before: string) =>
  findAgeBefore(before) ?? (/(?<![\d가-힣])1인(?:당)?\s*[:：]?\s*$/.test(before) ? 'adult' : undefined)

const sharePattern = new RegExp(
  `(?<age>${agePatterns.child.source}|${agePatterns.baby.source})\\s*(?:\\([^)]*\\)\\s*)?[:：]?\\s*(?:(?:성인|대인|어른)(?:의|\\s*요금의)?\\s*)?(?:(?<share>\\d{1,2})\\s*%(?<off>\\s*할인)?|(?<free>무료)|(?<same>동일|같음))`,
  'gi',
)

/** "아동 90%", "소인 10% 할인", "유아 무료": a part of the price for adults. A computed price is marked unsure. */
export function readShares(line: string, trip: ReadTrip): boolean {
  const text = stripDecoration(line)
  const whole = trip.prices.adult
  const found = [...text.matchAll(sharePattern)]
  for (const { groups } of found) {
    const age = findAgeBefore(groups?.age ?? '')
    if (!age || trip.prices[age]) continue
    const share = Number(groups?.share ?? 0)
    if (groups?.free)
      trip.prices[age] = { value: 0, sure: /유\s?아|영\s?아|infant/i.test(groups.age ?? ''), from: text }
    else if (groups?.same && whole) trip.prices[age] = { ...whole, from: text }
    else if (whole)
      trip.prices[age] = markUnsure(
        Math.round((whole.value * (groups?.off ? 100 - share : share)) / 100),
        text,
      )
  }
  return found.length > 0
}

/** "(성인/아동/유아)" names the columns of the lines below it. */
export function listAgeOrder(text: string): Age[] {
  const found = ageNames.flatMap((age) => {
    const at = text.search(agePatterns[age])
    return at < 0 ? [] : [{ age, at }]
  })
  return found.sort((one, other) => one.at - other.at).map(({ age }) => age)
}
