// The browser's router: an address becomes a page and its data, with history, scroll and leaving asked for.
// Why it is ours: docs/decisions/0052-a-router-of-our-own-in-the-browser.md

import { partsOf } from '#plain/parts-of.ts'
import type { Page, PageGround } from '#storefront/page.ts'
import { asRouteError, type RouteEntry } from '#web/page.ts'
import { matchEntry } from './match.ts'
import { keepPlace, placeAt } from './places.ts'

export type Location = { pathname: string; search: string; hash: string; state: unknown; key: string }
export type Blocks = (leaving: { currentLocation: Location; nextLocation: Location }) => boolean

/**
 * What is shown at one moment. `scroll`: where to after it is drawn; a number of pixels, or as the address
 * says.
 */
export type Shown = {
  location: Location
  page: Page
  params: Record<string, string | undefined>
  shellData: unknown
  pageData: unknown
  error: unknown
  failed: 'shell' | 'page' | undefined
  scroll: number | 'stay' | 'address'
  blocked: { proceed: () => void; reset: () => void } | undefined
}
type Answer = Pick<Shown, 'page' | 'params' | 'shellData' | 'pageData' | 'error' | 'failed'>
type Way = {
  action: 'push' | 'replace' | 'pop'
  state?: unknown
  key?: string
  stays?: boolean
  asked?: boolean
}
type NavigateOptions = { replace?: boolean; state?: unknown; preventScrollReset?: boolean }

type Parts = {
  entries: RouteEntry[]
  shell: Page
  nothing: Page
  loadPage: (entry: RouteEntry) => Promise<Page>
  ground: PageGround
  /** What the server drew. */
  first: { page: Page; loaderData: Record<string, unknown>; errors: Record<string, unknown> | null }
}
export type Router = ReturnType<typeof openRouter>

