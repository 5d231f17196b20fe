// The browser's router: an address becomes a page and its data, with history, scroll and leaving asked for.
// Why it is ours: docs/decisions/0052-a-router-of-our-own-in-the-browser.md

import type { Page } from '#storefront/page.ts'
import type { RouteEntry } from '#web/page.ts'
import { type Answer, load, type Sources } from './load.ts'
import { matchEntry } from './match.ts'
import { keepPlace, placeAt } from './places.ts'
import { type Entry, entryOf, Trail } from './trail.ts'

type Location = Entry & { pathname: string; search: string; hash: string }
export type Blocks = (leaving: { currentLocation: Location; nextLocation: Location }) => boolean

/**
 * What is shown at one moment. `scroll`: where to after it is drawn; a number of pixels, or as the address
 * says.
 */
export type Shown = Answer & {
  location: Location
  scroll: number | 'stay' | 'address'
  blocked: { proceed: () => void; reset: () => void } | undefined
}
type Way = {
  action: 'push' | 'replace' | 'pop'
  state?: unknown
  key?: string
  stays?: boolean
  asked?: boolean
}
type NavigateOptions = { replace?: boolean; state?: unknown; preventScrollReset?: boolean }
/** What the server drew. */
type First = { page: Page; loaderData: Record<string, unknown>; errors: Record<string, unknown> | null }

export class Router {
  readonly #sources: Sources
  readonly #listeners = new Set<() => void>()
  readonly #trail = new Trail({
    mayStep: (to, again) =>
      this.#mayLeave(locationOf(new URL(location.href), to), () => {
        this.#blocks = undefined
        again()
      }),
    stepped: (to) => void this.#go(new URL(location.href), { ...to, action: 'pop', asked: true }),
  })

  #shown: Shown
  #awaited: Location | undefined // where somebody is on the way to
  #blocks: Blocks | undefined

  constructor({ first, ...sources }: Sources & { first: First }) {
    this.#sources = sources
    this.#shown = firstShown(sources.entries, first)
  }

  // What follows is handed on by its name alone, hence not as methods.

  readonly shown = () => this.#shown

  /** Where one is, or is on the way to. */
  readonly heading = () => this.#awaited ?? this.#shown.location

  readonly subscribe = (tell: () => void) => {
    this.#listeners.add(tell)
    return () => void this.#listeners.delete(tell)
  }

  readonly navigate = async (to: string | number, options: NavigateOptions = {}) => {
    if (typeof to === 'number') return history.go(to)
    const { replace, state, preventScrollReset } = options
    const action = replace ? 'replace' : 'push'
    await this.#go(new URL(to, location.href), { action, state, stays: preventScrollReset })
  }

  /** Loads the data of the page that is shown once more; the page stays. */
  readonly revalidate = async () => {
    const url = new URL(location.href)
    const answer = await load(url, this.#sources, this.#shown.shellData)
    if (this.#awaited || !isSamePage(url, this.#shown.location)) return // somebody has gone on
    if ('redirect' in answer)
      return this.#follow(new URL(answer.redirect, location.href), { action: 'replace' })
    this.#show({ ...answer, scroll: 'stay' })
  }

  readonly block = (asks: Blocks | undefined) => {
    this.#blocks = asks
  }

  async #go(url: URL, way: Way): Promise<void> {
    const { state = null, key = Math.random().toString(36).slice(2, 10) } = way
    const next = locationOf(url, { state, key })
    if (!way.asked && !this.#mayLeave(next, () => void this.#go(url, { ...way, asked: true }))) return
    keepPlace(this.#shown.location.key)
    if (isWithinPage(url, this.#shown.location, way)) return this.#arrive(next, way, {})
    this.#awaited = next
    this.#tellAll()
    const answer = await load(url, this.#sources, this.#shown.shellData)
    if (this.#awaited !== next) return // somebody has gone on
    if ('redirect' in answer) return this.#follow(new URL(answer.redirect, url), way)
    this.#arrive(next, way, answer)
  }

  /** The address that led on is none one could go back to. */
  async #follow(url: URL, { action }: Way): Promise<void> {
    if (url.origin !== location.origin) return location.assign(url)
    await this.#go(url, { action: action === 'push' ? 'push' : 'replace', asked: true })
  }

  #arrive(next: Location, { action, stays }: Way, answer: Answer | object): void {
    if (action !== 'pop') this.#trail.write(action, next, next.pathname + next.search + next.hash)
    const scroll = placeAt(next.key) ?? (stays ? 'stay' : 'address')
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

  #show(changes: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...changes }
    this.#tellAll()
  }

  #tellAll(): void {
    for (const tell of this.#listeners) tell()
  }
}

function firstShown(entries: RouteEntry[], { page, loaderData, errors }: First): Shown {
  const match = matchEntry(entries, location.pathname)
  const here = entryOf(history.state)
  const [failedAt, error] = Object.entries(errors ?? {}).at(0) ?? []
  const failed = failedAt === 'shell' ? 'shell' : 'page'
  return {
    location: locationOf(new URL(location.href), here),
    page,
    params: match?.params ?? {},
    shellData: loaderData.shell,
    pageData: loaderData[match?.entry.page ?? ''],
    error,
    failed: failedAt === undefined ? undefined : failed,
    scroll: placeAt(here.key) ?? 'stay',
    blocked: undefined,
  }
}

const isSamePage = (url: URL, { pathname, search }: Location) =>
  url.pathname === pathname && url.search === search

/** What opens over a page, or closes, loads nothing: a tap is answered at once. */
const isWithinPage = (url: URL, here: Location, { action, stays }: Way) =>
  isSamePage(url, here) && (stays || action === 'pop' || url.hash !== '')

const locationOf = ({ pathname, search, hash }: URL, { state, key }: Entry): Location => ({
  pathname,
  search,
  hash,
  state,
  key,
})
