// Fills the demo in a process of its own: pictures leave memory behind that the serving process would keep.
import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import { demoHosts } from '#domain/agency/address/hosts.ts'
import { readFields } from '#lib/read-fields.ts'
import { startLimits as limits } from '#limits/machine.ts'
import { createDatabase } from '#platform/db/database.server.ts'
import { listMissingAgencies } from './missing-agencies.ts'

/**
 * The connection stays open meanwhile: by it another start on the same folder sees that this one is running.
 * The filling process is not counted there, so one whose parent was killed is in nobody's way.
 */
export async function fillDemoInProcess(databaseUrl: string): Promise<void> {
  const { db, close } = createDatabase(databaseUrl, () => {}, { limits })
  try {
    await db.connection().execute(async (connection) => {
      const missing = await listMissingAgencies(connection, [...demoHosts.values()])
      if (missing.length > 0) await waitForFill(startFillProcess({ databaseUrl }))
    })
  } finally {
    await close()
  }
}

/** `keys`: the agencies to fill; all ten, but for a test. */
export function startFillProcess(
  order: { databaseUrl: string; keys?: number[] },
  options: ForkOptions = { stdio: 'inherit' },
): ChildProcess {
  const child = fork(new URL('./fill-demo.ts', import.meta.url), options)
  child.send(order)
  return child
}

async function waitForFill(child: ChildProcess): Promise<void> {
  let why = 'Filling the demo was ended from outside; the next start goes on with it.'
  child.on('message', (message) => {
    why = String(readFields(message).why ?? why)
  })
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error(why)
}
