// How far down each page of the history was read, so that going back leads to the same place.
import { readFields } from '#lib/read-fields.ts'

const storageKey = 'naru:places'
const scrollPositions = new Map<string, number>(readStoredPositions())

export const saveScrollPosition = (key: string): void => void scrollPositions.set(key, scrollY)
export const getScrollPosition = (key: string): number | undefined => scrollPositions.get(key)

/** A reload, or a page of somebody else's in between, keeps them too. */
export function storeScrollPositions(key: string): void {
  saveScrollPosition(key)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(scrollPositions)))
  } catch {
    // A full or forbidden storage: one begins at the top.
  }
}

function readStoredPositions(): [string, number][] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    return Object.entries(readFields(saved)).flatMap(([key, y]) => (typeof y === 'number' ? [[key, y]] : []))
  } catch {
    return []
  }
}
