// Jobs on the database we already have: written in the transaction of what they belong to, run by any process, tried again.
import { fromKysely, PgBoss } from 'pg-boss'
import type { Db } from './db/open.server.ts'
import { inAgency } from './db/transaction.server.ts'
import type { Ctx, Log } from './wire/asking.ts'

/** What runs by itself: at a time of Seoul's clock, or when somebody asked for it. */
export type Job = {
  name: string
  cron?: string
  /** How many of it a process does side by side; one, unless told. */
  atOnce?: number
  /** How often it is tried again, and the longest pause in seconds. */
  patience?: { retryLimit: number; retryDelayMax: number }
  /** `id`: the job's own, the same however often it is tried. */
  run: (data: never, id: string) => Promise<void>
}

/** Asks for a job. It holds keys and numbers only: whatever is secret the job finds or makes itself. */
export type Later = (name: string, data: object) => Promise<void>

/** `later` writes on the connection it is given: what is rolled back was never asked for. */
export type Jobs = {
  later: (db: Db, ...job: Parameters<Later>) => Promise<void>
  counts: () => Promise<Count[]>
  stop: () => Promise<void>
}
type Count = { job: string; waiting: number; active: number; failed: number }

/** A transaction of the agency in which jobs can be asked for, for work that no call carries. */
export const within = <T>(
  { db, later }: Pick<Jobs, 'later'> & { db: Db },
  travel_agency: number,
  work: (ctx: Pick<Ctx, 'db' | 'travel_agency' | 'later'>) => Promise<T>,
): Promise<T> =>
  inAgency(db, travel_agency, (tx) =>
    work({ db: tx, travel_agency, later: (name, data) => later(tx, name, data) }),
  )

const lock = 7_264_102 // any number, the same for every process

export async function startJobs(url: string, jobs: Job[], log: Log): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, application_name: 'naru', max: 3 })
  boss.on('error', (error) => log.warn({ error: error.message }, 'the job queue has trouble'))
  await boss.start()
  // Requests are served as naru_app, which may ask for work and no more.
  await boss.getDb().executeSql(`
    select pg_advisory_xact_lock(${lock});
    grant usage on schema pgboss to naru_app;
    grant select on pgboss.queue to naru_app;
    grant insert, select (id) on pgboss.job_common to naru_app`)
  for (const { name, cron, atOnce = 1, patience, run } of jobs) {
    await boss.createQueue(name, { retryLimit: 5, retryBackoff: true, ...patience })
    if (cron) await boss.schedule(name, cron, null, { tz: 'Asia/Seoul' })
    await boss.work(name, { includeMetadata: true, localConcurrency: atOnce }, async ([job]) => {
      if (!job) return
      const about = { job: name, agency: Object(job.data).travel_agency }
      try {
        await run(job.data as never, job.id) // written by whoever asked, for this very job
        log.info(about, 'job done')
      } catch (error) {
        const isLast = job.retryCount >= job.retryLimit
        log[isLast ? 'error' : 'warn'](
          { ...about, error: error instanceof Error ? error.message : String(error) },
          isLast ? 'a job was given up' : 'a job failed and will be tried again',
        )
        throw error
      }
    })
    if (cron) await boss.send(name, null, { singletonSeconds: 60 }) // its time may have passed while nobody ran
  }
  return jobsOf(boss)
}

/** For a process that asks for jobs and leaves them to others. The queues stand there since Naru was first started on the database. */
export async function askForJobs(url: string): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'naru',
    max: 1,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {}) // what fails is told to who asks
  const jobs = jobsOf(boss)
  try {
    await boss.start()
    return jobs
  } catch (error) {
    await jobs.stop()
    throw error
  }
}

const jobsOf = (boss: PgBoss): Jobs => ({
  async later(db, name, data) {
    await boss.send(name, data, { db: fromKysely(db) })
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
  stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
})

/** For a process that runs no jobs, as in most tests: what is asked for is noted, and not done. */
export function noJobs(jobs: Job[], log: Log): Jobs {
  return {
    async later(_db, name) {
      if (!jobs.some((job) => job.name === name)) throw new Error(`there is no job ${name}`)
      log.warn({ job: name }, 'a job was asked for where none are run')
    },
    counts: async () => [],
    stop: async () => {},
  }
}
