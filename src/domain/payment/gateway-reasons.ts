// Why money goes back, or an account is closed, as the gateway and through it the customer's bank shows it.

export const gatewayReasons = {
  customer: '고객 취소',
  staff: '여행사 취소',
  noSeats: '좌석이 없어 자동 취소',
  priceChange: '요금 차액',
  unpaid: '입금 전 취소',
} as const

/** The code of a refund that ended because the bank took back the deposit it was for. */
export const depositUndone = 'DEPOSIT_UNDONE'
