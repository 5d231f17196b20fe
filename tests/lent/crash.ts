// The product and its database, killed in the middle of a crowd, again and again.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { addScarce, askAgain, type Crowd, faultsOf, openAgency, openCrowd } from '../crowd.ts'
import { type Running, secret, startServer } from './running.ts'

/** `folder`: where the server may write. */
type Crashing = { url: string; folder: string; rounds: number }
/** `answered` and `replayed` count acts; `faults` must be empty. */
export type Survived = {
  rounds: number
  answered: number
  replayed: number
  told503: number
  faults: string[]
}

const scarceSeats = 10

/** kill -9 of the server within half a second, a new one, and every unanswered act sent again. */
export async function crashServer({ url, folder, rounds }: Crashing): Promise<Survived> {
  await openAgency(url)
  const crowds: Crowd[] = []
  const survived = { rounds, answered: 0, replayed: 0, told503: 0, faults: [] as string[] }
  let server = startOn(url, folder)
  try {
    for (let round = 1; round <= rounds && survived.faults.length === 0; round++) {
      await addScarce(url, `SCARCE${round}`, scarceSeats)
      const crowd = await busyCrowd(server, `SCARCE${round}`)
      server.child.kill('SIGKILL')
      await Promise.all([server.ended, crowd.leave()])
      server = startOn(url, folder)
      crowds.push(crowd)
      await settle(server, url, crowds, survived)
    }
  } finally {
    server.child.kill('SIGKILL')
    await server.ended
  }
  return survived
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
}: Crashing & { cluster: string }): Promise<Survived> {
  await openAgency(url)
  const crowds: Crowd[] = []
  const survived = { rounds, answered: 0, replayed: 0, told503: 0, faults: [] as string[] }
  const server = startOn(url, folder)
  try {
    for (let round = 1; round <= rounds && survived.faults.length === 0; round++) {
      await addScarce(url, `SCARCE${round}`, scarceSeats)
      const crowd = await busyCrowd(server, `SCARCE${round}`)
      const before = crowd.heard.length
      process.kill(
        Number(fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]),
        'SIGKILL',
      )
      const sick = () => crowd.heard.indexOf('UNAVAILABLE', before)
      await until(
        () => sick() >= 0 && crowd.heard.includes('done', sick()),
        'nobody was told 503 and then served again',
      )
      await crowd.leave()
      if (crowd.heard.includes('none')) survived.faults.push('somebody got no answer at all')
      crowds.push(crowd)
      await settle(server, url, crowds, survived)
    }
    if (server.child.exitCode !== null) survived.faults.push('the server ended')
  } finally {
    server.child.kill('SIGKILL')
    await server.ended
  }
  return survived
}

const startOn = (url: string, folder: string) =>
  startServer({ NARU: 'live', DATABASE_URL: url, SECRET_KEY: secret, DATA_DIR: folder })

/** In the middle of it: served already, and for up to half a second more. */
async function busyCrowd(server: Running, scarce: string): Promise<Crowd> {
  const crowd = openCrowd(await server.port, scarce)
  await until(() => crowd.heard.includes('done'), 'nobody was served')
  await wait(Math.random() * 500)
  return crowd
}

async function settle(server: Running, url: string, crowds: Crowd[], survived: Survived): Promise<void> {
  const crowd = crowds.at(-1)
  if (!crowd) return
  survived.answered += crowd.acts.filter(({ answer }) => answer).length
  survived.told503 += crowd.heard.filter((code) => code === 'UNAVAILABLE').length
  const { replayed, faults } = await askAgain(await server.port, crowd)
  survived.replayed += replayed
  survived.faults.push(...faults, ...(await faultsOf(url, crowds)))
}

async function until(holds: () => boolean, otherwise: string): Promise<void> {
  for (const end = Date.now() + 30_000; !holds(); await wait(5))
    if (Date.now() > end) throw new Error(`${otherwise}, for half a minute`)
}
