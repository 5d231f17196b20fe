// Jobs run on the database we already have: agency by agency, to their end, and only those there are.
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { JobPayloads } from '#jobs.ts'
import { occasions } from '#occasions.ts'
import { createDatabase } from '#platform/db/database.server.ts'
import { startJobs } from '#platform/jobs.server.ts'
import { createMigratedDatabase, createSite, quickJobs } from './site.ts'

test('a job that was asked for is done by a running site, and the day turns at midnight in Seoul', async () => {
  const site = await createSite({ jobs: true })
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id, page_price: 1 })
  await site.make.departure({ package_code, departure_date: '2999-01-01', adult_price: 777_000 })
  const boss = new PgBoss({ connectionString: site.url, supervise: false, schedule: false })
  await boss.start()
  onTestFinished(() => boss.stop({ graceful: false }))
  await boss.send('turn-day')
  await vi.waitFor(
    async () =>
      expect((await site.createClient('a1.localhost').catalog.packageList()).list).toMatchObject([
        { package_code, page_price: 777_000 },
      ]),
    { timeout: 15_000, interval: 200 },
  )
  expect(await boss.getSchedules('turn-day')).toMatchObject([{ cron: '0 0 * * *', timezone: 'Asia/Seoul' }])
})

test('a missed nightly job runs once, however often processes start', async () => {
  const url = await createMigratedDatabase()
  let nights = 0
  const night = { cron: '0 4 * * *', run: async () => void nights++ }
  for (let start = 0; start < 3; start++) {
    const jobs = await startJobs(url, { forget: night }, silentLog, quickJobs)
    await vi.waitFor(() => expect(nights).toBe(1), { timeout: 10_000 })
    await jobs.stop()
  }
  const client = new pg.Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  const { rowCount } = await client.query("select from pgboss.job where name = 'forget'")
  expect(rowCount).toBe(1)
})

const silentLog = { info() {}, warn() {}, error() {} }

/** Mail jobs of a queue of its own; `run` stands in for the sending. */
async function createQueue(run: (about: JobPayloads['send-mail']) => Promise<void>, atOnce = 1) {
  const url = await createMigratedDatabase()
  const { db, close } = createDatabase(url, () => {})
  const jobs = await startJobs(url, { 'send-mail': { atOnce, run } }, silentLog, quickJobs)
  onTestFinished(async () => {
    await jobs.stop()
    await close()
  })
  const ask = async (travel_agency: number, many = 1) => {
    for (let ref = 1; ref <= many; ref++)
      await jobs.enqueue(db, 'send-mail', { travel_agency, kind: 'consultation', ref })
  }
  return { ask, jobs }
}

/** Holds whoever comes until it is opened. */
function createGate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  return { opened, open }
}

test('no agency waits for the backlog of another: they take turns, and each keeps its own order', async () => {
  const taken: string[] = []
  const begin = createGate()
  const { ask } = await createQueue(async ({ travel_agency, ref }) => {
    taken.push(`${travel_agency}.${ref}`)
    await begin.opened
  })
  await ask(1, 40)
  // one is at hand when the others come
  await vi.waitFor(() => expect(taken).toHaveLength(1), { timeout: 10_000 })
  await ask(2, 2)
  await ask(3)
  begin.open()
  await vi.waitFor(() => expect(taken).toHaveLength(43), { timeout: 20_000 })
  expect(taken.slice(0, 5)).toEqual(['1.1', '2.1', '3.1', '1.2', '2.2'])
  expect(taken.filter((one) => one.startsWith('1.'))).toEqual(
    Array.from({ length: 40 }, (_, at) => `1.${at + 1}`),
  )
})

