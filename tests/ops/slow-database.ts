// F6: a database that is slow, silent, or locked by somebody else.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { quantile } from '../../bench/race.ts'
import { findFaults, resendUnanswered } from '../busy-customers.ts'
import { createDatabaseProxy } from '../database-proxy.ts'
import type { Ops } from './deployment.ts'
import { measureGrowthMB, readMemoryMB, watchHealth } from './health.ts'
import { startLoad, type VisitorLoad } from './load.ts'
import {
  compareTime,
  formatFaults,
  formatMs,
  formatSeconds,
  listWrongAnswers,
  type OpsResult,
} from './result-table.ts'

const loadOptions = { perSecond: 20, writes: 40 }

/** `ends` may come with seconds of work left; what is answered badly after that counts as not back. */
type DatabaseFault = { done: string; seconds: number; begins: () => unknown; ends: () => unknown }

export async function testSlowDatabase(ops: Ops): Promise<OpsResult[]> {
  const proxy = await createDatabaseProxy(ops.postgres.url('slowed'))
  const deployment = await ops.serve('slowed', { databasePort: proxy.port })
  const calm = startLoad(loadOptions)
  await wait(5_000)
  await calm.end()
  // of processes that have served: their first requests take memory for good
  const before = deployment.narus.map(readMemoryMB)
  const locker = new pg.Client(deployment.superUrl)
  await locker.connect()
  const late = (delay: number): DatabaseFault => ({
    done: `each answer ${delay} ms late`,
    seconds: 6,
    begins: () => proxy.delay(delay),
    ends: () => proxy.delay(0),
  })
  const troubles: DatabaseFault[] = [
    ...[50, 200, 1_000].map(late),
    { done: 'the connections silent', seconds: 10, begins: proxy.silence, ends: proxy.resume },
    {
      done: 'the table of bookings locked',
      seconds: 10,
      begins: () => locker.query('begin; lock table booking in access exclusive mode'),
      ends: () => locker.query('rollback'),
    },
  ]
  const lines: OpsResult[] = []
  const acts: VisitorLoad['requests'] = [...calm.requests]
  for (const trouble of troubles) {
    const [line, load] = await measureDuring(trouble)
    lines.push(line)
    acts.push(...load.requests)
  }
  await locker.end()
  const { faults, replayed } = await resendUnanswered(443, { requests: acts })
  const wrong = [...faults, ...(await findFaults(deployment.superUrl, [{ requests: acts }]))]
  const grown = measureGrowthMB(deployment.narus, before)
  await deployment.stop()
  proxy.close()
  return [
    ...lines,
    {
      fault: 'F6',
      done: `${acts.length} writes meanwhile, ${replayed} sent again`,
      expected: '0 lost or doubled; memory grows by less than 100 MB',
      seen: `${formatFaults(wrong)}; ${Math.round(grown)} MB`,
      met: wrong.length === 0 && grown < 100,
    },
  ]
}

async function measureDuring({
  done,
  seconds,
  begins,
  ends,
}: DatabaseFault): Promise<[OpsResult, VisitorLoad]> {
  const ended = watchHealth()
  const load = startLoad(loadOptions)
  await wait(1_000)
  await begins()
  await wait(seconds * 1_000)
  await ends()
  const over = performance.now()
  await wait(4_000)
  await load.end()
  const health = quantile(await ended(), 0.99)
  const slowest = Math.max(...load.times)
  const wrong = listWrongAnswers(load.failed)
  const back = Math.max(0, ...load.failed.map(({ at }) => at - over))
  const line = {
    fault: 'F6 a slow database',
    done: `${done} for ${seconds} s, ${load.requestCount()} requests at 20/s`,
    expected: '200 or 503 within 10.0 s, back within 3.0 s; /healthz p99 under 50 ms',
    seen: `${load.failed.length} times 503, ${formatFaults(wrong)} else; slowest ${formatSeconds(slowest)}, back ${formatSeconds(back)}; /healthz ${formatMs(health)}`,
    met: wrong.length === 0 && compareTime(Math.max(slowest / 10_000, back / 3_000, health / 50), 1),
  }
  return [line, load]
}
