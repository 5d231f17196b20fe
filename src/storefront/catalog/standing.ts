// How the next departure of each card stands: asked after the page, once for all cards of the screen.
// A kept page has none of it, since a booking changes it and no revision does.
import { useContext, useEffect, useSyncExternalStore } from 'react'
import type { Standing } from '#domain/catalog/departure.ts'
import { pageSizes, standingSeconds } from '#limits.ts'
import { type Api, ApiContext } from '#storefront/api.ts'

/** Null: every departure is sold out or closed. */
type Told = Standing | null

const told = new Map<string, Told>()
const askedAt = new Map<string, number>()
const listeners = new Set<() => void>()
let isAsking = false

/** Undefined until it is known, and where it could not be asked. */
export function useStanding(package_code: string): Told | undefined {
  const api = useContext(ApiContext)
  useEffect(() => {
    if (api) want(api, package_code)
  }, [api, package_code])
  return useSyncExternalStore(
    subscribe,
    () => told.get(package_code),
    () => undefined,
  )
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

function want(api: Api, package_code: string): void {
  const since = Date.now() - (askedAt.get(package_code) ?? 0)
  if (isAsking || since < standingSeconds * 1000) return
  isAsking = true
  setTimeout(() => void askForScreen(api))
}

/** Cards that React has not taken over yet are asked for with the others. */
async function askForScreen(api: Api): Promise<void> {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')]
  const codes = [...new Set(cards.flatMap(({ dataset: { card } }) => card ?? []))].slice(0, pageSizes.most)
  for (const code of codes) askedAt.set(code, Date.now())
  isAsking = false
  if (codes.length === 0) return
  try {
    const { list } = await api.catalog.standing({ package_codes: codes.join(',') })
    for (const code of codes) told.set(code, list.find(({ package_code }) => package_code === code) ?? null)
    for (const tell of listeners) tell()
  } catch {
    // The card says its date, as it does without scripts.
  }
}
