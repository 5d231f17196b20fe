// The gateway's error codes: the HTTP status of each, and what it says.
// A code that is not here has the status 400.
const byStatus: Record<number, string[]> = {
  401: ['UNAUTHORIZED_KEY'],
  403: [
    'REJECT_CARD_PAYMENT',
    'REJECT_CARD_COMPANY',
    'REJECT_ACCOUNT_PAYMENT',
    'REJECT_TOSSPAY_INVALID_ACCOUNT',
    'FORBIDDEN_REQUEST',
    'FORBIDDEN_CONSECUTIVE_REQUEST',
    'INCORRECT_BASIC_AUTH_FORMAT',
    'EXCEED_MAX_AUTH_COUNT',
    'EXCEED_MAX_ONE_DAY_AMOUNT',
    'EXCEED_MAX_REFUND_DUE',
    'EXCEED_CANCEL_LIMIT',
    'NOT_AVAILABLE_BANK',
    'INVALID_PASSWORD',
    'FDS_ERROR',
    'NOT_CANCELABLE_AMOUNT',
    'NOT_CANCELABLE_PAYMENT',
    'NOT_CANCELABLE_PAYMENT_FOR_DORMANT_USER',
    'NOT_ALLOWED_PARTIAL_REFUND',
    'NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT',
  ],
  404: ['NOT_FOUND_PAYMENT', 'NOT_FOUND_PAYMENT_SESSION', 'NOT_FOUND'],
  409: ['IDEMPOTENT_REQUEST_PROCESSING'],
  429: ['TOO_MANY_REQUESTS'],
  500: [
    'FAILED_INTERNAL_SYSTEM_PROCESSING',
    'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING',
    'UNKNOWN_PAYMENT_ERROR',
    'COMMON_ERROR',
    'FAILED_REFUND_PROCESS',
    'FAILED_PARTIAL_REFUND',
    'FAILED_METHOD_HANDLING_CANCEL',
  ],
}

const messages: Record<string, string> = {
  UNAUTHORIZED_KEY: '인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다.',
  INCORRECT_BASIC_AUTH_FORMAT: '잘못된 요청입니다. 콜론(:)을 포함해 인코딩해주세요.',
  INVALID_REQUEST: '잘못된 요청입니다.',
  INVALID_IDEMPOTENCY_KEY: '멱등키는 300자 이하여야 합니다.',
  IDEMPOTENT_REQUEST_PROCESSING: '이전 멱등 요청이 처리중입니다.',
  NOT_FOUND_PAYMENT: '존재하지 않는 결제 정보 입니다.',
  NOT_FOUND_PAYMENT_SESSION: '결제 시간이 만료되어 결제 진행 데이터가 존재하지 않습니다.',
  ALREADY_PROCESSED_PAYMENT: '이미 처리된 결제 입니다.',
  DUPLICATED_ORDER_ID: '이미 승인 및 취소가 진행된 중복된 주문번호 입니다. 다른 주문번호로 진행해주세요.',
  REJECT_CARD_PAYMENT: '한도초과 혹은 잔액부족으로 결제에 실패했습니다.',
  BELOW_MINIMUM_AMOUNT: '신용카드는 결제금액이 100원 이상, 계좌는 200원이상부터 결제가 가능합니다.',
  ALREADY_CANCELED_PAYMENT: '이미 취소된 결제 입니다.',
  NOT_CANCELABLE_AMOUNT: '취소 할 수 없는 금액 입니다.',
  NOT_CANCELABLE_PAYMENT: '취소 할 수 없는 결제 입니다.',
  INVALID_REFUND_ACCOUNT_INFO: '환불 계좌번호와 예금주명이 일치하지 않습니다.',
  EXPIRED_PAYMENT: '결제가 만료되었습니다. 다시 시도해주세요.',
  PAY_PROCESS_CANCELED: '사용자에 의해 결제가 취소되었습니다.',
  PAY_PROCESS_ABORTED: '결제 진행 중 승인에 실패하였습니다.',
  TOO_MANY_REQUESTS: '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.',
}

const statuses = new Map(
  Object.entries(byStatus).flatMap(([status, codes]) => codes.map((code) => [code, Number(status)] as const)),
)

export const messageOf = (code: string) => messages[code] ?? '요청을 처리하지 못했습니다.'

/** What the gateway will not do, as it travels: HTTP status, code and sentence. */
export class GatewayRefusal extends Error {
  readonly code: string
  readonly status: number

  constructor(code: string) {
    super(messageOf(code))
    this.code = code
    this.status = statuses.get(code) ?? 400
  }
}

export function refuse(code: string): never {
  throw new GatewayRefusal(code)
}
