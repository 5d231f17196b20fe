// The floor of a call: Fastify, a pool, the same statement under a name, JSON. What anybody would write by
// hand.
import Fastify from 'fastify'
import pg from 'pg'
import { z } from 'zod'
import { databaseLimits } from '#limits/machine.ts'
import { getPort } from '../tests/shared/get-port.ts'
import { buildPackageList, type PackageRow } from './floor-list.ts'
import { Statement } from './record-statements.ts'
import { serveOrder } from './serve-order.ts'

pg.types.setTypeParser(pg.types.builtins.DATE, String) // a day, as it is written in JSON

const CallOrder = z.object({ databaseUrl: z.string(), path: z.string(), statement: Statement })

serveOrder(CallOrder, async ({ databaseUrl, path, statement }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: databaseLimits.connections })
  const app = Fastify()
  app.get(path, async (_request, reply) => {
    const { rows } = await pool.query<PackageRow>({ name: 'list', ...statement })
    return reply.send(buildPackageList(rows))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { port: getPort(app.server), stop: () => app.close().then(() => pool.end()) }
})
