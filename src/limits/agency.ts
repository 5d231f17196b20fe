// Limits of one agency among many within the deployment.

/**
 * The share of the deployment that an agency may use unless the operator sets another in the console, and the
 * most that can be set. Storage: ten years of pictures of a busy agency. Mails: two a day to every traveller
 * of a large one. From `warnPercent` of its storage on staff are told; a full storage is measured again at
 * most so often.
 */
export const agencyLimits = {
  storage_gb: 20,
  mails_a_day: 5_000,
  texts_a_day: 1_000,
  texts_a_month: 10_000,
} as const
export const agencyLimitMost = { storage_gb: 10_000, messages: 1_000_000, seats: 1_000_000 } as const
export const storageLimits = { warnPercent: 90, measured_s: 600 } as const
/** Addresses of an earlier site; a shop of years has some thousand. */
export const oldAddressLimits = { most: 5_000, atOnce: 1_000, letters: 500 } as const
