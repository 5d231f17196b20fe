// Does an agency wait for another's backlog? Its mail and its pictures while the other has much waiting,
// against when it has nothing.
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import type { AgencyJob, JobPayloads } from '#jobs.ts'
import { mailLimits } from '#limits/services.ts'
import { createDatabase } from '#platform/db/database.server.ts'
import { createDiskStore } from '#platform/integrations/file-store.server.ts'
import { type Jobs, startJobs } from '#platform/jobs.server.ts'
import { encodePicture, makeAvif, storePicture } from '#platform/pictures.server.ts'
import type { BenchContext } from './bench-context.ts'
import { type BenchPace, measureTime } from './race.ts'

/** `left`: of those waiting, how many still did when the last time was taken. */
export type BacklogTimes = {
  what: string
  waiting: number
  left: number
  idle_ms: number[]
  busy_ms: number[]
}

const [busy, other] = [1, 2]
const silentLog = { info() {}, warn() {}, error() {} }
const mailServer_ms = 20 // what a mail server takes for a mail

export async function measureMailWaits(
  bench: BenchContext,
  { quick, rounds }: BenchPace,
): Promise<BacklogTimes> {
  const signals = createJobSignals()
  const run = async ({ travel_agency, ref }: JobPayloads['send-mail']) => {
    await signals.waitForTurn(travel_agency)
    await wait(mailServer_ms)
    signals.finish(`${travel_agency}.${ref}`)
  }
  const url = await bench.freshDatabase('fair_mail')
  const jobs = await startJobs(url, { 'send-mail': { atOnce: mailLimits.atOnce, run } }, silentLog)
  let ref = 0
  const createMailJob = (travel_agency: number): [string, AgencyJob] => [
    `${travel_agency}.${++ref}`,
    ['send-mail', { travel_agency, kind: 'consultation', ref }],
  ]
  return measureBacklog('mail', {
    url,
    jobs,
    signals,
    createJob: createMailJob,
    waiting: quick ? 1_000 : 5_000,
    rounds: rounds * 2,
  })
}

export async function measurePictureWaits(
  bench: BenchContext,
  { quick, rounds }: BenchPace,
): Promise<BacklogTimes> {
  const { databaseUrl: url, dataDir } = await bench.emptySite('fair_pictures')
  const files = createDiskStore(dataDir)
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const photo = sharp({ create: { width: 640, height: 480, channels: 3, background: '#888', noise } })
  const { name, widths, ...made } = await encodePicture(await photo.jpeg().toBuffer(), '0123456789abcdef')
  for (const agency of [busy, other]) await storePicture(files, agency, { name, widths, ...made })
  const signals = createJobSignals()
  const run = async (picture: JobPayloads['make-avif']) => {
    await signals.waitForTurn(picture.travel_agency)
    await makeAvif(files, picture)
    signals.finish(`${picture.travel_agency}`)
  }
  const jobs = await startJobs(url, { 'make-avif': { run } }, silentLog)
  const createPictureJob = (travel_agency: number): [string, AgencyJob] => [
    `${travel_agency}`,
    ['make-avif', { travel_agency, name, widths }],
  ]
  return measureBacklog('pictures', {
    url,
    jobs,
    signals,
    createJob: createPictureJob,
    waiting: quick ? 200 : 1_000,
    rounds: rounds * 2,
  })
}

type BacklogOptions = {
  url: string
  jobs: Jobs
  signals: ReturnType<typeof createJobSignals>
  createJob: (travel_agency: number) => [done: string, job: AgencyJob]
  waiting: number
  rounds: number
}

async function measureBacklog(
  what: string,
  { url, jobs, signals, createJob, waiting, rounds }: BacklogOptions,
): Promise<BacklogTimes> {
  const { db, close } = createDatabase(url, () => {})
  const times = async () => {
    const all: number[] = []
    for (let round = 0; round < rounds; round++) {
      const [done, job] = createJob(other)
      const [, ms] = await measureTime(async () => {
        const over = signals.of(done)
        await jobs.enqueue(db, ...job)
        await over
      })
      all.push(ms)
    }
    return all
  }
  try {
    await times() // what any first work costs
    const idle_ms = await times()
    const begin = signals.hold()
    for (let asked = 0; asked < waiting; asked++) await jobs.enqueue(db, ...createJob(busy)[1])
    begin() // all of them wait, but for those in the hands
    const busy_ms = await times()
    return { what, waiting, left: waiting - signals.begun(), idle_ms, busy_ms }
  } finally {
    await jobs.stop()
    await close()
  }
}

/** Who waits for a name hears when it was told. */
function createJobSignals() {
  const waiting = new Map<string, () => void>()
  let [held, begun] = [Promise.resolve(), 0]
  return {
    /** Work of the busy agency rests until what is returned is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    async waitForTurn(travel_agency: number) {
      if (travel_agency !== busy) return
      await held
      begun++
    },
    begun: () => begun,
    of: (name: string) => new Promise<void>((resolve) => waiting.set(name, resolve)),
    finish: (name: string) => waiting.get(name)?.(),
  }
}
