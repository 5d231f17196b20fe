// Three kinds of falling water: a wide wall of it, pools upon steps, a thread from a high cliff.
import { mix } from './colour.ts'
import { person } from './creatures.ts'
import { bank, footShade, ridge } from './land.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, fadeRound, type Stage, shaded, sunlit, tone } from './stage.ts'
import { areaD, n, ovalD, pts, shape, stroke, times, veil } from './svg-shapes.ts'
import { crown } from './trees.ts'
import { ripples, water } from './water.ts'

export const waterfalls = { waterfall }

function waterfall(s: Stage): string {
  if (s.variant === 'tiers') return poolSteps(s)
  return s.variant === 'thread' ? threadFall(s) : wideFall(s)
}

const jungle = ['#2f8a55', '#3f9a58', '#277a52', '#4fa25c']

/** Lime has built basins, and milky turquoise runs from one into the next. */
function poolSteps(s: Stage): string {
  const cx = s.w * s.between(0.44, 0.56)
  const tiers = [
    { y: 330, half: 110, by: 70 },
    { y: 420, half: 250, by: -80 },
    { y: 560, half: 260, by: 90 },
    { y: 680, half: 430, by: -20 },
  ]
  return (
    sky(s, { horizon: 360, sun: [0.5, 0.66], sunY: 110 }) +
    ridge(s, { y: 200, rise: 50, colour: '#5f9a7a', far: 0.5, rough: 0.4 }) +
    bloom(s, 340) +
    times(16, (i) =>
      crown(s, { x: s.w * (i / 15), y: 250, rx: 90, ry: 70, colour: s.pick(jungle), far: 0.26, puffs: 9 }),
    ) +
    bank(s, pts(-40, 300, cx - 200, 300, cx, 286, cx + 220, 306, s.w + 40, 296), shaded(s, '#2f6a4c', 0.1)) +
    fall(s, { x: cx, half: 60, top: 262, foot: 336 }) +
    tiers.map(({ y, half, by }, at) => basin(s, cx + by, y, half, tiers[at + 1]?.y ?? 820)).join('') +
    water(s, { top: 812, colour: '#3fc4bc', near: '#2fb0b4' }) +
    ripples(s, { top: 820, count: 40 }) +
    person(s, { x: cx + s.w * 0.24, y: 800, size: 62, colour: '#e8a33a' }) +
    times(12, (i) =>
      crown(s, {
        x: i % 2 === 0 ? s.w * s.between(-0.04, 0.14) : s.w * s.between(0.87, 1.04),
        y: 380 + i * 42,
        rx: 120,
        ry: 84,
        colour: s.pick(['#1f6f4c', '#277a52']),
        puffs: 12,
      }),
    ) +
    ferns(s, s.w * 0.06, 930) +
    ferns(s, s.w * 0.93, 940) +
    footShade(s, 850, 0.3)
  )
}

function basin(s: Stage, x: number, y: number, half: number, next: number): string {
  const lip = `M${n(x - half)} ${y}Q${n(x - half)} ${y + 30} ${n(x - half * 0.5)} ${y + 34}Q${n(x)} ${y + 46} ${n(x + half * 0.5)} ${y + 34}Q${n(x + half)} ${y + 30} ${n(x + half)} ${y}Q${n(x)} ${y - 34} ${n(x - half)} ${y}Z`
  return (
    shape(
      `M${n(x - half)} ${y}L${n(x - half * 1.04)} ${next + 20}H${n(x + half * 1.04)}L${n(x + half)} ${y}Z`,
      fade(s, [0, sunlit(s, '#d8cba6')], [1, shaded(s, '#8f8a6a')]),
    ) +
    [-0.72, -0.4, -0.06, 0.3, 0.66]
      .map((share) =>
        fall(s, {
          x: x + share * half,
          half: half * s.between(0.07, 0.13),
          top: y + 26,
          foot: next + 8,
        }),
      )
      .join('') +
    shape(lip, fade(s, [0, tone(s, '#7fe0d6')], [1, tone(s, '#2fb4b8')])) +
    veil(
      ovalD(x - half * 0.2, y + 4, [half * 0.4, 3]) + ovalD(x + half * 0.4, y + 12, [half * 0.24, 2.6]),
      '#ffffff',
      0.55,
    )
  )
}

