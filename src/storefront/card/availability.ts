// The availability of the next departure of each card: loaded after the page, once for all cards.
// A cached page has none of it, since a booking changes it without raising a revision.
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { PackageCard } from '#domain/catalog/card.ts'
import type { Availability } from '#domain/departure/calls.ts'
import { availabilitySeconds, pageSizes } from '#limits/display.ts'
import { type Api, ApiContext } from '#storefront/api.ts'

/** Null: every departure is sold out or closed. */
type CardAvailability = Availability | null

const availabilityByKey = new Map<string, CardAvailability>()
const requestedAt = new Map<string, number>()
const listeners = new Set<() => void>()
let isLoading = false

/** The filters of the list around a card, as they are sent: no card changes to a day the list would not have. */
type DayFilters = Omit<Parameters<Api['departure']['availability']>[0], 'package_codes'>
export const DayFiltersContext = createContext<DayFilters | undefined>(undefined)

export type DatedTrip = Pick<PackageCard, 'package_code' | 'next_date' | 'next_price'>

/**
 * The key of a card's availability: after a search for May, a card asks for its day in May, and for days in
 * May.
 */
function toAvailabilityKey({ package_code, next_date }: DatedTrip, filters: DayFilters | undefined): string {
  const code = next_date === null ? package_code : `${package_code}@${next_date}`
  return filters ? `${code} ${JSON.stringify(filters)}` : code
}

export const useAvailabilityKey = (card: DatedTrip) => toAvailabilityKey(card, useContext(DayFiltersContext))

/** The day a card shows and the price of that day: those of the page, then those that can still be booked. */
export function useCardDeparture(card: DatedTrip) {
  const availability = useAvailability(useAvailabilityKey(card))
  return {
    availability,
    date: availability?.departure_date ?? card.next_date,
    price: availability?.adult_price ?? card.next_price,
  }
}

/** Undefined until the answer comes, and where it failed. */
function useAvailability(key: string): CardAvailability | undefined {
  const api = useContext(ApiContext)
  useEffect(() => {
    if (api) requestAvailability(api, key)
  }, [api, key])
  return useSyncExternalStore(
    subscribe,
    () => availabilityByKey.get(key),
    () => undefined,
  )
}

/** The answer has the days of one trip in their order. */
function findAvailability(asked: string, list: Availability[]): CardAvailability {
  const [code, day = ''] = asked.split('@')
  return list.find((one) => one.package_code === code && one.departure_date >= day) ?? null
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function requestAvailability(api: Api, key: string): void {
  const since = Date.now() - (requestedAt.get(key) ?? 0)
  if (isLoading || since < availabilitySeconds * 1000) return
  isLoading = true
  setTimeout(() => void loadForScreen(api))
}

/** Cards that React has not hydrated yet are asked for with the others. */
async function loadForScreen(api: Api): Promise<void> {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-asked]')]
  const all = [...new Set(cards.flatMap(({ dataset: { asked: key } }) => key ?? []))].slice(0, pageSizes.most)
  for (const key of all) requestedAt.set(key, Date.now())
  isLoading = false
  if (all.length === 0) return
  try {
    for (const [filters, keys] of Map.groupBy(all, (key) => key.split(' ')[1])) {
      const codes = keys.map((key) => key.split(' ')[0] ?? '')
      const { list } = await api.departure.availability({
        package_codes: codes.join(','),
        ...(filters && JSON.parse(filters)),
      })
      for (const [at, key] of keys.entries())
        availabilityByKey.set(key, findAvailability(codes[at] ?? '', list))
    }
    for (const listener of listeners) listener()
  } catch {
    // The card keeps its date, as without scripts.
  }
}
