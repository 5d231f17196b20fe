// Sky, sun, moon, stars, clouds, birds: everything above the horizon that no place owns.
import { mix } from './colour.ts'
import { fade, fadeRound, type Stage } from './stage.ts'
import {
  areaD,
  boxD,
  dashD,
  disc,
  discD,
  n,
  type Point,
  pts,
  shape,
  spread,
  stroke,
  times,
  veil,
} from './svg-shapes.ts'

type Heaven = {
  horizon: number
  /** Where across the picture the sun may be, as shares of the width. */
  sun: readonly [number, number]
  /** Its height, when the scene needs it in a certain place. */
  sunY?: number
  size?: number
}

export function sky(s: Stage, { horizon, sun, sunY, size = 1 }: Heaven): string {
  const {
    sky: [top, upper, lower, low],
  } = s.light
  const isLow = s.hour === 'dawn' || s.hour === 'dusk'
  // Never so high that a nearer standpoint would cut it off.
  const y = Math.max(150, sunY ?? horizon * (isLow ? s.between(0.58, 0.8) : s.between(0.24, 0.38)))
  s.sun = { x: s.w * s.between(...sun), y }
  const air = fade(s, [0, top], [0.42, upper], [0.76, lower], [1, low])
  return (
    shape(boxD(0, 0, [s.w, horizon + 2]), air) +
    shape(boxD(0, horizon, [s.w, s.h - horizon]), low) +
    (s.hour === 'night' ? stars(s, horizon, 110) : '') +
    (s.hour === 'night' ? moon(s, size) : daystar(s, size * (isLow ? 1.35 : 0.85)))
  )
}

function daystar(s: Stage, size: number): string {
  const { x, y } = s.sun
  const r = 56 * size
  // The halo takes the colour of the sky on its way out: warm light laid over blue or violet would be grey.
  const air = s.hour === 'day' ? mix('#ffffff', s.light.sky[2], 0.35) : s.light.glow
  const outer = s.light.sky[2]
  const halo = fadeRound(
    s,
    [0, air, 0.85],
    [0.22, mix(air, outer, 0.35), 0.5],
    [0.5, outer, 0.24],
    [1, outer, 0],
  )
  return (
    disc(x, y, r * 6.4, halo) +
    disc(x, y, r * 2.5, air, 0.18) +
    disc(x, y, r * 1.7, air, 0.26) +
    disc(x, y, r, s.light.disc)
  )
}

function moon(s: Stage, size: number): string {
  const { x, y } = s.sun
  const r = 50 * size
  const halo = fadeRound(s, [0, s.light.glow, 0.5], [0.35, s.light.glow, 0.16], [1, s.light.glow, 0])
  const seas = veil(
    discD(x - r * 0.3, y - r * 0.2, r * 0.24) +
      discD(x + r * 0.28, y + r * 0.3, r * 0.18) +
      discD(x + r * 0.2, y - r * 0.42, r * 0.12),
    s.light.haze,
    0.22,
  )
  return (
    disc(x, y, r * 5.6, halo) + disc(x, y, r * 1.6, s.light.glow, 0.14) + disc(x, y, r, s.light.disc) + seas
  )
}

function stars(s: Stage, horizon: number, count: number): string {
  const field = (share: number, size: number) =>
    times(count * share, () => {
      const drop = s.between(0, 1) ** 1.5
      return discD(s.between(0, s.w), drop * horizon * 0.85, s.between(0.7, 1.3) * size)
    })
  return (
    veil(field(0.7, 1), '#ffffff', 0.55) +
    veil(field(0.25, 1.7), '#ffffff', 0.8) +
    veil(field(0.05, 2.6), '#fff6dc', 0.95)
  )
}

/** Light spilling over the far layers; drawn after them. */
export function bloom(s: Stage, reach = 360, strength = 0.4): string {
  const spill = s.hour === 'night' ? strength * 0.4 : strength
  return disc(
    s.sun.x,
    s.sun.y,
    reach,
    fadeRound(
      s,
      [0, mix(s.light.glow, s.light.sky[3], 0.4), spill],
      [1, mix(s.light.glow, s.light.sky[2], 0.6), 0],
    ),
  )
}

