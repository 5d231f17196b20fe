// Work that keeps a core busy, done beside the pages: in a thread, one at a time, agency by agency.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { httpLimits, workerThreadLimits } from '#limits/machine.ts'
import { createFairQueue } from './fair-queue.server.ts'

/** The script answers each message with one message. */
export function createWorkerThread<Work, Result>(script: URL) {
  const runInFairQueue = createFairQueue({
    atOnce: 1,
    waiting: workerThreadLimits.waiting,
    retryAfter_s: httpLimits.retryAfter_s,
  })
  let thread: Worker | undefined

  return (travel_agency: number, work: Work): Promise<Result> =>
    runInFairQueue(travel_agency, async () => {
      thread ??= new Worker(script)
      thread.ref()
      try {
        const message = once(thread, 'message') // rejects when the thread ends
        thread.postMessage(work)
        const results: Result[] = await message
        return results[0] ?? throwNoAnswer()
      } catch (error) {
        thread = undefined // the next work begins another thread
        throw error
      } finally {
        thread?.unref() // an idle thread keeps no process alive
      }
    })
}

function throwNoAnswer(): never {
  throw new Error('the thread answered nothing')
}
