// The floor of a reservation: bare node:http, a pool of the same size with the same settings, and the
// statements of one transaction.

import http from 'node:http'
import { json } from 'node:stream/consumers'
import pg from 'pg'
import { z } from 'zod'
import { readFields } from '#lib/read-fields.ts'
import { databaseLimits } from '#limits/machine.ts'
import { getPort } from '../tests/shared/get-port.ts'
import { prepareReservation, RecordedReservation } from './floor-reserve.ts'
import { serveOrder } from './serve-order.ts'

const ReserveOrder = z.object({ databaseUrl: z.string(), heard: RecordedReservation })

serveOrder(ReserveOrder, async ({ databaseUrl, heard }) => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: databaseLimits.connections,
    pipeline: true,
    options: '-c role=naru_app -c plan_cache_mode=force_generic_plan',
  })
  const reserve = prepareReservation(heard)
  const server = http.createServer(async (request, response) => {
    const { package_code } = readFields(await json(request))
    const client = await pool.connect()
    try {
      const answer = await reserve(client, String(request.headers['idempotency-key']), String(package_code))
      response
        .writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(answer),
        })
        .end(answer)
      client.release()
    } catch (error) {
      response.writeHead(500).end(String(error))
      client.release(true)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: getPort(server),
    async stop() {
      server.closeAllConnections()
      server.close()
      await pool.end()
    },
  }
})
