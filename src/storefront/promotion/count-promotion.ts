// Counts that a popup or banner was seen or followed: a number of the day, without a cookie or a name.
import { readFields } from '#lib/read-fields.ts'
import { readTabStorage, saveTabStorage } from '#web/tab-storage.ts'

const storageName = 'naru:counted'
const pause_ms = 1_500
const pending = { seen: new Set<number>(), clicked: new Set<number>() }
let timer: ReturnType<typeof setTimeout> | undefined

// Who leaves before the pause is over was there, too.
addEventListener('pagehide', () => pending.seen.size > 0 && send())

/** Each once a tab, so that going from page to page is one visit. */
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

/** What a page has to count goes in one request, which outlives the page. Nobody is told where it fails. */
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
