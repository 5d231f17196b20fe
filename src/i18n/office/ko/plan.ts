// 결제 방식, in Korean.
export const plan = {
  title: '결제 방식',
  lead: '새 예약부터 적용됩니다. 이미 받은 예약은 예약 당시의 방식을 유지합니다.',
  kind: '결제 시점',
  kinds: {
    whole: '예약 시 전액',
    deposit: '예약 시 계약금, 잔금은 나중에',
    confirmed: '출발 확정 후 계약금',
  },
  kindLeads: {
    whole: '고객이 예약할 때 전액을 결제합니다.',
    deposit: '고객이 예약할 때 계약금을, 기한까지 잔금을 결제합니다. 계약금이 입금되면 좌석이 확정됩니다.',
    confirmed:
      '고객이 결제 없이 예약합니다. 최소 인원이 모이면 모두에게 동시에 결제 링크가 발송되고, 기한까지 결제하지 않은 좌석은 해제됩니다.',
  },
  deposit: '계약금',
  units: { percent: '요금의 %', won: '1인당 원' },
  unit: '계약금 단위',
  balanceDays: '잔금 기한 (출발 며칠 전)',
  balanceHint: '잔금 기한이 이미 지난 출발은 예약할 때 전액을 결제합니다.',
  hours: '입금 기한 (시간)',
  hoursHint: '계좌이체 예약과, 출발 확정 후 결제를 요청한 예약의 좌석을 유지하는 시간입니다.',
  example: (first: string, balance: string, day: string) =>
    `예: 90일 뒤 출발하는 1인 1,000,000원 여행을 2명 예약하면, 지금 ${first}원, ${day}까지 잔금 ${balance}원`,
  perTrip: '상품마다 다르게 정하려면 상품 편집에서 결제 방식을 바꾸세요.',
  saved: '결제 방식을 저장했습니다.',
}
