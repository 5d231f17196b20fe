// Limits of the machine: time, memory, connections, queues.

export const yearSeconds = 31_536_000
/**
 * Pictures to share are drawn and contracts set in type one after the other, agency by agency. So many wait,
 * some seconds at the most; further requests are told to try again later.
 */
export const workerThreadLimits = { waiting: 20 } as const
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
/** A statistic that takes longer is given up, because the day's work comes first. */
export const statisticsTimeout_ms = 5_000
/** A nightly backup that failed once is seen before it fails a second time. */
export const backupLimits = { overdue_h: 48 } as const