export function clouds(
  s: Stage,
  { top, bottom, count }: { top: number; bottom: number; count: number },
): string {
  const isFluffy = s.hour === 'day'
  const many = s.int(Math.max(1, count - 1), count + 1)
  // Each cloud keeps to its own stripe of sky, or they pile up and the sky looks dirty.
  return times(many, (i) => {
    const x = s.w * ((i + s.between(0.1, 0.9)) / many)
    const y = s.between(top, bottom)
    const width = s.between(150, 300) * (0.6 + 0.5 * ((y - top) / Math.max(1, bottom - top)))
    return isFluffy ? cumulus(s, x, y, width) : streaks(s, x, y, width * 1.5)
  })
}

function cumulus(s: Stage, x: number, y: number, width: number): string {
  const bumps = s.int(4, 6)
  const crest = s.between(0.35, 0.65)
  const tops: Point[] = spread(bumps + 1, (i) => {
    const t = i / bumps
    const lift = Math.max(0, 1 - Math.abs(t - crest) * 2.1) * s.between(0.75, 1.1)
    return [x - width / 2 + width * t, y - (i === 0 || i === bumps ? 0 : width * 0.3 * lift + 6)]
  })
  const body = (drop: number) =>
    tops
      .map((p, i) => {
        if (i === 0) return `M${n(p[0])} ${n(p[1])}`
        const before = tops[i - 1] ?? p
        const r = Math.hypot(p[0] - before[0], p[1] - before[1]) * 0.58
        return `A${n(r)} ${n(r * drop)} 0 0 1 ${n(p[0])} ${n(p[1])}`
      })
      .join('')
  return shape(
    `${body(1)}Z`,
    fade(s, [0, s.light.cloud, 0.98], [1, mix(s.light.cloud, s.light.sky[2], 0.55), 0.85]),
  )
}

function streaks(s: Stage, x: number, y: number, width: number): string {
  const bars = s.int(2, 4)
  const d = times(bars, (i) =>
    dashD(x + s.between(-0.28, 0.28) * width, y + i * 13, [
      width * s.between(0.45, 1) * (1 - Math.abs(i - bars / 2) * 0.16),
      s.between(9, 15),
    ]),
  )
  return veil(d, s.light.cloud, s.hour === 'night' ? 0.3 : 0.55)
}

export function birds(
  s: Stage,
  { x, y, count, size = 14 }: { x: number; y: number; count: number; size?: number },
): string {
  const colour = mix(s.light.shade, s.light.haze, s.hour === 'night' ? 0.75 : 0.25)
  const d = times(count, () => {
    const k = size * s.between(0.6, 1.15)
    const [bx, by] = [x + s.between(-5, 5) * size * 1.6, y + s.between(-2.5, 2.5) * size * 1.3]
    return `M${n(bx - k)} ${n(by - k * 0.3)}Q${n(bx - k * 0.4)} ${n(by - k * 0.55)} ${n(bx)} ${n(by)}Q${n(bx + k * 0.4)} ${n(by - k * 0.55)} ${n(bx + k)} ${n(by - k * 0.3)}`
  })
  return stroke(d, colour, size * 0.2)
}

/** Slanting light between trees or through a gorge. */
export function rays(
  s: Stage,
  { count, spreadX, length, opacity }: { count: number; spreadX: number; length: number; opacity: number },
): string {
  const { x, y } = s.sun
  const beam = fade(s, [0, s.light.glow, opacity], [1, s.light.glow, 0])
  return times(count, (i) => {
    const end = x + (((i + s.between(0.2, 0.8)) / count) * 2 - 1) * spreadX
    const half = s.between(18, 52)
    return shape(areaD(pts(x - 4, y, x + 4, y, end + half, y + length, end - half, y + length)), beam)
  })
}
