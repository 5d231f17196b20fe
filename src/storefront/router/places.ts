// How far down each page of the history was read, so that going back leads to the same place.
import { partsOf } from '#plain/parts-of.ts'

const stored = 'naru:places'
const places = new Map<string, number>(recall())

export const keepPlace = (key: string): void => void places.set(key, scrollY)
export const placeAt = (key: string): number | undefined => places.get(key)

/** A reload, or a page of somebody else's in between, keeps them too. */
export function storePlaces(key: string): void {
  keepPlace(key)
  try {
    sessionStorage.setItem(stored, JSON.stringify(Object.fromEntries(places)))
  } catch {
    // A full or forbidden storage: one begins at the top.
  }
}

function recall(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(stored) ?? '{}')
    return Object.entries(partsOf(kept)).flatMap(([key, y]) => (typeof y === 'number' ? [[key, y]] : []))
  } catch {
    return []
  }
}
