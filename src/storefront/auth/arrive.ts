// §4 What follows every log-in: the user info is fetched, then the page is loaded anew where one was.

import { ownPath } from '#plain/own-path.ts'
import type { Api } from '#storefront/api.ts'
import { wishNow } from '#storefront/wish/wish-later.ts'
import { refusalOf } from '#web/refusal-of.ts'

/** Never comes back: the page is on its way out, and its button stays pressed until it is gone. */
export async function arrive(api: Api, to: string): Promise<never> {
  const [next] = await Promise.all([nextStop(api, to), wishNow(api)])
  history.replaceState(null, '') // the entry must not open its popup again
  location.replace(next)
  return new Promise(() => {})
}

async function nextStop(api: Api, to: string): Promise<string> {
  try {
    const { consents_missing } = await api.member.info()
    return consents_missing ? withTo('/auth/consents', to) : to
  } catch (error) {
    // one is logged in all the same
    return refusalOf(error).refusal === 'PASSWORD_MUST_CHANGE' ? '/mypage/password' : to
  }
}

/** An address that knows where to go on to afterwards. */
export const withTo = (path: string, to: string) =>
  to === '/' ? path : `${path}?${new URLSearchParams({ to })}`

/** Where one is led after this page: an own path, or home. */
export const toOf = (url: URL) => ownPath(url.searchParams.get('to')) ?? '/'

// Kakao's answer comes back to one fixed address; where one was stays in the tab.
const place = 'naru:to'
export const rememberPlace = (to: string) => sessionStorage.setItem(place, to)
export const placeBefore = () => ownPath(sessionStorage.getItem(place)) ?? '/'
