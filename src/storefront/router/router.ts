// The browser's router: an address becomes a page and its data, with history, scroll and leaving asked for.
// Why it is ours: docs/decisions/0052-a-router-of-our-own-in-the-browser.md

import type { PageModule } from '#storefront/page.ts'
import type { RouteEntry } from '#web/page.ts'
import { createHistoryKey, type HistoryEntry, HistoryTracker, toHistoryEntry } from './history-tracker.ts'
import { loadRoute, type RouteContent, type RouterConfig } from './load-route.ts'
import { matchEntry } from './match.ts'
import { getScrollPosition, saveScrollPosition } from './scroll-positions.ts'

type Location = HistoryEntry & { pathname: string; search: string; hash: string }
export type ShouldBlock = (navigation: { currentLocation: Location; nextLocation: Location }) => boolean

/**
 * The content of one moment. `scroll`: where to scroll after it is drawn; a number of pixels, or as the
 * address says.
 */
export type RouterState = RouteContent & {
  location: Location
  scroll: number | 'stay' | 'address'
  blocked: { proceed: () => void; reset: () => void } | undefined
}
type Navigation = {
  action: 'push' | 'replace' | 'pop'
  state?: unknown
  key?: string
  keepsScroll?: boolean
  isConfirmed?: boolean
}
type NavigateOptions = { replace?: boolean; state?: unknown; preventScrollReset?: boolean }
/** The page that the server drew. */
type InitialPage = {
  page: PageModule
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
}

export class Router {
  readonly #sources: RouterConfig
  readonly #listeners = new Set<() => void>()
  readonly #trail = new HistoryTracker({
    canStep: (to, again) =>
      this.#mayLeave(toLocation(new URL(location.href), to), () => {
        this.#blocks = undefined
        again()
      }),
    onStep: (to) => void this.#go(new URL(location.href), { ...to, action: 'pop', isConfirmed: true }),
  })

  #shown: RouterState
  #awaited: Location | undefined // where somebody is on the way to
  #blocks: ShouldBlock | undefined

  constructor({ first, ...sources }: RouterConfig & { first: InitialPage }) {
    this.#sources = sources
    this.#shown = createInitialState(sources.entries, first)
  }

  // These functions are handed on by their name alone, hence not as methods.

  readonly getState = () => this.#shown

  /** The present address, or the one that is loading. */
  readonly getDestination = () => this.#awaited ?? this.#shown.location

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly navigate = async (to: string | number, options: NavigateOptions = {}) => {
    if (typeof to === 'number') return history.go(to)
    const { replace, state, preventScrollReset } = options
    const action = replace ? 'replace' : 'push'
    await this.#go(new URL(to, location.href), { action, state, keepsScroll: preventScrollReset })
  }

  /** Loads the data of the page that is shown once more; the page stays. */
  readonly revalidate = async () => {
    const url = new URL(location.href)
    const answer = await loadRoute(url, this.#sources, this.#shown.shellData)
    if (this.#awaited || !isSamePage(url, this.#shown.location)) return // somebody has gone on
    if ('redirect' in answer)
      return this.#follow(new URL(answer.redirect, location.href), { action: 'replace' })
    this.#show({ ...answer, scroll: 'stay' })
  }

  readonly block = (shouldBlock: ShouldBlock | undefined) => {
    this.#blocks = shouldBlock
  }

  async #go(url: URL, navigation: Navigation): Promise<void> {
    const { state = null, key = createHistoryKey() } = navigation
    const next = toLocation(url, { state, key })
    if (
      !navigation.isConfirmed &&
      !this.#mayLeave(next, () => void this.#go(url, { ...navigation, isConfirmed: true }))
    )
      return
    saveScrollPosition(this.#shown.location.key)
    if (isWithinPage(url, this.#shown.location, navigation)) return this.#arrive(next, navigation, {})
    this.#awaited = next
    this.#tellAll()
    const answer = await loadRoute(url, this.#sources, this.#shown.shellData)
    if (this.#awaited !== next) return // somebody has gone on
    if ('redirect' in answer) return this.#follow(new URL(answer.redirect, url), navigation)
    if (answer.failed && !navigator.onLine && navigation.action !== 'pop') return this.#stay()
    this.#arrive(next, navigation, answer)
  }

  /** The page on the screen can still be read, and its links pressed again. */
  #stay(): void {
    this.#awaited = undefined
    this.#tellAll()
    this.#sources.onOffline()
  }

  /** An address that redirects gets no history entry. */
  async #follow(url: URL, { action }: Navigation): Promise<void> {
    if (url.origin !== location.origin) return location.assign(url)
    await this.#go(url, { action: action === 'push' ? 'push' : 'replace', isConfirmed: true })
  }

  #arrive(next: Location, { action, keepsScroll }: Navigation, answer: RouteContent | object): void {
    if (action !== 'pop') this.#trail.write(action, next, next.pathname + next.search + next.hash)
    const scroll = getScrollPosition(next.key) ?? (keepsScroll ? 'stay' : 'address')
    this.#awaited = undefined
    this.#show({ ...answer, location: next, scroll })
  }

  /** False where the page asks first whether one wants to leave it: `leave` follows a yes. */
  #mayLeave(nextLocation: Location, leave: () => void): boolean {
    if (!this.#blocks?.({ currentLocation: this.#shown.location, nextLocation })) return true
    const reset = () => this.#show({ blocked: undefined })
    const proceed = () => {
      reset()
      leave()
    }
    this.#show({ blocked: { proceed, reset } })
    return false
  }

  #show(changes: Partial<RouterState>): void {
    this.#shown = { ...this.#shown, ...changes }
    this.#tellAll()
  }

  #tellAll(): void {
    for (const listener of this.#listeners) listener()
  }
}

function createInitialState(entries: RouteEntry[], { page, loaderData, errors }: InitialPage): RouterState {
  const match = matchEntry(entries, location.pathname)
  const here = toHistoryEntry(history.state)
  const [failedAt, error] = Object.entries(errors ?? {}).at(0) ?? []
  const failed = failedAt === 'shell' ? 'shell' : 'page'
  return {
    location: toLocation(new URL(location.href), here),
    page,
    params: match?.params ?? {},
    shellData: loaderData.shell,
    pageData: loaderData[match?.entry.page ?? ''],
    error,
    failed: failedAt === undefined ? undefined : failed,
    scroll: getScrollPosition(here.key) ?? 'stay',
    blocked: undefined,
  }
}

const isSamePage = (url: URL, { pathname, search }: Location) =>
  url.pathname === pathname && url.search === search

/** A panel that opens or closes over a page loads nothing, so a tap is answered at once. */
const isWithinPage = (url: URL, here: Location, { action, keepsScroll }: Navigation) =>
  isSamePage(url, here) && (keepsScroll || action === 'pop' || url.hash !== '')

const toLocation = ({ pathname, search, hash }: URL, { state, key }: HistoryEntry): Location => ({
  pathname,
  search,
  hash,
  state,
  key,
})
