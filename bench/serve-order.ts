// The child's side of servers.ts: one order in, one port out, and an end when the parent is gone, however it
// went.

import type { z } from 'zod'

type ServingServer = { port: number; stop: () => Promise<unknown> }

export function serveOrder<T>(schema: z.ZodType<T>, serve: (order: T) => Promise<ServingServer>): void {
  let served: ServingServer | undefined
  process.once('disconnect', async () => {
    await served?.stop()
    process.exit(0)
  })
  process.once('message', async (message) => {
    served = await serve(schema.parse(message))
    process.on('message', () => process.send?.(readCpuTime()))
    process.send?.({ port: served.port, ...readCpuTime() })
  })
}

/** Processor time of all threads since the start: other work on the machine hardly changes it. */
function readCpuTime(): { cpu_ms: number } {
  const { user, system } = process.cpuUsage()
  return { cpu_ms: (user + system) / 1000 }
}
