// The print page of a trip. §2 /manageProductView
export const print = {
  title: '상품 안내서',
  print: '인쇄하기',
  back: '상품 페이지로',
  code: '상품 번호',
  length: '여행 기간',
  price: '상품가 (성인 1인)',
  minimum: '최소 출발 인원',
  people: (count: number) => `${count}명`,
  flight: '교통편',
  shopping: '쇼핑',
  schedule: '일정표',
  day: '일자',
  plan: '주요 일정',
  meals: '식사',
  stay: '숙박',
  departures: '출발일과 요금',
  more: (count: number) => `이 밖에 ${count}회 출발합니다. 최신 좌석과 요금은 홈페이지에서 확인하세요.`,
  compulsory:
    '상품가에는 유류할증료, 제세공과금, 현지 필수 경비가 모두 들어 있습니다. 선택 관광은 자유이며, 선택하지 않아도 불이익이 없습니다.',
  cancel: '취소 수수료는 국외(국내)여행 표준약관과 특별약관에 따르며, 예약 전에 따로 안내합니다.',
}
