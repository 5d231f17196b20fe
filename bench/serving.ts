// The child's side of servers.ts: one order in, one port out, and an end when the parent is gone, however it went.
import type { z } from 'zod'

type Served = { port: number; stop: () => Promise<unknown> }

export function serveOrder<T>(schema: z.ZodType<T>, serve: (order: T) => Promise<Served>): void {
  let served: Served | undefined
  process.once('disconnect', async () => {
    await served?.stop()
    process.exit(0)
  })
  process.once('message', async (message) => {
    served = await serve(schema.parse(message))
    process.send?.({ port: served.port })
  })
}

/** The port a server got when it asked for any. */
export function portOf(server: { address: () => unknown }): number {
  const { port } = Object(server.address())
  return port
}
