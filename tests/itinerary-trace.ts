// Looks for the words of a source in what was read of it, without the reader's own ways of accounting.

import type { ReadTrip } from '#domain/itinerary/itinerary.ts'
import type { ReviewGroup } from '#domain/itinerary/review.ts'
import { listUnreadLines } from '#domain/itinerary/unread-lines.ts'

const drawnSigns = /[①-⒛⓪-⓿❶-➓㉠-㉻ㅡ]/g
export const keepLetters = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** The words of a text as a person sees them, found without the readers. */
export const splitWords = (text: string) =>
  text
    .replace(drawnSigns, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(keepLetters)
    .toSorted()
/** A bullet of Word, which is a letter in a typeface of signs, with the blanks that Word puts behind it. */
const wordBullet = /(?<=^|\s)(?:[üûØ§þ]\s+|[ln]\s{2,})(?=\S)/g

export const extractVisibleText = (html: string) =>
  html
    // A letter in a typeface of signs is a bullet.
    .replace(/(<[^>]*Wingdings[^>]*>)\s*l/gi, '$1')
    .replace(/<(script|style|head|svg|template|noscript)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi, ' ')
    .replace(/<[^>]+>/g, (tag) => (/^<\/?(?:b|i|em|strong|span|font|u|a)\b/i.test(tag) ? '' : ' '))
    .replace(/&(?:\w+|#\d+);/g, ' ')
    .replace(wordBullet, ' ')

/** Who wrote it and when, as KakaoTalk puts it before each line. */
export const chatPrefix =
  /^(?:\[[^\]]{1,20}\] \[(?:오전|오후) \d{1,2}:\d{2}\] |\[(?:오전|오후) \d{1,2}:\d{2}\] [^:：]{1,20}: )/gm

export const listLines = (trips: readonly ReadTrip[]) => trips.flatMap(({ lines }) => lines)

/** Words that fields need not repeat: labels, columns, what is done at a place, whom a price is for. */
const labels =
  `포함 불포함 미포함 사항 내역 내용 일정 일정표 안내 요금 요금표 가격 경비 비용 출발 출발일 일자 날짜 일차 지역 도시
   교통 교통편 시간 식사 조식 중식 석식 아침 점심 저녁 숙박 호텔 숙소 비고 구분 성인 아동 유아 소아 대인 소인 행사 주요
   어른 어린이 관광 방문 이동 도착 경유 공항 국제공항 투숙 체크인 산책 상품가 판매가 귀환
   여행 상품 항공 인원 미팅 집결 일째 기간 쇼핑 독방 싱글 기본 요일 매주 참고 유의 취소 규정 출항 담당 계좌 회비 집합
   모이는 곳 만나는 모임 장소 탑승 사용료 사용 독실 독실료 참가비 확정일 조중석 관람 외부 포함안된거 기항지
   day city hotel htl stay overnight accommodation meal breakfast lunch dinner trans time period mon tue wed thu fri apr
   airline flight visit depart departure arrival transfer itinerary schedule remarks meeting point shopping date dates
   not included includes inclusions include including excluded excludes exclusions exclude excluding
   들어있는 what optional tours 순례비 travel january february march april may june july august september october november december
   price adult krw single min tel sat may supplement charge`
    .split(/\s+/)
    .toSorted((one, other) => other.length - one.length)
const labelPattern = new RegExp(labels.join('|'), 'g')

const particlePattern = /(?:으로|에서|까지|부터|에는|하여|하고|에|을|를|와|과|의|은|는|이|가|로|도|후|등|및)$/

/** A word is traced if a value has it, or has what is left of it without labels and particles. */
function isTraced(word: string, valueText: string): boolean {
  const rest = word.replace(labelPattern, ' ').split(' ').filter(Boolean)
  const isSaid = (part: string) =>
    part.length < 3 || valueText.includes(part) || valueText.includes(part.replace(particlePattern, ''))
  // "신치토세공항" is said by "치토세", and "하카타항" by "하카타".
  return (
    valueText.includes(word) ||
    rest.every(
      (part) =>
        isSaid(part) ||
        (part.length > 3 && [part.slice(1), part.slice(0, -1)].some((most) => valueText.includes(most))),
    )
  )
}

const ordinals = ['첫', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉', '열']
/** "첫째날" is said by the number of its day. */
const listDayWords = (number: number) => ['', '째', '쨋'].map((how) => `${ordinals[number - 1]}${how}날`)

/** Lines that count as taken though a longer word of theirs is in no field's value. */
export function findUntracedLines(trip: ReadTrip, groups: readonly ReviewGroup[]): string[] {
  const unread = new Set(listUnreadLines(trip.lines, groups).map(({ at }) => at))
  const valueText = keepLetters(
    groups
      .flatMap(({ fields, text = '', also = [], number }) => [
        ...fields.map(({ value }) => value),
        text,
        ...also,
        ...(number === undefined ? [] : listDayWords(number)),
      ])
      .join(' '),
  )
  return trip.lines
    .filter(({ at }) => !unread.has(at))
    .flatMap(({ text }) => {
      const lost = splitWords(text).filter((word) => !/\d/.test(word) && !isTraced(word, valueText))
      return lost.length > 0 ? [`${text} [${lost.join(' ')}]`] : []
    })
}
