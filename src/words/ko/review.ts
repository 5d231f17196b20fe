// Reviews of trips. §2 /board/review
export const review = {
  title: '여행 후기',
  line: '다녀오신 분들이 직접 남긴 이야기입니다.',
  none: '아직 후기가 없습니다.',
  noneLine: '여행을 다녀오시면 마이페이지에서 후기를 남길 수 있습니다.',
  seeTrips: '여행상품 보기',
  stars: (stars: number) => `별점 5점 만점에 ${stars}점`,
  photo: (at: number) => `후기 사진 ${at}`,
  all: '후기 전체 보기',
  readOn: '더 읽기',
  back: '목록으로',
  reply: '여행사의 답글',
}
