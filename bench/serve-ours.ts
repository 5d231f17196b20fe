// Ours, as `npm start` serves it, logging included. Where it is not said otherwise the jobs are left out, and
// the load shedder looks at every request as always but never says no: what is asked is how much we can
// answer, not when we would stop.
import { z } from 'zod'
import { readEnv } from '#platform/env.server.ts'
import { openNaru } from '../src/naru.server.ts'
import { portOf } from '../tests/lent/port-of.ts'
import { serveOrder } from './serving.ts'

const Order = z.object({
  databaseUrl: z.string(),
  dataDir: z.string(),
  keepAnswers: z.boolean().default(true),
  jobs: z.boolean().default(false),
  sheds: z.boolean().default(false),
  env: z.record(z.string(), z.string()).default({}),
})

serveOrder(Order, async ({ databaseUrl, dataDir, keepAnswers, jobs, sheds, env }) => {
  const naru = await openNaru({
    env: readEnv({ NARU: 'demo', DATA_DIR: dataDir, ...(!sheds && { SHED_AFTER_MS: '60000' }), ...env }),
    databaseUrl,
    jobs,
    keepAnswers,
  })
  await naru.app.listen({ host: '127.0.0.1', port: 0 })
  return { port: portOf(naru.app.server), stop: naru.stop }
})
