// `npm test` tries a sample of what is the same many times over; `npm run test:all` tries the whole of it.
// The sample changes by the day. SEED=… brings back that of a run that failed.
import { onTestFailed } from 'vitest'

const isFullRun = process.env.TESTS === 'all'
export const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000))

/** How often something is tried. */
export const pickCount = (whole: number, sampleSize: number) => (isFullRun ? whole : sampleSize)

/** So many of them, in their order; within a test that fails the seed is said. */
export function pickSample<T>(all: readonly T[], sampleSize: number): T[] {
  if (isFullRun || sampleSize >= all.length) return [...all]
  const turns = all
    .map((_, at) => ({ at, turn: hashIndex(at) }))
    .toSorted((one, other) => one.turn - other.turn)
  const chosen = new Set(turns.slice(0, sampleSize).map(({ at }) => at))
  return all.filter((_, at) => chosen.has(at))
}

/** Within a test: says how to have the same sample again. */
export const printSeedOnFailure = () => onTestFailed(() => console.info(`the sample of SEED=${seed}`))

/** A number below 2³² that depends on nothing but the seed and the place. */
function hashIndex(at: number): number {
  let turn = Math.imul(seed ^ (at + 1), 0x9e3779b1)
  turn = Math.imul(turn ^ (turn >>> 15), 0x85ebca6b)
  return (turn ^ (turn >>> 13)) >>> 0
}
