// 미수금, in Korean.
export const receivables = {
  title: '미수금',
  lead: (bookings: number, sum: string) => `예약 ${bookings.toLocaleString('ko')}건, 합계 ${sum}원`,
  empty: '미수금이 없습니다.',
  emptyLead: '잔금이 남은 예약과, 받은 금액보다 많은 취소 수수료가 여기에 표시됩니다.',
  kind: '구분',
  kinds: { overdue: '기한 지남', later: '기한 전', claim: '취소 수수료' },
  columns: { who: '예약', trip: '여행', kind: '구분', due: '기한', paid: '입금액', amount: '미수금' },
  won: (amount: string) => `${amount}원`,
  now: '즉시',
  waive: '면제',
  waiveLabel: (name: string) => `${name}님 취소 수수료 면제`,
  waiveTitle: (name: string, amount: string) => `${name}님의 취소 수수료 ${amount}원을 면제할까요?`,
  waiveLead: '되돌릴 수 없습니다. 사유는 예약 이력과 활동 기록에 남습니다.',
  reason: '사유',
  waived: '취소 수수료를 면제했습니다.',
}
