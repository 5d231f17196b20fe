// §4 What follows every log-in: the user info is fetched, then the page is loaded again.

import { parseOwnPath } from '#lib/own-path.ts'
import type { Api } from '#storefront/api.ts'
import type { Session } from '#web/page.ts'
import { parseRefusal } from '#web/parse-refusal.ts'
import { joinVisitorWishes } from './join-visitor-wishes.ts'

/** The promise never ends: the page is being left, and its button stays pressed until then. */
export async function continueAfterLogin(
  api: Api,
  { travel_agency }: Pick<Session, 'travel_agency'>,
  to: string,
): Promise<never> {
  const [next] = await Promise.all([findNextPage(api, to), joinVisitorWishes(api, travel_agency)])
  history.replaceState(null, '') // the entry must not open its popup again
  location.replace(next)
  return new Promise(() => {})
}

async function findNextPage(api: Api, to: string): Promise<string> {
  try {
    const { consents_missing } = await api.member.info()
    return consents_missing ? addReturnPath('/auth/consents', to) : to
  } catch (error) {
    // the visitor is logged in all the same
    return parseRefusal(error).refusal === 'PASSWORD_MUST_CHANGE' ? '/mypage/password' : to
  }
}

/** Adds to an address where to go on afterwards. */
export const addReturnPath = (path: string, to: string) =>
  to === '/' ? path : `${path}?${new URLSearchParams({ to })}`

/** The page to go to after this one: a path of our own, or home. */
export const readReturnPath = (url: URL) => parseOwnPath(url.searchParams.get('to')) ?? '/'

// Kakao's answer comes back to one fixed address; the page before is remembered in the tab.
const storageKey = 'naru:to'
export const saveReturnPath = (to: string) => sessionStorage.setItem(storageKey, to)
export const getSavedReturnPath = () => parseOwnPath(sessionStorage.getItem(storageKey)) ?? '/'
