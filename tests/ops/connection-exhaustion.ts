// F5: strangers hold every connection the database has.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { quantile } from '../../bench/race.ts'
import { createSender } from '../shared/http-sender.ts'
import type { Deployment, Ops } from './deployment.ts'
import { countExits } from './health.ts'
import { compareTime, formatMs, formatSeconds, type OpsResult } from './result-table.ts'

const searchPath = '/api/landing/packageList?page_title=PLENTY'

export async function testConnectionExhaustion(ops: Ops): Promise<OpsResult[]> {
  const deployment = await ops.serve('starved')
  return exhaustConnections(deployment).finally(deployment.stop)
}

async function exhaustConnections({ url, superUrl, narus }: Deployment): Promise<OpsResult[]> {
  const sender = createSender(443, 'one.example', 50)
  const watcher = new pg.Client(superUrl) // in before the door is closed
  await watcher.connect()
  const connectionsOfNaru = async () =>
    Number(
      (
        await watcher.query(
          "select count(*) as held from pg_stat_activity where application_name = 'naru' and backend_type = 'client backend'",
        )
      ).rows[0].held,
    )
  const holders: pg.Client[] = []
  for (let isFull = false; !isFull; ) {
    await watcher.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'naru'",
    )
    const taken = await Promise.all(Array.from({ length: 60 }, () => openConnection(url)))
    holders.push(...taken.filter((client) => client !== undefined))
    isFull = taken.includes(undefined) && (await connectionsOfNaru()) === 0
  }
  const times: number[] = []
  const statuses = new Set<number | undefined>()
  for (let round = 0; round < 5; round++) {
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const begun = performance.now()
        const answer = await sender.send('GET', searchPath)
        times.push(performance.now() - begun)
        statuses.add(answer?.status)
      }),
    )
  }
  await Promise.all(holders.map((client) => client.end()))
  const freed = performance.now()
  while ((await sender.send('GET', searchPath))?.status !== 200) await wait(20)
  const back = performance.now() - freed
  await wait(1_000)
  const held = await connectionsOfNaru()
  await watcher.end()
  sender.close()
  const exits = countExits(narus)
  const slowest = quantile(times, 0.99)
  return [
    {
      fault: 'F5 no connection left',
      done: `${holders.length} strangers hold every slot; 100 requests`,
      expected: 'all 503, p99 under 2500 ms',
      seen: `${[...statuses].join(', ')}, p99 ${formatMs(slowest)}`,
      met: [...statuses].join() === '503' && exits === 0 && compareTime(slowest, 2_500),
    },
    {
      fault: 'F5',
      done: 'the slots are free again',
      expected: 'served within 1.0 s, at most 28 connections',
      seen: `${formatSeconds(back)}, ${held} connections`,
      met: held <= 28 && compareTime(back, 1_000),
    },
  ]
}

async function openConnection(url: string): Promise<pg.Client | undefined> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  return client.connect().then(
    () => client,
    () => undefined,
  )
}
