// Packages: cards and the list. §2 Package list
export const catalog = {
  title: '여행상품',
  results: (keyword: string) => `‘${keyword}’ 검색 결과`,
  count: (total: string) => `상품 ${total}개`,
  nights: (nights: number, days: number) => (nights === 0 ? '당일' : `${nights}박 ${days}일`),
  won: (price: string) => `${price}원~`,
  priceOnRequest: '가격 문의',
  none: '조건에 맞는 상품이 없습니다.',
  noneLine: '다른 지역이나 전체 상품을 둘러보세요.',
  seeAll: '전체 상품 보기',
  all: '전체',
  filter: '지역 고르기',
  tags: '태그',
}
