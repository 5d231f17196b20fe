// The marks at the side of a chart: round numbers from at most nothing to at least the largest value.
const marks = 4

/** The step is 1, 2 or 5 with zeros, so that people read between the marks. */
export function buildScale(values: readonly number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)]
  const rough = (high - low) / marks
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, power * ([1, 2, 5].find((each) => each * power >= rough) ?? 10))
  const scale: number[] = []
  for (let value = Math.floor(low / step) * step; value < high + step; value += step) scale.push(value)
  return scale
}
