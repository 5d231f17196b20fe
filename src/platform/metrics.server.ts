// What this process counts and measures, in Prometheus' text format.
// It has a port of its own that only this machine reaches.
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { metricsLimits as limits } from '#limits/machine.ts'
import { partsOf } from '#plain/parts-of.ts'
import type { Usage } from './cache/kept.server.ts'
import type { Revisions } from './cache/revisions.server.ts'
import type { Jobs } from './jobs.server.ts'
import type { Load, Use } from './load.server.ts'
import type { Disk } from './ready.server.ts'

/** What is kept in memory, and how often it helped. */
export type Watched = {
  mode: string
  pool: pg.Pool
  revisions: Revisions
  jobs: Jobs
  disk: Disk
  caches: Record<string, { usage: () => Usage }>
  load: Pick<Load, 'busiest'>
}
/** Labels never name anything of an agency but its number, and nothing of a person. */
type Value = readonly [labels: Record<string, string>, value: number]
/** A figure that is read from elsewhere each time somebody asks. */
type Figure = { name: string; help: string; labels?: string[]; read: () => Value[] | Promise<Value[]> }
export type Metrics = { port: number; stop: () => Promise<void> }

const { version } = JSON.parse(
  fs.readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8'),
)

/** Call it for every app before its routes are mounted: a hook sees only routes that come after it. */
export function countRequests(): { count: (app: FastifyInstance) => void; registry: Registry } {
  const registry = new Registry()
  const answered = new Counter({
    name: 'naru_requests_total',
    help: 'Requests answered',
    labelNames: ['kind', 'method', 'status'],
    registers: [registry],
  })
  const times = new Histogram({
    name: 'naru_request_seconds',
    help: 'Time until a request was answered',
    labelNames: ['kind'],
    buckets: [...limits.buckets_s],
    registers: [registry],
  })
  const count = (app: FastifyInstance) =>
    void app.addHook('onResponse', (request, reply, done) => {
      const kind = kindOf(request.url)
      answered.inc({ kind, method: request.method, status: `${Math.floor(reply.statusCode / 100)}xx` })
      times.observe({ kind }, reply.elapsedTime / 1000)
      done()
    })
  return { count, registry }
}

function kindOf(url: string): string {
  if (url.startsWith('/api/')) return 'call'
  if (/^\/(assets|files|theme)\//.test(url)) return 'file'
  if (url === '/healthz' || url === '/readyz') return 'health'
  return url.startsWith('/__sim/') ? 'stand-in' : 'page'
}

/** `registry`: the one that counts the requests. */
export async function serveMetrics(port: number, registry: Registry, watched: Watched): Promise<Metrics> {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const jobs = keptFor(limits.jobs_ms, () => watched.jobs.counts())
  show(registry, [
    ...figuresOf(watched),
    ...agencyFigures(watched.load),
    jobFigure(() => withoutWaiting(jobs())),
    ...processFigures(delay),
  ])
  const server = http.createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
  })
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  )
  return {
    port: Number(partsOf(server.address()).port),
    async stop() {
      delay.disable()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** What only grows is called a total. */
function show(registry: Registry, figures: Figure[]): void {
  for (const { name, help, labels = [], read } of figures) {
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

const one = (value: number): Value[] => [[{}, value]]

function figuresOf({ mode, pool, revisions, disk, caches }: Watched): Figure[] {
  return [
    {
      name: 'naru_build_info',
      help: 'Always 1; its labels say what runs',
      labels: ['version', 'node', 'mode'],
      read: () => [[{ version, node: process.version, mode }, 1]],
    },
    ...databaseFigures(pool),
    { name: 'naru_disk_free_bytes', help: 'Room on the disk of DATA_DIR', read: () => one(disk.free()) },
    {
      name: 'naru_disk_full',
      help: '1 when less room is left than a start needs: uploads are refused',
      read: () => one(Number(disk.isFull())),
    },
    {
      name: 'naru_revisions_age_seconds',
      help: 'Since the revision numbers were last confirmed; nothing kept is used above 5',
      read: () => one(revisions.age_s()),
    },
    ...cacheFigures(caches),
  ]
}

const databaseFigures = (pool: pg.Pool): Figure[] => [
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
    read: () => one(pool.waitingCount),
  },
]

function cacheFigures(caches: Watched['caches']): Figure[] {
  const labels = ['cache']
  const inEach = (of: (usage: Usage) => number | undefined) => (): Value[] =>
    Object.entries(caches).flatMap(([cache, kept]) => {
      const value = of(kept.usage())
      return value === undefined ? [] : [[{ cache }, value] as const]
    })
  return [
    {
      name: 'naru_cache_entries',
      help: 'Values kept in memory',
      labels,
      read: inEach(({ entries }) => entries),
    },
    {
      name: 'naru_cache_bytes',
      help: 'Bytes kept in memory, where they are counted',
      labels,
      read: inEach(({ bytes }) => bytes),
    },
    { name: 'naru_cache_hits_total', help: 'Found in memory', labels, read: inEach(({ hits }) => hits) },
    {
      name: 'naru_cache_misses_total',
      help: 'Not found in memory',
      labels,
      read: inEach(({ misses }) => misses),
    },
  ]
}

/**
 * For the few agencies with the most recent load, counted since the start. 0: requests that belong to no
 * agency.
 */
function agencyFigures(load: Watched['load']): Figure[] {
  const ofEach = (of: (use: Use) => number) => (): Value[] =>
    load.busiest(limits.agencies).map((use) => [{ agency: String(use.agency) }, of(use)] as const)
  const labels = ['agency']
  return [
    {
      name: 'naru_agency_requests_total',
      help: 'Requests of an agency, at its site and in the office, for the 20 that use most of late',
      labels,
      read: ofEach(({ requests }) => requests),
    },
    {
      name: 'naru_agency_busy_seconds_total',
      help: 'Time the event loop was at work for an agency',
      labels,
      read: ofEach(({ working_ms }) => working_ms / 1000),
    },
    {
      name: 'naru_agency_refused_total',
      help: 'Requests of an agency that were refused because of load',
      labels,
      read: ofEach(({ refused }) => refused),
    },
  ]
}

const jobFigure = (counts: () => ReturnType<Jobs['counts']>): Figure => ({
  name: 'naru_jobs',
  help: 'Jobs in the queue of the whole deployment, counted every minute',
  labels: ['job', 'state'],
  read: async () =>
    (await counts()).flatMap(({ job, waiting, active, failed }) =>
      Object.entries({ waiting, active, failed }).map(([state, n]) => [{ job, state }, n] as const),
    ),
})

function processFigures(delay: ReturnType<typeof monitorEventLoopDelay>): Figure[] {
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
      read: () => one(performance.eventLoopUtilization().active / 1000),
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
        return one((user + system) / 1e6)
      },
    },
    {
      name: 'process_start_time_seconds',
      help: 'When the process began',
      read: () => one(performance.timeOrigin / 1000),
    },
  ]
}

function keptFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; value: Promise<T> } | undefined
  return () => {
    if (!kept || performance.now() - kept.at > ms) kept = { at: performance.now(), value: ask() }
    return kept.value
  }
}

/** If the database does not answer, only its own figures are missing. */
function withoutWaiting<T>(asked: Promise<T[]>): Promise<T[]> {
  const late = new Promise<T[]>((resolve) => setTimeout(() => resolve([]), limits.wait_ms).unref())
  return Promise.race([asked.catch(() => []), late])
}
