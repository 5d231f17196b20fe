// The product and its database, killed in the middle of a crowd, again and again.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  addScarceDeparture,
  type BusyCustomers,
  createAgency,
  findFaults,
  resendUnanswered,
  startBusyCustomers,
} from '../busy-customers.ts'
import { type RunningServer, startServer, testSecret } from './run-product.ts'

/** `folder`: where the server may write. */
type CrashOptions = { url: string; folder: string; rounds: number }
/** `answered` and `replayed` count acts; `faults` must be empty. */
export type CrashResult = {
  rounds: number
  answered: number
  replayed: number
  unavailableCount: number
  faults: string[]
}

const scarceSeats = 10

/** kill -9 of the server within half a second, a new one, and every unanswered act sent again. */
export async function crashServer({ url, folder, rounds }: CrashOptions): Promise<CrashResult> {
  await createAgency(url)
  const customerGroups: BusyCustomers[] = []
  const result = { rounds, answered: 0, replayed: 0, unavailableCount: 0, faults: [] as string[] }
  let server = startServerOn(url, folder)
  try {
    for (let round = 1; round <= rounds && result.faults.length === 0; round++) {
      await addScarceDeparture(url, `SCARCE${round}`, scarceSeats)
      const customers = await createBusyCrowd(server, `SCARCE${round}`)
      server.child.kill('SIGKILL')
      await Promise.all([server.ended, customers.stop()])
      server = startServerOn(url, folder)
      customerGroups.push(customers)
      await checkAfterCrash(server, url, customerGroups, result)
    }
  } finally {
    server.child.kill('SIGKILL')
    await server.ended
  }
  return result
}

/**
 * kill -9 of PostgreSQL, which whoever started it starts again; the server stays, says 503 meanwhile and
 * recovers by itself.
 */
export async function crashDatabase({
  url,
  folder,
  rounds,
  cluster,
}: CrashOptions & { cluster: string }): Promise<CrashResult> {
  await createAgency(url)
  const customerGroups: BusyCustomers[] = []
  const result = { rounds, answered: 0, replayed: 0, unavailableCount: 0, faults: [] as string[] }
  const server = startServerOn(url, folder)
  try {
    for (let round = 1; round <= rounds && result.faults.length === 0; round++) {
      await addScarceDeparture(url, `SCARCE${round}`, scarceSeats)
      const customers = await createBusyCrowd(server, `SCARCE${round}`)
      const before = customers.answerCodes.length
      process.kill(
        Number(fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]),
        'SIGKILL',
      )
      const findUnavailable = () => customers.answerCodes.indexOf('UNAVAILABLE', before)
      await waitUntil(
        () => findUnavailable() >= 0 && customers.answerCodes.includes('done', findUnavailable()),
        'nobody was told 503 and then served again',
      )
      await customers.stop()
      if (customers.answerCodes.includes('none')) result.faults.push('somebody got no answer at all')
      customerGroups.push(customers)
      await checkAfterCrash(server, url, customerGroups, result)
    }
    if (server.child.exitCode !== null) result.faults.push('the server ended')
  } finally {
    server.child.kill('SIGKILL')
    await server.ended
  }
  return result
}

const startServerOn = (url: string, folder: string) =>
  startServer({ NARU: 'live', DATABASE_URL: url, SECRET_KEY: testSecret, DATA_DIR: folder })

/** In the middle of it: served already, and for up to half a second more. */
async function createBusyCrowd(server: RunningServer, scarce: string): Promise<BusyCustomers> {
  const customers = startBusyCustomers(await server.port, scarce)
  await waitUntil(() => customers.answerCodes.includes('done'), 'nobody was served')
  await wait(Math.random() * 500)
  return customers
}

async function checkAfterCrash(
  server: RunningServer,
  url: string,
  customerGroups: BusyCustomers[],
  result: CrashResult,
): Promise<void> {
  const customers = customerGroups.at(-1)
  if (!customers) return
  result.answered += customers.requests.filter(({ answer }) => answer).length
  result.unavailableCount += customers.answerCodes.filter((code) => code === 'UNAVAILABLE').length
  const { replayed, faults } = await resendUnanswered(await server.port, customers)
  result.replayed += replayed
  result.faults.push(...faults, ...(await findFaults(url, customerGroups)))
}

async function waitUntil(holds: () => boolean, otherwise: string): Promise<void> {
  for (const end = Date.now() + 30_000; !holds(); await wait(5))
    if (Date.now() > end) throw new Error(`${otherwise}, for half a minute`)
}
