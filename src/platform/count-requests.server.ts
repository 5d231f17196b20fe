// Counts what was answered, by kind, method and status, and how long it took.
import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, Registry } from 'prom-client'
import { metricsLimits as limits } from '#limits/machine.ts'

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
      const kind = classifyUrl(request.url)
      answered.inc({ kind, method: request.method, status: `${Math.floor(reply.statusCode / 100)}xx` })
      times.observe({ kind }, reply.elapsedTime / 1000)
      done()
    })
  return { count, registry }
}

function classifyUrl(url: string): string {
  if (url.startsWith('/api/')) return 'call'
  if (/^\/(assets|files|theme)\//.test(url)) return 'file'
  if (url === '/healthz' || url === '/readyz') return 'health'
  return url.startsWith('/__sim/') ? 'stand-in' : 'page'
}
