// F4: PostgreSQL is restarted, again and again, while people read.
import { setTimeout as wait } from 'node:timers/promises'
import type { Ops } from './deployment.ts'
import { exitsOf } from './health.ts'
import { openLoad } from './load.ts'
import { type Line, none, s, soon, wrongOf } from './table.ts'

const restarts = 20
const rest_ms = 3_500 // longer than anybody waits for a connection

export async function restarted(ops: Ops): Promise<Line[]> {
  const deployment = await ops.serve('restarted')
  const load = openLoad({ writes: 0 })
  const pauses: number[] = []
  for (let turn = 0; turn < restarts; turn++) {
    const begun = load.failed.length
    await ops.postgres.restart()
    await wait(rest_ms)
    const sent = load.failed.slice(begun).map(({ at }) => at)
    pauses.push(sent.length > 0 ? Math.max(...sent) - Math.min(...sent) : 0)
  }
  await load.end()
  const exits = exitsOf(deployment.narus)
  await deployment.stop()
  const wrong = wrongOf(load.failed)
  const longest = Math.max(...pauses)
  return [
    {
      fault: 'F4 PostgreSQL restarts',
      done: `${restarts} restarts (-m fast) at 100 reads/s, ${load.asked()} in all`,
      expected: '0 exits, 0 wrong answers',
      seen: `${exits} exits, ${none(wrong)} wrong`,
      met: exits === 0 && wrong.length === 0,
    },
    {
      fault: 'F4',
      done: `${load.failed.length} answers were 503`,
      expected: 'for at most 3.0 s each',
      seen: `longest ${s(longest)}`,
      met: soon(longest, 3_000),
    },
  ]
}
