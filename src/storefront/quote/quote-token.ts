// The token of a quote: from behind the # into this tab, out of the address bar, and sent in bodies only.
import { readFields } from '#lib/read-fields.ts'
import { readTabStorage, saveTabStorage } from '#web/tab-storage.ts'

const storageKey = 'naru:quote'

/** A link that was just followed replaces the one before. */
export function readQuoteToken(): string {
  const token = location.hash.slice(1)
  if (token) {
    history.replaceState(history.state, '', location.pathname + location.search)
    saveTabStorage(storageKey, { token })
  }
  return token || String(readFields(readTabStorage(storageKey)).token ?? '')
}
