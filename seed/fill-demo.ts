// The process that fills the demo: one order in, and an end when whoever started it is gone.
import { z } from 'zod'
import { readEnv } from '#platform/env.server.ts'
import { openFiles } from '#platform/outside/open-files.server.ts'
import { openSecrets } from '#platform/secrets.server.ts'
import { whyNot } from '#platform/why-not.server.ts'
import { seedDemo } from './demo.ts'

const Order = z.object({ databaseUrl: z.string(), keys: z.array(z.int()).optional() })
const say = (line: string) => void process.stdout.write(`${line}\n`)

// The order is whole when it comes, so this channel is open for as long as the parent lives.
process.once('disconnect', () => process.exit(1))
process.once('message', async (order) => {
  try {
    const env = readEnv()
    const files = await openFiles(env, { warn: (about, line) => say(`${line}: ${JSON.stringify(about)}`) })
    await seedDemo({ ...Order.parse(order), files, keyFor: openSecrets(env), log: say })
    process.exit(0)
  } catch (error) {
    process.send?.({ why: whyNot(error) }, () => process.exit(1))
  }
})
