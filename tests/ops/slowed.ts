// F6: a database that is slow, silent, or locked by somebody else.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { quantile } from '../../bench/race.ts'
import { askAgain, faultsOf } from '../crowd.ts'
import { openCutter } from '../cutter.ts'
import type { Ops } from './deployment.ts'
import { grownBy, residentMB, watchHealth } from './health.ts'
import { type Load, openLoad } from './load.ts'
import { type Line, ms, none, s, soon, wrongOf } from './table.ts'

const pace = { perSecond: 20, writes: 40 }

/** `ends` may come with seconds of work left; what is answered badly after that counts as not back. */
type Trouble = { done: string; seconds: number; begins: () => unknown; ends: () => unknown }

export async function slowed(ops: Ops): Promise<Line[]> {
  const cutter = await openCutter(ops.postgres.url('slowed'))
  const deployment = await ops.serve('slowed', { databasePort: cutter.port })
  const calm = openLoad(pace)
  await wait(5_000)
  await calm.end()
  // of processes that have served: their first requests take memory for good
  const before = deployment.narus.map(residentMB)
  const locker = new pg.Client(deployment.superUrl)
  await locker.connect()
  const late = (delay: number): Trouble => ({
    done: `each answer ${delay} ms late`,
    seconds: 6,
    begins: () => cutter.delay(delay),
    ends: () => cutter.delay(0),
  })
  const troubles: Trouble[] = [
    ...[50, 200, 1_000].map(late),
    { done: 'the connections silent', seconds: 10, begins: cutter.fallSilent, ends: cutter.speak },
    {
      done: 'the table of bookings locked',
      seconds: 10,
      begins: () => locker.query('begin; lock table booking in access exclusive mode'),
      ends: () => locker.query('rollback'),
    },
  ]
  const lines: Line[] = []
  const acts: Load['acts'] = [...calm.acts]
  for (const trouble of troubles) {
    const [line, load] = await during(trouble)
    lines.push(line)
    acts.push(...load.acts)
  }
  await locker.end()
  const { faults, replayed } = await askAgain(443, { acts })
  const wrong = [...faults, ...(await faultsOf(deployment.superUrl, [{ acts }]))]
  const grown = grownBy(deployment.narus, before)
  await deployment.stop()
  cutter.close()
  return [
    ...lines,
    {
      fault: 'F6',
      done: `${acts.length} writes meanwhile, ${replayed} sent again`,
      expected: '0 lost or doubled; memory grows by less than 100 MB',
      seen: `${none(wrong)}; ${Math.round(grown)} MB`,
      met: wrong.length === 0 && grown < 100,
    },
  ]
}

async function during({ done, seconds, begins, ends }: Trouble): Promise<[Line, Load]> {
  const ended = watchHealth()
  const load = openLoad(pace)
  await wait(1_000)
  await begins()
  await wait(seconds * 1_000)
  await ends()
  const over = performance.now()
  await wait(4_000)
  await load.end()
  const health = quantile(await ended(), 0.99)
  const slowest = Math.max(...load.times)
  const wrong = wrongOf(load.failed)
  const back = Math.max(0, ...load.failed.map(({ at }) => at - over))
  const line = {
    fault: 'F6 a slow database',
    done: `${done} for ${seconds} s, ${load.asked()} requests at 20/s`,
    expected: '200 or 503 within 10.0 s, back within 3.0 s; /healthz p99 under 50 ms',
    seen: `${load.failed.length} times 503, ${none(wrong)} else; slowest ${s(slowest)}, back ${s(back)}; /healthz ${ms(health)}`,
    met: wrong.length === 0 && back < 4_000 && soon(Math.max(slowest / 10_000, health / 50), 1),
  }
  return [line, load]
}
