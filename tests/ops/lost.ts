// F3: the connection to the database breaks at the very commit, or before its answer.
import { setTimeout as wait } from 'node:timers/promises'
import { addScarce, askAgain, faultsOf, openCrowd } from '../crowd.ts'
import { openCutter } from '../cutter.ts'
import type { Ops } from './deployment.ts'
import { type Line, none } from './table.ts'

const losses = 30

export async function lost(ops: Ops): Promise<Line[]> {
  const cutter = await openCutter(ops.postgres.url('lost'))
  const deployment = await ops.serve('lost', { databasePort: cutter.port })
  await addScarce(deployment.url, 'LOST', 10)
  const crowd = openCrowd(443, 'LOST')
  for (let loss = 0; loss < 2 * losses; loss++) {
    cutter.mood.next = loss % 2 ? 'commit' : 'its answer'
    while (cutter.mood.next) await wait(2)
    await wait(20)
  }
  await crowd.leave()
  const { replayed, faults } = await askAgain(443, crowd)
  const wrong = [...faults, ...(await faultsOf(deployment.superUrl, [crowd]))]
  await deployment.stop()
  cutter.close()
  return [
    {
      fault: 'F3 lost answers',
      done: `${losses} commits and ${losses} answers of commits cut off; ${crowd.acts.length} acts, ${replayed} sent again`,
      expected: '0 lost or doubled',
      seen: none(wrong),
      met: wrong.length === 0 && replayed > 0,
    },
  ]
}
