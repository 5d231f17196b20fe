// The token of a one-time link: from behind the # into this tab, and out of the address bar.
// It is sent in bodies only.
import { keepTab, readTab } from '#web/tab-storage.ts'

/** In the place of a number: the contract of the link in this tab. No package has such a code. */
export const byLink = '~'

const name = 'naru:papers'

/** A link that was just followed wins over the one before. */
export function takeToken(): string {
  const sent = location.hash.slice(1)
  if (!sent) return knownToken()
  keepToken(sent)
  history.replaceState(history.state, '', location.pathname + location.search)
  return sent
}

export function knownToken(): string {
  const kept = readTab(name)
  return typeof kept === 'string' ? kept : ''
}

export const keepToken = (token: string) => keepTab(name, token)
