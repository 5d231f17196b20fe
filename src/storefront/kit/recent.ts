// §3 Local storage: recentKeywords and recentPrds. §5: at most ten, newest first, without duplicates.

import { useSyncExternalStore } from 'react'
import type { LocalizedText } from '#i18n/language.ts'
import { readFields } from '#lib/read-fields.ts'
import { recentKeywordsMost, recentProductsMost } from '#limits/display.ts'

type RecentProduct = {
  package_code: string
  thumbnail_path: string | null
  page_title: LocalizedText
  price: number | null
  /** The first day that had this price; one that was remembered earlier has none. */
  price_date?: string | null
}

const none: never[] = []
const changeEvent = 'naru:recent'

export const addNewest = <T>(list: T[], item: T, isSame: (other: T) => boolean, most: number): T[] =>
  [item, ...list.filter((other) => !isSame(other))].slice(0, most)

export function rememberKeyword(keyword: string): void {
  saveList(
    'recentKeywords',
    addNewest(readKeywords(), keyword, (other) => other === keyword, recentKeywordsMost),
  )
}

export function forgetKeyword(keyword: string): void {
  saveList(
    'recentKeywords',
    readKeywords().filter((other) => other !== keyword),
  )
}

export function rememberProduct(product: RecentProduct): void {
  saveList(
    'recentPrds',
    addNewest(
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
  typeof readFields(entry).package_code === 'string' &&
  typeof readFields(readFields(entry).page_title).ko === 'string'

const readKeywords = () => readList('recentKeywords', isKeyword)
const readProducts = () => readList('recentPrds', isProduct)

// A store must give the same list while nothing changed; and what lies in storage may have been written by
// anyone.
const cache = new Map<string, { text: string | null; list: unknown[] }>()

export function readList<T>(name: string, isValid: (entry: unknown) => entry is T): T[] {
  const text = readStoredText(name)
  const cached = cache.get(name)
  if (cached && cached.text === text)
    return cached.list.filter(isValid).length === cached.list.length ? (cached.list as T[]) : none
  const list = parseList(text).filter(isValid)
  cache.set(name, { text, list })
  return list
}

// A browser may forbid storage, as to a page in another site's frame: then nothing is remembered.
function readStoredText(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function parseList(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

export function saveList(name: string, list: unknown[]): void {
  try {
    localStorage.setItem(name, JSON.stringify(list))
  } catch {
    return // full or forbidden
  }
  dispatchEvent(new Event(changeEvent))
}

export function subscribe(listener: () => void): () => void {
  addEventListener(changeEvent, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(changeEvent, listener)
    removeEventListener('storage', listener)
  }
}
