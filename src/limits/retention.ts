// How long things are stored: as long as the law says, or until nobody asks for them any more.

/** Records that nobody needs any more. Bookings and consultations have their years in the database. */
export const retentionDays = {
  mail: 7,
  codes: 1,
  proofs: 1,
  tries: 1,
  answers: 30,
  /** After money was sent there: a transfer may come back within a month. */
  accounts: 30,
  /** After the departure. */
  waiting: 30,
  references: 30,
  notices: 30,
  /** After a message for whom nobody was left: whoever planned it sees that. */
  emptyMessages: 30,
  /** After an agency was closed: members, posts and pictures. A closing by mistake is noticed in a month. */
  closed: 30,
  /** After a return: what a hotel or an insurer asks about afterwards is asked within weeks. */
  sentLists: 60,
  /** After a return, too: links, ticks, notes and papers of a guide. */
  guide: 60,
} as const
/** As long as the law has log-ins kept. */
export const logInRetentionMonths = 3
/** Bookings, lines of the bank and slips: as the law keeps records of payments. For bookings also in migration 0108. */
export const paymentRecordYears = 5
/** Books of a company. Also in the triggers of migrations 0167, 0250, 0251 and 0317. */
export const bookYears = 10
/** Complaints and what was asked. Also in migration 0041. */
export const consultYears = 3
export const purgeBatchSize = 100
/**
 * An encrypted file without a row is a stray after a day: no upload and no job takes so long. So many
 * are looked up in one statement.
 */
export const strayLimits = { after_ms: 86_400_000, atOnce: 1_000 } as const
