// Open bookings by all that a bank line may say of them, so that each line looks at few.
import { normalizeName } from '#domain/booking/normalize-name.ts'
import { getSurname, isPersonName, listNearKeys, toLatinKey } from './payer-text.ts'

/** `payable`: what is asked now. `left`: all that may be paid, which is more where a balance is due later. */
export type OpenBooking = {
  id: number
  booking_id: string
  name: string
  /** The travellers, in whatever letters we know their names. */
  travellers: readonly string[]
  reference: string | null
  contact: string
  title: string
  departure_id: number
  people: number
  payable: number
  left: number
  /** Parts that people pay for themselves, with what is left of each. */
  shares?: readonly OpenShare[]
}
export type OpenShare = { id: number; name: string; rest: number }
/** `amount`: what of the line was not confirmed for a booking yet. */
export type OpenLine = { id: number; booked_on: string; amount: number; payer: string; memo: string }

/**
 * The most bookings that one line is compared with: all lines are matched at once, and a name may be anybody's. Of
 * more holders of a name those come first whom the line says more of.
 */
export const mostCandidates = 40

export type NameHolder = { booking: OpenBooking; name: string; isBooker: boolean }
/** Each index is built when the first line needs it, because most lines need few of them. */
export type MatchIndex = {
  byName: Map<string, NameHolder[]>
  /** Who holds a name that very many have, by the name and one thing more that a line may say of the booking. */
  byTrait: () => Map<string, NameHolder[]>
  byReference: Map<string, OpenBooking[]>
  /** The names that are one syllable away from a key. */
  near: () => Map<string, string[]>
  /** The Latin names in a booking, by their letters. */
  latinKeys: (booking: OpenBooking) => string[]
  bySum: () => Map<number, OpenBooking[]>
  bySurnameAndSum: () => Map<string, OpenBooking[]>
  byContact: () => Map<string, OpenBooking[]>
  byDeparture: () => Map<number, OpenBooking[]>
}

export function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

function once<T>(build: () => T): () => T {
  let built: T | undefined
  return () => {
    built ??= build()
    return built
  }
}

export function buildMatchIndex(bookings: readonly OpenBooking[]): MatchIndex {
  const byName = new Map<string, NameHolder[]>()
  const byReference = new Map<string, OpenBooking[]>()
  for (const booking of bookings) {
    for (const holder of listHolders(booking)) push(byName, holder.name, holder)
    if (booking.reference) push(byReference, booking.reference, booking)
  }
  const owing = bookings.filter(({ left }) => left > 0)
  return {
    byName,
    byTrait: once(() => buildTraitIndex(byName)),
    byReference,
    latinKeys: createLatinKeys(),
    near: once(() => buildNearIndex(byName)),
    bySum: once(() => buildSumIndex(owing, (_, sum) => [sum])),
    bySurnameAndSum: once(() => buildSumIndex(owing, (booking, sum) => listSurnames(booking, sum))),
    byContact: once(() => Map.groupBy(owing, ({ contact }) => contact)),
    byDeparture: once(() => Map.groupBy(owing, ({ departure_id }) => departure_id)),
  }
}

/** Groups the bookings by each sum that they may be paid with. */
function buildSumIndex<Key>(
  bookings: readonly OpenBooking[],
  listKeys: (booking: OpenBooking, sum: number) => Key[],
): Map<Key, OpenBooking[]> {
  const index = new Map<Key, OpenBooking[]>()
  for (const booking of bookings)
    for (const sum of booking.payable === booking.left ? [booking.left] : [booking.payable, booking.left])
      if (sum > 0) for (const key of listKeys(booking, sum)) push(index, key, booking)
  return index
}

const listSurnames = ({ name, travellers }: OpenBooking, sum: number) => {
  const people = [name, ...travellers].filter(isPersonName)
  return [...new Set(people.map(getSurname))].map((surname) => `${surname}|${sum}`)
}

/** The key of a name: without spaces, a Latin one by its words in any order. */
export function toNameKey(written: string): string {
  const plain = normalizeName(written)
  return /[a-z]/.test(plain) ? toLatinKey(written) : plain
}

/** Each name once, the booker's first; Latin ones by their words in any order. */
function listHolders(booking: OpenBooking): NameHolder[] {
  const seen = new Set<string>()
  const shareNames = (booking.shares ?? []).map(({ name }) => name)
  return [booking.name, ...booking.travellers, ...shareNames].flatMap((written, at) => {
    const name = toNameKey(written)
    if (name === '' || seen.has(name)) return []
    seen.add(name)
    return [{ booking, name, isBooker: at === 0 }]
  })
}

function buildNearIndex(byName: MatchIndex['byName']): Map<string, string[]> {
  const near = new Map<string, string[]>()
  for (const name of byName.keys())
    if (isPersonName(name)) for (const key of listNearKeys(name)) push(near, key, name)
  return near
}

function createLatinKeys(): MatchIndex['latinKeys'] {
  const known = new Map<number, string[]>()
  return ({ id, name, travellers }) => {
    const keys = known.get(id) ?? [name, ...travellers].map(toLatinKey).filter((key) => key !== '')
    known.set(id, keys)
    return keys
  }
}

/** Digits of a telephone that count: as many of its last ones as a payer writes. */
const phoneEnds = [4, 5, 6, 7, 8]

/** What a line says of a booking beside a name: its number by reference, the telephone, the sum. */
export const listTraits = ({
  line,
  digits,
  ids,
}: {
  line: OpenLine
  digits: readonly string[]
  ids: readonly number[]
}): string[] => [
  ...ids.map((id) => `id ${id}`),
  ...digits.map((each) => `phone ${each.slice(-8)}`),
  `sum ${line.amount}`,
]

/** A booking has every end of its telephone, so that a line finds it by the digits it has. */
function buildTraitIndex(byName: MatchIndex['byName']): Map<string, NameHolder[]> {
  const byTrait = new Map<string, NameHolder[]>()
  for (const [name, holders] of byName)
    if (holders.length > mostCandidates)
      for (const holder of holders) {
        const { id, contact, payable, left } = holder.booking
        const traits = [
          `id ${id}`,
          ...new Set([payable, left].map((sum) => `sum ${sum}`)),
          ...(contact.length >= 8 ? phoneEnds.map((length) => `phone ${contact.slice(-length)}`) : []),
        ]
        for (const trait of traits) push(byTrait, `${name}|${trait}`, holder)
      }
  return byTrait
}
