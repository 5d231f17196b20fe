// F3: the connection to the database breaks at the very commit, or before its answer.
import { setTimeout as wait } from 'node:timers/promises'
import { addScarceDeparture, findFaults, resendUnanswered, startBusyCustomers } from '../busy-customers.ts'
import { createDatabaseProxy } from '../database-proxy.ts'
import type { Ops } from './deployment.ts'
import { formatFaults, type OpsResult } from './result-table.ts'

const losses = 30

export async function testLostCommits(ops: Ops): Promise<OpsResult[]> {
  const proxy = await createDatabaseProxy(ops.postgres.url('lost'))
  const deployment = await ops.serve('lost', { databasePort: proxy.port })
  await addScarceDeparture(deployment.url, 'LOST', 10)
  const customers = startBusyCustomers(443, 'LOST')
  for (let loss = 0; loss < 2 * losses; loss++) {
    proxy.faults.cutNext = loss % 2 ? 'commit' : 'its answer'
    while (proxy.faults.cutNext) await wait(2)
    await wait(20)
  }
  await customers.stop()
  const { replayed, faults } = await resendUnanswered(443, customers)
  const wrong = [...faults, ...(await findFaults(deployment.superUrl, [customers]))]
  await deployment.stop()
  proxy.close()
  return [
    {
      fault: 'F3 lost answers',
      done: `${losses} commits and ${losses} answers of commits cut off; ${customers.requests.length} acts, ${replayed} sent again`,
      expected: '0 lost or doubled',
      seen: formatFaults(wrong),
      met: wrong.length === 0 && replayed > 0,
    },
  ]
}
