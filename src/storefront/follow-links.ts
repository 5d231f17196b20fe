// One listener that turns a click on a link of ours into a navigation without a reload.
// Links on a page are plain anchors.
import type { Api } from '#storefront/api.ts'
import type { RouteEntry } from '#web/page.ts'
import { readQuery } from '#web/read-form-values.ts'
import { matchEntry } from './router/match.ts'
import type { Router } from './router/router.ts'

type FollowLinksOptions = {
  router: Router
  routes: RouteEntry[]
  api: Api
  /**
   * While React takes the page over, the browser itself follows links: a change of the page meanwhile would
   * draw it anew under the finger.
   */
  isHydrated: () => boolean
}

export function followLinks({ router, routes, api, isHydrated }: FollowLinksOptions): void {
  document.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element && event.target.closest('a')
    if (!anchor || !isPlainClick(event) || isHandledByBrowser(anchor)) return
    const { popup, logout } = anchor.dataset
    if (logout !== undefined) {
      event.preventDefault()
      // the page is rendered again, and shows whether the visitor is still logged in
      void api.member.logout().finally(() => location.assign('/'))
      return
    }
    if (!isHydrated()) return
    if (popup) {
      event.preventDefault()
      void router.navigate(location.pathname + location.search, {
        state: { popup },
        preventScrollReset: true,
      })
      return
    }
    if (!matchEntry(routes, anchor.pathname)) return
    if (anchor.hash && anchor.pathname === location.pathname && anchor.search === location.search) return
    event.preventDefault()
    void router.navigate(anchor.pathname + anchor.search + anchor.hash, {
      preventScrollReset: anchor.dataset.stay !== undefined,
    })
  })
  // A search is a plain form with an address; we send it ourselves, so that the page stays.
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'get') return
    if (!isHydrated()) return
    const { origin, pathname } = new URL(form.action)
    if (origin !== location.origin || !matchEntry(routes, pathname)) return
    event.preventDefault()
    void router.navigate(`${pathname}?${readQuery(form)}`, {
      preventScrollReset: form.dataset.stay !== undefined,
    })
  })
}

/** A click with another button or a key opens a tab or a menu. */
const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey

const isHandledByBrowser = (anchor: HTMLAnchorElement) =>
  anchor.target !== '' ||
  anchor.hasAttribute('download') ||
  anchor.dataset.reload !== undefined ||
  anchor.origin !== location.origin
