// The trips chosen on their cards, stored in this browser until compared or let go. §2 /travel/compare
import { useSyncExternalStore } from 'react'
import { readFields } from '#lib/read-fields.ts'
import { comparedTrips } from '#limits/display.ts'
import type { ComparedTrip } from '#storefront/kit/compare-href.ts'
import { readList, saveList, subscribe } from '#storefront/kit/recent.ts'

const storageKey = 'chosenTrips'
const none: ComparedTrip[] = []

const isChosenTrip = (entry: unknown): entry is ComparedTrip =>
  typeof readFields(entry).package_code === 'string'

const readTrips = () => readList(storageKey, isChosenTrip)

export const saveChosenTrips = (trips: ComparedTrip[]): void => saveList(storageKey, trips)

/** Takes a trip in or lets it go. False where there is no room for it. */
export function toggleChosenTrip(trip: ComparedTrip): boolean {
  const trips = readTrips()
  const others = trips.filter(({ package_code }) => package_code !== trip.package_code)
  if (others.length === trips.length && trips.length >= comparedTrips) return false
  saveChosenTrips(others.length < trips.length ? others : [...trips, trip])
  return true
}

export const useChosenTrips = (): ComparedTrip[] => useSyncExternalStore(subscribe, readTrips, () => none)
