// F26: the two processes are restarted in turn while people read and book.
import { quantile, stopwatch } from '../../bench/race.ts'
import { askAgain, faultsOf } from '../crowd.ts'
import type { Ops } from './deployment.ts'
import { openLoad } from './load.ts'
import { inWords, type Line, ms, none, s } from './table.ts'

const restarts = 20

export async function rolling(ops: Ops): Promise<Line[]> {
  const deployment = await ops.serve('rolling')
  const load = openLoad()
  const exits: (number | null)[] = []
  const [ends, starts]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < restarts; turn++) {
    const naru = deployment.narus[turn % 2]
    naru?.child.kill('SIGTERM')
    const [code, end] = await stopwatch(async () => naru?.ended)
    const [, start] = await stopwatch(() => deployment.renew(turn % 2))
    exits.push(code ?? null)
    ends.push(end)
    starts.push(start)
  }
  await load.end()
  const { faults, replayed } = await askAgain(443, load)
  const wrong = [...faults, ...(await faultsOf(deployment.superUrl, [load]))]
  await deployment.stop()
  const failed = inWords(load.failed)
  const done = `${restarts} restarts in turn, ${load.asked()} requests at 100/s, ${load.acts.length} of them writes`
  return [
    {
      fault: 'F26 rolling restart',
      done,
      expected: '0 failed requests',
      seen: `${none(failed)}; p99 ${ms(quantile(load.times, 0.99))}`,
      met: failed.length === 0,
    },
    {
      fault: 'F26',
      done: `${replayed} unanswered writes sent again`,
      expected: '0 lost, 0 doubled',
      seen: none(wrong),
      met: wrong.length === 0,
    },
    {
      fault: 'F26',
      done: 'SIGTERM each time',
      expected: 'exit code 0',
      seen: `${[...new Set(exits)].join(', ')}; an end takes ${s(quantile(ends, 0.5))}, a start ${s(quantile(starts, 0.5))}`,
      met: exits.every((code) => code === 0),
    },
  ]
}
