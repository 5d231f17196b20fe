// §5 The hearts of a visitor: kept in the browser, by agency, and joined to the account at the next log-in.
import { useSyncExternalStore } from 'react'
import { readFields } from '#lib/read-fields.ts'
import { visitorWishesMost } from '#limits/display.ts'

/** `joining`: wishes sent at a log-in with this key and not answered yet. The same key joins them once. */
type VisitorWishes = { codes: string[]; joining?: { key: string; codes: string[] } }

const changeEvent = 'naru:wishes'
const getStorageKey = (travel_agency: number | null) => `naru:wishes:${travel_agency}`

export const useVisitorWish = (travel_agency: number | null, package_code: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readWishes(travel_agency).codes.includes(package_code),
    () => false,
  )

/** Returns whether the trip is wished for now, and undefined where nothing can be kept. The oldest wish makes room. */
export function toggleVisitorWish(travel_agency: number | null, package_code: string): boolean | undefined {
  const { codes, joining } = readWishes(travel_agency)
  const others = codes.filter((code) => code !== package_code)
  const isWished = others.length === codes.length
  const kept = isWished ? [package_code, ...others].slice(0, visitorWishesMost) : others
  return saveWishes(travel_agency, { codes: kept, joining }) ? isWished : undefined
}

/** Anyone may have written the stored value, and a browser may forbid storage. */
export function readWishes(travel_agency: number | null): VisitorWishes {
  try {
    const stored = readFields(JSON.parse(localStorage.getItem(getStorageKey(travel_agency)) ?? '{}'))
    const { key, codes } = readFields(stored.joining)
    const joining = typeof key === 'string' ? { key, codes: filterCodes(codes) } : undefined
    return { codes: filterCodes(stored.codes), joining }
  } catch {
    return { codes: [] }
  }
}

const filterCodes = (list: unknown): string[] =>
  Array.isArray(list)
    ? list
        .filter((code) => typeof code === 'string' && /^[\w-]{1,40}$/.test(code))
        .slice(0, visitorWishesMost)
    : []

/** False where storage is full or forbidden: the heart stays empty. */
export function saveWishes(travel_agency: number | null, wishes: VisitorWishes): boolean {
  try {
    localStorage.setItem(getStorageKey(travel_agency), JSON.stringify(wishes))
  } catch {
    return false
  }
  dispatchEvent(new Event(changeEvent))
  return true
}

function subscribe(listener: () => void): () => void {
  addEventListener(changeEvent, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(changeEvent, listener)
    removeEventListener('storage', listener)
  }
}
