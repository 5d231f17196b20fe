// F1, F2: kill -9 of a process, and of the database, in the middle of busy customers, with nginx in between.
import { setTimeout as wait } from 'node:timers/promises'
import {
  addScarceDeparture,
  type BusyCustomers,
  findFaults,
  resendUnanswered,
  startBusyCustomers,
} from '../busy-customers.ts'
import type { Deployment, Ops } from './deployment.ts'
import { countExits } from './health.ts'
import { compareTime, formatFaults, formatSeconds, type OpsResult } from './result-table.ts'

const kills = 10
const databaseKills = 5

export async function testKills(ops: Ops): Promise<OpsResult[]> {
  const deployment = await ops.serve('killed')
  const customerGroups: BusyCustomers[] = []
  try {
    return [
      ...(await testProcessKills(deployment, customerGroups)),
      ...(await testDatabaseKills(ops, deployment, customerGroups)),
    ]
  } finally {
    await deployment.stop()
  }
}

async function testProcessKills(
  deployment: Deployment,
  customerGroups: BusyCustomers[],
): Promise<OpsResult[]> {
  const pauses: number[] = []
  const count = await runRounds('PROCESS', kills, deployment, customerGroups, async (customers, round) => {
    const naru = deployment.narus[round % 2]
    naru?.child.kill('SIGKILL')
    pauses.push(await measureOutage(customers))
    await naru?.ended
    await deployment.renew(round % 2)
  })
  const longest = Math.max(...pauses)
  return [
    {
      fault: 'F1 a process is killed',
      done: `${kills} kills in turn beside 20 busy customers; ${count.answered} answered, ${count.replayed} sent again`,
      expected: '0 lost, doubled or half',
      seen: formatFaults(count.faults),
      met: count.faults.length === 0,
    },
    {
      fault: 'F1',
      done: 'until the next is served by the other',
      expected: 'under 1.0 s',
      seen: `longest ${formatSeconds(longest)}`,
      met: compareTime(longest, 1_000),
    },
  ]
}

async function testDatabaseKills(
  { postgres }: Ops,
  deployment: Deployment,
  customerGroups: BusyCustomers[],
): Promise<OpsResult[]> {
  const pauses: number[] = []
  const count = await runRounds('DATABASE', databaseKills, deployment, customerGroups, async (customers) => {
    postgres.kill()
    for (let from = customers.answerCodes.length; !customers.answerCodes.includes('UNAVAILABLE', from); )
      await wait(5)
    await postgres.start()
    pauses.push(await measureOutage(customers))
  })
  const exits = countExits(deployment.narus)
  const longest = Math.max(...pauses)
  return [
    {
      fault: 'F2 PostgreSQL is killed',
      done: `${databaseKills} kills of all its processes; ${count.answered} answered, ${count.replayed} sent again`,
      expected: '0 lost, doubled or half',
      seen: formatFaults(count.faults),
      met: count.faults.length === 0,
    },
    {
      fault: 'F2',
      done: 'meanwhile',
      expected: '503, and 0 exits of Naru',
      seen: `${count.told503} times 503, ${exits} exits`,
      met: count.told503 > 0 && exits === 0,
    },
    {
      fault: 'F2',
      done: 'from its start to the first answer',
      expected: 'under 3.0 s',
      seen: `longest ${formatSeconds(longest)}`,
      met: compareTime(longest, 3_000),
    },
  ]
}

/** A crowd for each round, in the middle of which it happens; then every open act is sent again. */
async function runRounds(
  name: string,
  times: number,
  deployment: Deployment,
  customerGroups: BusyCustomers[],
  happen: (customers: BusyCustomers, round: number) => Promise<void>,
) {
  const count = { answered: 0, replayed: 0, told503: 0, faults: [] as string[] }
  for (let round = 1; round <= times && count.faults.length === 0; round++) {
    await addScarceDeparture(deployment.url, `${name}${round}`, 10)
    const customers = startBusyCustomers(443, `${name}${round}`)
    customerGroups.push(customers)
    await measureOutage(customers)
    await wait(Math.random() * 500)
    await happen(customers, round)
    await customers.stop()
    count.answered += customers.requests.filter(({ answer }) => answer).length
    count.told503 += customers.answerCodes.filter((code) => code === 'UNAVAILABLE').length
    const { replayed, faults } = await resendUnanswered(443, customers)
    count.replayed += replayed
    count.faults.push(...faults, ...(await findFaults(deployment.superUrl, customerGroups)))
  }
  return count
}

async function measureOutage({ answerCodes }: BusyCustomers): Promise<number> {
  const begun = performance.now()
  for (let from = answerCodes.length; !answerCodes.includes('done', from); await wait(2))
    if (performance.now() - begun > 60_000) throw new Error('nobody was served for a minute')
  return performance.now() - begun
}
