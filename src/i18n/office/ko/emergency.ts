// Emergency contacts of travellers, in the office. In Korean.
export const emergency = {
  unnamed: '이름 미입력',
  open: '비상 연락처',
  enter: '비상 연락처 입력',
  openOf: (name: string) => `${name}님 비상 연락처`,
  title: (name: string) => `${name}님 비상 연락처`,
  lead: '여행 중 급한 일이 생기면 연락할 사람입니다. 비상 연락망과 인솔자 페이지에 나옵니다.',
  fields: { name: '이름', contact: '전화', relation: '관계' },
  relationHint: '예: 배우자, 부모, 친구',
  saved: '비상 연락처를 저장했습니다.',
  remove: '삭제',
  removed: '비상 연락처를 삭제했습니다.',
}
