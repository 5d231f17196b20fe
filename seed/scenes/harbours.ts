// Big cities on the water: skyline, harbour with a ferris wheel.
import { sailboat } from './boats.ts'
import { mix } from './colour.ts'
import { lampGlow, tower, windows } from './houses.ts'
import { footShade, ridge } from './land.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, fadeAcross, type Stage, shaded, sunlit, tone } from './stage.ts'
import {
  areaD,
  boxD,
  curveD,
  disc,
  discD,
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
import { crown } from './trees.ts'
import { mirrored, ripples, water } from './water.ts'

export const harbours = { 'city-night': cityNight, 'ferris-wheel-harbour': ferrisWheelHarbour }

const glassy = ['#5f86b0', '#7f9ab8', '#6f7fa8', '#8aa6b4', '#9a8fb0'] as const
const tops = ['flat', 'flat', 'step', 'slant'] as const

function skyline(
  s: Stage,
  { y, low, high, far, width }: { y: number; low: number; high: number; far: number; width: number },
): string {
  const count = Math.ceil(s.w / width) + 1
  return times(count, (i) => {
    const w = width * s.between(0.62, 1.02)
    // Taller towards the middle, as cities are.
    const lift = 1 - Math.abs(i / count - 0.5) * 0.9
    return tower(s, {
      x: i * width - width * 0.4,
      y,
      w,
      h: s.between(low, high) * lift,
      colour: s.pick(glassy),
      far,
      top: s.pick(tops),
    })
  })
}

/** Coloured lights hanging down into the water below a lit shore. */
function lightTrails(s: Stage, y: number, count: number, hues: readonly string[]): string {
  if (!s.isDark) return ''
  return times(count, () => {
    const hue = s.pick(hues)
    return shape(
      boxD(s.between(0, s.w), y, [s.between(4, 12), s.between(60, 200)]),
      fade(s, [0, hue, 0.55], [1, hue, 0]),
    )
  })
}

function cityNight(s: Stage): string {
  const shore = 700
  const cx = s.w * s.between(0.54, 0.62)
  const town =
    skyline(s, { y: shore, low: 150, high: 300, far: 0.5, width: 62 }) +
    skyline(s, { y: shore, low: 150, high: 330, far: 0.26, width: 84 }) +
    s.pick([needle, slabs, stepped])(s, cx, shore) +
    skyline(s, { y: shore, low: 90, high: 220, far: 0.06, width: 112 })
  return (
    sky(s, { horizon: 660, sun: [0.16, 0.32] }) +
    clouds(s, { top: 80, bottom: 260, count: 4 }) +
    ridge(s, { y: 540, rise: 70, colour: '#5f7fa8', far: 0.62, rough: 0.48 }) +
    (s.chance(0.5) ? hillTower(s, s.w * 0.2, 500) : '') +
    bloom(s) +
    lampGlow(s, s.w * 0.5, shore - 60, 560, 0.34) +
    town +
    shape(boxD(0, shore - 6, [s.w, 20]), tone(s, '#3f5f6a')) +
    times(22, (i) =>
      crown(s, { x: s.w * (i / 21), y: shore - 8, rx: 36, ry: 16, colour: '#3f7f5c', puffs: 6 }),
    ) +
    water(s, { top: shore + 12, colour: '#2f6f9a', near: '#245a86' }) +
    mirrored(town, shore + 12, { squash: 0.5, opacity: 0.34 }) +
    lightTrails(s, shore + 14, 46, [s.light.lamp, '#ff8fa8', '#7fd8ff', s.light.lamp]) +
    ripples(s, { top: shore + 14, count: 90 }) +
    bridge(s, shore + 70) +
    sailboat(s, { x: s.w * 0.22, y: 868, size: 0.9, colour: '#f2f0e8' }) +
    sailboat(s, { x: s.w * 0.76, y: 902, size: 1.05, colour: '#d8402f', flip: true }) +
    footShade(s, 850, 0.4)
  )
}

// A tapering tower above everything else.
function needle(s: Stage, x: number, y: number): string {
  const body = 'M-52 0C-48 -200 -36 -400 -16 -520L-7 -560L7 -560L16 -520C36 -400 48 -200 52 0Z'
  const lit = times(23, (i) => boxD(-34 + i * 0.9, -26 - i * 21, [68 - i * 1.8, 7]))
  return put(
    shape(
      body,
      fadeAcross(s, [0, sunlit(s, '#9fb8d8')], [0.6, tone(s, '#6f8fbf')], [1, shaded(s, '#5f7fae')]),
    ) +
      veil(lit, s.isDark ? s.light.lamp : mix(s.light.sky[2], '#ffffff', 0.4), s.isDark ? 0.72 : 0.5) +
      veil('M14 -526C36 -400 48 -200 52 0H20C20 -200 18 -400 8 -540Z', s.light.shade, 0.22) +
      stroke('M0 -560V-596', shaded(s, '#5f7fae'), 4) +
      disc(0, -598, 5, s.isDark ? '#ff7a6a' : tone(s, '#d8402f')),
    x,
    y,
  )
}

// Two glass slabs of different height, cut off at a slant.
function slabs(s: Stage, x: number, y: number): string {
  const one = (w: number, h: number) => {
    const face = areaD(pts(-w, 0, -w, -h, w, -h + w * 0.9, w, 0))
    const floors = times((h - w) / 17, (i) => boxD(-w + 8, -14 - i * 17, [w * 2 - 16, 6]))
    return (
      shape(face, fadeAcross(s, [0, sunlit(s, '#b4cade')], [1, shaded(s, '#6f8fb8')])) +
      veil(floors, s.isDark ? s.light.lamp : mix(s.light.sky[2], '#ffffff', 0.4), s.isDark ? 0.7 : 0.5) +
      veil(areaD(pts(w * 0.2, 0, w * 0.2, -h + w * 0.54, w, -h + w * 0.9, w, 0)), s.light.shade, 0.2)
    )
  }
  return put(one(46, 540), x - 52, y) + put(one(42, 430), x + 48, y, 1, true)
}

// A stepped tower with a mast, as the first skyscrapers had.
function stepped(s: Stage, x: number, y: number): string {
  const steps = [
    [0, 300, 62],
    [290, 110, 46],
    [390, 80, 32],
    [460, 50, 18],
  ] as const
  const body = steps.map(([from, h, half]) => boxD(-half, -from - h, [half * 2, h])).join('')
  const lit = steps
    .map(([from, h, half]) =>
      windows(s, {
        x: -half,
        y: -from - h,
        size: [half * 2, h],
        pane: [6, 10],
        gap: 7,
        share: s.isDark ? 0.7 : 0.9,
      }),
    )
    .join('')
  return put(
    shape(
      `${body}M-10 -508L0 -548L10 -508Z`,
      fadeAcross(s, [0, sunlit(s, '#cfc4b4')], [1, shaded(s, '#9a8fa0')]),
    ) +
      veil(lit, s.isDark ? s.light.lamp : tone(s, '#5f7094'), s.isDark ? 0.9 : 0.5) +
      stroke('M0 -540V-598', shaded(s, '#9a8fa0'), 4) +
      disc(0, -598, 5, s.isDark ? '#ff7a6a' : tone(s, '#d8402f')),
    x,
    y,
  )
}

const hillTower = (s: Stage, x: number, y: number) =>
  put(
    shape('M-5 30L-3 -90H3L5 30Z', tone(s, '#c9d3e0', 0.34)) +
      shape('M-18 -92L-14 -122H14L18 -92Z', tone(s, '#dfe6ee', 0.3)) +
      shape('M-12 -122L-8 -136H8L12 -122Z', tone(s, '#c9d3e0', 0.34)) +
      stroke('M0 -136V-200', tone(s, '#d8604f', 0.3), 4) +
      shape(boxD(-15, -112, [30, 8]), s.isDark ? s.light.lamp : tone(s, '#5f7fa8', 0.3)),
    x,
    y,
  ) + lampGlow(s, x, y - 108, 60, 0.6)

function bridge(s: Stage, y: number): string {
  const deck = tone(s, '#8a93a8')
  const arcs = spread(Math.ceil(s.w / 230) + 1, (i) => i * 230 - 90)
  return (
    shape(boxD(-20, y, [s.w + 40, 13]), deck) +
    shape(boxD(-20, y + 13, [s.w + 40, 6]), shaded(s, '#6f7890')) +
    shape(
      arcs.map((x) => areaD(pts(x - 9, y + 14, x + 9, y + 14, x + 13, y + 66, x - 13, y + 66))).join(''),
      shaded(s, '#6f7890'),
    ) +
    stroke(
      arcs.map((x) => `M${x} ${y}Q${x + 115} ${y - 66} ${x + 230} ${y}`).join(''),
      tone(s, '#a8b4c8'),
      6,
    ) +
    stroke(
      arcs
        .map((x) =>
          spread(5, (i) => {
            const t = (i + 1) / 6
            return `M${n(x + 230 * t)} ${y}v${n(-132 * t * (1 - t))}`
          }).join(''),
        )
        .join(''),
      tone(s, '#a8b4c8'),
      2.4,
    ) +
    (s.isDark
      ? shape(
          times(s.w / 23, (i) => discD(i * 23, y + 4, 2.8)),
          s.light.lamp,
        ) +
        shape(
          times(s.w / 23, (i) => boxD(i * 23 - 1.5, y + 24, [3, s.between(14, 40)])),
          s.light.lamp,
          'fill-opacity="0.3"',
        )
      : '')
  )
}

function ferrisWheelHarbour(s: Stage): string {
  const shore = 716
  const wheelX = s.w * s.between(0.34, 0.4)
  const town =
    skyline(s, { y: shore, low: 130, high: 250, far: 0.48, width: 66 }) +
    skyline(s, { y: shore, low: 100, high: 250, far: 0.22, width: 92 }) +
    sailHotel(s, s.w * 0.8, shore)
  const wheel = ferrisWheel(s, wheelX, shore - 290)
  return (
    sky(s, { horizon: 660, sun: [0.64, 0.78] }) +
    clouds(s, { top: 80, bottom: 240, count: 4 }) +
    ridge(s, { y: 600, rise: 40, colour: '#6f8fb0', far: 0.6, rough: 0.42 }) +
    bloom(s) +
    lampGlow(s, wheelX, shore - 290, 460, 0.3) +
    town +
    wheel +
    shape(boxD(0, shore - 14, [s.w, 40]), fade(s, [0, tone(s, '#b9a894')], [1, shaded(s, '#6f6470')])) +
    carousel(s, wheelX + 300, shore - 12) +
    times(12, (i) =>
      crown(s, {
        x: s.w * (i / 11) + s.between(-20, 20),
        y: shore - 22,
        rx: 32,
        ry: 20,
        colour: '#4f8f5c',
        puffs: 6,
      }),
    ) +
    water(s, { top: shore + 24, colour: '#2f7a9a', near: '#245f86' }) +
    mirrored(town + wheel, shore + 24, { squash: 0.44, opacity: 0.32 }) +
    lightTrails(s, shore + 26, 40, [s.light.lamp, '#ff7fa0', '#7fd8ff', '#b08aff', '#8affb0']) +
    ripples(s, { top: shore + 26, count: 80 }) +
    sailboat(s, { x: s.w * 0.62, y: 850, size: 1.3, colour: '#2f6fa8' }) +
    sailboat(s, { x: s.w * 0.16, y: 880, size: 1, colour: '#f2a53a', flip: true }) +
    sailboat(s, { x: s.w * 0.86, y: 806, size: 0.7 }) +
    pier(s) +
    birds(s, { x: s.w * 0.66, y: 250, count: 5 }) +
    footShade(s, 850, 0.35)
  )
}

function ferrisWheel(s: Stage, x: number, y: number): string {
  const cabins = 18
  const r = 262
  const turn = s.between(0, 0.3)
  const paint = s.pick(['#c2405f', '#2f6fb0', '#d9603a'])
  const at = (i: number, k: number): Point => {
    const a = (i / cabins) * Math.PI * 2 + turn
    return [x + Math.cos(a) * k, y + Math.sin(a) * k]
  }
  const steel = s.isDark ? mix(tone(s, '#c9d6ea'), s.light.lamp, 0.3) : tone(s, paint)
  const hues = ['#e2503f', '#f2a53a', '#f6d24a', '#5fb86a', '#3f9ad0', '#8a6ad0'] as const
  const ring = (k: number) => discD(x, y, k)
  return (
    stroke(
      `M${n(x)} ${n(y)}L${n(x - 128)} ${n(y + 296)}M${n(x)} ${n(y)}L${n(x + 128)} ${n(y + 296)}`,
      shaded(s, '#5f6f94'),
      16,
    ) +
    stroke(
      spread(cabins, (i) => {
        const [a, b] = at(i, r - 16)
        return `M${n(x)} ${n(y)}L${n(a)} ${n(b)}`
      }).join(''),
      steel,
      2.4,
      0.85,
    ) +
    stroke(ring(r) + ring(r - 22), steel, 6) +
    stroke(
      spread(cabins * 2, (i) => {
        const [p, q] = [at(i / 2, r), at(i / 2 + 0.5, r - 22)]
        return `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`
      }).join(''),
      steel,
      2.4,
    ) +
    (s.isDark
      ? stroke(ring(r * 0.62), '#ff8fb0', 4, 0.8) +
        stroke(ring(r * 0.4), '#7fd8ff', 4, 0.8) +
        shape(
          spread(cabins * 3, (i) => {
            const [a, b] = at(i / 3, r + 1)
            return discD(a, b, 3.4)
          }).join(''),
          s.light.lamp,
        )
      : '') +
    disc(x, y, 24, shaded(s, '#5f6f94')) +
    disc(x, y, 13, tone(s, '#f2a53a')) +
    spread(cabins, (i) => {
      const [a, b] = at(i, r + 4)
      const hue = hues[i % hues.length] ?? hues[0]
      return put(
        shape(
          'M-17 4Q-17 -4 -9 -4H9Q17 -4 17 4V22Q17 32 8 32H-8Q-17 32 -17 22Z',
          s.isDark ? mix(tone(s, hue), hue, 0.6) : tone(s, hue),
        ) + shape(boxD(-12, 4, [24, 12]), s.isDark ? s.light.lamp : mix(s.light.sky[2], '#ffffff', 0.5)),
        a,
        b,
      )
    }).join('')
  )
}

// A curved tower like a filled sail.
function sailHotel(s: Stage, x: number, y: number): string {
  const floors = times(22, (i) => {
    const t = i / 22
    const half = 66 * Math.sqrt(1 - t)
    return boxD(-52, -20 - i * 17, [half * 1.5, 6])
  })
  return put(
    shape(
      'M-60 0V-440C10 -380 76 -220 80 0Z',
      fadeAcross(s, [0, sunlit(s, '#dfe8f2')], [1, tone(s, '#9fb6d0')]),
    ) +
      veil(floors, s.isDark ? s.light.lamp : tone(s, '#4f7aa0'), s.isDark ? 0.75 : 0.4) +
      stroke('M-60 0V-470', shaded(s, '#6f86a8'), 6),
    x,
    y,
  )
}

function carousel(s: Stage, x: number, y: number): string {
  return (
    lampGlow(s, x, y - 40, 110, 0.6) +
    put(
      shape(boxD(-62, -14, [124, 14]), tone(s, '#c4503f')) +
        shape(
          times(7, (i) => boxD(-56 + i * 18, -72, [4, 60])),
          sunlit(s, '#f6d27a'),
        ) +
        times(4, (i) =>
          shape(
            `M${-48 + i * 30} -24q4 -16 14 -14l6 -8l4 4l-2 10l-4 10z`,
            tone(s, i % 2 ? '#fbf3e6' : '#8a5a3c'),
          ),
        ) +
        times(6, (i) =>
          shape(
            `M0 -116L${-72 + i * 24} -70A12 9 0 0 0 ${-48 + i * 24} -70Z`,
            i % 2 ? tone(s, '#fbf3e6') : tone(s, '#e2503f'),
          ),
        ) +
        disc(0, -120, 6, tone(s, '#f6d27a')),
      x,
      y,
    )
  )
}

function pier(s: Stage): string {
  return (
    shape(boxD(-20, 916, [s.w * 0.34, 16]), tone(s, '#a88460')) +
    shape(
      times(9, (i) => boxD(10 + i * s.w * 0.036, 900, [9, 70])),
      shaded(s, '#6b4f3c'),
    ) +
    stroke(curveD(pts(14, 902, s.w * 0.15, 910, s.w * 0.3, 902)), tone(s, '#efe0c0'), 3) +
    stroke(`M${n(s.w * 0.3)} 920V868`, shaded(s, '#3a3440'), 5) +
    disc(s.w * 0.3, 864, 8, s.isDark ? s.light.lamp : tone(s, '#fbeecb')) +
    lampGlow(s, s.w * 0.3, 864, 80, 0.9)
  )
}
