// What this process counts and measures, in Prometheus' text format.
// It has a port of its own that only this machine reaches.

import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { metricsLimits as limits } from '#limits.ts'
import { partsOf } from '#plain/parts-of.ts'
import type { Usage } from './cache/kept.server.ts'
import type { Revisions } from './cache/revisions.server.ts'
import type { Jobs } from './jobs.server.ts'
import type { Disk } from './ready.server.ts'

/** What is kept in memory, and how often it helped. */
type Watched = {
  mode: string
  pool: pg.Pool
  revisions: Revisions
  jobs: Jobs
  disk: Disk
  caches: Record<string, { usage: () => Usage }>
}
/**
 * Each value is named by what follows the figure's name: its labels, never anything of an agency or a person.
 */
type Figure = {
  name: string
  type: 'counter' | 'gauge' | 'histogram'
  help: string
  values: (readonly [suffix: string, value: number])[]
}
export type Metrics = { port: number; stop: () => Promise<void> }

const { version } = JSON.parse(
  fs.readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8'),
)

/** Before the routes are mounted: a hook counts only what comes after it. */
/** Of every app that was named to it. */
export function countRequests(): { count: (app: FastifyInstance) => void; figures: () => Figure[] } {
  const answered = new Map<string, number>()
  const times = new Map<string, { buckets: number[]; sum: number }>()
  const count = (app: FastifyInstance) =>
    void app.addHook('onResponse', (request, reply, done) => {
      const kind = kindOf(request.url)
      const labels = `{kind="${kind}",method="${request.method}",status="${Math.floor(reply.statusCode / 100)}xx"}`
      answered.set(labels, (answered.get(labels) ?? 0) + 1)
      const time = times.get(kind) ?? { buckets: Array(limits.buckets_s.length + 1).fill(0), sum: 0 }
      const seconds = reply.elapsedTime / 1000
      const at = limits.buckets_s.findIndex((limit) => seconds <= limit)
      const bucket = at === -1 ? limits.buckets_s.length : at
      time.buckets[bucket] = (time.buckets[bucket] ?? 0) + 1
      time.sum += seconds
      times.set(kind, time)
      done()
    })
  const figures = (): Figure[] => [
    { name: 'naru_requests_total', type: 'counter', help: 'Requests answered', values: [...answered] },
    {
      name: 'naru_request_seconds',
      type: 'histogram',
      help: 'Time until a request was answered',
      values: [...times].flatMap(([kind, time]) => histogram(kind, time)),
    },
  ]
  return { count, figures }
}

