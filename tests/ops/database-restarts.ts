// F4: PostgreSQL is restarted, again and again, while people read.
import { setTimeout as wait } from 'node:timers/promises'
import type { Ops } from './deployment.ts'
import { countExits } from './health.ts'
import { startLoad } from './load.ts'
import { compareTime, formatFaults, formatSeconds, listWrongAnswers, type OpsResult } from './result-table.ts'

const restarts = 20
const pause_ms = 3_500 // longer than anybody waits for a connection

export async function testDatabaseRestarts(ops: Ops): Promise<OpsResult[]> {
  const deployment = await ops.serve('restarted')
  const load = startLoad({ writes: 0 })
  const pauses: number[] = []
  for (let turn = 0; turn < restarts; turn++) {
    const begun = load.failed.length
    await ops.postgres.restart()
    await wait(pause_ms)
    const sent = load.failed.slice(begun).map(({ at }) => at)
    pauses.push(sent.length > 0 ? Math.max(...sent) - Math.min(...sent) : 0)
  }
  await load.end()
  const exits = countExits(deployment.narus)
  await deployment.stop()
  const wrong = listWrongAnswers(load.failed)
  const longest = Math.max(...pauses)
  return [
    {
      fault: 'F4 PostgreSQL restarts',
      done: `${restarts} restarts (-m fast) at 100 reads/s, ${load.requestCount()} in all`,
      expected: '0 exits, 0 wrong answers',
      seen: `${exits} exits, ${formatFaults(wrong)} wrong`,
      met: exits === 0 && wrong.length === 0,
    },
    {
      fault: 'F4',
      done: `${load.failed.length} answers were 503`,
      expected: 'for at most 3.0 s each',
      seen: `longest ${formatSeconds(longest)}`,
      met: compareTime(longest, 3_000),
    },
  ]
}
