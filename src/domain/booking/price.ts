// What a party pays, to the won: one pure rule for the screen and for the server, whose result decides.
// Design §7 departures

import type { LocalizedText } from '#i18n/language.ts'
import { partyMost } from '#limits/trade.ts'

export type Party = { adult: number; child: number; baby: number }
type DeparturePrices = { adult_price: number; child_price: number; baby_price: number }
type TripOption = { option_id: string; name: LocalizedText; price: number }
export type PriceLine = {
  kind: 'adult' | 'child' | 'baby' | 'single' | 'option'
  name?: LocalizedText
  each: number
  count: number
  sum: number
}

/** Adults and children take seats, babies none. */
export const countSeats = ({ adult, child }: Party) => adult + child

/** Everybody who travels. */
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
}

/** Options are paid by everyone who takes a seat. */
export function priceParty({
  prices,
  party,
  single_rooms = 0,
  single_supplement = 0,
  options = [],
}: PriceInput): {
  lines: PriceLine[]
  total: number
} {
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
  const lines = allLines
    .filter(({ count, each }) => count > 0 && each > 0)
    .map((line) => ({ ...line, sum: line.each * line.count }))
  return { lines, total: lines.reduce((sum, line) => sum + line.sum, 0) }
}
