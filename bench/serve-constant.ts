// The floor of what is kept: Fastify sending the same bytes and headers from a constant.
import Fastify from 'fastify'
import { z } from 'zod'
import { getPort } from '../tests/shared/get-port.ts'
import { serveOrder } from './serve-order.ts'

const ConstantOrder = z.object({
  path: z.string(),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  body: z.instanceof(Uint8Array),
})

serveOrder(ConstantOrder, async ({ path, headers, body }) => {
  const bytes = Buffer.from(body)
  const app = Fastify()
  app.get(path, (_request, reply) => {
    reply.headers(headers).send(bytes)
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { port: getPort(app.server), stop: () => app.close() }
})
