// Roofs, walls and windows that more than one place builds with.
import { glaze, mix } from './colour.ts'
import { fade, fadeRound, type Stage, shaded, sunlit, tone } from './stage.ts'
import {
  boxD,
  curveD,
  discD,
  lineD,
  n,
  type Point,
  pts,
  put,
  shape,
  spread,
  stroke,
  times,
  veil,
} from './svg-shapes.ts'

/** Window glass: a lamp behind it in the evening, sky in it by day. */
export function glass(s: Stage, far = 0): string {
  return s.isDark
    ? mix(s.light.lamp, s.light.haze, far * 0.5)
    : mix(tone(s, '#4d6f8c', far), s.light.sky[2], 0.2)
}

type Roof = {
  x: number
  /** Where the eaves hang in the middle. */
  y: number
  half: number
  height: number
  /** Half the length of the ridge. */
  ridge: number
  colour: string
  far?: number
  trim?: string
  /** How far the corners turn up, as a share of the half width. */
  lift?: number
}

/** A tiled roof with turned-up corners, as on hanok, palace, temple and bath house. */
export function tiledRoof(
  s: Stage,
  { x, y, half, height, ridge, colour, far = 0, trim = '#e9e6df', lift = 0.13 }: Roof,
): string {
  const up = half * lift
  const top = y - height
  const hip = (side: number) => `${n(x + side * (ridge + (half - ridge) * 0.3))} ${n(y - height * 0.34)}`
  const body = `M${n(x - ridge)} ${n(top)}Q${n(x)} ${n(top + height * 0.07)} ${n(x + ridge)} ${n(top)}Q${hip(1)} ${n(x + half)} ${n(y - up)}Q${n(x + half * 0.5)} ${n(y + up * 0.16)} ${n(x)} ${n(y)}Q${n(x - half * 0.5)} ${n(y + up * 0.16)} ${n(x - half)} ${n(y - up)}Q${hip(-1)} ${n(x - ridge)} ${n(top)}Z`
  const rows = Math.max(6, Math.round(half / 11))
  const tiles = spread(rows * 2 - 1, (i) => {
    const k = (i - rows + 1) / rows
    const foot = y - up * k * k
    return `M${n(x + ridge * k)} ${n(top + height * 0.05)}Q${n(x + (ridge + (half - ridge) * 0.32) * k)} ${n(y - height * 0.36)} ${n(x + half * k)} ${n(foot)}`
  }).join('')
  const edge = `M${n(x - half)} ${n(y - up)}Q${n(x - half * 0.5)} ${n(y + up * 0.16)} ${n(x)} ${n(y)}Q${n(x + half * 0.5)} ${n(y + up * 0.16)} ${n(x + half)} ${n(y - up)}`
  const hips = `M${n(x - ridge)} ${n(top)}Q${hip(-1)} ${n(x - half)} ${n(y - up)}M${n(x + ridge)} ${n(top)}Q${hip(1)} ${n(x + half)} ${n(y - up)}`
  const thick = Math.max(2, half * 0.026)
  return (
    shape(body, fade(s, [0, sunlit(s, colour, far)], [1, tone(s, colour, far)])) +
    stroke(tiles, shaded(s, glaze(colour, '#101828', 0.25), far), Math.max(1, half * 0.011), 0.55) +
    stroke(hips, tone(s, mix(colour, trim, 0.34), far), thick) +
    stroke(edge, shaded(s, colour, far), thick * 1.3) +
    stroke(
      `M${n(x - ridge * 1.03)} ${n(top - thick * 1.6)}Q${n(x - ridge * 0.95)} ${n(top)} ${n(x - ridge * 0.8)} ${n(top + height * 0.02)}Q${n(x)} ${n(top + height * 0.07)} ${n(x + ridge * 0.8)} ${n(top + height * 0.02)}Q${n(x + ridge * 0.95)} ${n(top)} ${n(x + ridge * 1.03)} ${n(top - thick * 1.6)}`,
      tone(s, mix(colour, trim, 0.62), far),
      thick * 1.7,
    )
  )
}

/** A grid of windows; only `share` of them are lit, as in a real evening. */
export function windows(
  s: Stage,
  {
    x,
    y,
    size: [w, h],
    pane: [pw, ph],
    gap,
    share,
  }: { x: number; y: number; size: Point; pane: Point; gap: number; share: number },
): string {
  const cols = Math.floor((w - gap) / (pw + gap))
  const rows = Math.floor((h - gap) / (ph + gap))
  const inset = (w - cols * (pw + gap) + gap) / 2
  return spread(rows, (r) =>
    spread(cols, (c) =>
      s.chance(share) ? boxD(x + inset + c * (pw + gap), y + gap + r * (ph + gap), [pw, ph]) : '',
    ).join(''),
  ).join('')
}

type Tower = {
  x: number
  y: number
  w: number
  h: number
  colour: string
  far: number
  top?: 'flat' | 'step' | 'slant' | 'spire'
}