/** One white line down a dark wall, far higher than whoever looks up at it. */
function threadFall(s: Stage): string {
  const cx = s.w * s.between(0.4, 0.6)
  const pool = 770
  return (
    sky(s, { horizon: 300, sun: [0.16, 0.3], sunY: 130 }) +
    clouds(s, { top: 40, bottom: 110, count: 3 }) +
    bloom(s, 300) +
    cliff(s, { from: -20, to: s.w + 20, top: 120, foot: pool, far: 0.16 }) +
    cliff(s, { from: -20, to: cx - 150, top: 200, foot: pool + 30, far: 0.06 }) +
    cliff(s, { from: cx + 170, to: s.w + 20, top: 170, foot: pool + 30, far: 0.06 }) +
    fall(s, { x: cx, half: s.between(24, 40), top: 116, foot: pool }) +
    times(14, (i) =>
      crown(s, {
        x: s.w * (i / 13) + s.between(-20, 20),
        y: i % 2 ? 130 : 176,
        rx: 70,
        ry: 44,
        colour: s.pick(jungle),
        far: 0.1,
        puffs: 9,
      }),
    ) +
    water(s, { top: pool - 4, colour: '#2a8f94', near: '#1f7f8a' }) +
    ripples(s, { top: pool, count: 50 }) +
    veil(
      times(14, () =>
        ovalD(cx + s.between(-90, 90), pool + s.between(-6, 20), [s.between(20, 46), s.between(4, 10)]),
      ),
      mix(sunlit(s, '#ffffff'), s.light.sky[3], 0.2),
      0.6,
    ) +
    times(7, (i) =>
      boulder(s, s.w * (i / 6) + s.between(-30, 30), pool + 90 + s.between(-10, 50), s.between(40, 84)),
    ) +
    person(s, { x: cx + s.w * 0.16, y: 850, size: 58, colour: '#e2553f' }) +
    person(s, { x: cx + s.w * 0.21, y: 852, size: 54, colour: '#2f6fb0' }) +
    ferns(s, s.w * 0.05, 930) +
    ferns(s, s.w * 0.94, 936) +
    footShade(s, 840, 0.35)
  )
}

