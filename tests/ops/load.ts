// Visitors at a fixed rate through nginx: most read, some reserve under a key, some of these change their
// mind.
import { randomUUID } from 'node:crypto'
import { type Act, cancelling, reserving, sendAct } from '../crowd.ts'
import { type Answer, senderTo } from '../lent/send.ts'
import { steadily } from '../lent/steadily.ts'

/** Kept ones and ones that ask the database, calls and pages. */
const reads = [
  '/',
  '/travel',
  '/api/landing/packageList',
  '/travel?page_title=PLENTY',
  '/api/landing/packageList?page_title=PLENTY',
]

/** One that was not served: when it was sent, and what it got. */
type Failed = { at: number; what: string; status: number | undefined }
export type Load = ReturnType<typeof openLoad>

/** `writes`: of a hundred requests so many. */
export function openLoad({ perSecond = 100, writes = 10 } = {}) {
  const sender = senderTo(443, 'one.example', 200)
  const acts: Act[] = []
  const failed: Failed[] = []
  const times: number[] = []
  const begun = performance.now()
  const reserved: Answer[] = []
  let asked = 0
  let going = true

  async function ask(): Promise<void> {
    if (!going) return
    const turn = asked++ % 100
    const at = performance.now()
    const before = turn < writes && turn % 3 === 2 ? reserved.shift() : undefined
    const act: Act | undefined =
      turn < writes ? { key: randomUUID(), ...(before ? cancelling(before) : reserving()) } : undefined
    const path = act?.path ?? reads[turn % reads.length] ?? '/'
    if (act) acts.push(act)
    const answer = act ? await sendAct(sender, act) : await sender.send('GET', path)
    times.push(performance.now() - at)
    if (answer?.status !== 200)
      failed.push({ at, what: `${act?.method ?? 'GET'} ${path}`, status: answer?.status })
    else if (act) act.answer = answer
    if (act?.method === 'POST' && answer?.status === 200) reserved.push(answer)
  }

  const all = steadily(perSecond, 3_600, ask, () => going)
  return {
    begun,
    acts,
    failed,
    times,
    asked: () => asked,
    /** Nobody begins anything new; what was begun is waited for. */
    async end() {
      going = false
      await all
      sender.close()
    },
  }
}
