// Five sentences for somebody who is new in the office, in Korean.
export const tour = {
  title: '둘러보기',
  steps: {
    today: '오늘 할 일이 급한 순서로 모이는 첫 화면입니다.',
    search: '화면, 예약, 고객, 상품을 이름이나 번호로 바로 찾습니다. Ctrl+K로도 열립니다.',
    bookings: '예약을 누르면 입금, 여권, 변경, 취소를 한 화면에서 처리합니다.',
    filling: '출발일마다 모객, 명단, 객실, 안내 문자를 봅니다.',
    handbook: '지금 보는 화면의 사용 설명서가 열립니다. 둘러보기는 이름 메뉴에서 다시 볼 수 있습니다.',
  },
  count: (at: number, of: number) => `${at}/${of}`,
  next: '다음',
  end: '그만 보기',
  done: '마치기',
}
