// The hearts of a visitor join the account at the log-in. §5
// Apart from the hearts themselves, which every page of trips loads.
import { visitorWishesMost } from '#limits/display.ts'
import type { Api } from '#storefront/api.ts'
import { readWishes, saveWishes } from '#storefront/wish/visitor-wishes.ts'
import { isOutcomeUnknown, parseRefusal } from '#web/parse-refusal.ts'

/** A wish keeps nobody from logging in: wishes that could not be sent wait for the next log-in. */
export async function joinVisitorWishes(api: Api, travel_agency: number | null): Promise<void> {
  for (const batch of takeBatches(travel_agency))
    try {
      await api.wish.join({ package_codes: batch.codes }, { key: batch.key })
      endBatch(travel_agency)
    } catch (error) {
      const { refusal } = parseRefusal(error)
      if (isOutcomeUnknown(refusal)) return
      endBatch(travel_agency, ofNoUse.some((code) => code === refusal) ? [] : batch.codes)
    }
}

/** Refusals of wishes that were joined to another member before, or cannot be joined at all. */
const ofNoUse = ['IDEMPOTENCY_KEY_REUSED', 'BAD_INPUT']

/**
 * Wishes that were sent before without an answer come first, then those added since; each batch has its own
 * key.
 */
function* takeBatches(travel_agency: number | null) {
  const { joining } = readWishes(travel_agency)
  if (joining) yield joining
  const { codes } = readWishes(travel_agency)
  if (codes.length === 0) return
  const batch = { key: crypto.randomUUID(), codes }
  saveWishes(travel_agency, { codes: [], joining: batch })
  yield batch
}

/**
 * `returned`: wishes that were not joined, as where a password must be chosen first, become the visitor's
 * again.
 */
const endBatch = (travel_agency: number | null, returned: string[] = []) =>
  saveWishes(travel_agency, {
    codes: [...new Set([...readWishes(travel_agency).codes, ...returned])].slice(0, visitorWishesMost),
  })
