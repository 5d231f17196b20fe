// The token of a one-time link: from behind the # into this tab, and out of the address bar.
// It is sent in bodies only.
import { readTabStorage, saveTabStorage } from '#web/tab-storage.ts'

/** In the place of a number: the contract of the link in this tab. No package has such a code. */
export const linkContractId = '~'

const storageKey = 'naru:papers'

/** A link that was just followed wins over the one before. */
export function readLinkToken(): string {
  const linkToken = location.hash.slice(1)
  if (!linkToken) return getStoredToken()
  saveLinkToken(linkToken)
  history.replaceState(history.state, '', location.pathname + location.search)
  return linkToken
}

export function getStoredToken(): string {
  const stored = readTabStorage(storageKey)
  return typeof stored === 'string' ? stored : ''
}

export const saveLinkToken = (token: string) => saveTabStorage(storageKey, token)