test('with several workers too, one agency’s backlog does not delay another agency’s job', async () => {
  const taken: number[] = []
  const begin = createGate()
  const { ask } = await createQueue(async ({ travel_agency }) => {
    taken.push(travel_agency)
    await begin.opened
  }, 3)
  await ask(1, 30)
  await vi.waitFor(() => expect(taken).toEqual([1, 1, 1]), { timeout: 10_000 })
  await ask(2)
  begin.open()
  await vi.waitFor(() => expect(taken).toHaveLength(31), { timeout: 20_000 })
  expect(taken.indexOf(2)).toBeLessThan(5)
})

test('a job has the time that its version names, on a queue of an earlier one as well, and is told when it is over', async () => {
  const url = await createMigratedDatabase()
  const { db, close } = createDatabase(url, () => {})
  const done = async () => {}
  await (await startJobs(url, { 'send-mail': { run: done } }, silentLog, quickJobs)).stop()
  const { promise: stopped, resolve: stop } = Promise.withResolvers<unknown>()
  const run = (_about: unknown, _id: string, _isLastTry: boolean, signal: AbortSignal) =>
    new Promise<void>((end) => {
      signal.addEventListener('abort', () => {
        stop(signal.reason)
        end()
      })
    })
  const jobs = await startJobs(url, { 'send-mail': { lasts_s: 1, run } }, silentLog, quickJobs)
  onTestFinished(async () => {
    await jobs.stop()
    await close()
  })
  await jobs.enqueue(db, 'send-mail', { travel_agency: 1, kind: 'consultation', ref: 1 })
  expect(String(await stopped)).toContain('took longer than 1 seconds')
})

test('a process that ends finishes the jobs at hand, and begins no other', async () => {
  const ended: number[] = []
  const begun: number[] = []
  const begin = createGate()
  const { ask, jobs } = await createQueue(async ({ ref }) => {
    begun.push(ref)
    await begin.opened
    ended.push(ref)
  })
  await ask(1, 3)
  await vi.waitFor(() => expect(begun).toEqual([1]), { timeout: 10_000 })
  const stopping = jobs.stop()
  begin.open()
  await stopping
  expect([begun, ended]).toEqual([[1], [1]])
})

test('a job that is not there, or is asked with what it does not take, does not compile', {
  timeout: 60_000,
}, async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-typed-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const lines = [
    `import type { Enqueue } from '${path.resolve('src/jobs.ts')}'`,
    'declare const enqueue: Enqueue',
    "enqueue('send-mail', { travel_agency: 1, kind: 'consultation', ref: 1 })",
    "enqueue('send-mial', { travel_agency: 1, kind: 'consultation', ref: 1 })",
    "enqueue('send-mail', { travel_agency: 1, kind: 'consultatoin', ref: 1 })",
    "enqueue('send-mail', { kind: 'consultation', ref: 1 })",
    "enqueue('refund', { travel_agency: 1, order_id: 'a' })",
    "enqueue('turn-day', null)",
  ]
  fs.writeFileSync(path.join(folder, 'asked.ts'), lines.join('\n'))
  const config = {
    extends: path.resolve('tsconfig.json'),
    files: ['asked.ts'],
    include: [],
    compilerOptions: { types: [] },
  }
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  const said = await new Promise<string>((resolve) =>
    execFile('node_modules/.bin/tsc', ['-p', folder, '--pretty', 'false'], (_error, out) => resolve(out)),
  )
  const refused = [...said.matchAll(/asked\.ts\((\d+),/g)].map(([, line]) => Number(line))
  expect([...new Set(refused)], said).toEqual([4, 5, 6, 7, 8])
})

test('every job and every occasion is told of to operators', () => {
  const read = (file: string) => fs.readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  const names = [
    ...Object.keys(occasions),
    ...[...read('src/jobs.ts').matchAll(/^ {2}\| '([\w-]+)'|^ {2}'?([\w-]+)'?: \{/gm)].map(
      ([, clock, asked]) => clock ?? asked,
    ),
  ]
  expect(names.length).toBeGreaterThan(50)
  const run = read('docs/operations/run.md')
  expect(names.filter((name) => !run.includes(`\`${name}\``))).toEqual([])
})
