// 받을 돈, in Korean.
export const receivables = {
  title: '받을 돈',
  lead: (bookings: number, sum: string) => `예약 ${bookings.toLocaleString('ko')}건, 모두 ${sum}원`,
  empty: '받을 돈이 없습니다.',
  emptyLead: '잔금이 남은 예약과, 낸 돈보다 많은 취소 수수료가 여기에 모입니다.',
  kind: '종류',
  kinds: { overdue: '기한 지남', later: '기한 전', claim: '취소 수수료' },
  columns: { who: '예약', trip: '여행', kind: '종류', due: '기한', paid: '받은 돈', amount: '받을 돈' },
  won: (amount: string) => `${amount}원`,
  now: '바로',
  waive: '받지 않기',
  waiveLabel: (name: string) => `${name}님의 취소 수수료 받지 않기`,
  waiveTitle: (name: string, amount: string) => `${name}님의 취소 수수료 ${amount}원을 받지 않을까요?`,
  waiveLead: '되돌릴 수 없습니다. 까닭은 예약의 이력과 기록에 남습니다.',
  reason: '까닭',
  waived: '받지 않기로 적었습니다.',
}
