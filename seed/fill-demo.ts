// The process that fills the demo: one order in, and an end when whoever started it is gone.
import { z } from 'zod'
import { readEnv } from '#platform/env.server.ts'
import { createFileStore } from '#platform/integrations/create-file-store.server.ts'
import { createKeyFor } from '#platform/secrets.server.ts'
import { describeStartError } from '#platform/start-errors.server.ts'
import { seedDemo } from './demo.ts'

const FillOrder = z.object({ databaseUrl: z.string(), keys: z.array(z.int()).optional() })
const printLine = (line: string) => void process.stdout.write(`${line}\n`)

// The order is whole when it comes, so this channel is open for as long as the parent lives.
process.once('disconnect', () => process.exit(1))
process.once('message', async (order) => {
  try {
    const env = readEnv()
    const files = await createFileStore(env, {
      warn: (about, line) => printLine(`${line}: ${JSON.stringify(about)}`),
    })
    await seedDemo({ ...FillOrder.parse(order), files, keyFor: createKeyFor(env), log: printLine })
    process.exit(0)
  } catch (error) {
    process.send?.({ why: describeStartError(error) }, () => process.exit(1))
  }
})
