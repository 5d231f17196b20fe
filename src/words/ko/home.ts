// The first page of an agency.
export const home = {
  chosen: '지금 떠나기 좋은 여행',
  chosenLine: '담당자가 직접 고른 일정입니다.',
  byCategory: (category: string) => `${category} 여행`,
  more: '더 보기',
  notice: '공지사항',
  why: (company: string) => `왜 ${company}인가요?`,
  call: '전화 상담',
  next: '다음',
  previous: '이전',
}
