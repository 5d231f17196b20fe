// What one agency among many may use of the deployment.

/**
 * What an agency may use of the deployment, unless the operator has set it in the console; and the most that can be
 * set. Storage: a busy agency's pictures of ten years. Mails: every traveller of a large one, twice a day. From
 * `warnPercent` of its storage on staff are told. It is measured again at most so often when it is full.
 */
export const agencyLimits = {
  storage_gb: 20,
  mails_a_day: 5_000,
  texts_a_day: 1_000,
  texts_a_month: 10_000,
} as const
export const agencyLimitMost = { storage_gb: 10_000, messages: 1_000_000, seats: 1_000_000 } as const
export const storageLimits = { warnPercent: 90, measured_s: 600 } as const
