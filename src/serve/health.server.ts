// The checks of a proxy, at every host: whether the process is alive, and whether it can do its work.
import type { FastifyInstance } from 'fastify'
import { parseHostName } from '#domain/agency/address/hosts.ts'
import { readFields } from '#lib/read-fields.ts'
import { sendRefusal } from '#platform/http.server.ts'
import type { Disk, watchWrites } from '#platform/readiness.server.ts'

type HealthOptions = {
  writes: ReturnType<typeof watchWrites>
  disk: Pick<Disk, 'isFull'>
  isStopping: () => boolean
}

export function mountHealth(app: FastifyInstance, { writes, disk, isStopping }: HealthOptions): void {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return sendRefusal(reply, 'UNAVAILABLE', { retryAfter: 1 })
    await writes.check()
    return { ok: true, disk: disk.isFull() ? 'full' : 'has room' }
  })
  app.addHook('onRequest', (_request, reply, done) => {
    if (isStopping()) reply.raw.shouldKeepAlive = false
    done()
  })
  app.addHook('onError', async (_request, _reply, error) => writes.recordError(error))
}

/** A proxy that fetches certificates as hosts are visited asks whether a host is one of ours. */
export function mountHostCheck(app: FastifyInstance, isOurs: (host: string) => Promise<boolean>): void {
  app.get('/hosted', async (request, reply) => {
    const { domain } = readFields(request.query)
    const host = parseHostName(typeof domain === 'string' ? domain : undefined)
    if (host === undefined || !(await isOurs(host))) return sendRefusal(reply, 'AGENCY_NOT_FOUND', {})
    return { ok: true }
  })
}
