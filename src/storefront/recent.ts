// §3 Local storage: recentKeywords and recentPrds. §5: at most ten, newest first, without duplicates.

import { useSyncExternalStore } from 'react'
import { recentKeywordsMost, recentProductsMost } from '#limits/shown.ts'
import { partsOf } from '#plain/parts-of.ts'
import type { Words } from '#words/language.ts'

type RecentProduct = {
  package_code: string
  thumbnail_path: string | null
  page_title: Words
  price: number | null
}

const none: never[] = []
const changed = 'naru:recent'

export const withNewest = <T>(list: T[], item: T, isSame: (other: T) => boolean, most: number): T[] =>
  [item, ...list.filter((other) => !isSame(other))].slice(0, most)

export function rememberKeyword(keyword: string): void {
  write(
    'recentKeywords',
    withNewest(readKeywords(), keyword, (other) => other === keyword, recentKeywordsMost),
  )
}

export function forgetKeyword(keyword: string): void {
  write(
    'recentKeywords',
    readKeywords().filter((other) => other !== keyword),
  )
}

export function rememberProduct(product: RecentProduct): void {
  write(
    'recentPrds',
    withNewest(
      readProducts(),
      product,
      ({ package_code }) => package_code === product.package_code,
      recentProductsMost,
    ),
  )
}

export const useRecentKeywords = () => useSyncExternalStore(subscribe, readKeywords, () => none)
export const useRecentProducts = () => useSyncExternalStore(subscribe, readProducts, () => none)

const isKeyword = (entry: unknown): entry is string => typeof entry === 'string' && entry !== ''
const isProduct = (entry: unknown): entry is RecentProduct =>
  typeof partsOf(entry).package_code === 'string' && typeof partsOf(partsOf(entry).page_title).ko === 'string'

const readKeywords = () => read('recentKeywords', isKeyword)
const readProducts = () => read('recentPrds', isProduct)

// A store must give the same list while nothing changed; and what lies in storage may have been written by
// anyone.
const cache = new Map<string, { text: string | null; list: unknown[] }>()

function read<T>(name: string, isOne: (entry: unknown) => entry is T): T[] {
  const text = stored(name)
  const kept = cache.get(name)
  if (kept && kept.text === text)
    return kept.list.filter(isOne).length === kept.list.length ? (kept.list as T[]) : none
  const list = parsed(text).filter(isOne)
  cache.set(name, { text, list })
  return list
}

// A browser may forbid it, as to a page in another site's frame: then nothing is remembered.
function stored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function parsed(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

function write(name: string, list: unknown[]): void {
  try {
    localStorage.setItem(name, JSON.stringify(list))
  } catch {
    return // full or forbidden
  }
  dispatchEvent(new Event(changed))
}

function subscribe(tell: () => void): () => void {
  addEventListener(changed, tell)
  addEventListener('storage', tell)
  return () => {
    removeEventListener(changed, tell)
    removeEventListener('storage', tell)
  }
}
