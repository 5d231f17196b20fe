// Ours, as `npm start` serves it, logging included. Only the jobs are left out, and the load shedder looks at every
// request as always but never says no: what is asked is how much we can answer, not when we would stop.
import { z } from 'zod'
import { readEnv } from '#platform/env.server.ts'
import { openNaru } from '../src/naru.server.ts'
import { portOf, serveOrder } from './serving.ts'

const Order = z.object({ databaseUrl: z.string(), dataDir: z.string(), keepAnswers: z.boolean() })

serveOrder(Order, async ({ databaseUrl, dataDir, keepAnswers }) => {
  const naru = await openNaru({ env: readEnv({ NARU: 'demo', DATA_DIR: dataDir }), databaseUrl, jobs: false, keepAnswers, eventLoopDelay_ms: 60_000 })
  await naru.app.listen({ host: '127.0.0.1', port: 0 })
  return { port: portOf(naru.app.server), stop: naru.stop }
})
