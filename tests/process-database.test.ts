// The process whose database dies, is away or takes no writes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Postgres, startPostgres } from '#platform/db/postgres.server.ts'
import { make } from '#seed/make.ts'
import { copyPreparedCluster } from './prepared-cluster.ts'
import { createTempFolder, longTimeout } from './process-setup.ts'
import { createSite } from './site.ts'

/** One of our own, with our tables. */
async function startOwnPostgres(log?: (line: string) => void): Promise<Postgres & { folder: string }> {
  const folder = createTempFolder()
  await copyPreparedCluster(folder)
  const postgres = await startPostgres(folder, { log })
  onTestFinished(() => postgres.stop())
  return { ...postgres, folder }
}

const kill = ({ folder }: { folder: string }) =>
  process.kill(
    Number(fs.readFileSync(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]),
    'SIGKILL',
  )

test(
  'while the database is away pages and calls say so, /healthz answers, /readyz does not',
  longTimeout,
  async () => {
    const postgres = await startOwnPostgres()
    const site = await createSite({ databaseUrl: postgres.url })
    await make(site.db, 1).agency()
    expect((await site.request('/travel')).statusCode).toBe(200)
    await postgres.stop()
    const answers = await vi.waitFor(
      async () => {
        const [call, page, ready] = [
          await site.request('/api/landing/packageList'),
          await site.request('/travel'),
          await site.request('/readyz'),
        ]
        expect([call.statusCode, page.statusCode, ready.statusCode]).toEqual([503, 503, 503])
        return [call, page]
      },
      { timeout: 15_000 },
    )
    for (const answer of answers) expect(answer.headers['retry-after']).toBe('2')
    expect(answers[1]?.body).toContain('잠시 후 다시 시도해 주세요')
    expect((await site.request('/healthz')).statusCode).toBe(200)
  },
)

test(
  'PostgreSQL of our own, killed as a whole: 503 with Retry-After, then it is started again at the same address',
  longTimeout,
  async () => {
    const postgres = await startOwnPostgres()
    const site = await createSite({ databaseUrl: postgres.url })
    await make(site.db, 1).agency()
    kill(postgres)
    const sick = await vi.waitFor(
      async () => {
        const response = await site.request('/api/landing/packageList?page_title=x')
        expect(response.statusCode).toBe(503)
        return response
      },
      { timeout: 5000, interval: 1 },
    )
    expect([sick.headers['retry-after'], sick.json().code]).toEqual(['2', 'UNAVAILABLE'])
    await vi.waitFor(
      async () => expect((await site.request('/api/landing/packageList')).statusCode).toBe(200),
      {
        timeout: 30_000,
        interval: 100,
      },
    )
  },
)

test(
  'PostgreSQL of our own that cannot be started again is tried once a second by one, until it can',
  longTimeout,
  async () => {
    const tries: number[] = []
    const postgres = await startOwnPostgres((line) => {
      if (line.startsWith('PostgreSQL did not start')) tries.push(performance.now())
    })
    const control = path.join(postgres.folder, 'cluster', 'global', 'pg_control')
    fs.renameSync(control, `${control}.away`)
    kill(postgres)
    await vi.waitFor(() => expect(tries.length).toBeGreaterThanOrEqual(3), 60_000)
    const pauses = tries.slice(1).map((at, no) => at - (tries[no] ?? 0))
    expect(Math.min(...pauses)).toBeGreaterThan(900)
    fs.renameSync(`${control}.away`, control)
    const pool = new pg.Pool({ connectionString: postgres.url })
    pool.on('error', () => {}) // a connection of its tries may outlive the server
    onTestFinished(() => pool.end())
    await vi.waitFor(() => pool.query('select 1'), { timeout: 20_000, interval: 500 })
  },
)

test('after kill -9 of the whole product the next start takes over the data folder', {
  timeout: 90_000,
}, async () => {
  const folder = createTempFolder()
  await copyPreparedCluster(folder)
  const script = `const { startPostgres } = await import('#platform/db/postgres.server.ts'); console.log((await startPostgres(${JSON.stringify(folder)})).url); setInterval(() => {}, 1000)`
  const first = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(first.stdout, 'data')
  first.kill('SIGKILL') // the server stays behind
  const second = await startPostgres(folder)
  onTestFinished(() => second.stop())
  expect(second.url).not.toBe(String(url).trim())
})

test('/readyz fails while the database takes no writes, and pages are read', longTimeout, async () => {
  const postgres = await startOwnPostgres()
  const site = await createSite({ databaseUrl: postgres.url })
  await make(site.db, 1).agency()
  const ready = async () => (await site.request('/readyz')).statusCode
  const owner = new pg.Client(postgres.url)
  await owner.connect()
  onTestFinished(() => owner.end())
  const { json } = await site.request('/readyz')
  expect(json()).toEqual({ ok: true, disk: 'has room' })
  const readOnly = async (value: 'on' | 'off') => {
    await owner.query(`alter system set default_transaction_read_only = ${value}`)
    await owner.query('select pg_reload_conf()')
  }
  await readOnly('on')
  await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 10_000, interval: 100 })
  expect((await site.request('/api/landing/packageList')).statusCode).toBe(200)
  await readOnly('off')
  await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 10_000, interval: 100 })
})
