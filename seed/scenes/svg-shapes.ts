// The few SVG shapes everything is made of. Functions ending in `D` give path data, so that many things of
// one colour can share one element; the others give an element.
export type Point = readonly [x: number, y: number]

/** Points from a flat row of numbers, two by two. */
export const pts = (...xy: number[]): Point[] =>
  spread(xy.length / 2, (i) => [xy[i * 2] ?? 0, xy[i * 2 + 1] ?? 0])

export const n = (v: number): number => Math.round(v * 10) / 10

const pair = ([x, y]: Point): string => `${n(x)} ${n(y)}`

export const lineD = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`

export const areaD = (points: readonly Point[]): string => `${lineD(points)}Z`

export const discD = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`

export const ovalD = (x: number, y: number, [rx, ry]: Point): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0z`

export const boxD = (x: number, y: number, [w, h]: Point): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`

/** A lying capsule, the unit of ripples, glitter and streaky clouds. */
export function dashD(x: number, y: number, [w, h]: Point): string {
  const r = Math.min(h, w) / 2
  return `M${n(x - w / 2 + r)} ${n(y - r)}h${n(w - 2 * r)}a${n(r)} ${n(r)} 0 0 1 0 ${n(2 * r)}h${n(2 * r - w)}a${n(r)} ${n(r)} 0 0 1 0 ${n(-2 * r)}z`
}

/** A smooth line through all points (Catmull-Rom as Béziers). */
export function curveD(points: readonly Point[], start: 'M' | 'L' = 'M'): string {
  const [first] = points
  if (!first) return ''
  let d = start + pair(first)
  for (let i = 0; i < points.length - 1; i++) {
    const b = points[i] ?? first
    const c = points[i + 1] ?? b
    const a = points[i - 1] ?? b
    const e = points[i + 2] ?? c
    d += `C${pair([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${pair([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${pair(c)}`
  }
  return d
}

export const shape = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`

export const veil = (d: string, fill: string, opacity: number): string =>
  `<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>`

export const stroke = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`

export const disc = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`

/** A drawing made around its own origin, put at x, y at the given size. */
export const put = (content: string, x: number, y: number, scale = 1, flip = false): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${(n(scale * 1000) / 1000) * (flip ? -1 : 1)} ${n(scale * 1000) / 1000})">${content}</g>`

export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => draw(i)).join('')

export const spread = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => make(i))
