// Every refusal: its code and its HTTP status. §8
// The sentences are in words/{ko,en}/errors.ts.
export const statuses = {
  // what was sent
  BAD_INPUT: 400,
  WRONG_AGENCY: 400,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_BODY: 415,
  HEADERS_TOO_LARGE: 431,
  TOO_SLOW: 408,
  NOBODY_TRAVELS: 400,
  BABIES_ALONE: 400,
  PARTY_TOO_LARGE: 400,
  NAME_UNFIT: 400,
  AGES_DIFFER: 400,
  CHOOSE_DEPARTURE: 400,
  CONSENT_REQUIRED: 400,
  STORE_MISSING: 400,
  WEAK_PASSWORD: 400,
  PASSWORDS_DIFFER: 400,
  SAME_PASSWORD: 400,
  FILE_REQUIRED: 400,
  WORDS_REQUIRED: 400,
  NIGHTS_DIFFER: 400,
  DAYS_DIFFER: 400,
  ALERT_REQUIRED: 400,
  SHOPPING_REQUIRED: 400,
  DEPOSIT_REQUIRED: 400,
  DEPOSIT_ABOVE_PRICE: 400,
  MINIMUM_TOO_HIGH: 400,
  DAY_IS_OVER: 400,
  DAY_TWICE: 400,
  DAY_TOO_FAR: 400,
  TIME_IS_OVER: 400,
  GUARDIAN_REQUIRED: 400,
  MRZ_WRONG: 400,
  PASSPORT_EXPIRED: 400,
  FILE_TYPE: 415,
  LOGO_UNSAFE: 415,
  LOGO_SIZE: 400,
  DATES_CROSS: 400,
  POPUP_OVER_PRICE: 400,
  FILE_TOO_LARGE: 413,
  TOO_MANY_FILES: 413,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  IDEMPOTENCY_KEY_REUSED: 422,
  // who asks
  LOGIN_REQUIRED: 401,
  LOGIN_FAILED: 401,
  GUIDE_PIN_REQUIRED: 401,
  GUIDE_LINK_LOCKED: 403,
  WRONG_CODE: 403,
  STEP_UP_REQUIRED: 403,
  PASSWORD_REQUIRED: 403,
  FACTOR_REQUIRED: 403,
  NOT_ALLOWED: 403,
  GRANT_REQUIRED: 403,
  OWNER_AT_DESK: 403,
  WORKS_ELSEWHERE: 403,
  OPENED_BY_MEMBER: 403,
  WRONG_PASSWORD: 403,
  WRONG_PIN: 403,
  WRONG_POST_PASSWORD: 403,
  ABNORMAL_ACCESS: 403,
  FOREIGN_ORIGIN: 403,
  PASSWORD_MUST_CHANGE: 403,
  CODE_WRONG: 403,
  PROOF_REQUIRED: 403,
  KAKAO_FAILED: 401,
  UPLOAD_CLOSED: 403,
  NOT_THE_SIGNER: 403,
  SAME_PERSON: 403,
  // what is not there, or not yours: the same answer
  AGENCY_NOT_FOUND: 404,
  KEY_REFUSED: 401,
  TOO_MANY_KEYS: 409,
  NOT_FOUND: 404,
  PAGE_NOT_FOUND: 404,
  BOARD_NOT_FOUND: 404,
  POST_NOT_FOUND: 404,
  PACKAGE_UNAVAILABLE: 404,
  CATEGORY_NOT_FOUND: 404,
  PLACE_NOT_FOUND: 404,
  PICTURE_NOT_FOUND: 404,
  BOOKING_NOT_FOUND: 404,
  DEPARTURE_NOT_FOUND: 404,
  TEMPLATE_NOT_FOUND: 404,
  REVIEW_NOT_FOUND: 404,
  VOTE_NOT_FOUND: 404,
  CONTRACT_NOT_FOUND: 404,
  LINE_NOT_FOUND: 404,
  DISCOUNT_CODE_UNFIT: 404,
  LINK_EXPIRED: 404,
  LINK_USED: 410,
  GUIDE_LINK_OVER: 410,
  CODE_EXPIRED: 404,
  // what does not fit the present state
  ID_TAKEN: 409,
  ALREADY_STAFF: 409,
  STORE_TAKEN: 409,
  LAST_OWNER: 409,
  CHANGED_MEANWHILE: 409,
  EXPORT_TOO_LARGE: 422,
  TOO_MANY_VIEWS: 422,
  TOO_MANY_BOARDS: 422,
  TOO_MANY_PROMOTIONS: 422,
  TOO_MANY_DISCOUNTS: 422,
  DISCOUNT_CODE_TAKEN: 409,
  DISCOUNT_CODE_USED_UP: 409,
  SHARES_TOO_LARGE: 409,
  NOBODY_TO_REMIND: 409,
  PHONE_TAKEN: 409,
  TRIP_NOT_READY: 409,
  ALREADY_PUBLISHED: 409,
  LOOK_NOT_READY: 409,
  TRIP_IN_USE: 409,
  CATEGORY_IN_USE: 409,
  DEPARTURE_BOOKED: 409,
  BOOKED_UNTOLD: 409,
  PLACE_TAKEN: 409,
  PLACE_IN_USE: 409,
  TEMPLATE_TAKEN: 409,
  TOO_MANY_TEMPLATES: 409,
  TOO_MANY_LINKS: 409,
  SEATS_TAKEN: 409,
  SOLD_OUT: 409,
  AGENCY_PAUSED: 409,
  SITE_NOT_READY: 409,
  ALREADY_OPEN: 409,
  AGENCY_OPENED: 409,
  WRONG_STATE: 409,
  NAME_DIFFERS: 400,
  TRAVELS_TO_COME: 409,
  TOO_MANY_UNPAID: 409,
  TOO_MANY_FROM_NETWORK: 409,
  SEATS_LEFT: 409,
  ALREADY_WAITING: 409,
  NOT_WAITING: 404,
  PRICE_CHANGED: 409,
  CONTRACT_CHANGED: 409,
  DEPARTURE_CLOSED: 409,
  DEPARTURE_CANCELLED: 409,
  TRAVELLER_NOT_FOUND: 404,
  PERSON_IN_TWO_ROOMS: 409,
  ROOM_OVERFULL: 409,
  NOBODY_BOOKED: 409,
  NOT_CANCELLABLE: 409,
  NOT_CHANGEABLE: 409,
  CANCEL_INSTEAD: 409,
  NOT_PAYABLE: 409,
  WAY_NOT_OFFERED: 409,
  GATEWAY_KEYS_MISSING: 409,
  PAYMENT_DECLINED: 402,
  PAYMENT_MISMATCH: 409,
  WRONG_PROGRESS: 409,
  REFUND_UNDER_WAY: 409,
  NOTHING_OWED: 409,
  LINE_TAKEN: 409,
  CONFIRMATION_OVER: 409,
  AGREEMENT_AWAITED: 409,
  NOT_UNDOABLE: 409,
  SETTLEMENT_CLOSED: 409,
  SETTLEMENT_OPEN: 409,
  DAY_CLOSED: 409,
  DAY_OPEN: 409,
  TRIP_NOT_OVER: 409,
  TOO_MANY_COSTS: 409,
  COST_PAID: 409,
  BILL_MISSING: 409,
  BILL_BELOW_PAID: 409,
  PAID_TOO_MUCH: 409,
  RATE_MISSING: 400,
  NO_SHOPS: 409,
  DEPARTURE_HAS_COSTS: 409,
  AGENCY_TAKEN: 409,
  DOMAIN_TAKEN: 409,
  CONNECTION_REFUSED: 422,
  CONNECTION_UNREACHABLE: 503,
  KEY_OF_ANOTHER: 409,
  KEYS_MISSING: 409,
  TERMS_IN_FORCE: 409,
  LINK_OF_ANOTHER: 409,
  TERMS_GAPS: 409,
  TERMS_BEGUN: 409,
  NOT_TRAVELLED: 403,
  ALREADY_REVIEWED: 409,
  VOTE_FULL: 409,
  STILL_RUNNING: 409,
  TOO_MANY_TRIES: 429,
  // us
  UNEXPECTED: 500,
  UNAVAILABLE: 503,
  UPLOAD_FAILED: 507,
} as const

export type Code = keyof typeof statuses
export type Fields = Record<string, { ko: string; en: string }>
/** The choices, when the input fits several. */
export type Choices = Record<string, string | number>[]
type RefusalDetails = { fields?: Fields; retryAfter?: number; choices?: Choices }

/**
 * A refusal travels as an error with a `refusal` field: server code and the page bundle each have their own
 * copy of this class.
 */
export class Refusal extends Error {
  readonly refusal: Code
  readonly fields: Fields | undefined
  readonly retryAfter: number | undefined
  readonly choices: Choices | undefined

  constructor(code: Code, { fields, retryAfter, choices }: RefusalDetails = {}) {
    super(code)
    this.refusal = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.choices = choices
  }
}

export function refuse(code: Code, more?: RefusalDetails): never {
  throw new Refusal(code, more)
}

/** Refuses a write when the row was changed after the screen loaded it. The caller holds the row's lock. */
export function refuseIfChanged(now: number, seen: number): void {
  if (now !== seen) refuse('CHANGED_MEANWHILE')
}

export const isCode = (text: string): text is Code => Object.hasOwn(statuses, text)

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'refusal' in error && typeof error.refusal === 'string' && isCode(error.refusal)