export function openRouter({ entries, shell, nothing, loadPage, ground, first }: Parts) {
  const listeners = new Set<() => void>()
  let shown = firstShown(entries, first)
  let awaited: Location | undefined // where somebody is on the way to
  let turn = 0 // an answer that comes after somebody has gone on is dropped
  let index: number | null = stepOf(history.state) ?? 0
  let blocks: Blocks | undefined
  let isOurStep = false // a step through the history that we made ourselves

  if (stepOf(history.state) === null) history.replaceState({ ...history.state, idx: index }, '')

  const tellAll = () => {
    for (const tell of listeners) tell()
  }
  function show(changes: Partial<Shown>): void {
    shown = { ...shown, ...changes }
    tellAll()
  }

  async function load(url: URL): Promise<Answer | { redirect: string }> {
    const match = matchEntry(entries, url.pathname)
    const params = match?.params ?? {}
    const answer: Answer = {
      page: nothing,
      params,
      shellData: shown.shellData,
      pageData: undefined,
      error: undefined,
      failed: undefined,
    }
    const ask = async (page: Page) =>
      page.loader && asRouteError(() => page.loader?.({ ...ground, url, params }))
    let failing: 'shell' | 'page' = 'shell'
    try {
      if (answer.shellData === undefined) answer.shellData = await ask(shell)
      failing = 'page'
      if (match) answer.page = await loadPage(match.entry)
      answer.pageData = await ask(answer.page)
      return answer
    } catch (error) {
      const redirect = error instanceof Response && error.headers.get('location')
      return redirect ? { redirect } : { ...answer, error, failed: failing }
    }
  }

  async function go(url: URL, way: Way): Promise<void> {
    const next = locationOf(url, way.state, way.key ?? Math.random().toString(36).slice(2, 10))
    if (!way.asked && blocks?.({ currentLocation: shown.location, nextLocation: next })) {
      const end = () => show({ blocked: undefined })
      const proceed = () => {
        end()
        void go(url, { ...way, asked: true })
      }
      show({ blocked: { proceed, reset: end } })
      return
    }
    turn += 1
    const mine = turn
    keepPlace(shown.location.key)
    const { pathname, search, hash } = shown.location
    // What opens over a page, or closes, loads nothing: a tap is answered at once.
    const isOver = way.stays || way.action === 'pop'
    const isWithinPage =
      url.pathname === pathname &&
      url.search === search &&
      (isOver || url.hash !== '' || (hash !== '' && url.hash === hash))
    if (isWithinPage) return arrive(next, way, {})
    awaited = next
    tellAll()
    const answer = await load(url)
    if (mine !== turn) return
    if ('redirect' in answer) return follow(new URL(answer.redirect, url), way)
    arrive(next, way, answer)
  }

  /** The address that led on is none one could go back to. */
  async function follow(url: URL, { action }: Way): Promise<void> {
    if (url.origin !== location.origin) return location.assign(url)
    await go(url, { action: action === 'push' ? 'push' : 'replace', asked: true })
  }

  function arrive(next: Location, { action, state = null, stays }: Way, answer: Answer | object): void {
    const href = next.pathname + next.search + next.hash
    if (action === 'push') {
      index = (index ?? 0) + 1
      history.pushState({ usr: state, key: next.key, idx: index }, '', href)
    }
    if (action === 'replace') history.replaceState({ usr: state, key: next.key, idx: index }, '', href)
    const scroll = placeAt(next.key) ?? (stays ? 'stay' : 'address')
    awaited = undefined
    show({ ...answer, location: next, scroll })
  }

  addEventListener('popstate', ({ state }) => {
    if (isOurStep) {
      isOurStep = false
      return
    }
    const { usr = null, key } = partsOf(state)
    const to = stepOf(state)
    const steps = to === null || index === null ? 0 : to - index
    const way: Way = { action: 'pop', state: usr, key: typeof key === 'string' ? key : 'default' }
    const next = locationOf(new URL(location.href), usr, way.key ?? '')
    if (steps === 0 || !blocks?.({ currentLocation: shown.location, nextLocation: next })) {
      index = to
      void go(new URL(location.href), { ...way, asked: true })
      return
    }
    isOurStep = true // back to where they are, until they have answered
    history.go(-steps)
    const end = () => show({ blocked: undefined })
    const proceed = () => {
      end()
      blocks = undefined
      history.go(steps)
    }
    show({ blocked: { proceed, reset: end } })
  })

  return {
    shown: () => shown,
    /** Where one is, or is on the way to. */
    heading: () => awaited ?? shown.location,
    subscribe(tell: () => void) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    async navigate(to: string | number, { replace, state, preventScrollReset }: NavigateOptions = {}) {
      if (typeof to === 'number') return history.go(to)
      const action = replace ? 'replace' : 'push'
      await go(new URL(to, location.href), { action, state, stays: preventScrollReset })
    },
    /** Loads the data of the page that is shown once more; the page stays. */
    async revalidate() {
      const url = new URL(location.href)
      const answer = await load(url)
      const { pathname, search } = shown.location
      if (awaited || pathname !== url.pathname || search !== url.search) return // somebody has gone on
      if ('redirect' in answer) return follow(new URL(answer.redirect, location.href), { action: 'replace' })
      show({ ...answer, scroll: 'stay' })
    },
    block(asks: Blocks | undefined) {
      blocks = asks
    },
  }
}

function firstShown(entries: RouteEntry[], { page, loaderData, errors }: Parts['first']): Shown {
  const match = matchEntry(entries, location.pathname)
  const { usr = null, key } = partsOf(history.state)
  const here = typeof key === 'string' ? key : 'default'
  const [failedAt, error] = Object.entries(errors ?? {}).at(0) ?? []
  const failed = failedAt === 'shell' ? 'shell' : 'page'
  return {
    location: locationOf(new URL(location.href), usr, here),
    page,
    params: match?.params ?? {},
    shellData: loaderData.shell,
    pageData: loaderData[match?.entry.page ?? ''],
    error,
    failed: failedAt === undefined ? undefined : failed,
    scroll: placeAt(here) ?? 'stay',
    blocked: undefined,
  }
}

const locationOf = ({ pathname, search, hash }: URL, state: unknown, key: string): Location => ({
  pathname,
  search,
  hash,
  state: state ?? null,
  key,
})

function stepOf(state: unknown): number | null {
  const { idx } = partsOf(state)
  return typeof idx === 'number' ? idx : null
}
