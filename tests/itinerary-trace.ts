// Looks for the words of a source in what was read of it, without the reader's own ways of accounting.
import { unreadLines } from '#domain/itinerary/account.ts'
import type { ReadTrip } from '#domain/itinerary/itinerary.ts'
import type { ReviewGroup } from '#domain/itinerary/review.ts'

const drawn = /[①-⒛⓪-⓿❶-➓㉠-㉻ㅡ]/g
export const letters = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** The words of a text as a person sees them, found without the readers. */
export const wordsOf = (text: string) =>
  text
    .replace(drawn, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(letters)
    .toSorted()
export const seenIn = (html: string) =>
  html
    // A letter in a typeface of signs is a bullet.
    .replace(/(<[^>]*Wingdings[^>]*>)\s*l/gi, '$1')
    .replace(/<(script|style|head|svg|template|noscript)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi, ' ')
    .replace(/<[^>]+>/g, (tag) => (/^<\/?(?:b|i|em|strong|span|font|u|a)\b/i.test(tag) ? '' : ' '))
    .replace(/&(?:\w+|#\d+);/g, ' ')

/** Who wrote it and when, as KakaoTalk puts it before each line. */
export const chatter = /^\[[^\]]{1,20}\] \[(?:오전|오후) \d{1,2}:\d{2}\] /gm

export const linesIn = (trips: readonly ReadTrip[]) => trips.flatMap(({ lines }) => lines)

/** Words that fields need not repeat: labels, what is done at a place, whom a price is for, particles. */
const labels = new Set(
  `포함 불포함 미포함 사항 내역 내용 일정 일정표 안내 요금 요금표 가격 경비 비용 출발 출발일 일자 날짜 일차 지역 도시
   교통 교통편 시간 식사 조식 중식 석식 아침 점심 저녁 숙박 호텔 숙소 비고 구분 성인 아동 유아 소아 대인 소인
   어른 어린이 관광 방문 이동 도착 경유 공항 국제공항 투숙 체크인 산책 상품가 판매가
   여행 상품 항공 인원 미팅 집결 일째 기간 쇼핑 독방 싱글 기본 요일 매주 참고 유의 취소 규정 출항 담당 계좌 회비 집합
   day city hotel meal trans time period mon tue wed thu fri apr`.split(/\s+/),
)

/** Pairs of letters: what a field says in another way shares one with the line it came from. */
const pairsOf = (text: string) => new Set(Array.from(text, (_, at) => text.slice(at, at + 2)))

/** Lines that count as taken though a longer word of theirs, which is no label, left no trace in any field. */
export function untraced(trip: ReadTrip, groups: readonly ReviewGroup[]): string[] {
  const unread = new Set(unreadLines(trip.lines, groups).map(({ at }) => at))
  const said = letters(
    groups
      .flatMap(({ fields, text = '', also = [], number }) => [
        ...fields.flatMap(({ value, from }) => [value, from]),
        text,
        ...also,
        String(number),
      ])
      .join(' '),
  )
  const known = pairsOf(said)
  return trip.lines
    .filter(({ at, text }) => {
      const long = wordsOf(text).filter((word) => word.length >= 3 && !/\d/.test(word))
      const lost = long.filter(
        (word) => ![...pairsOf(word)].some((pair) => pair.length === 2 && known.has(pair)),
      )
      return !unread.has(at) && lost.some((word) => ![...labels].some((label) => word.includes(label)))
    })
    .map(({ text }) => text)
}
