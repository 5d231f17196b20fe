// Packages: cards and the list. §2 Package list
export const catalog = {
  title: '여행상품',
  results: (keyword: string) => `‘${keyword}’ 검색 결과`,
  count: (total: string) => `상품 ${total}개`,
  nights: (nights: number, days: number) => (nights === 0 ? '당일' : `${nights}박 ${days}일`),
  won: (price: string) => `${price}원~`,
  priceOnRequest: '가격 문의',
  none: '데이터가 없습니다.',
  noneLine: '조건에 맞는 상품이 없습니다. 다른 지역이나 전체 상품을 둘러보세요.',
  seeAll: '전체 상품 보기',
  all: '전체',
  filter: '지역 고르기',
  tags: '태그',
  noneFiltered: '조건에 맞는 상품이 없습니다. 조건을 줄이면 더 많은 상품이 보입니다.',
  tooShort: '검색어를 두 글자 이상 입력하세요.',
  others: '이런 여행은 어떠세요?',
  companions: { parents: '부모님과', family: '가족과', couple: '둘이서', friends: '친구와', solo: '혼자' },
  filters: {
    title: '정렬·필터',
    sort: '정렬',
    sorts: {
      recommended: '추천순',
      date: '출발 빠른순',
      price_low: '낮은 가격순',
      price_high: '높은 가격순',
      reviewed: '후기 많은순',
      newest: '새로운 상품순',
    },
    month: '출발 월',
    anyMonth: '언제든지',
    monthName: (year: number, month: number) => `${year}년 ${month}월`,
    nights: '여행 기간',
    anyNights: '전체',
    nightsRange: (from: number, to: number) => {
      if (to === 0) return '당일'
      return to > 30 ? `${from}박 이상` : `${from}~${to}박`
    },
    clear: '조건 지우기',
    show: (found: string) => `상품 ${found}개 보기`,
    apply: '적용',
  },
  weekdays: ['일', '월', '화', '수', '목', '금', '토'],
  departsOn: (month: number, day: number, weekday: number) => `${month}.${day} ${'일월화수목금토'[weekday]}`,
  flownFrom: (cities: string) => `${cities} 출발`,
  availability: ({
    state,
    seats_left,
    to_confirm,
  }: {
    state: string
    seats_left: number
    to_confirm: number
  }) => {
    if (state === 'few_left') return `마감임박 ${seats_left}석`
    return state === 'confirmed' ? '출발확정' : `${to_confirm}명 더 모이면 확정`
  },
  allSold: '마감',
  rated: (average: string, count: number) => `별점 ${average}점, 후기 ${count}개`,
  wish: '위시리스트에 담기',
  unwish: '위시리스트에서 빼기',
  loginNeeded: '로그인이 필요합니다.',
  wishFailed: '위시리스트에 추가 실패했습니다.',
}
