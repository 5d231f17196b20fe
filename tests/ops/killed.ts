// F1, F2: kill -9 of a process, and of the database, in the middle of busy customers, with nginx in between.
import { setTimeout as wait } from 'node:timers/promises'
import { addScarce, askAgain, type Crowd, faultsOf, openCrowd } from '../crowd.ts'
import type { Deployment, Ops } from './deployment.ts'
import { exitsOf } from './health.ts'
import { type Line, none, s, soon } from './table.ts'

const kills = 10
const databaseKills = 5

export async function killed(ops: Ops): Promise<Line[]> {
  const deployment = await ops.serve('killed')
  const crowds: Crowd[] = []
  try {
    return [...(await killProcesses(deployment, crowds)), ...(await killDatabase(ops, deployment, crowds))]
  } finally {
    await deployment.stop()
  }
}

async function killProcesses(deployment: Deployment, crowds: Crowd[]): Promise<Line[]> {
  const pauses: number[] = []
  const count = await rounds('PROCESS', kills, deployment, crowds, async (crowd, round) => {
    const naru = deployment.narus[round % 2]
    naru?.child.kill('SIGKILL')
    pauses.push(await untilServed(crowd))
    await naru?.ended
    await deployment.renew(round % 2)
  })
  const longest = Math.max(...pauses)
  return [
    {
      fault: 'F1 a process is killed',
      done: `${kills} kills in turn beside 20 busy customers; ${count.answered} answered, ${count.replayed} sent again`,
      expected: '0 lost, doubled or half',
      seen: none(count.faults),
      met: count.faults.length === 0,
    },
    {
      fault: 'F1',
      done: 'until the next is served by the other',
      expected: 'under 1.0 s',
      seen: `longest ${s(longest)}`,
      met: soon(longest, 1_000),
    },
  ]
}

async function killDatabase({ postgres }: Ops, deployment: Deployment, crowds: Crowd[]): Promise<Line[]> {
  const pauses: number[] = []
  const count = await rounds('DATABASE', databaseKills, deployment, crowds, async (crowd) => {
    postgres.kill()
    for (let from = crowd.heard.length; !crowd.heard.includes('UNAVAILABLE', from); ) await wait(5)
    await postgres.start()
    pauses.push(await untilServed(crowd))
  })
  const exits = exitsOf(deployment.narus)
  const longest = Math.max(...pauses)
  return [
    {
      fault: 'F2 PostgreSQL is killed',
      done: `${databaseKills} kills of all its processes; ${count.answered} answered, ${count.replayed} sent again`,
      expected: '0 lost, doubled or half',
      seen: none(count.faults),
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
      seen: `longest ${s(longest)}`,
      met: soon(longest, 3_000),
    },
  ]
}

/** A crowd for each round, in the middle of which it happens; then every open act is sent again. */
async function rounds(
  name: string,
  times: number,
  deployment: Deployment,
  crowds: Crowd[],
  happen: (crowd: Crowd, round: number) => Promise<void>,
) {
  const count = { answered: 0, replayed: 0, told503: 0, faults: [] as string[] }
  for (let round = 1; round <= times && count.faults.length === 0; round++) {
    await addScarce(deployment.url, `${name}${round}`, 10)
    const crowd = openCrowd(443, `${name}${round}`)
    crowds.push(crowd)
    await untilServed(crowd)
    await wait(Math.random() * 500)
    await happen(crowd, round)
    await crowd.leave()
    count.answered += crowd.acts.filter(({ answer }) => answer).length
    count.told503 += crowd.heard.filter((code) => code === 'UNAVAILABLE').length
    const { replayed, faults } = await askAgain(443, crowd)
    count.replayed += replayed
    count.faults.push(...faults, ...(await faultsOf(deployment.superUrl, crowds)))
  }
  return count
}

async function untilServed({ heard }: Crowd): Promise<number> {
  const begun = performance.now()
  for (let from = heard.length; !heard.includes('done', from); await wait(2))
    if (performance.now() - begun > 60_000) throw new Error('nobody was served for a minute')
  return performance.now() - begun
}
