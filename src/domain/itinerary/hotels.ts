// Finds the hotel of a day: behind its label, or at the end of a line that is about the day.

import type { DayInProgress } from './day-in-progress.ts'
import { isSentence, stripDecoration } from './lines.ts'

export const hotelNamePattern =
  /^[^,→:：\d]{2,30}(?:호텔|리조트|로지|롯지|산장|hotel|resort|lodge)\s*$|^기내(?:\s*숙?박)?$/i
export const hotelSignPattern = /^\s*(?:🏨|🛏)/u
/** "◆ 만트라 온 뷰 (4성급) 또는 동급", "◆ 상동": by their ending, no label needed. */
export const hotelOfferPattern =
  /^\s*[◆◈■♣★☆▣◎*]?\s*(?:[^,→:：]{3,40}(?:또는\s*|or\s*)(?:동급|similar)|[◆◈■▣◎]\s*상\s*동)\s*$/
export const hotelWordPattern = /호텔|리조트|캠프|게르|펜션|콘도|료칸|여관|hotel|resort|lodge|inn\b/i

/** "A호텔 (TEL 02-555-0100)": whom to call is not part of its name. */
const phonePattern = /\s*[(/,]?\s*(?:tel|ph(?:one)?|t|전화|☎)\s*[.:]?\s*\+?\d[\d\s()-]{6,}\)?\s*$/i

export function readHotel(value: string, firm: boolean, from: string, day: DayInProgress): boolean {
  const name = value
    .replace(/^[\s:\-–]+/, '')
    .replace(phonePattern, '')
    .replace(/^투숙\s*\(([^()]{2,40})\)$/, '$1')
    .replace(/\s*(?:에서\s*)?(?:투숙|체크인|(?<!기내\s?)숙박)\s*(?:및\s*휴식)?$/, '')
    .trim()
  if (/^(?:투숙|조식|체크|이동|휴식|도착|출발|복귀|귀환|중식|석식|으로|에서|로\s|내\s|수영장|식)/.test(name))
    return false
  if (name === '' || /^[-x×]$|^없음$/i.test(name)) return firm
  const clear = firm || /^HOTEL\s/.test(stripDecoration(from))
  if (!clear && isSentence(name)) return false
  if (day.hotel && day.hotel.value !== name) day.hotel = { ...day.hotel, sure: false }
  day.hotel ??= { value: name, sure: clear, from: from.trim() }
  return true
}

/** "… 석식 현지식. 숙박: A", "… (조중석 포함) 숙소 A": the hotel ends a line that is about the day. */
export function findHotelInLine(line: string) {
  const found =
    /^(?<before>.*?\S)\s*(?<mark>[.,)\]/]\s*|\s)(?:숙박|숙소|투숙|hotel|overnight)(?:\s*[:：]\s*|\s+)(?<name>\S.*)$/i.exec(
      line,
    )?.groups
  const night = /^(?<before>.*(?:[.)\]]\s*|\S\s+))(?<name>기내\s*(?:숙)?박)\s*$/.exec(line)?.groups
  if (night) return { before: night.before ?? '', name: night.name ?? '', more: undefined }
  // "호텔 투숙 (암만 랜드마크 호텔)", "… → 도야마 (도야마 엑셀호텔)".
  const house =
    /^(?<before>.*\S)\s*\((?<name>[^()]{2,30}?(?:호텔|리조트|료칸|산장|롯지|게르)[^()\d]{0,8})\)\s*$/.exec(
      line,
    )?.groups
  if (house?.name && !/[,/→]|조식|로비|식사/.test(house.name)) {
    const isSlept = /투숙\s*$/.test(house.before ?? '')
    return {
      before: isSlept ? '' : (house.before ?? ''),
      name: house.name,
      more: undefined,
      isUnsure: !isSlept,
    }
  }
  const { before = '', mark = '', name: value = '' } = found ?? {}
  const isClear = mark.trim() !== '' || /(?:숙박|숙소|투숙|hotel|overnight)\s*[:：]/i.test(line)
  if (!found || !isClear) return undefined
  const [name, more] = splitBeforeMeals(value)
  return { before: before + (/[)\]]/.test(mark) ? mark.trim() : ''), name: name.replace(/[.\s]+$/, ''), more }
}

/** A name in brackets after the last stop may be a restaurant. */
export function addHotelFromLine(
  { name, isUnsure }: { name: string; isUnsure?: boolean },
  from: string,
  day: DayInProgress,
): void {
  const isNew = day.hotel === undefined
  readHotel(name, true, from, day)
  if (isUnsure && isNew && day.hotel) day.hotel.sure = false
}

/** "A호텔 / 식사: …", "A호텔 [식사] …": the line goes on with the meals. */
export function splitBeforeMeals(value: string): [name: string, more: string | undefined] {
  const at = value.search(
    /\s*[/|,]?\s*[[(<【]?\s*(?:식사|조식|중식|석식|조|중|석|meals?)\s*[\])>】]?\s*[:：\])-]|\s+[/|]\s+/i,
  )
  if (at <= 0) return [value, undefined]
  const more = value.slice(at).replace(/^[\s/|,]+/, '')
  return /[조중석]|식사|meal/i.test(more) ? [value.slice(0, at), more] : [value, undefined]
}
