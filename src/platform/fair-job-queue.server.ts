// Takes jobs agency by agency: an agency waits for one job of each other agency, never for a backlog.
import { setTimeout as wait } from 'node:timers/promises'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { jobLimits } from '#limits/machine.ts'
import type { Log } from './log.server.ts'

type FetchedJob = JobWithMetadata<never>
type JobWorker = {
  name: string
  atOnce: number
  /** How often an empty queue is looked at. */
  poll_ms: number
  run: (about: never, id: string, isLastTry: boolean, signal: AbortSignal) => Promise<void>
  log: Log
  logTrouble: (error: Error) => void
}

/**
 * Takes jobs of one name until it is stopped. The returned function stops it and waits for running jobs. The
 * workers of pg-boss would take the oldest job first, whichever agency asked, and pause two seconds after
 * each.
 */
export function runJobsFairly(
  boss: PgBoss,
  { name, atOnce, poll_ms, run, log, logTrouble }: JobWorker,
): () => Promise<void> {
  const served = new Set<string>() // the agencies that had their turn in this round
  const running = new Map<FetchedJob, Promise<void>>()
  const stopped = new AbortController()
  const fetch = (ignoreGroups: string[]) => boss.fetch<never>(name, { includeMetadata: true, ignoreGroups })
  const loop = runLoop()

  async function runLoop(): Promise<void> {
    while (!stopped.signal.aborted) {
      const job = await fetchNext().catch(logTrouble)
      if (job)
        running.set(
          job,
          settle(job).finally(() => running.delete(job)),
        )
      if (running.size >= atOnce) await Promise.race(running.values())
      if (!job) await wait(poll_ms, undefined, stopped).catch(() => {}) // stopped: at once
    }
  }

  async function fetchNext(): Promise<FetchedJob | undefined> {
    const [job] = await fetch([...served])
    if (job || served.size === 0) return markServed(job)
    served.clear() // all had their turn: the next round
    return markServed((await fetch([]))[0])
  }

  function markServed(job: FetchedJob | undefined): FetchedJob | undefined {
    if (job?.groupId) served.add(job.groupId)
    return job
  }

  async function settle(job: FetchedJob): Promise<void> {
    const about = { job: name, agency: job.groupId ? Number(job.groupId) : undefined }
    const isLast = job.retryCount >= job.retryLimit
    try {
      await withDeadline((signal) => run(job.data, job.id, isLast, signal), job.expireInSeconds)
      log.info(about, 'job done')
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      log[isLast ? 'error' : 'warn'](
        { ...about, error: message },
        isLast ? 'a job was given up' : 'a job failed and will be tried again',
      )
      await boss.fail(name, job, { message }).catch(logTrouble)
      return
    }
    await boss.complete(name, job).catch(logTrouble)
  }

  return async () => {
    stopped.abort()
    await loop
    const late = new AbortController()
    await Promise.race([
      Promise.all(running.values()),
      wait(jobLimits.farewell_ms, undefined, late).catch(() => {}),
    ])
    late.abort()
    for (const job of running.keys())
      await boss.fail(name, job, { message: 'the process ended' }).catch(logTrouble)
  }
}

/**
 * When its time is over, the queue gives the job to another worker, so we stop waiting for it, too, and tell it to stop.
 */
async function withDeadline(work: (signal: AbortSignal) => Promise<void>, seconds: number): Promise<void> {
  const over = new AbortController()
  const stopped = new AbortController()
  const late = wait(seconds * 1000, undefined, over).then(() => {
    const error = new Error(`took longer than ${seconds} seconds`)
    stopped.abort(error)
    throw error
  })
  late.catch(() => {})
  await Promise.race([work(stopped.signal), late]).finally(() => over.abort())
}
