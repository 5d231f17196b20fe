// Sums in won: 1,290,000원, 129만원, 79만9천원. Other currencies are left alone.
import type { Age } from './itinerary.ts'

export type MoneyMatch = { won: number; at: number; end: number }

const moneyPattern =
  /(?<![\d,.$€¥£])(?:(\d{1,4})\s*만\s*(?:(\d)\s*천)?\s*원|(\d{1,3}(?:,\d{3})+|\d{5,9})\s*(원|won|KRW)?(?:정)?)(?![\d,]*\d)(?!\s*(?:엔|달러|불|유로|위안|바트|동|usd|eur|jpy|억|홀))/gi

/** `bare`: in a table of prices numbers are without 원, too. */
export function findSums(text: string, bare = true): MoneyMatch[] {
  return [...text.matchAll(moneyPattern)].flatMap((match) => {
    const [whole, tenThousands, thousands, digits, unit] = match
    if (/(?:USD|US\$|EUR|JPY|AUD|THB|\$|€|¥|£)\s*$/i.test(text.slice(0, match.index))) return []
    if (digits && !unit && !(bare && digits.includes(','))) return []
    const textAfter = text.slice(match.index + whole.length)
    // "114,000톤" counts something else; "+200,000원" comes on top of a price, "-50,000" off it.
    if (
      (digits && !unit && /^\s?[가-힣](?<!\s?[부~씩대])/.test(textAfter) && !beginsWithAge(textAfter)) ||
      /\+\s*$|(?:^|\s)[-−]$/.test(text.slice(0, match.index))
    )
      return []
    const won = digits
      ? Number(digits.replaceAll(',', ''))
      : Number(tenThousands) * 10_000 + Number(thousands ?? 0) * 1_000
    return won >= 1_000 ? [{ won, at: match.index, end: match.index + whole.length }] : []
  })
}

export const agePatterns: Record<Age, RegExp> = {
  adult: /성\s?인|대\s?인|어\s?른|일반|adults?/i,
  child: /아\s?동|소\s?아|소\s?인|어린이|초등학?생|child(?:ren)?/i,
  baby: /유\s?아|영\s?아|아기|\d{2}\s*개월\s*미만|infants?|bab(?:y|ies)/i,
}
const beginsWithAge = (text: string) =>
  Object.values(agePatterns).some((age) => text.trimStart().search(age) === 0)
export const ageNames: readonly Age[] = ['adult', 'child', 'baby']

/** The age whose word is nearest before `at`, and not before another sum. */
export function findAgeBefore(text: string): Age | undefined {
  const last = ageNames.flatMap((age) => {
    const all = [...text.matchAll(new RegExp(agePatterns[age].source, 'gi'))]
    return all.map(({ index }) => ({ age, index }))
  })
  return last.sort((one, other) => other.index - one.index)[0]?.age
}

const anyAgePattern = `(?:${Object.values(agePatterns)
  .map(({ source }) => source)
  .join('|')})`
const ageAfterPattern = new RegExp(
  `^(?:\\s*\\(\\s*(?:만\\s*)?(?=${anyAgePattern})(?![^()]*(?:동일|같))[^()]*\\)|(?:\\s*per\\s+|/)(?=${anyAgePattern})[^\\d,]{2,12})`,
  'i',
)
/** "4,450,000 (어른)", "1,290,000 KRW per adult": whom the sum is for, right behind it. */
export const findAgeAfter = (text: string): Age | undefined =>
  findAgeBefore(ageAfterPattern.exec(text)?.[0] ?? '')

const sharedPricePattern = new RegExp(`(${anyAgePattern})\\s*[/,·&]\\s*(?=${anyAgePattern})`, 'gi')
/** "성인/아동 동일가 5,290,000": all of them, the nearest last. */
export function listAgesBefore(text: string): Age[] {
  const nearest = findAgeBefore(text)
  const others = [...text.matchAll(sharedPricePattern)].flatMap(([, word = '']) => findAgeBefore(word) ?? [])
  return nearest ? [...others.filter((age) => age !== nearest), nearest] : []
}

/** Sums that are not a price: a deposit, a refund, an insured sum, or a charge for something else. */
export const isOtherSum = (text: string) =>
  /계약금|예약금|잔금|취소|환불|환급|위약|수수료|보험|보상|할인|쿠폰|적립|유류|세금|tax|공제|1억|입금|옵션|선택관광|추천관광|비자|팁|경비로/i.test(
    text,
  )

export const singleRoomPattern =
  /싱글|독실|독방|1인\s*1?\s*실|1인\s*객실|방을?\s*혼자|혼자\s*(?:방|쓰)|single/i
