// Finds the lines of an import that are not stored yet. Each stored line stands for one of the import.
import type { ReadLine } from './read-lines.ts'

type ComparedLine = Omit<ReadLine, 'memo'>

/** A bank cuts and spaces names differently on its screen and in its file. */
const normalizePayer = (payer: string) => payer.normalize('NFKC').replace(/\s+/g, '').toLowerCase()

const buildKey = ({ booked_on, amount, payer }: ComparedLine) =>
  `${booked_on}|${amount}|${normalizePayer(payer)}`

/** A time as it may be written: `09:12:33` also without its seconds, or not at all. */
const listBeginnings = (time: string): string[] => [
  ...new Set([0, 5, 8].map((length) => time.slice(0, length))),
]

/**
 * The places of stored lines by what an incoming line may say of them. Each line is found by a few look-ups, however
 * many are alike, and those that were taken are passed once.
 */
function createPlaces() {
  const byKey = new Map<string, { places: number[]; from: number }>()
  const taken = new Set<number>()
  const add = (key: string, place: number) => {
    const list = byKey.get(key)
    if (list) list.places.push(place)
    else byKey.set(key, { places: [place], from: 0 })
  }
  const findFirst = (key: string): number | undefined => {
    const list = byKey.get(key)
    if (!list) return undefined
    while (taken.has(list.places[list.from] ?? -1)) list.from++
    return list.places[list.from]
  }
  return { add, findFirst, take: (place: number) => taken.add(place) }
}

/** A line is found by its own time and by its beginnings, with its balance and with any. */
function indexStored(stored: readonly ComparedLine[], incoming: readonly ComparedLine[]) {
  const places = createPlaces()
  const wanted = new Set(incoming.map(buildKey))
  for (const [place, line] of stored.entries()) {
    const key = buildKey(line)
    if (!wanted.has(key)) continue
    for (const balance of [line.balance ?? 'none', 'any']) {
      places.add(`${key}|is ${line.booked_time}|${balance}`, place)
      for (const time of listBeginnings(line.booked_time))
        places.add(`${key}|begins ${time}|${balance}`, place)
    }
  }
  return places
}

/**
 * The places in `incoming` of the lines that are new. The stored line that fits best is taken first: a time without
 * seconds matches any other that begins so, and so does a missing time or a missing balance.
 */
export function findNewLines(stored: readonly ComparedLine[], incoming: readonly ComparedLine[]): number[] {
  const places = indexStored(stored, incoming)
  return incoming.flatMap((line, at) => {
    const key = buildKey(line)
    const { booked_time, balance } = line
    const exact = places.findFirst(`${key}|is ${booked_time}|${balance ?? 'none'}`)
    const times = [`begins ${booked_time}`, ...listBeginnings(booked_time).map((time) => `is ${time}`)]
    const fits = (balance === null ? ['any'] : [balance, 'none']).flatMap((each) =>
      times.flatMap((time) => places.findFirst(`${key}|${time}|${each}`) ?? []),
    )
    const found = exact ?? (fits.length > 0 ? Math.min(...fits) : undefined)
    if (found === undefined) return [at]
    places.take(found)
    return []
  })
}

/** The text that tells a line from every other of its account; equal ones are counted. */
export function listFingerprintTexts(lines: readonly ComparedLine[]): string[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const key = `${buildKey(line)}|${line.booked_time}|${line.balance ?? ''}`
    const ordinal = (seen.get(key) ?? 0) + 1
    seen.set(key, ordinal)
    return `${key}|${ordinal}`
  })
}
