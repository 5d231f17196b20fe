// Too much load is refused at the door, and whoever makes most of it first.
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { httpLimits as limits } from '#limits.ts'
import { watchLoad } from './load.server.ts'

// Files cost next to nothing, and a page without its scripts is worth less than no page. Who asks how we are is told.
const isCheap = /^\/(healthz$|readyz$|assets\/|files\/|theme\/)/

type Shedding = {
  after_ms: number
  /** Whose request it is, known without waiting; 0 for nobody's. Without it nobody is refused before the others. */
  agencyOf?: (request: FastifyRequest) => number
  refuse: (reply: FastifyReply) => void
}

/** The loop runs late: the agencies that make half of the load are refused. It runs very late: all are. */
export async function shedLoad(
  app: FastifyInstance,
  { after_ms, agencyOf, refuse }: Shedding,
): Promise<void> {
  const load = agencyOf && watchLoad()
  let opened = performance.now()
  app.addHook('onListen', async () => {
    opened = performance.now()
  })
  if (load)
    app.addHook('onRequest', (request, reply, done) => {
      const begun = load.begin()
      reply.raw.once('close', () => load.end(begun, agencyOf(request)))
      done()
    })
  await app.register(underPressure, {
    maxEventLoopDelay: after_ms,
    retryAfter: limits.retryAfter_s,
    pressureHandler: (request, reply, _type, late_ms) => {
      const starting = performance.now() - opened < limits.startingUp_ms // the start's own pauses are no load
      if (starting || isCheap.test(request.url)) return
      const isVeryLate = Number(late_ms) > after_ms * limits.shedAllTimes
      if (isVeryLate || load?.isHeaviest(agencyOf?.(request) ?? 0)) refuse(reply)
    },
  })
}
