// What a party pays, to the won: one pure rule for the screen and for the server, whose result decides.
// Design §7 departures
import { partyMost } from '#limits/trade.ts'
import type { Words } from '#words/language.ts'

export type Party = { adult: number; child: number; baby: number }
type Prices = { adult_price: number; child_price: number; baby_price: number }
type Option = { option_id: string; name: Words; price: number }
export type PriceLine = {
  kind: 'adult' | 'child' | 'baby' | 'single' | 'option'
  name?: Words
  each: number
  count: number
  sum: number
}

/** Adults and children take seats, babies none. */
export const seatsOf = ({ adult, child }: Party) => adult + child

/** Everybody who travels. */
export const peopleOf = ({ adult, child, baby }: Party) => adult + child + baby

export const troubles = ['NOBODY_TRAVELS', 'BABIES_ALONE', 'PARTY_TOO_LARGE'] as const
export type PartyTrouble = (typeof troubles)[number]

/** The reason why this party cannot reserve online, if there is one. A baby sits on an adult's lap. */
export function troubleOf(party: Party): PartyTrouble | undefined {
  if (seatsOf(party) === 0) return 'NOBODY_TRAVELS'
  if (party.baby > party.adult) return 'BABIES_ALONE'
  return peopleOf(party) > partyMost ? 'PARTY_TOO_LARGE' : undefined
}

type ToPrice = {
  prices: Prices
  party: Party
  single_rooms?: number
  single_supplement?: number
  options?: Option[]
}

/** Options are paid by everyone who takes a seat. */
export function price({ prices, party, single_rooms = 0, single_supplement = 0, options = [] }: ToPrice): {
  lines: PriceLine[]
  total: number
} {
  const asked: Omit<PriceLine, 'sum'>[] = [
    { kind: 'adult', each: prices.adult_price, count: party.adult },
    { kind: 'child', each: prices.child_price, count: party.child },
    { kind: 'baby', each: prices.baby_price, count: party.baby },
    { kind: 'single', each: single_supplement, count: single_rooms },
    ...options.map(({ name, price: each }) => ({
      kind: 'option' as const,
      name,
      each,
      count: seatsOf(party),
    })),
  ]
  const lines = asked
    .filter(({ count, each }) => count > 0 && each > 0)
    .map((line) => ({ ...line, sum: line.each * line.count }))
  return { lines, total: lines.reduce((sum, line) => sum + line.sum, 0) }
}
