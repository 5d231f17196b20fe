// Limits of the machine: time, memory, connections, files, and how long things are stored.

export const yearSeconds = 31_536_000
/**
 * Pictures to share are drawn and contracts set in type one after the other, agency by agency. So many wait,
 * some seconds at the most; further requests are told to try again later.
 */
export const workerThreadLimits = { waiting: 20 } as const
/**
 * Retention of records that nobody needs any more; log-ins as long as the law says. Bookings and
 * consultations have their years in the database. An account: after money was sent there, a month for a
 * transfer that comes back. Waiting lists: as long after the departure.
 */
export const retentionDays = {
  mail: 7,
  codes: 1,
  proofs: 1,
  tries: 1,
  answers: 30,
  accounts: 30,
  waiting: 30,
  references: 30,
  notices: 30,
  /** After an agency was closed: members, posts and pictures. A closing by mistake is noticed in a month. */
  closed: 30,
  /** After a return: what a hotel or an insurer asks about afterwards is asked within weeks. */
  sentLists: 60,
  /** After a return, too: links, ticks, notes and papers of a guide. */
  guide: 60,
} as const
export const logInRetentionMonths = 3
/** Bookings, lines of the bank and slips: as the law keeps records of payments. For bookings also in migration 0108. */
export const paymentRecordYears = 5
/** Books of a company. Also in the triggers of migrations 0167, 0250, 0251 and 0317. */
export const bookYears = 10
/** Complaints and what was asked. Also in migration 0041. */
export const consultYears = 3
export const purgeBatchSize = 100
/**
 * Texts that are cleaned again in one transaction: at most half a second of work, and other requests come
 * between.
 */
export const resanitizeBatchSize = 20
export const databaseLimits = {
  connections: 10,
  connect_ms: 2_000,
  statement_ms: 2_000,
  lock_ms: 1_000,
  idle_transaction_ms: 5_000,
  answer_ms: 4_000,
} as const
/**
 * Work of a start before it serves has limits of its own: filling the demo takes seconds, minutes on a busy
 * machine, and nobody waits for its rows yet.
 */
export const startLimits = {
  connections: 2,
  connect_ms: 20_000,
  statement_ms: 300_000,
  lock_ms: 600_000,
  idle_transaction_ms: 600_000,
  answer_ms: 610_000,
} as const
/** A PostgreSQL of our own, on a machine that has other work: until it answers, and until it has ended. */
export const databaseStart = { answer_ms: 300_000, stop_ms: 120_000 } as const
/** The night's work goes through all agencies, pauses after so many, and ends after so many failures. */
export const nightLimits = { inARow: 100, pause_ms: 100, failures: 5 } as const
export const revisionLimits = { poll_ms: 2_000, trusted_ms: 5_000 } as const
export const httpLimits = {
  headers_ms: 10_000,
  request_ms: 30_000,
  keepAlive_ms: 5_000,
  body_bytes: 256 * 1024,
  header_bytes: 16 * 1024,
  /** How often slow senders are looked for. */
  checked_ms: 5_000,
  eventLoopDelay_ms: 200,
  retryAfter_s: 2,
  /** So many times as late, all requests are refused, and not only those of the busiest agencies. */
  shedAllTimes: 5,
  /** Requests of one connection that are under way at once: a browser has one, an old proxy a few. */
  pipelined: 16,
  /** The half-life of an agency's load; who caused most is worked out again as often. */
  loadHalves_ms: 1_000,
  loadKnown_ms: 100,
  /** Pages that wait for React, a second or two in all; then the agency with most of them is refused. */
  queuedRenders: 200,
  /** The span in which use is counted: the last five to ten minutes. */
  useSpan_ms: 300_000,
  farewell_ms: 250,
  startingUp_ms: 3_000,
  reloadCookie_s: 5,
  moved_s: 3_600,
  /**
   * A phone that changes its cell is back within seconds; a reader who takes nothing for half a minute is
   * gone, or does harm.
   */
  stuck_ms: 30_000,
} as const
/**
 * Reads at once, and reads that wait, a second or two in all. An agency is over its share if it used
 * `overTimes` the mean of the others: less is chance. A use below `overFrom_ms` is a burst of visitors. Its
 * `waitingOver` reads wait, half a second of work. Usage counts half after a second.
 */
export const readLimits = {
  atOnce: 16,
  waiting: 200,
  waitingOver: 40,
  overTimes: 3,
  overFrom_ms: 3_000,
  halves_ms: 1_000,
} as const
/** How often an empty queue is looked at, and how long a process that ends waits for its running jobs. */
export const jobLimits = { poll_ms: 2_000, farewell_ms: 20_000 } as const
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
/** Settlements of the gateway: as many as a page may have, and more pages than a month of the largest agency fills. */
export const settlementPages = { size: 5_000, most: 20 } as const
/** How long the service for texts is waited for, and when it is left alone for a while. */
export const solapiLimits = {
  wait_ms: 10_000,
  failures: 5,
  failuresWithin_ms: 10_000,
  rest_ms: 5_000,
} as const
/**
 * A text is tried again for an hour, then a person is asked to call. How often it is asked what became of one,
 * for how many days, and of how many of an agency at once.
 */
export const textLimits = {
  atOnce: 5,
  retries: 10,
  longestPause_s: 600,
  looked_s: 60,
  givenUp_s: 3_600,
  lookedDays: 3,
  lookedAtOnce: 100,
} as const
/**
 * Cash receipts: when one without an answer is asked for again, how often it is asked whether the tax office
 * has it, and how many at once.
 */