function kindOf(url: string): string {
  if (url.startsWith('/api/')) return 'call'
  if (/^\/(assets|files|theme)\//.test(url)) return 'file'
  if (url === '/healthz' || url === '/readyz') return 'health'
  return url.startsWith('/__sim/') ? 'stand-in' : 'page'
}

function histogram(kind: string, { buckets, sum }: { buckets: number[]; sum: number }): [string, number][] {
  let count = 0
  const below = buckets.map((n, at): [string, number] => {
    count += n
    return [`_bucket{kind="${kind}",le="${limits.buckets_s[at] ?? '+Inf'}"}`, count]
  })
  return [...below, [`_sum{kind="${kind}"}`, sum], [`_count{kind="${kind}"}`, count]]
}

export async function serveMetrics(
  port: number,
  requests: () => Figure[],
  watched: Watched,
): Promise<Metrics> {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const jobs = keptFor(limits.jobs_ms, () => watched.jobs.counts())
  const server = http.createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    const figures = [
      ...requests(),
      ...figuresOf(watched),
      ...jobFigures(await withoutWaiting(jobs())),
      ...processFigures(delay),
    ]
    response
      .writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
      .end(figures.map(textOf).join(''))
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

const textOf = ({ name, type, help, values }: Figure) =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${values.map(([suffix, value]) => `${name}${suffix} ${value}\n`).join('')}`

function figuresOf({ mode, pool, revisions, disk, caches }: Watched): Figure[] {
  const all = Object.entries(caches).map(([cache, kept]) => ({
    labels: `{cache="${cache}"}`,
    ...kept.usage(),
  }))
  return [
    {
      name: 'naru_build_info',
      type: 'gauge',
      help: 'Always 1; its labels say what runs',
      values: [[`{version="${version}",node="${process.version}",mode="${mode}"}`, 1]],
    },
    {
      name: 'naru_database_connections',
      type: 'gauge',
      help: 'Connections of the pool that serves',
      values: [
        ['{state="busy"}', pool.totalCount - pool.idleCount],
        ['{state="idle"}', pool.idleCount],
      ],
    },
    {
      name: 'naru_database_waiting',
      type: 'gauge',
      help: 'Requests that wait for a connection',
      values: [['', pool.waitingCount]],
    },
    {
      name: 'naru_disk_free_bytes',
      type: 'gauge',
      help: 'Room on the disk of DATA_DIR',
      values: [['', disk.free()]],
    },
    {
      name: 'naru_disk_full',
      type: 'gauge',
      help: '1 when less room is left than a start needs: uploads are refused',
      values: [['', Number(disk.isFull())]],
    },
    {
      name: 'naru_revisions_age_seconds',
      type: 'gauge',
      help: 'Since the revision numbers were last confirmed; nothing kept is used above 5',
      values: [['', revisions.age_s()]],
    },
    {
      name: 'naru_cache_entries',
      type: 'gauge',
      help: 'Values kept in memory',
      values: all.map(({ labels, entries }) => [labels, entries]),
    },
    {
      name: 'naru_cache_bytes',
      type: 'gauge',
      help: 'Bytes kept in memory, where they are counted',
      values: all.flatMap(({ labels, bytes }) => (bytes === undefined ? [] : [[labels, bytes]])),
    },
    {
      name: 'naru_cache_hits_total',
      type: 'counter',
      help: 'Found in memory',
      values: all.map(({ labels, hits }) => [labels, hits]),
    },
    {
      name: 'naru_cache_misses_total',
      type: 'counter',
      help: 'Not found in memory',
      values: all.map(({ labels, misses }) => [labels, misses]),
    },
  ]
}

function jobFigures(counts: Awaited<ReturnType<Jobs['counts']>>): Figure[] {
  const values = counts.flatMap(({ job, waiting, active, failed }) =>
    Object.entries({ waiting, active, failed }).map(
      ([state, n]) => [`{job="${job}",state="${state}"}`, n] as const,
    ),
  )
  return [
    {
      name: 'naru_jobs',
      type: 'gauge',
      help: 'Jobs in the queue of the whole deployment, counted every minute',
      values,
    },
  ]
}

function processFigures(delay: ReturnType<typeof monitorEventLoopDelay>): Figure[] {
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const late = [0.5, 0.99, 1].map(
    (part) => [`{quantile="${part}"}`, delay.percentile(part * 100) / 1e9] as const,
  )
  delay.reset()
  return [
    {
      name: 'naru_event_loop_delay_seconds',
      type: 'gauge',
      help: 'How late the event loop ran since the last reading',
      values: late,
    },
    {
      name: 'naru_event_loop_busy_seconds_total',
      type: 'counter',
      help: 'Time the event loop was at work',
      values: [['', performance.eventLoopUtilization().active / 1000]],
    },
    {
      name: 'naru_memory_bytes',
      type: 'gauge',
      help: 'Memory of the process: all of it, the JavaScript heap, buffers beside the heap',
      values: [
        ['{part="resident"}', rss],
        ['{part="heap"}', heapUsed],
        ['{part="external"}', external],
      ],
    },
    {
      name: 'process_cpu_seconds_total',
      type: 'counter',
      help: 'Processor time of the process',
      values: [['', (user + system) / 1e6]],
    },
    {
      name: 'process_start_time_seconds',
      type: 'gauge',
      help: 'When the process began',
      values: [['', performance.timeOrigin / 1000]],
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

/** A database that does not answer takes its own figures away, and no others. */
function withoutWaiting<T>(asked: Promise<T[]>): Promise<T[]> {
  const late = new Promise<T[]>((resolve) => setTimeout(() => resolve([]), limits.wait_ms).unref())
  return Promise.race([asked.catch(() => []), late])
}
