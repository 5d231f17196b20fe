// The first page of an agency.
import { koreanWeekdays } from '#i18n/weekdays.ts'

export const home = {
  /** Of a section to which the agency gave none. */
  titles: {
    trips: '지금 떠나기 좋은 여행',
    dates: '곧 떠나는 일정',
    choices: '어떤 여행을 찾으세요?',
    measures: '미리 보는 길',
    people: '함께 준비하는 사람들',
    reviews: '다녀온 분들의 이야기',
    notices: '공지사항',
    why: '믿고 맡기는 이유',
    phone: '전화로 물어보세요',
    search: '검색',
    areas: '지역',
    text: '소개',
    banner: '배너',
  },
  dates: {
    departure: '출발',
    trip: '여행',
    each: '1인',
    seats: '자리',
    left: (seats: number) => (seats === 0 ? '마감' : `${seats}석`),
    certain: '출발확정',
    booked: (minimum: number, booked: number) => `${minimum}명 중 ${booked}명 예약`,
    minimum: (people: number) => `최소 ${people}명 출발`,
    alone: (people: number) => `혼자 온 사람 ${people}명`,
    day: (month: number, day: number) => `${month}.${String(day).padStart(2, '0')}`,
    weekdays: koreanWeekdays,
  },
  noneCertain: '지금은 확정된 일정이 없어요. 곧 떠나는 일정을 살펴보세요.',
  certain: '출발확정 여행만 보기',
  all: '모든 여행 보기',
  more: '더 보기',
  stars: (stars: number) => `별점 ${stars}점`,
  call: '전화 상담',
  next: '다음',
  previous: '이전',
}
