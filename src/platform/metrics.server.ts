// The figures of this process, in Prometheus' text format.
// The figures have a port of their own that only this machine reaches.
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type pg from 'pg'
import { Counter, Gauge, type Registry } from 'prom-client'
import { readFields } from '#lib/read-fields.ts'
import { metricsLimits as limits } from '#limits/machine.ts'
import type { Revisions } from './cache/revisions.server.ts'
import type { CacheUsage } from './cache/value-cache.server.ts'
import type { Jobs } from './jobs.server.ts'
import type { AgencyUsage, Load } from './load.server.ts'
import type { Disk } from './readiness.server.ts'

/** The caches: their size, and how often they had the answer. */
export type MetricsSource = {
  mode: string
  pool: pg.Pool
  revisions: Revisions
  jobs: Jobs
  disk: Disk
  caches: Record<string, { usage: () => CacheUsage }>
  load: Pick<Load, 'listBusiest'>
}
/** Labels never name anything of an agency but its number, and nothing of a person. */
type Sample = readonly [labels: Record<string, string>, value: number]
/** A figure that is read from elsewhere each time somebody asks. */
type Metric = { name: string; help: string; labels?: string[]; read: () => Sample[] | Promise<Sample[]> }
export type MetricsServer = { port: number; stop: () => Promise<void> }

const { version } = JSON.parse(
  fs.readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8'),
)

