// Jobs on the database we already have: written in the transaction of what they belong to.
// Any process runs them, and tries them again.

import { fromKysely, PgBoss } from 'pg-boss'
import type { AskedJob, JobList } from '#jobs.ts'
import { jobLimits } from '#limits/machine.ts'
import type { Working } from '#platform/wire/asking.ts'
import type { Db } from './db/open.server.ts'
import { inAgency } from './db/transaction.server.ts'
import type { Log } from './log.server.ts'
import { takeInTurns } from './take-jobs.server.ts'

/** A job: runs at a time of Seoul's clock, or when somebody asked for it. */
type Job<About> = {
  cron?: string
  /** Also at every start of a process, because its version may be new. */
  eachStart?: true
  /** How many of these jobs a process runs at once; one by default. */
  atOnce?: number
  /** How often it is tried again, and the longest pause in seconds. */
  patience?: { retryLimit: number; retryDelayMax: number }
  /** `id`: the job's own, the same however often it is tried. */
  run: (about: About, id: string) => Promise<void>
}
export type JobTable = { [Name in keyof JobList]: Job<JobList[Name]> }

/** `later` writes on the given connection, so a rollback also removes the job. */
export type Jobs = {
  later: (db: Db, ...job: AskedJob) => Promise<void>
  counts: () => Promise<Count[]>
  stop: () => Promise<void>
}
type Count = { job: string; waiting: number; active: number; failed: number }

/** A transaction of the agency in which jobs can be asked for, for work that no call carries. */
export const within = <T>(
  { db, later }: Pick<Jobs, 'later'> & { db: Db },
  travel_agency: number,
  work: (ctx: Working) => Promise<T>,
): Promise<T> =>
  inAgency(db, travel_agency, (tx) => work({ db: tx, travel_agency, later: (...job) => later(tx, ...job) }))

/**
 * With several nodes the queue stays on the node we are connected to. Elsewhere the setting has no effect.
 */
const here = '-c citus.enable_ddl_propagation=off -c citus.propagate_set_commands=none'
const lock = 7_264_102 // any number, the same for every process

/** `table`: of any jobs, so that a test may bring its own. */
export async function startJobs(url: string, table: Record<string, Job<never>>, log: Log): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, application_name: 'naru', max: 3, options: here })
  const trouble = (error: Error) => log.warn({ error: error.message }, 'the job queue has trouble')
  boss.on('error', trouble)
  await boss.start()
  // Requests are served as naru_app, which may ask for work and no more.
  await boss.getDb().executeSql(`
    select pg_advisory_xact_lock(${lock});
    grant usage on schema pgboss to naru_app;
    grant select on pgboss.queue to naru_app;
    grant insert, select (id) on pgboss.job_common to naru_app`)
  const taking: (() => Promise<void>)[] = []
  for (const [name, { cron, eachStart, atOnce = 1, patience, run }] of Object.entries(table)) {
    await boss.createQueue(name, { retryLimit: 5, retryBackoff: true, ...patience })
    if (cron) await boss.schedule(name, cron, null, { tz: 'Asia/Seoul' })
    taking.push(takeInTurns(boss, { name, atOnce, run, log, trouble }))
    // its time may have passed while nobody ran
    if (cron) await boss.send(name, null, eachStart ? oneAtOnce : onceFor(cron))
  }
  return jobsOf(boss, () => Promise.all(taking.map((stop) => stop())))
}

/** Daily jobs go through all agencies. A missed one runs once later, however often processes start. */
function onceFor(cron: string, now = Date.now()): { singletonSeconds: number; singletonKey?: string } {
  const [minute = '', hour = ''] = cron.split(' ')
  if (hour === '*') return oneAtOnce
  const sinceIts = now + ((seoulHours - Number(hour)) * 60 - Number(minute)) * 60_000
  return { singletonKey: new Date(sinceIts).toISOString().slice(0, 10), singletonSeconds: 30 * daySeconds }
}

const oneAtOnce = { singletonSeconds: 60 } // of processes that start together
const seoulHours = 9 // ahead of UTC, all year
const daySeconds = 86_400

/**
 * For a process that asks for jobs but does not run them. The queues exist since the first start of Naru on
 * this database.
 */
export async function askForJobs(url: string): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'naru',
    max: 1,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {}) // the caller gets the error
  const jobs = jobsOf(boss)
  try {
    await boss.start()
    return jobs
  } catch (error) {
    await jobs.stop()
    throw error
  }
}

const jobsOf = (boss: PgBoss, stopTaking?: () => Promise<unknown>): Jobs => ({
  async later(db, name, about) {
    await boss.send(name, about, { db: fromKysely(db), group: { id: String(about.travel_agency) } })
  },
  // The queue counts itself every minute; this reads what it found.
  async counts() {
    const queues = await boss.getQueues()
    return queues.map(({ name, queuedCount, activeCount, failedCount }) => ({
      job: name,
      waiting: queuedCount,
      active: activeCount,
      failed: failedCount,
    }))
  },
  async stop() {
    await stopTaking?.()
    await boss.stop({ graceful: true, timeout: jobLimits.farewell_ms })
  },
})

/** For a process without jobs, as in most tests: jobs are written down and not run. */
export function noJobs(log: Log): Jobs {
  return {
    async later(_db, ...[name]) {
      log.warn({ job: name }, 'a job was asked for where none are run')
    },
    counts: async () => [],
    stop: async () => {},
  }
}
