// The token of a one-time link: from behind the # into this tab, and out of the address bar.
// The token is sent in bodies only.
import { readTabStorage, saveTabStorage } from '#web/tab-storage.ts'

/** This code takes the place of a number: the contract of this tab's link. No package has such a code. */
export const linkContractId = '~'

const storageKey = 'naru:papers'
const changeKey = 'naru:change'

export const readLinkToken = () => readToken(storageKey)
/** The token of a link about a change, which is stored apart from other links in this tab. */
export const readChangeToken = () => readToken(changeKey)

/** A link that was just followed replaces the one before. */
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
