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

type NameHolder = { booking: OpenBooking; name: string; isBooker: boolean }
/** Each index is built when the first line needs it, because most lines need few of them. */
export type MatchIndex = {
  byName: Map<string, NameHolder[]>
  byReference: Map<string, OpenBooking[]>
  /** Bookings under every name that is one syllable away from theirs. */
  near: () => Map<string, NameHolder[]>
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
    byReference,
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

function buildNearIndex(byName: MatchIndex['byName']): Map<string, NameHolder[]> {
  const near = new Map<string, NameHolder[]>()
  for (const [name, holders] of byName)
    if (isPersonName(name))
      for (const key of listNearKeys(name)) for (const holder of holders) push(near, key, holder)
  return near
}
