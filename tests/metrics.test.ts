// Figures for an operator's dashboard: they count what happens, can be parsed, say nothing of anybody, and
// are nobody else's business.
import { Registry } from 'prom-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type MetricsServer, serveMetrics } from '#platform/metrics.server.ts'
import { runDeskCommand } from '../bin/desk/run-desk-command.ts'
import { testSecret } from './shared/run-product.ts'
import { createSite } from './site.ts'
import { createOfficeVisitor, createStaffUser } from './staff-user.ts'

/**
 * Every line is a comment or a sample as Prometheus reads it, and every sample belongs to a figure that was
 * described.
 */
function parseMetrics(text: string): Map<string, number> {
  expect(text.endsWith('\n')).toBe(true)
  const types = new Map(
    [...text.matchAll(/^# TYPE (\w+) (counter|gauge|histogram)$/gm)].map(([, name = '', type = '']) => [
      name,
      type,
    ]),
  )
  const samples = new Map<string, number>()
  for (const line of text.trimEnd().split('\n')) {
    if (line === '' || /^# (HELP|TYPE) [a-z_]+ \S/.test(line)) continue
    const [, name = '', labels = '', value] =
      /^([a-z_]+)(\{(?:[a-z]+="[^"\\]*",?)+\})? (-?[\d.e+-]+)$/.exec(line) ?? expect.fail(line)
    expect([types.get(name), types.get(name.replace(/_(bucket|sum|count)$/, ''))], line).toContainEqual(
      expect.any(String),
    )
    expect(samples.has(name + labels), line).toBe(false)
    samples.set(name + labels, Number(value))
  }
  return samples
}

async function readMetrics({ naru }: { naru: { metrics: MetricsServer | undefined } }) {
  const response = await fetch(`http://127.0.0.1:${naru.metrics?.port}/metrics`)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  return parseMetrics(await response.text())
}

test('requests, times, connections, caches, jobs and the process itself are counted', async () => {
  const site = await createSite({ jobs: true, env: { METRICS_PORT: '0' } })
  const before = await readMetrics(site)
  expect(before.get('naru_requests_total{kind="page",method="GET",status="2xx"}')).toBeUndefined()
  for (let n = 0; n < 3; n++) expect((await site.request('/api/landing/packageList')).statusCode).toBe(200)
  await site.request('/travel')
  await site.request('/api/landing/user/bookings')
  await site.request('/healthz')
  await site.request('/travel', { host: 'nobody.example' })
  const after = await readMetrics(site)
  expect(after.get('naru_requests_total{kind="call",method="GET",status="2xx"}')).toBe(3)
  expect(after.get('naru_requests_total{kind="call",method="GET",status="4xx"}')).toBe(1)
  expect(after.get('naru_requests_total{kind="page",method="GET",status="2xx"}')).toBe(1)
  expect(after.get('naru_requests_total{kind="page",method="GET",status="3xx"}')).toBe(1)
  expect(after.get('naru_requests_total{kind="health",method="GET",status="2xx"}')).toBe(1)
  expect(after.get('naru_request_seconds_count{kind="call"}')).toBe(4)
  expect(after.get('naru_request_seconds_bucket{le="+Inf",kind="call"}')).toBe(4)
  expect(after.get('naru_request_seconds_sum{kind="call"}')).toBeGreaterThan(0)
  expect(after.get('naru_cache_hits_total{cache="answers"}')).toBe(2)
  expect(after.get('naru_cache_entries{cache="pages"}')).toBe(1)
  expect(after.get('naru_cache_bytes{cache="pages"}')).toBeGreaterThan(1000)
  expect(after.get('naru_cache_misses_total{cache="hosts"}')).toBe(1)
  expect(after.get('naru_database_connections{state="busy"}')).toBeGreaterThanOrEqual(0)
  expect(after.get('naru_database_waiting')).toBe(0)
  expect(after.get('naru_revisions_age_seconds')).toBeLessThan(5)
  expect(after.get('naru_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThan(0)
  expect(after.get('naru_memory_bytes{part="resident"}')).toBeGreaterThan(10_000_000)
  expect(after.get(`naru_build_info{version="0.1.0",node="${process.version}",mode="demo"}`)).toBe(1)
  await vi.waitFor(
    async () => expect((await readMetrics(site)).get('naru_jobs{job="send-mail",state="failed"}')).toBe(0),
    10_000,
  )
})

test('use is counted by agency, at its site and in the office, and to nobody whom the query alone names', async () => {
  const site = await createSite({ env: { METRICS_PORT: '0' } })
  const [staffUser, stranger] = [await createStaffUser(site, { travel_agency: 2 }), createOfficeVisitor(site)]
  for (let n = 0; n < 2; n++) await site.request('/api/landing/packageList')
  await site.request('/travel', { host: 'a2.localhost' })
  for (let n = 0; n < 3; n++) expect((await staffUser.send('GET', '/api/office/today')).status).toBe(200)
  expect((await stranger.send('GET', '/api/office/today?travel_agency=2')).status).toBe(401)
  expect((await staffUser.visitor.send('GET', '/api/office/today?travel_agency=1')).status).toBe(404)
  const figures = await readMetrics(site)
  const requests = (agency: number) => figures.get(`naru_agency_requests_total{agency="${agency}"}`)
  expect([requests(1), requests(2), requests(0)]).toEqual([2, 4, 2])
  expect(figures.get('naru_agency_busy_seconds_total{agency="2"}')).toBeGreaterThan(0)
  expect(figures.get('naru_agency_refused_total{agency="2"}')).toBe(0)
  const { stdout } = await runDeskCommand(['agency', 'use'], {
    DATABASE_URL: site.url,
    SECRET_KEY: testSecret,
    METRICS_PORT: String(site.naru.metrics?.port),
  })
  expect(stdout).toMatch(/^agency +requests +seconds +refused\n/)
  expect(stdout).toMatch(/^2 +4 +\d+\.\d +0$/m)
  expect(stdout).toMatch(/^nobody’s +2 /m)
})

test('nobody reads them where visitors come, under whatever host', async () => {
  const site = await createSite({ env: { METRICS_PORT: '0' } })
  for (const host of ['a1.localhost', 'localhost', '127.0.0.1']) {
    const response = await site.request('/metrics', { host, headers: { 'x-forwarded-for': '127.0.0.1' } })
    expect(response.statusCode).toBe(404)
    expect(response.body).not.toContain('naru_')
  }
  const { port } = site.naru.metrics ?? expect.fail('no port')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404)
})

test('without METRICS_PORT nothing is counted and no port is open', async () => {
  expect((await createSite()).naru.metrics).toBeUndefined()
})

test('a queue that does not answer takes its own figures away, and no others', async () => {
  const { naru } = await createSite()
  const jobs = {
    enqueue: async () => {},
    countJobs: () => new Promise<never>(() => {}),
    countJobsByAgency: async () => [],
    stop: async () => {},
  }
  const metrics = await serveMetrics(0, new Registry(), {
    mode: 'demo',
    pool: naru.database.pool,
    revisions: naru.deps.revisions,
    jobs,
    disk: { free: () => 0, isFull: () => true, stop() {} },
    caches: {},
    load: { listBusiest: () => [] },
  })
  onTestFinished(metrics.stop)
  const figures = await readMetrics({ naru: { metrics } })
  expect(figures.get('naru_memory_bytes{part="heap"}')).toBeGreaterThan(0)
  expect(figures.get('naru_disk_full')).toBe(1)
})
