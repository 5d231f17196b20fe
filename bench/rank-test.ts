// Whether two lots of times can be told apart by anybody: the rank test of Mann and Whitney, two-sided.
import { median } from './race.ts'

/** The chance that lots as different as these come from the same source. */
export function testRanks(one: number[], other: number[]): number {
  const all = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ].sort((a, b) => a.value - b.value)
  const [n, m, total] = [one.length, other.length, all.length]
  let [ranks, ties] = [0, 0]
  for (let from = 0; from < total; ) {
    let to = from
    while (to < total && all[to]?.value === all[from]?.value) to++
    const alike = to - from
    // equals share the middle rank
    ranks += all.slice(from, to).filter(({ isOne }) => isOne).length * ((from + 1 + to) / 2)
    ties += alike ** 3 - alike
    from = to
  }
  const u = ranks - (n * (n + 1)) / 2
  const spread = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))))
  return spread === 0
    ? 1
    : Math.min(1, 2 * computeUpperTail(Math.max(0, Math.abs(u - (n * m) / 2) - 0.5) / spread))
}

/**
 * The smallest slowdown that the test could detect: without that a result of "no difference" means nothing.
 */
export function findSmallestDifference(one: number[], other: number[], p: number): number {
  const middle = median(other) - median(one)
  const centred = one.map((time) => time + middle)
  const slowerBy = (shift: number) => centred.map((time) => time + shift)
  let shift = 0.05
  while (testRanks(slowerBy(shift), other) >= p) shift *= 1.1
  return shift
}

/** The upper tail of the normal distribution (Abramowitz and Stegun 26.2.17, good to seven places). */
function computeUpperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}
