// The confirmed itinerary of a booking, on its page and as a PDF: written on the server.
export const finalItinerary = {
  title: { confirmed: '확정 일정표', planned: '예정 일정표' },
  planned: '출발이 확정되기 전이라 항공편과 숙소가 바뀔 수 있습니다.',
  trip: {
    heading: '여행',
    name: '여행상품',
    number: '예약번호',
    dates: '여행 기간',
    people: '여행자',
    notice: '안내',
  },
  meeting: {
    heading: '만나는 곳',
    place: '장소',
    time: '시각',
    guide: '인솔자',
    guidePhone: '인솔자 전화',
    later: '출발 전에 알려 드립니다.',
  },
  flights: { heading: '항공편', out: '가는 편', back: '오는 편', leaves: '출발 시각' },
  hotels: {
    heading: '숙소',
    night: (date: string) => `${date} 밤`,
    changed: (after: string, before: string) => `${after} (변경 전 ${before})`,
  },
  days: {
    heading: '일정',
    day: (day: number, date: string) => `${day}일차 ${date}`,
    meals: { breakfast: '조식', lunch: '중식', dinner: '석식' },
    hotel: '숙소',
    transport: '교통',
    changed: (before: string, after: string) => `변경: ${before} → ${after}`,
  },
  card: {
    heading: '비상 연락 카드',
    name: '이름',
    agency: '여행사',
    guide: '인솔자',
    local: '현지 비상 연락처',
    consul: '영사콜센터',
    number: '예약번호',
  },
}
