// Finds the lines of an import that are not stored yet. Each stored line stands for one of the import.
import type { ReadLine } from './read-lines.ts'

type ComparedLine = Omit<ReadLine, 'memo'>

/** A bank cuts and spaces names differently on its screen and in its file. */
const normalizePayer = (payer: string) => payer.normalize('NFKC').replace(/\s+/g, '').toLowerCase()

const buildKey = ({ booked_on, amount, payer }: ComparedLine) =>
  `${booked_on}|${amount}|${normalizePayer(payer)}`

/** A time without seconds matches any other, and so does a missing time or a missing balance. */
const isSameTime = (one: string, other: string) => one.startsWith(other) || other.startsWith(one)
const isSameBalance = (one: number | null, other: number | null) =>
  one === null || other === null || one === other

/** The places in `incoming` of the lines that are new. The stored line that fits best is taken first. */
export function findNewLines(stored: readonly ComparedLine[], incoming: readonly ComparedLine[]): number[] {
  const left = Map.groupBy(stored, buildKey)
  return incoming.flatMap((line, at) => {
    const candidates = left.get(buildKey(line)) ?? []
    const fits = candidates.filter(
      (each) => isSameTime(each.booked_time, line.booked_time) && isSameBalance(each.balance, line.balance),
    )
    const found =
      fits.find((each) => each.booked_time === line.booked_time && each.balance === line.balance) ?? fits[0]
    if (!found) return [at]
    candidates.splice(candidates.indexOf(found), 1)
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