export const receiptClockLimits = { asked_s: 120, registered_s: 6 * 3_600, atOnce: 200 } as const
/**
 * Payments: when an answer of the gateway has been waited for too long, and how many are asked for at once.
 * Deposits: how often an open account is asked about, for notices can get lost.
 */
export const recheckLimits = { after_s: 30, atOnce: 500, accounts_s: 30 * 60 } as const
/**
 * An encrypted file without a row is a stray after a day: no upload and no job takes so long. So many
 * are looked up in one statement.
 */
export const strayLimits = { after_ms: 86_400_000, atOnce: 1_000 } as const
/** The least room with which the product starts; with less a disk counts as full. */
export const diskLimits = { room_bytes: 8 * 1024 * 1024 } as const
/**
 * How often the disk is checked and the log told that it is full; how long a successful write counts as
 * proof, and how long a refused one is remembered.
 */
export const readinessLimits = {
  diskCheck_ms: 5_000,
  alarm_ms: 60_000,
  writeCheck_ms: 1_000,
  refused_ms: 30_000,
} as const
/**
 * For Prometheus: where request times are parted, how long the queue's counts are good, and how long they are
 * waited for.
 */
export const metricsLimits = {
  buckets_s: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  jobs_ms: 5_000,
  wait_ms: 1_000,
  /** The agencies that a figure by agency shows at most. */
  agencies: 20,
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
export const cacheLimits = {
  answers_bytes: 64 * 1024 * 1024,
  pages_bytes: 128 * 1024 * 1024,
  /** Pages filled for members, compressed: some hundreds of the commonest. */
  filled_bytes: 16 * 1024 * 1024,
  /** Access tokens whose signature was looked at: half a kilobyte each. */
  tokens: 10_000,
  hosts: 10_000,
  host_ms: 60_000,
  unknownHost_ms: 10_000,
  /**
   * The cached agencies of a staff session, for load shedding only: an ended session is dropped after a
   * minute.
   */
  staff: 10_000,
  staff_ms: 60_000,
  icons: 500,
} as const
/**
 * A logo: large enough to be read on a screen of twice the pixels, small enough to be decoded at once; stored
 * as high as a share picture draws it. Its ink is dark or light by OKLCH's lightness; one that covers nearly all
 * of its place brings its own ground.
 */
export const logoLimits = {
  least_px: 32,
  most_px: 6_000,
  stored_px: 256,
  drawing_bytes: 512 * 1024,
  darkUntil: 0.62,
  lightFrom: 0.8,
  solidShare: 0.97,
} as const
export const uploadLimits = {
  file_bytes: 10 * 1024 * 1024,
  files: 10,
  fields: 50,
  fieldName: 60,
  name: 200,
  /** Cameras of phones end below it; two of them decoded at once stay within 400 MB. */
  pixels: 40_000_000,
  decodedAtOnce: 2,
  /** So many more wait for their turn, a minute at the most; further requests are told to try again later. */
  decodeQueue: 40,
  /** Within so many bytes a picture has said how large it is, whatever its camera wrote before. */
  header_bytes: 256 * 1024,
  silence_ms: 1_000,
  leftover_ms: 3_600_000,
} as const
export const pictureWidths = [320, 640, 960, 1600] as const
/** A picture that is asked for by its own name, without a width, comes in the widest of these up to here. */
export const defaultWidth = 960
/** WebP ends at 16,383 pixels, and nobody scrolls through half of that. */
export const maxPictureHeight = 8_000
/** The widths a picture is stored in; one that is narrower than all of them keeps its own. */
export function listWidths(width: number): number[] {
  const kept = pictureWidths.filter((each) => each <= width)
  return kept.length > 0 ? kept : [width]
}
/**
 * Letters of a brand's typeface: so many syllables that its Latin and its Korean file together stay below 80
 * KB, each typeface as heavy as it is drawn. A day in a browser's cache: a new syllable is rare.
 */
export const brandFont = {
  syllables: { sans: 0, serif: 300, rounded: 250, condensed: 700 },
  cachedSubsets: 200,
  maxAge_s: 86_400,
} as const
/** A statistic that takes longer is given up, because the day's work comes first. */
export const statisticsTimeout_ms = 5_000
/** How long a check of a domain waits for a name server and for a certificate: an owner looks at the screen. */
export const domainProbeLimits = { dns_ms: 3_000, tls_ms: 5_000 } as const
/**
 * A file that an agency brings along: the members of a busy agency come in several. What a body may be is what
 * five thousand posts of two screens come to. At once: rows in one transaction, so that nobody waits long for a
 * seat. Told: rows that are named one by one.
 */
export const movingLimits = {
  rows: 5_000,
  columns: 60,
  file_bytes: 10 * 1024 * 1024,
  unzipped_bytes: 80 * 1024 * 1024,
  zipEntries: 200,
  text: 8_000_000,
  body_bytes: 12 * 1024 * 1024,
  letters: 20_000,
  won: 1_000_000_000,
  atOnce: 100,
  told: 500,
  undo_hours: 24,
  /** A batch takes seconds and a failed job returns within minutes, so a longer standstill is stuck. */
  stuck_s: 900,
  listed: 20,
} as const
/** Addresses of an earlier site; a shop of years has some thousand. */
export const oldAddressLimits = { most: 5_000, atOnce: 1_000, letters: 500 } as const
/** A copy of all data: how long its file is there, and how long the address of a download is good. */
export const dataFileLimits = { kept_s: 86_400, address_s: 60 } as const
