// Jobs on the database we already have: written in the transaction of what they belong to.
// Any process runs them, and tries them again.

import type { RawBuilder } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { AgencyJob, JobPayloads } from '#jobs.ts'
import { jobLimits } from '#limits/machine.ts'
import type { TxContext } from '#platform/wire/request-context.ts'
import { runForAgenciesDue } from './clock.server.ts'
import type { Db } from './db/database.server.ts'
import { runInTransaction } from './db/transaction.server.ts'
import { runJobsFairly } from './fair-job-queue.server.ts'
import type { Log } from './log.server.ts'
import type { AgencyJobCount } from './operations.server.ts'

/** A job: runs at a time of Seoul's clock, or when somebody asked for it. */
type JobDefinition<Payload> = {
  cron?: string
  /** The job also runs at every start of a process, because its version may be new. */
  runsAtStart?: true
  /** How many of these jobs a process runs at once; one by default. */
  atOnce?: number
  /** How often it is tried again, and the longest pause in seconds. */
  retry?: { retryLimit: number; retryDelayMax: number }
  /** How long one try may take, where a quarter of an hour is not enough. */
  lasts_s?: number
  /**
   * `id`: the job's own, the same however often it is tried. After `isLastTry` it is given up. `signal`: its time is
   * over.
   */
  run: (payload: Payload, id: string, isLastTry: boolean, signal: AbortSignal) => Promise<void>
}
export type JobTable = { [Name in keyof JobPayloads]: JobDefinition<JobPayloads[Name]> }

/** `enqueue` writes on the given connection, so a rollback also removes the job. */
export type Jobs = {
  enqueue: (db: Db, ...job: AgencyJob) => Promise<void>
  countJobs: () => Promise<JobCount[]>
  countJobsByAgency: () => Promise<AgencyJobCount[]>
  stop: () => Promise<void>
}
type JobCount = { job: string; waiting: number; active: number; failed: number }

/** A transaction of the agency in which jobs can be asked for, for work that no call carries. */
export const runInTransactionWithJobs = <T>(
  { db, enqueue }: Pick<Jobs, 'enqueue'> & { db: Db },
  travel_agency: number,
  work: (ctx: TxContext) => Promise<T>,
): Promise<T> =>
  runInTransaction(db, travel_agency, (tx) =>
    work({ db: tx, travel_agency, enqueue: (...job) => enqueue(tx, ...job) }),
  )

/**
 * `work` must change each row that it finds, so that it is not found again: it is called until it finds none.
 */
export const runBatchesForAgenciesDue = (
  deps: Pick<Jobs, 'enqueue'> & { db: Db },
  due: RawBuilder<{ travel_agency: number }>,
  work: (ctx: TxContext) => Promise<number>,
): Promise<void> =>
  runForAgenciesDue(deps.db, due, async (travel_agency) => {
    let done: number
    do {
      done = await runInTransactionWithJobs(deps, travel_agency, work)
    } while (done > 0) // in batches, so that nobody waits long for a row
  })

/** The queue stays on the node we are connected to. With a single node the setting has no effect. */
const citusOptions = '-c citus.enable_ddl_propagation=off -c citus.propagate_set_commands=none'
const lock = 7_264_102 // any number, the same for every process

/** How often an empty queue is looked at, and the longest pause before a job is tried again. */
export type JobPace = { poll_ms: number; longestPause_s: number }

