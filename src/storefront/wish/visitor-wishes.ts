// §5 The hearts of a visitor: kept in the browser, by agency, and joined to the account at the next log-in.
import { useSyncExternalStore } from 'react'
import { readFields } from '#lib/read-fields.ts'
import { visitorWishesMost } from '#limits/display.ts'
import type { Api } from '#storefront/api.ts'
import { isOutcomeUnknown, parseRefusal } from '#web/parse-refusal.ts'

/** `joining`: sent at a log-in with this key, and not answered yet. Sent again with it, it is done once. */
type VisitorWishes = { codes: string[]; joining?: { key: string; codes: string[] } }

const changeEvent = 'naru:wishes'
const getStorageKey = (travel_agency: number | null) => `naru:wishes:${travel_agency}`

export const useVisitorWish = (travel_agency: number | null, package_code: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readWishes(travel_agency).codes.includes(package_code),
    () => false,
  )

/** Whether it is wished for now. The oldest makes room. */
export function toggleVisitorWish(travel_agency: number | null, package_code: string): boolean {
  const { codes, joining } = readWishes(travel_agency)
  const others = codes.filter((code) => code !== package_code)
  const isWished = others.length === codes.length
  const kept = isWished ? [package_code, ...others].slice(0, visitorWishesMost) : others
  saveWishes(travel_agency, { codes: kept, joining })
  return isWished
}

/** Nobody is kept from logging in by a wish: what could not be sent waits for the next log-in. */
export async function joinVisitorWishes(api: Api, travel_agency: number | null): Promise<void> {
  for (const batch of takeBatches(travel_agency))
    try {
      await api.wish.join({ package_codes: batch.codes }, { key: batch.key })
      endBatch(travel_agency)
    } catch (error) {
      const { refusal } = parseRefusal(error)
      if (isOutcomeUnknown(refusal)) return
      if (!isOfNoUse(refusal)) return returnBatch(travel_agency)
      endBatch(travel_agency)
    }
}

/** Joined to another member before, or nothing that can be joined. */
const isOfNoUse = (refusal: ReturnType<typeof parseRefusal>['refusal']) =>
  refusal === 'IDEMPOTENCY_KEY_REUSED' || refusal === 'BAD_INPUT'

/** What was sent before without an answer, then what was added since: each in its turn, with its own key. */
function* takeBatches(travel_agency: number | null) {
  const { joining } = readWishes(travel_agency)
  if (joining) yield joining
  const { codes } = readWishes(travel_agency)
  if (codes.length === 0) return
  const batch = { key: crypto.randomUUID(), codes }
  saveWishes(travel_agency, { codes: [], joining: batch })
  yield batch
}

const endBatch = (travel_agency: number | null) =>
  saveWishes(travel_agency, { codes: readWishes(travel_agency).codes })

/** Nothing was joined, as where a password must be chosen first: the hearts are there again. */
function returnBatch(travel_agency: number | null): void {
  const { codes, joining } = readWishes(travel_agency)
  const all = [...new Set([...codes, ...(joining?.codes ?? [])])]
  saveWishes(travel_agency, { codes: all.slice(0, visitorWishesMost) })
}

/** What lies in storage may have been written by anyone, and a browser may forbid it. */
function readWishes(travel_agency: number | null): VisitorWishes {
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

function saveWishes(travel_agency: number | null, wishes: VisitorWishes): void {
  try {
    localStorage.setItem(getStorageKey(travel_agency), JSON.stringify(wishes))
  } catch {
    return // full or forbidden: the heart stays empty
  }
  dispatchEvent(new Event(changeEvent))
}

function subscribe(listener: () => void): () => void {
  addEventListener(changeEvent, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(changeEvent, listener)
    removeEventListener('storage', listener)
  }
}
