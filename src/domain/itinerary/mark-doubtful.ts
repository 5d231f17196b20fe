// The usual shape of each field. A value of another shape is marked unsure, whichever rule read it.
import { addDays } from '#lib/days.ts'
import type { ReadDay, ReadTrip, ReadValue } from './itinerary.ts'
import { endsLikePlace, isKnownPlace } from './known-places.ts'
import { isSentence } from './lines.ts'

const removeBrackets = (text: string) => text.replace(/\([^()]*\)/g, ' ').trim()
const splitWords = (text: string) => text.split(/\s+/)

/** Letters and digits in a row, perhaps with something in brackets: no chain, no list, no sign left over. */
const isPhrase = (text: string) =>
  /^[\p{L}\p{N}](?:[\p{L}\p{N}\s&+'’.·~-]|\([^()]*\))*$/u.test(text) &&
  !/\s[-·~.+&](?:\s|$)|[-·~.]$/.test(text) &&
  !isSentence(text)

/** Words of another field or of a heading. A value with one of them was read too far. */
const strayPattern = /불포함|미포함|선택|상동|동일|옵션|excluded|included|optional/i
const mealNamePattern = /조식|중식|석식|아침|점심|저녁|식사|breakfast|lunch|dinner/i
const activityPattern = /관광|이동|출발|도착|방문|투숙|체크|휴식|자유\s*시간|해산|미팅|집결|수속|귀국|산책/
const hotelPattern = /숙소|숙박|공항|(?:호텔|리조트|캠프)(?!\s*(?:내\s*)?(?:식|조식|뷔페|레스토랑|디너|BBQ))/i
const clockPattern = /\d\s*[:시]\s*\d|\d시(?!간)/

/** Names and endings of meals. A dish nobody here has heard of is to be looked at. */
const foodPattern =
  /[가-힣]식$|정찬$|뷔페$|요리$|밥$|국수$|우동$|라멘$|[가-힣]면$|탕$|찌개$|전골$|구이$|불고기$|갈비$|삼겹살$|조림$|스테이크$|샤브|바베큐$|BBQ$|씨푸드$|해산물$|도시락$|딤섬$|초밥$|스시$|피자$|파스타$|케밥$|디너$|런치$|브런치$|가이세키$|퐁듀$|쌈밥|덮밥|순두부$|돈까스$|회$|찜$|포함$|hotel$|restaurant$|local$|buffet$|box$|food$/i

/** A short noun phrase that names food. */
export function isMealLike(text: string): boolean {
  const core = removeBrackets(text)
  const last = splitWords(core).at(-1) ?? ''
  if (/^(?:호텔|리조트|숙소|선내|캠프|료칸)\s*(?:내\s*)?(?:조식|식|뷔페|정식)$/.test(core)) return true
  return (
    isPhrase(text) &&
    foodPattern.test(core) &&
    core.length <= 16 &&
    splitWords(core).length <= 3 &&
    ![strayPattern, mealNamePattern, activityPattern, hotelPattern, clockPattern].some((pattern) =>
      pattern.test(core),
    ) &&
    !isKnownPlace(last) &&
    !endsLikePlace(last)
  )
}

const lodgingPattern =
  /호텔|리조트|료칸|여관|펜션|콘도|캠프|게르|빌라|유스호스텔|민박|게스트하우스|하우스|산장|롯지|스테이|동급|\d성|특급|기내|선내|크루즈|hotel|resort|lodge|camp|villa|hostel|similar|\binn\b/i

/** "A호텔 B호텔": a cell had two lines, and which is meant is not said. A choice says so. */
const areTwoHotels = (core: string) =>
  !/\s(?:또는|or)\s|\//i.test(core) && (core.match(/호텔|리조트|료칸|hotel|resort/gi)?.length ?? 0) > 1

/** Looks like the name of exactly one hotel. */
function isHotelLike(text: string): boolean {
  const core = removeBrackets(text)
  return (
    !areTwoHotels(core) &&
    isPhrase(text.replace(/\s(?:또는|or)\s|\/(?=\S)/gi, ' ')) &&
    /\p{L}{2}/u.test(core) &&
    text.length <= 50 &&
    !/\d{3}-\d{3,4}|\s{2}/.test(text) &&
    ![strayPattern, mealNamePattern, activityPattern, clockPattern, /숙소$|숙박$|\d\s*박/].some((pattern) =>
      pattern.test(core),
    ) &&
    !isKnownPlace(core)
  )
}

const isPlaceLike = (name: string) =>
  isPhrase(name) &&
  splitWords(name).length <= 5 &&
  ![strayPattern, mealNamePattern, clockPattern, /숙소|숙박/].some((pattern) => pattern.test(name))

/**
 * Items that usually belong to the other list. It is likelier that we missed its heading than that this is an
 * exception.
 */
const usualItemPatterns = {
  included: /왕복\s*항공|항공료|항공권|전\s*일정|입장료|전용\s*(?:버스|차량)|호텔\s*\d박|숙박/,
  not_included: /개인\s*(?:경비|비용|용돈)|별도|제외|추가|(?:불|미)포함|선택|현지\s*지불|매너\s*팁|자유식/,
}
const otherList = { included: 'not_included', not_included: 'included' } as const
/** Things that are paid for on a trip, in either list. */
const warePattern =
  /항공|비행기|KTX|열차|기차|버스|차량|전용차|교통|페리|선박|승선|송영|픽업|호텔|리조트|숙박|숙식|객실|빌라|게르|\d박|식사|조식|중식|석식|자유식|식비|[\d]식$|가이드|인솔|기사|보험|입장|관광|투어|체험|스파|마사지|티켓|그린피|카트|캐디|락카|유류|TAX|세$|세금|세\s|공과금|팁|경비|비용|용돈|매너|비자|여권|요금|차지|료$|비$|음료|주류|와이파이|유심|올인클루시브|flight|air|hotel|meal|guide|tip|entrance|expense|transfer|insurance|car\b/i
const headingPattern =
  /^(?:포함|불포함|미포함|취소|환불|유의|주의|안내|문의|계좌|예약금?|입금|상담|담당|일정|출발|요금)\s*(?:사항|내역|조건|규정|[:：]|$)/

function isItemLike(item: string, list: keyof typeof usualItemPatterns): boolean {
  return (
    /^[\p{L}\p{N}]/u.test(item) &&
    /\p{L}{2}/u.test(item) &&
    item.length <= 40 &&
    !isSentence(item) &&
    !headingPattern.test(item) &&
    !/\S\s{2,}\S|^(?:조식|중식|석식|호텔|숙소|숙박|식사)\s*[:：]/.test(item) &&
    !/[→▶┃|〃]|\s[-–—·]\s|상동|숙소$|^\d{1,2}\s*일\s*차|\d:\d\d|not\s+includ|exclud/i.test(item) &&
    !(list === 'not_included' && /(?<!불|미|비)포함(?!\s*(?:되지|안))/.test(item)) &&
    !usualItemPatterns[otherList[list]].test(removeBrackets(item))
  )
}

const markUnlessOrdinary = <T>(read: ReadValue<T>, isOrdinary: boolean): ReadValue<T> =>
  isOrdinary ? read : { ...read, sure: false }

/** Behind an item of a strange shape the list may have ended. */
function markItems(trip: ReadTrip, list: keyof typeof usualItemPatterns): ReadValue<string>[] {
  const elsewhere = new Set(trip[otherList[list]].map(({ value }) => value))
  let isStrange = false
  return trip[list].map((item) => {
    isStrange ||= !isItemLike(item.value, list)
    return markUnlessOrdinary(item, !isStrange && warePattern.test(item.value) && !elsewhere.has(item.value))
  })
}

/** Children pay no more than adults, and babies no more than children. */
function markPrices({ prices, departures }: ReadTrip): ReadTrip['prices'] {
  const { adult, child, baby, single } = prices
  const falls = [adult, child, baby]
    .flatMap((price) => (price ? [price.value] : []))
    .every((won, at, all) => at === 0 || won <= (all[at - 1] ?? won))
  const hasOwn = departures.some(({ value }) => value.adult !== undefined)
  const isOne = (price: ReadValue<number>, least: number) =>
    price.value >= least &&
    price.value <= 30_000_000 &&
    !/\+\s*\d|업그레이드|할인\s*\d|부터|~\s*\d/.test(price.from)
  return {
    ...(adult && { adult: markUnlessOrdinary(adult, falls && !hasOwn && isOne(adult, 10_000)) }),
    ...(child && { child: markUnlessOrdinary(child, falls && !hasOwn && isOne(child, 10_000)) }),
    ...(baby && { baby: markUnlessOrdinary(baby, falls && !hasOwn && isOne(baby, 0)) }),
    ...(single && {
      single: markUnlessOrdinary(single, isOne(single, 5_000) && (!adult || single.value < adult.value)),
    }),
  }
}

const currencyPattern = /[$€¥£₩]|원|엔|달러|불|유로|위안|바트|동|페소|루피|링깃|USD|EUR|JPY|AUD|THB|CNY/i

/** A spot where people can be and wait. */
const meetingSpotPattern =
  /공항|역|터미널|항(?![가-힣])|카운터|게이트|출구|출국장|로비|청사|광장|주차장|휴게소|정문|호텔|앞|\d층|airport|station|terminal|counter|gate|lobby|hotel/i

type DayContext = {
  /** The number of days must be what the text says. With one more or less, every day may be wrong. */
  isCounted: boolean
  isInRow: boolean
  /** On the day back home nobody sleeps in a hotel. */
  isLast: boolean
  /** A hotel named for two nights is no mistake. */
  isTwice: boolean
}

function markDay(day: ReadDay, { isCounted, isInRow, isLast, isTwice }: DayContext): ReadDay {
  const meal = (read: ReadValue<string | null>) =>
    markUnlessOrdinary(read, isCounted && (read.value === null || isMealLike(read.value)))
  return {
    ...day,
    ...(day.date && { date: markUnlessOrdinary(day.date, isCounted && isInRow) }),
    places: day.places.map((place) => markUnlessOrdinary(place, isCounted && isPlaceLike(place.value.name))),
    flights: day.flights.map((flight) => markUnlessOrdinary(flight, isCounted)),
    meals: Object.fromEntries(Object.entries(day.meals).map(([name, read]) => [name, meal(read)])),
    ...(day.hotel && {
      hotel: markUnlessOrdinary(
        day.hotel,
        isCounted &&
          !isLast &&
          isHotelLike(day.hotel.value) &&
          (isTwice || lodgingPattern.test(day.hotel.value)),
      ),
    }),
  }
}

/** Whether each date is as many days after the first as its day is. */
function areDatesInRow(schedule: readonly ReadDay[]): boolean {
  const dated = schedule.filter(({ date }) => date)
  return dated.every(({ day, date }, at) => {
    const before = dated[at - 1]
    if (!before?.date || !date) return true
    let expected = before.date.value
    for (let step = before.day.value; step < day.value; step++) expected = addDays(expected, 1)
    return expected === date.value
  })
}

/** Not a line of a table, not a date, and not the name of the writer. */
const isTitleShaped = (text: string) =>
  text.length <= 60 && !/[|┃]|\d:\d\d|\d{4}\s*[-./년]\s*\d|여행사|작성|담당|귀하/.test(text)

/** The same trip, with a mark on every value that does not have the shape of its field. */
export function markDoubtful(trip: ReadTrip): ReadTrip {
  const { title, minimum, shopping, guide_fee, airline, meeting_point } = trip
  const isInRow = areDatesInRow(trip.schedule)
  const isCounted = trip.days === undefined || trip.days.value === trip.schedule.length
  return {
    ...trip,
    ...(title && { title: markUnlessOrdinary(title, isTitleShaped(title.value)) }),
    schedule: trip.schedule.map((day, at, all) =>
      markDay(day, {
        isCounted,
        isInRow,
        isLast: at > 0 && at === all.length - 1,
        isTwice: all.filter(({ hotel }) => hotel && hotel.value === day.hotel?.value).length > 1,
      }),
    ),
    included: markItems(trip, 'included'),
    not_included: markItems(trip, 'not_included'),
    prices: markPrices(trip),
    ...(minimum && { minimum: markUnlessOrdinary(minimum, minimum.value >= 1 && minimum.value <= 100) }),
    ...(shopping && { shopping: markUnlessOrdinary(shopping, shopping.value <= 10) }),
    ...(guide_fee && {
      guide_fee: markUnlessOrdinary(
        guide_fee,
        currencyPattern.test(guide_fee.value) && guide_fee.value.length <= 20,
      ),
    }),
    ...(airline && { airline: markUnlessOrdinary(airline, isPhrase(airline.value)) }),
    ...(meeting_point && {
      meeting_point: markUnlessOrdinary(
        meeting_point,
        meeting_point.value.length <= 45 &&
          meetingSpotPattern.test(meeting_point.value) &&
          !isSentence(meeting_point.value),
      ),
    }),
  }
}
