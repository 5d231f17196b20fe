// The scroll positions of pages in the history, so that going back leads to the same place.
import { readFields } from '#lib/read-fields.ts'

const storageKey = 'naru:places'
const scrollPositions = new Map<string, number>(readStoredPositions())

export const saveScrollPosition = (key: string): void => void scrollPositions.set(key, scrollY)
export const getScrollPosition = (key: string): number | undefined => scrollPositions.get(key)

/** Positions outlast a reload, and a visit of another site. */
export function storeScrollPositions(key: string): void {
  saveScrollPosition(key)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(scrollPositions)))
  } catch {
    // With a full or forbidden storage a page begins at its top.
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
