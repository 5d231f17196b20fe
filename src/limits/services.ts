// How long other services are waited for, how often they are asked again, and how much is asked at once.

/** A mail server may be away for a day: tried again after seconds at first, then every hour. */
export const mailLimits = { atOnce: 5, wait_ms: 10_000, retries: 36, longestPause_s: 3_600 } as const
/** The gateway is asked again for longer than a bank's night lasts. */
export const gatewayJobLimits = { atOnce: 2, retries: 10, longestPause_s: 600 } as const
/** A log-in by Kakao waits at most so long for its answer. */
export const kakaoLimits = { wait_ms: 5_000 } as const
/** How long the payment gateway is waited for, and when it is left alone for a while. */
export const tossLimits = {
  confirm_ms: 30_000,
  cancel_ms: 30_000,
  find_ms: 10_000,
  failures: 5,
  failuresWithin_ms: 10_000,
  rest_ms: 5_000,
} as const
/** How long after its end a payment is still asked about, so that its shop's key stays. */
export const openPaymentLimits = { asked_s: 86_400 } as const
/** Settlements of the gateway: as many as a page may have, and more pages than a month of the largest agency fills. */
export const settlementPages = { size: 5_000, most: 20 } as const
/** How long the service for texts is waited for, and when it is left alone for a while. */
export const solapiLimits = {
  wait_ms: 10_000,
  failures: 5,
  failuresWithin_ms: 10_000,
  rest_ms: 5_000,
} as const
export const textLimits = {
  atOnce: 5,
  retries: 10,
  longestPause_s: 600,
  /** A text is tried again for so long, then a person is asked to call. */
  givenUp_s: 3_600,
  /** How often the service is asked what became of a text, for how many days, and of how many at once. */
  looked_s: 60,
  lookedDays: 3,
  lookedAtOnce: 100,
} as const
export const receiptClockLimits = {
  /** A cash receipt without an answer is asked for again. */
  asked_s: 120,
  /** How often the gateway is asked whether the tax office has it. */
  registered_s: 6 * 3_600,
  atOnce: 200,
} as const
export const recheckLimits = {
  /** An answer of the gateway that did not come within this time is asked for. */
  after_s: 30,
  atOnce: 500,
  /** How often an open virtual account is asked about, because notices can get lost. */
  accounts_s: 30 * 60,
} as const
/** How long a store across the network is waited for, and when it is left alone for a while. */
export const storeLimits = {
  connect_ms: 2_000,
  silence_ms: 5_000,
  pause_ms: 100,
  failures: 5,
  failuresWithin_ms: 10_000,
  rest_ms: 5_000,
  movedAtOnce: 8,
} as const
/** How long a check of a domain waits for a name server and for a certificate: an owner looks at the screen. */
export const domainProbeLimits = { dns_ms: 3_000, tls_ms: 5_000 } as const