/** `registry`: the one that counts the requests. */
export async function serveMetrics(
  port: number,
  registry: Registry,
  source: MetricsSource,
): Promise<MetricsServer> {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const jobs = cacheFor(limits.jobs_ms, () => source.jobs.countJobs())
  registerMetrics(registry, [
    ...listMetrics(source),
    ...listAgencyMetrics(source.load),
    createJobMetric(() => withTimeout(jobs())),
    ...listProcessMetrics(delay),
  ])
  const server = http.createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
  })
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  )
  return {
    port: Number(readFields(server.address()).port),
    async stop() {
      delay.disable()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A figure that only grows is called a total. */
function registerMetrics(registry: Registry, metrics: Metric[]): void {
  for (const { name, help, labels = [], read } of metrics) {
    const about = { name, help, labelNames: labels, registers: [registry] }
    if (name.endsWith('_total')) {
      const counter = new Counter({
        ...about,
        async collect() {
          counter.reset()
          for (const [of, value] of await read()) counter.inc(of, value)
        },
      })
    } else {
      const gauge = new Gauge({
        ...about,
        async collect() {
          gauge.reset()
          for (const [of, value] of await read()) gauge.set(of, value)
        },
      })
    }
  }
}

const toSamples = (value: number): Sample[] => [[{}, value]]

function listMetrics({ mode, pool, revisions, disk, caches }: MetricsSource): Metric[] {
  return [
    {
      name: 'naru_build_info',
      help: 'Always 1; its labels say what runs',
      labels: ['version', 'node', 'mode'],
      read: () => [[{ version, node: process.version, mode }, 1]],
    },
    ...listDatabaseMetrics(pool),
    {
      name: 'naru_disk_free_bytes',
      help: 'Room on the disk of DATA_DIR',
      read: () => toSamples(disk.free()),
    },
    {
      name: 'naru_disk_full',
      help: '1 when less room is left than a start needs: uploads are refused',
      read: () => toSamples(Number(disk.isFull())),
    },
    {
      name: 'naru_revisions_age_seconds',
      help: 'Since the revision numbers were last confirmed; nothing kept is used above 5',
      read: () => toSamples(revisions.age_s()),
    },
    ...listCacheMetrics(caches),
  ]
}

const listDatabaseMetrics = (pool: pg.Pool): Metric[] => [
  {
    name: 'naru_database_connections',
    help: 'Connections of the pool that serves',
    labels: ['state'],
    read: () => [
      [{ state: 'busy' }, pool.totalCount - pool.idleCount],
      [{ state: 'idle' }, pool.idleCount],
    ],
  },
  {
    name: 'naru_database_waiting',
    help: 'Requests that wait for a connection',
    read: () => toSamples(pool.waitingCount),
  },
]

function listCacheMetrics(caches: MetricsSource['caches']): Metric[] {
  const labels = ['cache']
  const readEachCache = (of: (usage: CacheUsage) => number | undefined) => (): Sample[] =>
    Object.entries(caches).flatMap(([cache, cached]) => {
      const value = of(cached.usage())
      return value === undefined ? [] : [[{ cache }, value] as const]
    })
  return [
    {
      name: 'naru_cache_entries',
      help: 'Values kept in memory',
      labels,
      read: readEachCache(({ entries }) => entries),
    },
    {
      name: 'naru_cache_bytes',
      help: 'Bytes kept in memory, where they are counted',
      labels,
      read: readEachCache(({ bytes }) => bytes),
    },
    {
      name: 'naru_cache_hits_total',
      help: 'Found in memory',
      labels,
      read: readEachCache(({ hits }) => hits),
    },
    {
      name: 'naru_cache_misses_total',
      help: 'Not found in memory',
      labels,
      read: readEachCache(({ misses }) => misses),
    },
  ]
}

/**
 * For the few agencies with the most recent load, counted since the start. 0: requests that belong to no
 * agency.
 */
function listAgencyMetrics(load: MetricsSource['load']): Metric[] {
  const readEachAgency = (of: (use: AgencyUsage) => number) => (): Sample[] =>
    load.listBusiest(limits.agencies).map((use) => [{ agency: String(use.agency) }, of(use)] as const)
  const labels = ['agency']
  return [
    {
      name: 'naru_agency_requests_total',
      help: 'Requests of an agency, at its site and in the office, for the 20 that use most of late',
      labels,
      read: readEachAgency(({ requests }) => requests),
    },
    {
      name: 'naru_agency_busy_seconds_total',
      help: 'Time the event loop was at work for an agency',
      labels,
      read: readEachAgency(({ working_ms }) => working_ms / 1000),
    },
    {
      name: 'naru_agency_refused_total',
      help: 'Requests of an agency that were refused because of load',
      labels,
      read: readEachAgency(({ refused }) => refused),
    },
  ]
}

const createJobMetric = (counts: () => ReturnType<Jobs['countJobs']>): Metric => ({
  name: 'naru_jobs',
  help: 'Jobs in the queue of the whole deployment, counted every minute',
  labels: ['job', 'state'],
  read: async () =>
    (await counts()).flatMap(({ job, waiting, active, failed }) =>
      Object.entries({ waiting, active, failed }).map(([state, n]) => [{ job, state }, n] as const),
    ),
})

function listProcessMetrics(delay: ReturnType<typeof monitorEventLoopDelay>): Metric[] {
  return [
    {
      name: 'naru_event_loop_delay_seconds',
      help: 'How late the event loop ran since the last reading',
      labels: ['quantile'],
      read: () => {
        const late = [0.5, 0.99, 1].map(
          (part) => [{ quantile: String(part) }, delay.percentile(part * 100) / 1e9] as const,
        )
        delay.reset()
        return late
      },
    },
    {
      name: 'naru_event_loop_busy_seconds_total',
      help: 'Time the event loop was at work',
      read: () => toSamples(performance.eventLoopUtilization().active / 1000),
    },
    {
      name: 'naru_memory_bytes',
      help: 'Memory of the process: all of it, the JavaScript heap, buffers beside the heap',
      labels: ['part'],
      read: () => {
        const { rss, heapUsed, external } = process.memoryUsage()
        return [
          [{ part: 'resident' }, rss],
          [{ part: 'heap' }, heapUsed],
          [{ part: 'external' }, external],
        ]
      },
    },
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time of the process',
      read: () => {
        const { user, system } = process.cpuUsage()
        return toSamples((user + system) / 1e6)
      },
    },
    {
      name: 'process_start_time_seconds',
      help: 'When the process began',
      read: () => toSamples(performance.timeOrigin / 1000),
    },
  ]
}

function cacheFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let cached: { at: number; value: Promise<T> } | undefined
  return () => {
    if (!cached || performance.now() - cached.at > ms) cached = { at: performance.now(), value: ask() }
    return cached.value
  }
}

/** If the database does not answer, only its own figures are missing. */
function withTimeout<T>(pending: Promise<T[]>): Promise<T[]> {
  const late = new Promise<T[]>((resolve) => setTimeout(() => resolve([]), limits.wait_ms).unref())
  return Promise.race([pending.catch(() => []), late])
}