/** `table`: the jobs; a test may bring its own. `pace`: of a test, which does not wait as long. */
export async function startJobs(
  url: string,
  table: Record<string, JobDefinition<never>>,
  log: Log,
  pace?: JobPace,
): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, application_name: 'naru', max: 3, options: citusOptions })
  const logTrouble = (error: Error) => log.warn({ error: error.message }, 'the job queue has trouble')
  boss.on('error', logTrouble)
  await boss.start()
  // Requests are served as naru_app, which may ask for work and no more.
  await boss.getDb().executeSql(`
    select pg_advisory_xact_lock(${lock});
    grant usage on schema pgboss to naru_app;
    grant select on pgboss.queue to naru_app;
    grant insert, select (id) on pgboss.job_common to naru_app`)
  const poll_ms = pace?.poll_ms ?? jobLimits.poll_ms
  const quicker = pace && { retryDelayMax: pace.longestPause_s }
  const stopWorkers: (() => Promise<void>)[] = []
  for (const [name, { cron, runsAtStart, atOnce = 1, retry, lasts_s, run }] of Object.entries(table)) {
    await boss.createQueue(name, { retryLimit: 5, retryBackoff: true, ...retry, ...quicker })
    // set apart, because a queue of an earlier version stays as it was created
    if (lasts_s) await boss.updateQueue(name, { expireInSeconds: lasts_s })
    if (cron) await boss.schedule(name, cron, null, { tz: 'Asia/Seoul' })
    stopWorkers.push(runJobsFairly(boss, { name, atOnce, poll_ms, run, log, logTrouble }))
    // the job's time may have passed while no process ran
    if (cron) await boss.send(name, null, runsAtStart ? oncePerMinute : toSingletonOptions(cron))
  }
  return createJobs(boss, () => Promise.all(stopWorkers.map((stop) => stop())))
}

/** Daily jobs go through all agencies. A missed one runs once later, however often processes start. */
function toSingletonOptions(
  cron: string,
  now = Date.now(),
): { singletonSeconds: number; singletonKey?: string } {
  const [minute = '', hour = ''] = cron.split(' ')
  if (hour === '*') return oncePerMinute
  const dueDay = now + ((seoulHours - Number(hour)) * 60 - Number(minute)) * 60_000
  return { singletonKey: new Date(dueDay).toISOString().slice(0, 10), singletonSeconds: 30 * daySeconds }
}

const oncePerMinute = { singletonSeconds: 60 } // of processes that start together
const seoulHours = 9 // ahead of UTC, all year
const daySeconds = 86_400

/**
 * For a process that asks for jobs but does not run them. The queues exist since the first start of Naru on
 * this database.
 */
export async function connectJobQueue(url: string): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'naru',
    max: 1,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {}) // the caller gets the error
  const jobs = createJobs(boss)
  try {
    await boss.start()
    return jobs
  } catch (error) {
    await jobs.stop()
    throw error
  }
}

const createJobs = (boss: PgBoss, stopAll?: () => Promise<unknown>): Jobs => ({
  async enqueue(db, name, payload) {
    await boss.send(name, payload, { db: fromKysely(db), group: { id: String(payload.travel_agency) } })
  },
  // The queue counts itself every minute; this reads what it found.
  async countJobs() {
    const queues = await boss.getQueues()
    return queues.map(({ name, queuedCount, activeCount, failedCount }) => ({
      job: name,
      waiting: queuedCount,
      active: activeCount,
      failed: failedCount,
    }))
  },
  async countJobsByAgency() {
    const { rows } = await boss.getDb().executeSql(`
      select group_id::int as travel_agency,
        count(*) filter (where state in ('created', 'retry', 'active'))::int as waiting,
        count(*) filter (where state = 'failed')::int as failed,
        count(*) filter (where state = 'failed' and name = 'send-mail')::int as mails
      from pgboss.job where group_id is not null and state in ('created', 'retry', 'active', 'failed')
      group by group_id`)
    return rows
  },
  async stop() {
    await stopAll?.()
    await boss.stop({ graceful: true, timeout: jobLimits.farewell_ms })
  },
})

/** For a process without jobs, as in most tests: jobs are written down and not run. */
export function createNoJobs(log: Log): Jobs {
  return {
    async enqueue(_db, ...[name]) {
      log.warn({ job: name }, 'a job was asked for where none are run')
    },
    countJobs: async () => [],
    countJobsByAgency: async () => [],
    stop: async () => {},
  }
}
