// Refuses requests when there is too much load, first those of the agencies that cause most of it.
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { httpLimits as limits } from '#limits/machine.ts'
import type { Load } from './load.server.ts'

// Files are always served: they cost very little, and a page without its scripts is useless. So are the
// health checks.
const cheapPaths = /^\/(healthz$|readyz$|assets\/|files\/|theme\/)/

type LoadSource = {
  /** Shared by every app of the process, because all use one event loop. */
  load: Load
  /** The agency of a request, known without waiting; 0 for none. */
  getKnownAgency: (request: FastifyRequest) => number
}
type SheddingOptions = Partial<LoadSource> & { after_ms: number; refuse: (reply: FastifyReply) => void }

/** Every request is charged to its agency, from its beginning until its answer is out. */
export function chargeLoad(app: FastifyInstance, { load, getKnownAgency }: LoadSource): void {
  app.addHook('onRequest', (request, reply, done) => {
    const begun = load.begin()
    reply.raw.once('close', () => {
      load.end(begun, getKnownAgency(request), reply.raw.statusCode === 500)
    })
    done()
  })
}

/**
 * If the loop runs late, the agencies that cause half of the load are refused. If it runs very late, all are.
 * An app that does not tell agencies apart refuses only in the second case.
 */
export async function mountLoadShedding(
  app: FastifyInstance,
  { after_ms, load, getKnownAgency = () => 0, refuse }: SheddingOptions,
): Promise<void> {
  let opened = performance.now()
  app.addHook('onListen', async () => {
    opened = performance.now()
  })
  await app.register(underPressure, {
    maxEventLoopDelay: after_ms,
    retryAfter: limits.retryAfter_s,
    pressureHandler: (request, reply, _type, late_ms) => {
      const starting = performance.now() - opened < limits.startingUp_ms // its own pauses are no load
      if (starting || cheapPaths.test(request.url)) return
      const agency = getKnownAgency(request)
      const isVeryLate = Number(late_ms) > after_ms * limits.shedAllTimes
      if (!isVeryLate && !load?.isHeaviest(agency)) return
      load?.countRefusal(agency)
      refuse(reply)
    },
  })
}
