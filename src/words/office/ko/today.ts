// The first screen: what waits.
export const today = {
  title: '오늘',
  empty: '오늘 급한 일이 없습니다.',
  emptyLead: '새로 들어오는 일이 여기에 모입니다.',
}
