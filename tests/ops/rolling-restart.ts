// F26: the two processes are restarted in turn while people read and book.
import { measureTime, quantile } from '../../bench/race.ts'
import { findFaults, resendUnanswered } from '../busy-customers.ts'
import type { Ops } from './deployment.ts'
import { startLoad } from './load.ts'
import { describeFailures, formatFaults, formatMs, formatSeconds, type OpsResult } from './result-table.ts'

const restarts = 20

export async function testRollingRestart(ops: Ops): Promise<OpsResult[]> {
  const deployment = await ops.serve('rolling')
  const load = startLoad()
  const exits: (number | null)[] = []
  const [ends, starts]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < restarts; turn++) {
    const naru = deployment.narus[turn % 2]
    naru?.child.kill('SIGTERM')
    const [code, end] = await measureTime(async () => naru?.ended)
    const [, start] = await measureTime(() => deployment.renew(turn % 2))
    exits.push(code ?? null)
    ends.push(end)
    starts.push(start)
  }
  await load.end()
  const { faults, replayed } = await resendUnanswered(443, load)
  const wrong = [...faults, ...(await findFaults(deployment.superUrl, [load]))]
  await deployment.stop()
  const failed = describeFailures(load.failed)
  const done = `${restarts} restarts in turn, ${load.requestCount()} requests at 100/s, ${load.requests.length} of them writes`
  return [
    {
      fault: 'F26 rolling restart',
      done,
      expected: '0 failed requests',
      seen: `${formatFaults(failed)}; p99 ${formatMs(quantile(load.times, 0.99))}`,
      met: failed.length === 0,
    },
    {
      fault: 'F26',
      done: `${replayed} unanswered writes sent again`,
      expected: '0 lost, 0 doubled',
      seen: formatFaults(wrong),
      met: wrong.length === 0,
    },
    {
      fault: 'F26',
      done: 'SIGTERM each time',
      expected: 'exit code 0',
      seen: `${[...new Set(exits)].join(', ')}; an end takes ${formatSeconds(quantile(ends, 0.5))}, a start ${formatSeconds(quantile(starts, 0.5))}`,
      met: exits.every((code) => code === 0),
    },
  ]
}
