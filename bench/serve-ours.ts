// Ours, as `npm start` serves it, logging included. Where it is not said otherwise the jobs are left out, and
// the load shedder looks at every request as always but never says no: what is asked is how much we can
// answer, not when we would stop.
import { z } from 'zod'
import { readEnv } from '#platform/env.server.ts'
import { createNaru } from '../src/naru.server.ts'
import { getPort } from '../tests/shared/get-port.ts'
import { serveOrder } from './serve-order.ts'

const ProductOrder = z.object({
  databaseUrl: z.string(),
  dataDir: z.string(),
  keepAnswers: z.boolean().default(true),
  jobs: z.boolean().default(false),
  sheds: z.boolean().default(false),
  env: z.record(z.string(), z.string()).default({}),
})

serveOrder(ProductOrder, async ({ databaseUrl, dataDir, keepAnswers, jobs, sheds, env }) => {
  const naru = await createNaru({
    env: readEnv({ NARU: 'demo', DATA_DIR: dataDir, ...(!sheds && { SHED_AFTER_MS: '60000' }), ...env }),
    databaseUrl,
    jobs,
    cacheResponses: keepAnswers,
  })
  await naru.app.listen({ host: '127.0.0.1', port: 0 })
  return { port: getPort(naru.app.server), stop: naru.stop }
})
