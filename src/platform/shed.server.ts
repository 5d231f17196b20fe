// Too much load is refused at the door, and whoever makes most of it first.
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { httpLimits as limits } from '#limits.ts'
import type { Load } from './load.server.ts'

// Files cost next to nothing, and a page without its scripts is worth less than no page. Who asks how we are
// is told.
const isCheap = /^\/(healthz$|readyz$|assets\/|files\/|theme\/)/

type Asks = {
  /** Of every app of the process: the loop works for all of them. */
  load: Load
  /** Whose request it is, known without waiting; 0 for nobody's. */
  agencyOf: (request: FastifyRequest) => number
}
type Shedding = Partial<Asks> & { after_ms: number; refuse: (reply: FastifyReply) => void }

/** Every request is charged to its agency, from its beginning until its answer is out. */
export function chargeLoad(app: FastifyInstance, { load, agencyOf }: Asks): void {
  app.addHook('onRequest', (request, reply, done) => {
    const begun = load.begin()
    reply.raw.once('close', () => load.end(begun, agencyOf(request)))
    done()
  })
}

/**
 * The loop runs late: the agencies that make half of the load are refused. It runs very late: all are. Who
 * does not tell agencies apart refuses nobody before the others.
 */
export async function shedLoad(
  app: FastifyInstance,
  { after_ms, load, agencyOf = () => 0, refuse }: Shedding,
): Promise<void> {
  let opened = performance.now()
  app.addHook('onListen', async () => {
    opened = performance.now()
  })
  await app.register(underPressure, {
    maxEventLoopDelay: after_ms,
    retryAfter: limits.retryAfter_s,
    pressureHandler: (request, reply, _type, late_ms) => {
      const starting = performance.now() - opened < limits.startingUp_ms // the start's own pauses are no load
      if (starting || isCheap.test(request.url)) return
      const agency = agencyOf(request)
      const isVeryLate = Number(late_ms) > after_ms * limits.shedAllTimes
      if (!isVeryLate && !load?.isHeaviest(agency)) return
      load?.noteRefused(agency)
      refuse(reply)
    },
  })
}