/** A city building standing on y, lit windows and a shaded side included. */
export function tower(s: Stage, { x, y, w, h, colour, far, top = 'flat' }: Tower): string {
  const roof = y - h
  const crownD = {
    flat: boxD(x + w * 0.3, roof - h * 0.03, [w * 0.3, h * 0.03 + 1]),
    step:
      boxD(x + w * 0.16, roof - h * 0.07, [w * 0.68, h * 0.07 + 1]) +
      boxD(x + w * 0.32, roof - h * 0.12, [w * 0.36, h * 0.06]),
    slant: lineD(pts(x, roof + 1, x, roof - w * 0.3, x + w, roof + 1)),
    spire: lineD(
      pts(
        x,
        roof + 1,
        x + w * 0.46,
        roof - h * 0.16,
        x + w * 0.5,
        roof - h * 0.34,
        x + w * 0.54,
        roof - h * 0.16,
        x + w,
        roof + 1,
      ),
    ),
  }[top]
  // Lit windows want a dark wall behind them.
  const wall = s.isDark
    ? fade(s, [0, tone(s, colour, far)], [1, shaded(s, colour, far)])
    : fade(s, [0, sunlit(s, colour, far)], [1, tone(s, colour, Math.min(0.92, far + 0.16))])
  const lit = windows(s, {
    x,
    y: roof,
    size: [w, h * 0.94],
    pane: [w > 60 ? 8 : 5, w > 60 ? 10 : 7],
    gap: w > 60 ? 7 : 5,
    share: s.hour === 'night' ? 0.58 : s.hour === 'dusk' ? 0.44 : 0.8,
  })
  return (
    shape(boxD(x, roof, [w, h]) + crownD, wall) +
    veil(boxD(x + w * 0.64, roof, [w * 0.36, h]), s.light.shade, 0.16 * (1 - far)) +
    veil(lit, glass(s, far), (s.isDark ? 0.92 : 0.5) * (1 - far * 0.6))
  )
}

/** A round-topped opening standing on y. */
export const archD = (x: number, y: number, [w, h]: Point): string =>
  `M${n(x - w / 2)} ${n(y)}V${n(y - h + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w / 2)} ${n(y - h + w / 2)}V${n(y)}Z`

/** Lanterns on a sagging string; they only glow when it gets dark. */
export function lanterns(
  s: Stage,
  {
    from,
    to,
    count,
    size,
    colours,
    sag = 40,
  }: { from: Point; to: Point; count: number; size: number; colours: readonly string[]; sag?: number },
): string {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * sag,
  ]
  const halo = fadeRound(s, [0, s.light.lamp, 0.55], [1, s.light.lamp, 0])
  return (
    stroke(curveD(spread(9, (i) => at(i / 8))), shaded(s, '#3b2f35'), 2) +
    times(count, (i) => {
      const [x, y] = at((i + 0.5) / count)
      const colour = colours[i % colours.length] ?? '#e2553f'
      const paper = s.isDark ? mix(colour, s.light.lamp, 0.42) : tone(s, colour)
      return (
        (s.isDark ? `<circle cx="${n(x)}" cy="${n(y + size)}" r="${n(size * 2.6)}" fill="${halo}"/>` : '') +
        shape(
          `M${n(x)} ${n(y + size * 0.2)}C${n(x + size * 1.1)} ${n(y + size * 0.2)} ${n(x + size * 1.1)} ${n(y + size * 1.9)} ${n(x)} ${n(y + size * 1.9)}C${n(x - size * 1.1)} ${n(y + size * 1.9)} ${n(x - size * 1.1)} ${n(y + size * 0.2)} ${n(x)} ${n(y + size * 0.2)}Z`,
          paper,
        ) +
        shape(
          boxD(x - size * 0.3, y + size * 0.05, [size * 0.6, size * 0.24]) +
            boxD(x - size * 0.3, y + size * 1.82, [size * 0.6, size * 0.24]),
          shaded(s, '#3b2f35'),
        )
      )
    })
  )
}

/** A soft pool of lamp light, nothing by day. */
export function lampGlow(s: Stage, x: number, y: number, r: number, strength = 0.5): string {
  if (!s.isDark) return ''
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fadeRound(s, [0, s.light.lamp, strength], [1, s.light.lamp, 0])}"/>`
}

/** A wall of rough stones: a few lighter and darker blocks on a plain face say enough. */
export function stones(
  s: Stage,
  {
    x,
    y,
    size: [w, h],
    count,
    block,
    colour,
  }: { x: number; y: number; size: Point; count: number; block: number; colour: string },
): string {
  const some = (many: number) =>
    times(many, () => {
      const row = Math.floor(s.between(0, h / (block * 0.55)))
      return boxD(x + s.between(0, Math.max(1, w - block)), y + row * block * 0.55, [
        block * s.between(0.6, 1),
        block * 0.44,
      ])
    })
  return veil(some(count), sunlit(s, colour), 0.5) + veil(some(count), shaded(s, colour), 0.45)
}

/** A round stone or lamp knob row along a straight line. */
export const beadsD = (from: Point, to: Point, count: number, r: number): string =>
  times(count, (i) =>
    discD(
      from[0] + ((to[0] - from[0]) * i) / (count - 1),
      from[1] + ((to[1] - from[1]) * i) / (count - 1),
      r,
    ),
  )

/** A church tower with a pointed roof. */
export function steeple(s: Stage, x: number, y: number, size: number, far: number): string {
  return put(
    shape(boxD(-24, -150, [48, 180]), tone(s, '#c9b08a', far)) +
      shape('M-30 -146L0 -262L30 -146Z', tone(s, '#4f7f7a', far)) +
      shape(archD(0, -100, [16, 34]), glass(s, far)) +
      stroke('M0 -262V-282', tone(s, '#e0b84a', far), 4) +
      shape('M-30 -148L-24 -176L-18 -148ZM18 -148L24 -176L30 -148Z', tone(s, '#4f7f7a', far)),
    x,
    y,
    size,
  )
}
