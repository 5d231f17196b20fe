// Work that keeps a core busy, done beside the pages: in a thread, one at a time, agency by agency.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { drawingLimits, httpLimits } from '#limits/machine.ts'
import { openTurns } from './turns.server.ts'

/** The script answers each message with one. */
export function openAside<Work, Made>(script: URL) {
  const inTurn = openTurns({
    atOnce: 1,
    waiting: drawingLimits.waiting,
    retryAfter_s: httpLimits.retryAfter_s,
  })
  let thread: Worker | undefined

  return (travel_agency: number, work: Work): Promise<Made> =>
    inTurn(travel_agency, async () => {
      thread ??= new Worker(script)
      thread.ref()
      try {
        const answered = once(thread, 'message') // rejects when the thread ends
        thread.postMessage(work)
        const made: Made[] = await answered
        return made[0] ?? ended()
      } catch (error) {
        thread = undefined // the next one begins another
        throw error
      } finally {
        thread?.unref() // an idle thread keeps no process alive
      }
    })
}

function ended(): never {
  throw new Error('the thread answered nothing')
}
