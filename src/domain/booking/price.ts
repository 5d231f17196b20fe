// The price of a party, to the won: one pure rule for the screen and for the server, whose result decides.
// Design §7 departures

import {
  applyDiscounts,
  type Discount,
  type DiscountKind,
  type DiscountRate,
} from '#domain/catalog/discounts.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { partyMost } from '#limits/trade.ts'

export type Party = { adult: number; child: number; baby: number }
type DeparturePrices = { adult_price: number; child_price: number; baby_price: number }
type TripOption = { option_id: string; name: LocalizedText; price: number }
/** A discount has its rate, once, and a sum below zero. */
export type PriceLine = {
  kind: 'adult' | 'child' | 'baby' | 'single' | 'option' | DiscountKind
  name?: LocalizedText
  rate?: DiscountRate
  each: number
  count: number
  sum: number
}

/** Adults and children take seats, babies none. */
export const countSeats = ({ adult, child }: Party) => adult + child

export const countPeople = ({ adult, child, baby }: Party) => adult + child + baby

export const partyRefusals = ['NOBODY_TRAVELS', 'BABIES_ALONE', 'PARTY_TOO_LARGE'] as const
export type PartyRefusal = (typeof partyRefusals)[number]

/** The reason why this party cannot reserve online, if there is one. A baby sits on an adult's lap. */
export function findPartyRefusal(party: Party): PartyRefusal | undefined {
  if (countSeats(party) === 0) return 'NOBODY_TRAVELS'
  if (party.baby > party.adult) return 'BABIES_ALONE'
  return countPeople(party) > partyMost ? 'PARTY_TOO_LARGE' : undefined
}

type PriceInput = {
  prices: DeparturePrices
  party: Party
  single_rooms?: number
  single_supplement?: number
  options?: TripOption[]
  discounts?: Discount[]
}

/** Options are paid by everyone who takes a seat. `before`: without discounts. */
export function priceParty({
  prices,
  party,
  single_rooms = 0,
  single_supplement = 0,
  options = [],
  discounts = [],
}: PriceInput) {
  const allLines: Omit<PriceLine, 'sum'>[] = [
    { kind: 'adult', each: prices.adult_price, count: party.adult },
    { kind: 'child', each: prices.child_price, count: party.child },
    { kind: 'baby', each: prices.baby_price, count: party.baby },
    { kind: 'single', each: single_supplement, count: single_rooms },
    ...options.map(({ name, price: each }) => ({
      kind: 'option' as const,
      name,
      each,
      count: countSeats(party),
    })),
  ]
  const full = allLines
    .filter(({ count, each }) => count > 0 && each > 0)
    .map((line) => ({ ...line, sum: line.each * line.count }))
  const lines = discountLines(full, discounts)
  return { lines, before: sumLines(full), total: sumLines(lines) }
}

const sumLines = (lines: readonly PriceLine[]) => lines.reduce((sum, line) => sum + line.sum, 0)

export const sumBeforeDiscounts = (lines: readonly PriceLine[]) =>
  sumLines(lines.filter(({ rate }) => rate === undefined))

/** Discounts come off what travellers pay, not off rooms and options. */
function discountLines(full: readonly PriceLine[], discounts: readonly Discount[]): PriceLine[] {
  const heads = full
    .filter(({ kind }) => kind === 'adult' || kind === 'child' || kind === 'baby')
    .map(({ kind, each, count }) => ({ each, count, hasSeat: kind !== 'baby' }))
  const off = applyDiscounts(heads, discounts)
  return [...full, ...off.map(({ sum, ...line }) => ({ ...line, each: -sum, count: 1, sum: -sum }))]
}

/** The discounts that were agreed: they stay with a booking, whatever becomes of it. */
export const listAgreedDiscounts = (lines: readonly PriceLine[]): Discount[] =>
  lines.flatMap(({ kind, name = { ko: '', en: '' }, rate }) =>
    rate && (kind === 'early_bird' || kind === 'group' || kind === 'code') ? [{ kind, name, rate }] : [],
  )

/**
 * How many units of a price line end with these travellers; of single rooms, those that nobody is left for.
 */
function countRemovedUnits({ kind, count }: PriceLine, { adult }: Party, removed: Party): number {
  if (kind === 'single') return Math.max(0, count - (adult - removed.adult))
  if (kind === 'option') return countSeats(removed)
  return kind === 'adult' || kind === 'child' || kind === 'baby' ? removed[kind] : 0
}

/** The lines that stay when some travellers leave, and what comes off the total. */
export function removeFromPrice(price_lines: readonly PriceLine[], party: Party, removed: Party) {
  const full = price_lines
    .filter(({ rate }) => rate === undefined)
    .flatMap((line) => {
      const count = line.count - countRemovedUnits(line, party, removed)
      return count > 0 ? [{ ...line, count, sum: line.each * count }] : []
    })
  const lines = discountLines(full, listAgreedDiscounts(price_lines))
  return { lines, price: sumLines(price_lines) - sumLines(lines) }
}
