// Ours, as `npm start` serves it, logging included; only the jobs are left out, because they are no answer to anybody.
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { readEnv } from '#platform/env.server.ts'
import { openNaru } from '../src/naru.server.ts'
import { portOf, serveOrder } from './serving.ts'

const Order = z.object({ databaseUrl: z.string(), dataDir: z.string(), keepAnswers: z.boolean() })

serveOrder(Order, async ({ databaseUrl, dataDir, keepAnswers }) => {
  const naru = await openNaru({ env: readEnv({ NARU: 'demo', DATA_DIR: dataDir }), databaseUrl, jobs: false, keepAnswers })
  await naru.app.listen({ host: '127.0.0.1', port: 0 })
  // The load shedder has seen the start's own long pauses and refuses everybody until they are a second old.
  while ((await naru.app.inject('/readyz')).statusCode !== 200) await wait(100)
  return { port: portOf(naru.app.server), stop: naru.stop }
})
