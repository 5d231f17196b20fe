// How the next departure of each card stands: asked after the page, once for all cards of the screen.
// A kept page has none of it, since a booking changes it and no revision does.
import { useContext, useEffect, useSyncExternalStore } from 'react'
import type { PackageCard } from '#domain/catalog/card.ts'
import type { Standing } from '#domain/catalog/departure.ts'
import { pageSizes, standingSeconds } from '#limits/shown.ts'
import { type Api, ApiContext } from '#storefront/api.ts'

/** Null: every departure is sold out or closed. */
type Told = Standing | null

const told = new Map<string, Told>()
const askedAt = new Map<string, number>()
const listeners = new Set<() => void>()
let isAsking = false

/** A card as it is asked about: who looked for May is told how its day in May stands. */
export const askedAs = ({ package_code, next_date }: Pick<PackageCard, 'package_code' | 'next_date'>) =>
  next_date === null ? package_code : `${package_code}@${next_date}`

/** Undefined until it is known, and where it could not be asked. */
export function useStanding(asked: string): Told | undefined {
  const api = useContext(ApiContext)
  useEffect(() => {
    if (api) want(api, asked)
  }, [api, asked])
  return useSyncExternalStore(
    subscribe,
    () => told.get(asked),
    () => undefined,
  )
}

/** The days of one trip stand in the answer in their order. */
function answerTo(asked: string, list: Standing[]): Told {
  const [code, day = ''] = asked.split('@')
  return list.find((one) => one.package_code === code && one.departure_date >= day) ?? null
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

function want(api: Api, asked: string): void {
  const since = Date.now() - (askedAt.get(asked) ?? 0)
  if (isAsking || since < standingSeconds * 1000) return
  isAsking = true
  setTimeout(() => void askForScreen(api))
}

/** Cards that React has not taken over yet are asked for with the others. */
async function askForScreen(api: Api): Promise<void> {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-asked]')]
  const all = [...new Set(cards.flatMap(({ dataset: { asked } }) => asked ?? []))].slice(0, pageSizes.most)
  for (const asked of all) askedAt.set(asked, Date.now())
  isAsking = false
  if (all.length === 0) return
  try {
    const { list } = await api.catalog.standing({ package_codes: all.join(',') })
    for (const asked of all) told.set(asked, answerTo(asked, list))
    for (const tell of listeners) tell()
  } catch {
    // The card says its date, as it does without scripts.
  }
}
