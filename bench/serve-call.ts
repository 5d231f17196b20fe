// The floor of a call: Fastify, a pool, the same statement under a name, JSON. What anybody would write by
// hand.
import Fastify from 'fastify'
import pg from 'pg'
import { z } from 'zod'
import { databaseLimits } from '#limits/machine.ts'
import { portOf } from '../tests/lent/port-of.ts'
import { type PackageRow, packageList } from './floor-list.ts'
import { Statement } from './overhear.ts'
import { serveOrder } from './serving.ts'

pg.types.setTypeParser(pg.types.builtins.DATE, String) // a day, as it is written in JSON

const Order = z.object({ databaseUrl: z.string(), path: z.string(), statement: Statement })

serveOrder(Order, async ({ databaseUrl, path, statement }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: databaseLimits.connections })
  const app = Fastify()
  app.get(path, async (_request, reply) => {
    const { rows } = await pool.query<PackageRow>({ name: 'list', ...statement })
    return reply.send(packageList(rows))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { port: portOf(app.server), stop: () => app.close().then(() => pool.end()) }
})
