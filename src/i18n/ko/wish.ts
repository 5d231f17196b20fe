// §2, §8 The wish list.
export const wish = {
  title: '위시리스트',
  none: '위시리스트에 담긴 상품이 없어요.',
  noneLine: '마음에 드는 여행의 하트를 눌러 담아 두세요.',
  seeTrips: '여행상품 보기',
}