function wideFall(s: Stage): string {
  const cx = s.w * s.between(0.46, 0.54)
  const [lip, pool] = [262, 730]
  const spray = fadeRound(
    s,
    [0, mix('#ffffff', s.light.haze, 0.3), 0.9],
    [1, mix('#ffffff', s.light.haze, 0.3), 0],
  )
  const leaf = () => s.pick(['#2f8a55', '#3f9a58', '#277a52', '#4fa25c'])
  return (
    sky(s, { horizon: 420, sun: [0.54, 0.66], sunY: s.hour === 'day' ? 90 : 140 }) +
    clouds(s, { top: 40, bottom: 120, count: 3 }) +
    ridge(s, { y: 180, rise: 60, colour: '#6f9fa8', far: 0.62, rough: 0.48 }) +
    ridge(s, { y: 240, rise: 26, colour: '#4f9272', far: 0.44, rough: 0.4 }) +
    bloom(s, 360) +
    times(13, (i) =>
      crown(s, { x: s.w * (i / 12), y: 262, rx: 72, ry: 40, colour: leaf(), far: 0.34, puffs: 8 }),
    ) +
    cliff(s, { from: -20, to: s.w + 20, top: 274, foot: pool, far: 0.2 }) +
    fall(s, { x: cx, half: 116, top: lip, foot: pool }) +
    fall(s, { x: cx - 216, half: 22, top: lip + 22, foot: pool }) +
    fall(s, { x: cx + 196, half: 30, top: lip + 16, foot: pool }) +
    cliff(s, { from: -20, to: cx - 300, top: 336, foot: 790, far: 0.08 }) +
    cliff(s, { from: cx + 310, to: s.w + 20, top: 300, foot: 790, far: 0.08 }) +
    times(9, (i) => {
      const x = i < 5 ? (cx - 290) * (i / 4) : cx + 300 + (s.w - cx - 300) * ((i - 5) / 3)
      return crown(s, { x, y: i < 5 ? 330 : 296, rx: 86, ry: 54, colour: leaf(), far: 0.06, puffs: 12 })
    }) +
    times(8, (i) =>
      crown(s, {
        x: i % 2 === 0 ? s.between(0, cx - 330) : s.between(cx + 340, s.w),
        y: s.between(440, 640),
        rx: s.between(40, 64),
        ry: s.between(20, 32),
        colour: leaf(),
        far: 0.08,
        puffs: 8,
      }),
    ) +
    water(s, { top: pool - 6, colour: '#2fa9a6', near: '#1f8f97' }) +
    ripples(s, { top: pool, count: 60 }) +
    `<ellipse cx="${n(cx)}" cy="${pool - 10}" rx="380" ry="120" fill="${spray}"/>` +
    veil(
      times(26, () =>
        ovalD(cx + s.between(-210, 210), pool + s.between(-8, 26), [s.between(20, 60), s.between(4, 12)]),
      ),
      mix(sunlit(s, '#ffffff'), s.light.sky[3], 0.2),
      0.6,
    ) +
    (s.hour === 'day' || s.hour === 'dawn' ? rainbow(cx + 60, pool + 40, 250) : '') +
    times(9, (i) =>
      boulder(
        s,
        cx + (i - 4) * s.w * 0.13 + s.between(-20, 20),
        pool + 60 + Math.abs(i - 4) * 24 + s.between(-10, 20),
        s.between(36, 70),
      ),
    ) +
    person(s, { x: cx + s.w * 0.2, y: 806, size: 66, colour: '#e8a33a' }) +
    times(8, (i) =>
      crown(s, {
        x: i % 2 === 0 ? s.w * s.between(-0.02, 0.16) : s.w * s.between(0.86, 1.02),
        y: 700 + i * 28,
        rx: 110,
        ry: 70,
        colour: '#1f6f4c',
        puffs: 12,
      }),
    ) +
    bank(s, pts(-40, 800, s.w * 0.12, 862, s.w * 0.26, 940, s.w * 0.34, 1000), shaded(s, '#1f5f48')) +
    bank(s, pts(s.w * 0.68, 1000, s.w * 0.76, 930, s.w * 0.9, 866, s.w + 40, 810), shaded(s, '#1f5f48')) +
    ferns(s, s.w * 0.04, 910) +
    ferns(s, s.w * 0.95, 920) +
    ferns(s, s.w * 0.2, 985) +
    ferns(s, s.w * 0.82, 985) +
    birds(s, { x: cx - 180, y: 150, count: 5 }) +
    footShade(s, 840, 0.35)
  )
}

// A wall of upright slabs, each a little lighter or darker than its neighbour.
function cliff(
  s: Stage,
  { from, to, top, foot, far }: { from: number; to: number; top: number; foot: number; far: number },
): string {
  const rock = ['#6f7f72', '#5f6f6a', '#7f8a74', '#566a68']
  const count = Math.max(3, Math.round((to - from) / 58))
  const step = (to - from) / count
  return (
    times(count, (i) => {
      const x = from + i * step
      const rim = top + s.between(-14, 22)
      return shape(
        areaD(
          pts(
            x - 6,
            rim + s.between(-6, 6),
            x + step * 0.6,
            rim - s.between(4, 16),
            x + step + 6,
            rim + s.between(-4, 10),
            x + step + s.between(-6, 14),
            foot + 8,
            x - s.between(-4, 10),
            foot + 8,
          ),
        ),
        fade(
          s,
          [0, sunlit(s, s.pick(['#7f9a68', '#8f9f78']), far)],
          [0.22, tone(s, s.pick(rock), far)],
          [1, shaded(s, s.pick(rock), far)],
        ),
      )
    }) +
    stroke(
      times(count * 2, () => {
        const x = s.between(from, to)
        return `M${n(x)} ${n(s.between(top + 60, foot - 160))}l${n(s.between(-8, 8))} ${n(s.between(40, 120))}`
      }),
      s.light.shade,
      3,
      0.22,
    )
  )
}

