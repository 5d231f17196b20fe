// Mixing colours in OKLab, where a blend of two lively colours stays lively instead of turning grey.
type Lab = [number, number, number]

const labCache = new Map<string, Lab>()

export function mix(from: string, to: string, share: number): string {
  const t = Math.min(1, Math.max(0, share))
  const [a, b] = [toLab(from), toLab(to)]
  return toHex([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t])
}

/** Like mix, but the colour keeps most of its own hue under the glaze: evening things are dark, not grey. */
export function glaze(colour: string, over: string, share: number, hold = 0.38): string {
  const [a, b] = [toLab(colour), toLab(over)]
  const keep = 1 - share * (1 - hold)
  return toHex([a[0] + (b[0] - a[0]) * share, a[1] * keep + b[1] * share, a[2] * keep + b[2] * share])
}

function toLab(hex: string): Lab {
  const seen = labCache.get(hex)
  if (seen) return seen
  const [r, g, b] = [channel(hex, 1), channel(hex, 3), channel(hex, 5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lab: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
  labCache.set(hex, lab)
  return lab
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${rgb.map(toByte).join('')}`
}

function channel(hex: string, at: number): number {
  const v = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}

function toByte(linear: number): string {
  const v = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, v)) * 255)
    .toString(16)
    .padStart(2, '0')
}
