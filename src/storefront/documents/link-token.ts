// The token of a one-time link: from behind the # into this tab, and out of the address bar.
// The token is sent in bodies only.
import { readTabStorage, saveTabStorage } from '#web/tab-storage.ts'

/** In the place of a number: the contract of the link in this tab. No package has such a code. */
export const linkContractId = '~'

const storageKey = 'naru:papers'
const changeKey = 'naru:change'

export const readLinkToken = () => readToken(storageKey)
/** Of a link about a change: it opens nothing else, and takes the place of no other link in this tab. */
export const readChangeToken = () => readToken(changeKey)

/** A link that was just followed wins over the one before. */
function readToken(key: string): string {
  const linkToken = location.hash.slice(1)
  if (!linkToken) return getToken(key)
  saveTabStorage(key, linkToken)
  history.replaceState(history.state, '', location.pathname + location.search)
  return linkToken
}

function getToken(key: string): string {
  const stored = readTabStorage(key)
  return typeof stored === 'string' ? stored : ''
}

export const getStoredToken = () => getToken(storageKey)
export const saveLinkToken = (token: string) => saveTabStorage(storageKey, token)
