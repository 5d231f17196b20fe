// Counts that a popup or banner was seen or followed: a number of the day, without a cookie or a name.
import { readFields } from '#lib/read-fields.ts'
import { readTabStorage, saveTabStorage } from '#web/tab-storage.ts'

const storageName = 'naru:counted'
const pause_ms = 1_500
const pending = { seen: new Set<number>(), clicked: new Set<number>() }
let timer: ReturnType<typeof setTimeout> | undefined

// A visitor who leaves before the pause is over is counted, too.
addEventListener('pagehide', () => pending.seen.size > 0 && send())

/** Each promotion is counted once a tab, so that going from page to page is one visit. */
export function countPromotion(promotion_id: number, what: 'seen' | 'clicked'): void {
  const counted = readFields(readTabStorage(storageName))
  const name = `${what} ${promotion_id}`
  if (counted[name]) return
  saveTabStorage(storageName, { ...counted, [name]: 1 })
  pending[what].add(promotion_id)
  clearTimeout(timer)
  if (what === 'clicked')
    send() // the page is about to go
  else timer = setTimeout(send, pause_ms)
}

/** The counts of a page go in one request, which outlives the page. A failure is not reported. */
function send(): void {
  clearTimeout(timer)
  const body = JSON.stringify({ seen: [...pending.seen], clicked: [...pending.clicked] })
  pending.seen.clear()
  pending.clicked.clear()
  void fetch('/api/landing/promotions/count', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => {})
}
