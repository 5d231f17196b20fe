// Jobs on the database we already have: written in the transaction of what they belong to, run by any process, tried again.
import { PgBoss } from 'pg-boss'
import type { Log } from './wire/asking.ts'

/** What runs by itself: at a time of Seoul's clock, or when a row asks for it. */
export type Job = { name: string; cron?: string; run: () => Promise<void> }

export type Jobs = { stop: () => Promise<void> }

export async function startJobs(url: string, jobs: Job[], log: Log): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, application_name: 'naru', max: 3 })
  boss.on('error', (error) => log.warn({ error: error.message }, 'the job queue has trouble'))
  await boss.start()
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name, { retryLimit: 5, retryBackoff: true })
    if (cron) await boss.schedule(name, cron, null, { tz: 'Asia/Seoul' })
    await boss.work(name, async () => {
      await run()
      log.info({ job: name }, 'job done')
    })
    if (cron) await boss.send(name, null, { singletonSeconds: 60 }) // its time may have passed while nobody ran
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 20_000 }) }
}
