// Does an agency wait for another's backlog? Its mail and its pictures while the other has much waiting,
// against when it has nothing.
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import type { AskedJob, JobList } from '#jobs.ts'
import { mailLimits } from '#limits/machine.ts'
import { openDatabase } from '#platform/db/open.server.ts'
import { type Jobs, startJobs } from '#platform/jobs.server.ts'
import { diskFiles } from '#platform/outside/files.server.ts'
import { makeAvif, makePicture, storePicture } from '#platform/pictures.server.ts'
import { type Pace, stopwatch } from './race.ts'
import type { Site } from './site.ts'

/** `left`: of those waiting, how many still did when the last time was taken. */
export type Waited = { what: string; waiting: number; left: number; idle_ms: number[]; busy_ms: number[] }

const [busy, other] = [1, 2]
const quiet = { info() {}, warn() {}, error() {} }
const server_ms = 20 // what a mail server takes for a mail

export async function mailWaits(site: Site, { quick, rounds }: Pace): Promise<Waited> {
  const told = teller()
  const run = async ({ travel_agency, ref }: JobList['send-mail']) => {
    await told.mayBegin(travel_agency)
    await wait(server_ms)
    told.tell(`${travel_agency}.${ref}`)
  }
  const url = await site.freshDatabase('fair_mail')
  const jobs = await startJobs(url, { 'send-mail': { atOnce: mailLimits.atOnce, run } }, quiet)
  let ref = 0
  const mailOf = (travel_agency: number): [string, AskedJob] => [
    `${travel_agency}.${++ref}`,
    ['send-mail', { travel_agency, kind: 'consultation', ref }],
  ]
  return measure('mail', {
    url,
    jobs,
    told,
    jobOf: mailOf,
    waiting: quick ? 1_000 : 5_000,
    rounds: rounds * 2,
  })
}

export async function pictureWaits(site: Site, { quick, rounds }: Pace): Promise<Waited> {
  const { databaseUrl: url, dataDir } = await site.emptySite('fair_pictures')
  const files = diskFiles(dataDir)
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const photo = sharp({ create: { width: 640, height: 480, channels: 3, background: '#888', noise } })
  const { name, widths, ...made } = await makePicture(await photo.jpeg().toBuffer(), '0123456789abcdef')
  for (const agency of [busy, other]) await storePicture(files, agency, { name, widths, ...made })
  const told = teller()
  const run = async (picture: JobList['make-avif']) => {
    await told.mayBegin(picture.travel_agency)
    await makeAvif(files, picture)
    told.tell(`${picture.travel_agency}`)
  }
  const jobs = await startJobs(url, { 'make-avif': { run } }, quiet)
  const pictureOf = (travel_agency: number): [string, AskedJob] => [
    `${travel_agency}`,
    ['make-avif', { travel_agency, name, widths }],
  ]
  return measure('pictures', {
    url,
    jobs,
    told,
    jobOf: pictureOf,
    waiting: quick ? 200 : 1_000,
    rounds: rounds * 2,
  })
}

type Measured = {
  url: string
  jobs: Jobs
  told: ReturnType<typeof teller>
  jobOf: (travel_agency: number) => [done: string, job: AskedJob]
  waiting: number
  rounds: number
}

async function measure(what: string, { url, jobs, told, jobOf, waiting, rounds }: Measured): Promise<Waited> {
  const { db, close } = openDatabase(url, () => {})
  const times = async () => {
    const all: number[] = []
    for (let round = 0; round < rounds; round++) {
      const [done, job] = jobOf(other)
      const [, ms] = await stopwatch(async () => {
        const over = told.of(done)
        await jobs.later(db, ...job)
        await over
      })
      all.push(ms)
    }
    return all
  }
  try {
    await times() // what any first work costs
    const idle_ms = await times()
    const begin = told.hold()
    for (let asked = 0; asked < waiting; asked++) await jobs.later(db, ...jobOf(busy)[1])
    begin() // all of them wait, but for those in the hands
    const busy_ms = await times()
    return { what, waiting, left: waiting - told.begun(), idle_ms, busy_ms }
  } finally {
    await jobs.stop()
    await close()
  }
}

/** Who waits for a name hears when it was told. */
function teller() {
  const waiting = new Map<string, () => void>()
  let [held, begun] = [Promise.resolve(), 0]
  return {
    /** Work of the busy agency rests until what is returned is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    async mayBegin(travel_agency: number) {
      if (travel_agency !== busy) return
      await held
      begun++
    },
    begun: () => begun,
    of: (name: string) => new Promise<void>((resolve) => waiting.set(name, resolve)),
    tell: (name: string) => waiting.get(name)?.(),
  }
}
