// A PDF made beside the pages: in a thread, one at a time, agency by agency.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { drawingLimits, httpLimits } from '#limits.ts'
import { openTurns } from './turns.server.ts'
import type { Block, Print } from './typeset.server.ts'

const inTurn = openTurns({
  atOnce: 1,
  waiting: drawingLimits.waiting,
  retryAfter_s: httpLimits.retryAfter_s,
})
let thread: Worker | undefined

export const typesetAside = (travel_agency: number, blocks: Block[], print: Print): Promise<Buffer> =>
  inTurn(travel_agency, async () => {
    thread ??= new Worker(new URL('./typeset.worker.ts', import.meta.url))
    thread.ref()
    try {
      const answered = once(thread, 'message') // rejects when the thread ends
      thread.postMessage({ blocks, print })
      const [bytes]: Uint8Array[] = await answered
      return Buffer.from(bytes ?? [])
    } catch (error) {
      thread = undefined // the next one begins another
      throw error
    } finally {
      thread?.unref() // an idle thread keeps no process alive
    }
  })
