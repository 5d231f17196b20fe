// 결제 방식, in Korean.
export const settings = {
  title: '결제 방식',
  lead: '새로 들어오는 예약부터 이렇게 받습니다. 이미 받은 예약은 예약할 때의 방식을 지킵니다.',
  kind: '언제 받나요',
  kinds: { whole: '예약할 때 전액', deposit: '계약금 먼저, 잔금 나중', confirmed: '출발이 확정되면 계약금' },
  kindLeads: {
    whole: '손님이 예약하면서 모두 냅니다.',
    deposit: '손님이 예약하면서 계약금을 내고, 잔금은 기한까지 냅니다. 계약금이 들어오면 좌석이 확정됩니다.',
    confirmed:
      '손님은 돈을 내지 않고 예약합니다. 최소 인원이 모이면 모두에게 한꺼번에 결제 링크를 보내고, 기한까지 내지 않은 좌석은 풀립니다.',
  },
  deposit: '계약금',
  units: { percent: '요금의 %', won: '한 사람에 원' },
  unit: '계약금 단위',
  balanceDays: '잔금 기한 (출발 며칠 전)',
  balanceHint: '이 날이나 더 가까운 출발은 예약할 때 전액을 받습니다.',
  hours: '입금 기한 (시간)',
  hoursHint: '계좌이체 예약과, 출발이 확정되어 결제를 요청한 예약의 좌석을 이만큼 잡아 둡니다.',
  example: (first: string, balance: string, day: string) =>
    `예: 오늘 100만 원짜리 두 자리를 예약하면 지금 ${first}원, 잔금 ${balance}원은 ${day}까지 (출발 90일 뒤)`,
  perTrip: '상품마다 다르게 받으려면 상품 편집의 ‘결제 방식’에서 정하세요.',
  saved: '결제 방식을 저장했습니다.',
}
