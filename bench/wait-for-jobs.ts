// Waits until no job is due or running, so that one part's work is not measured in the next.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

export async function waitForJobs(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  for (let quiet = 0; quiet < 5; await wait(2_000)) {
    const { rowCount } = await client.query(
      "select from pgboss.job where state in ('created', 'retry', 'active') and start_after < now() and name not like '\\_\\_%'",
    )
    quiet = rowCount === 0 ? quiet + 1 : 0
  }
  await client.end()
}