function fall(
  s: Stage,
  { x, half, top, foot }: { x: number; half: number; top: number; foot: number },
): string {
  const white = sunlit(s, '#f4fbff')
  const blue = tone(s, '#6fc3d8')
  const body = `M${n(x - half)} ${n(top)}Q${n(x)} ${n(top - half * 0.12)} ${n(x + half)} ${n(top)}C${n(x + half * 1.1)} ${n(top + 160)} ${n(x + half * 1.22)} ${n(foot - 160)} ${n(x + half * 1.34)} ${n(foot)}L${n(x - half * 1.34)} ${n(foot)}C${n(x - half * 1.22)} ${n(foot - 160)} ${n(x - half * 1.1)} ${n(top + 160)} ${n(x - half)} ${n(top)}Z`
  const threads = (many: number) =>
    times(many, () => {
      const [a, from] = [s.between(-0.92, 0.92), s.between(0, 0.6)]
      return `M${n(x + a * half * (1 + from * 0.3))} ${n(top + 8 + (foot - top) * from)}L${n(x + a * half * 1.3)} ${n(top + (foot - top) * Math.min(0.97, from + s.between(0.2, 0.5)))}`
    })
  return (
    shape(body, fade(s, [0, mix(white, blue, 0.5)], [0.5, mix(white, blue, 0.2)], [1, white])) +
    stroke(threads(half * 0.24), blue, 5, 0.45) +
    stroke(threads(half * 0.2), '#ffffff', 4, s.isDark ? 0.4 : 0.8)
  )
}

const rainbow = (x: number, y: number, r: number) =>
  ['#ff6b5a', '#ffb04a', '#ffe766', '#6fd68a', '#5aa8f0']
    .map((colour, i) =>
      stroke(
        `M${n(x - r + i * 9)} ${n(y)}A${n(r - i * 9)} ${n(r - i * 9)} 0 0 1 ${n(x + r - i * 9)} ${n(y)}`,
        colour,
        9,
        0.3,
      ),
    )
    .join('')

function boulder(s: Stage, x: number, y: number, r: number): string {
  return (
    shape(
      `M${n(x - r)} ${n(y)}C${n(x - r * 0.9)} ${n(y - r * 0.7)} ${n(x - r * 0.2)} ${n(y - r * 0.9)} ${n(x + r * 0.2)} ${n(y - r * 0.78)}C${n(x + r * 0.8)} ${n(y - r * 0.6)} ${n(x + r)} ${n(y - r * 0.2)} ${n(x + r)} ${n(y)}Q${n(x)} ${n(y + r * 0.2)} ${n(x - r)} ${n(y)}Z`,
      shaded(s, '#5a686c'),
    ) +
    veil(
      `M${n(x - r * 0.76)} ${n(y - r * 0.36)}C${n(x - r * 0.5)} ${n(y - r * 0.8)} ${n(x)} ${n(y - r * 0.84)} ${n(x + r * 0.3)} ${n(y - r * 0.7)}C${n(x)} ${n(y - r * 0.6)} ${n(x - r * 0.3)} ${n(y - r * 0.5)} ${n(x - r * 0.76)} ${n(y - r * 0.36)}Z`,
      sunlit(s, '#8fa39c'),
      0.8,
    )
  )
}

function ferns(s: Stage, x: number, y: number): string {
  const blade = (a: number, l: number) => {
    const [tx, ty] = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.8]
    return `M${n(x)} ${n(y)}Q${n(x + Math.cos(a) * l * 0.4 - 10)} ${n(y + Math.sin(a) * l)} ${n(tx)} ${n(ty)}Q${n(x + Math.cos(a) * l * 0.5 + 14)} ${n(y + Math.sin(a) * l * 0.5)} ${n(x)} ${n(y)}Z`
  }
  return (
    shape(
      times(6, (i) => blade(-2.8 + i * 0.5 + s.between(-0.1, 0.1), s.between(110, 170))),
      tone(s, '#2f8a58'),
    ) +
    shape(
      times(4, (i) => blade(-2.5 + i * 0.6, s.between(70, 120))),
      sunlit(s, '#4fae64'),
    )
  )
}
