// Visitors at a fixed rate through nginx: most read, some reserve under a key, some of these change their
// mind.
import { randomUUID } from 'node:crypto'
import {
  buildCancelRequest,
  buildReserveRequest,
  type CustomerRequest,
  sendRequest,
} from '../busy-customers.ts'
import { sendAtFixedRate } from '../shared/fixed-rate.ts'
import { createSender, type HttpAnswer } from '../shared/http-sender.ts'

/** Kept ones and ones that ask the database, calls and pages. */
const readPaths = [
  '/',
  '/travel',
  '/api/landing/packageList',
  '/travel?page_title=PLENTY',
  '/api/landing/packageList?page_title=PLENTY',
]

/** One that was not served: when it was sent, and what it got. */
type FailedVisit = { at: number; what: string; status: number | undefined }
export type VisitorLoad = ReturnType<typeof startLoad>

/** `writes`: of a hundred requests so many. */
export function startLoad({ perSecond = 100, writes = 10 } = {}) {
  const sender = createSender(443, 'one.example', 200)
  const requests: CustomerRequest[] = []
  const failed: FailedVisit[] = []
  const times: number[] = []
  const begun = performance.now()
  const reserved: HttpAnswer[] = []
  let requestCount = 0
  let going = true

  async function ask(): Promise<void> {
    if (!going) return
    const turn = (requestCount++ * 37) % 100 // the writes among the reads, and not forty in a row
    const at = performance.now()
    const before = turn < writes && turn % 3 === 2 ? reserved.shift() : undefined
    const act: CustomerRequest | undefined =
      turn < writes
        ? { key: randomUUID(), ...(before ? buildCancelRequest(before) : buildReserveRequest()) }
        : undefined
    const path = act?.path ?? readPaths[turn % readPaths.length] ?? '/'
    if (act) requests.push(act)
    const answer = act ? await sendRequest(sender, act) : await sender.send('GET', path)
    times.push(performance.now() - at)
    if (answer?.status !== 200)
      failed.push({ at, what: `${act?.method ?? 'GET'} ${path}`, status: answer?.status })
    else if (act) act.answer = answer
    if (act?.method === 'POST' && answer?.status === 200) reserved.push(answer)
  }

  const all = sendAtFixedRate(perSecond, 3_600, ask, () => going)
  return {
    begun,
    requests,
    failed,
    times,
    requestCount: () => requestCount,
    /** Nobody begins anything new; what was begun is waited for. */
    async end() {
      going = false
      await all
      sender.close()
    },
  }
}
