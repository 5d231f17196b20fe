// 전체 자료, in Korean.
export const archive = {
  title: '전체 자료 받기',
  lead: '상품, 예약, 고객, 정산까지 이 여행사의 모든 자료를 zip 파일 하나로 받습니다.',
  what: '표는 JSON과 엑셀에서 열 수 있는 CSV로, 사진과 게시글 첨부는 원본으로 들어 있습니다. 여권, 고객 첨부 파일, 비밀번호, 연동 키는 들어 있지 않습니다.',
  told: '요청하면 모든 대표에게 메일로 알립니다. 파일은 하루에 하나 만들 수 있고, 24시간 뒤 삭제됩니다.',
  ask: '파일 만들기',
  asked: '파일을 만들기 시작했습니다. 다른 화면으로 이동해도 됩니다.',
  there: '최근 24시간 안에 만든 파일이 있습니다. 아래에서 받을 수 있습니다.',
  none: '아직 만든 파일이 없습니다.',
  making: (done: number, all: number) => `만드는 중 ${done} / ${all}`,
  failed: '만들지 못했습니다. 다시 요청해 주세요. 또 실패하면 나루 운영자에게 알려 주세요.',
  by: (name: string) => `${name} 요청`,
  until: (moment: string) => `${moment}까지 받을 수 있습니다`,
  fetch: '내려받기',
  size: (mb: string) => `${mb}MB`,
  files: '만든 파일',
}
