// Among trees: cherry road, pine trail, waterfall.
import { mix } from './colour.ts'
import { hiker, person } from './creatures.ts'
import { lampGlow, lanterns } from './houses.ts'
import { bank, footShade, grass, mistBand, peak, ridge } from './land.ts'
import { birds, bloom, clouds, rays, sky } from './sky.ts'
import { fade, fadeRound, type Stage, shaded, sunlit, tone } from './stage.ts'
import {
  areaD,
  boxD,
  curveD,
  discD,
  n,
  ovalD,
  type Point,
  pts,
  shape,
  spread,
  stroke,
  times,
  veil,
} from './svg-shapes.ts'
import { crown, fir, pines, trunk } from './trees.ts'
import { ripples, water } from './water.ts'

const pineGreen = ['#2f6f55', '#3a7a52', '#2a665e']

export const groves = {
  'cherry-road': cherryRoad,
  'pine-trail': (s: Stage) => throughFirs(s, highPeak),
  'forest-path': (s: Stage) => throughFirs(s, greenHills),
  waterfall,
}

function cherryRoad(s: Stage): string {
  const [cx, vy] = [s.w * s.between(0.47, 0.53), 560]
  const pink = s.pick(['#f7a8c0', '#f9b8c8', '#f292b4'])
  // A wider picture gets a wider avenue, not empty sides.
  const wide = Math.max(1, s.w / 1280)
  const depth = (t: number) => ({
    size: 0.12 + 0.98 * t ** 1.8,
    y: vy + 400 * t ** 1.8,
    half: (26 + 330 * t ** 1.8) * wide,
  })
  const trees = spread(7, (i) => {
    const t = 0.14 + (i / 6) * 0.76
    const { size, y, half } = depth(t)
    const far = 0.5 * (1 - t) ** 1.2
    return [-1, 1]
      .map((side) => {
        const x = cx + side * (half + 110 * size * wide)
        return (
          trunk(s, {
            x,
            y: y + 14 * size,
            height: 430 * size,
            lean: -side * 70 * size,
            far,
            colour: '#5a3b3a',
          }) +
          crown(s, {
            x: x - side * 40 * size,
            y: y - 470 * size,
            rx: 300 * size * wide,
            ry: 190 * size,
            colour: pink,
            far,
            puffs: 14 + Math.round(26 * t),
          }) +
          crown(s, {
            x: x + side * 150 * size * wide,
            y: y - 380 * size,
            rx: 230 * size * wide,
            ry: 150 * size,
            colour: pink,
            far,
            puffs: 10 + Math.round(18 * t),
          })
        )
      })
      .join('')
  }).join('')
  const verge = fade(s, [0, tone(s, '#9cc46a', 0.3)], [1, tone(s, '#5f9a4f')])
  const petals = (count: number, low: number) =>
    times(count, () => ovalD(s.between(0, s.w), s.between(low, 950), [s.between(3, 7), s.between(2, 4)]))
  return (
    sky(s, { horizon: vy, sun: [0.47, 0.53], sunY: s.hour === 'day' || s.hour === 'night' ? 260 : 420 }) +
    clouds(s, { top: 80, bottom: 220, count: 3 }) +
    ridge(s, { y: vy - 70, rise: 50, colour: '#7f9fb8', far: 0.62, rough: 0.4 }) +
    ridge(s, { y: vy - 20, rise: 22, colour: '#7fae8a', far: 0.5, rough: 0.4 }) +
    bloom(s) +
    shape(boxD(0, vy, [s.w, s.h - vy]), verge) +
    veil(
      times(120, () => {
        const t = s.between(0, 1)
        const { y, half } = depth(t)
        return discD(
          cx + s.pick([-1, 1]) * (half + s.between(4, 150) * (0.2 + t)),
          y + s.between(-6, 10),
          2 + 5 * t,
        )
      }),
      tone(s, '#ffd84a'),
      0.95,
    ) +
    shape(
      areaD(pts(cx - 24 * wide, vy, cx + 24 * wide, vy, cx + 380 * wide, 990, cx - 380 * wide, 990)),
      fade(s, [0, sunlit(s, '#e8dccf')], [1, tone(s, '#b9a9a6')]),
    ) +
    veil(
      times(70, () => {
        const t = s.between(0.1, 1)
        const { y, half } = depth(t)
        return ovalD(cx + s.between(-0.95, 0.95) * half, y, [3 + 16 * t, 1 + 4 * t])
      }),
      s.light.shade,
      0.13,
    ) +
    shape(
      times(9, (i) => {
        const [a, b] = [depth(i / 9), depth((i + 0.5) / 9)]
        return areaD(
          pts(
            cx - a.half * 0.018,
            a.y,
            cx + a.half * 0.018,
            a.y,
            cx + b.half * 0.018,
            b.y,
            cx - b.half * 0.018,
            b.y,
          ),
        )
      }),
      sunlit(s, '#fff8ee'),
    ) +
    trees +
    (s.isDark
      ? [-1, 1]
          .map(
            (side) =>
              lampGlow(s, cx + side * 330, 520, 360, 0.3) +
              lanterns(s, {
                from: [cx + side * 40, 575],
                to: [cx + side * (s.w * 0.5 + 20), 640],
                count: 9,
                size: 15,
                colours: ['#ef5d4e', '#4a7fd0'],
                sag: 46,
              }),
          )
          .join('')
      : '') +
    person(s, { x: cx - 62, y: 716, size: 74, colour: '#2f6fb0' }) +
    person(s, { x: cx - 30, y: 718, size: 68, colour: '#f2efe6' }) +
    veil(petals(46, 60), mix(tone(s, pink), '#ffffff', 0.4), 0.95) +
    veil(petals(50, 700), tone(s, pink), 0.8) +
    footShade(s, 850, 0.22)
  )
}

/** What one walks towards: rock and snow in the Alps and the Rockies. */
const highPeak = (s: Stage): string =>
  peak(s, {
    x: s.w * s.between(0.3, 0.7),
    y: s.between(210, 260),
    base: 640,
    half: 520,
    colour: '#6f93b0',
    far: 0.56,
    snow: 0.3,
  })

/** Round and wooded to the top, as the hills of Korea, Kyushu and Da Lat are. */
const greenHills = (s: Stage): string =>
  ridge(s, { y: 350, rise: 70, colour: '#7f9fa8', far: 0.66, rough: 0.2 }) +
  ridge(s, { y: 410, rise: 60, colour: '#5f9a80', far: 0.58, rough: 0.2 })

function throughFirs(s: Stage, ahead: (s: Stage) => string): string {
  // Pines, a lighter wood of cedar, or larches in their golden week.
  const needles = s.pick([
    pineGreen,
    pineGreen,
    ['#4a8f58', '#5fa055', '#3a7f5c'],
    ['#d09a38', '#c47f2e', '#7f8f44'],
  ])
  const cx = s.w * s.between(0.45, 0.54)
  const path: Point[] = pts(
    cx + 10,
    596,
    cx - 34,
    640,
    cx + 60,
    690,
    cx - 80,
    770,
    cx + 110,
    876,
    cx - 10,
    1000,
  )
  const wide = [4, 11, 22, 42, 80, 150]
  const side = (dir: number): Point[] => path.map(([x, y], i) => [x + dir * (wide[i] ?? 0), y])
  const trail = `${curveD(side(-1))}${curveD(side(1).toReversed(), 'L')}Z`
  // Rows on both sides of the trail, coming nearer; the gap opens like a stage.
  const row = ({
    count,
    y,
    height,
    far,
    gap,
  }: {
    count: number
    y: number
    height: number
    far: number
    gap: number
  }) =>
    [-1, 1]
      .map((dir) =>
        times(count, (i) => {
          const room = (dir < 0 ? cx : s.w - cx) - gap
          const t = 1 - (i + s.between(0.15, 0.6)) / count
          return fir(s, {
            x: cx + dir * (gap + room * t * 1.06),
            y: y + s.between(-8, 12) + t * 26,
            height: height * s.between(0.78, 1.16),
            far,
            colour: s.pick(needles),
          })
        }),
      )
      .join('')
  const ground = (y: number, dip: number, far: number) =>
    bank(
      s,
      pts(-40, y - 20, s.w * 0.22, y + 6, cx, y + dip, s.w * 0.8, y, s.w + 40, y - 26),
      fade(
        s,
        [0, tone(s, '#7fa45a', far)],
        [0.4, tone(s, '#4f8a50', far * 0.6)],
        [1, shaded(s, '#2f6244', far * 0.6)],
      ),
    )
  return (
    sky(s, { horizon: 600, sun: [0.44, 0.56], sunY: s.hour === 'day' || s.hour === 'night' ? 150 : 240 }) +
    clouds(s, { top: 60, bottom: 190, count: 3 }) +
    ahead(s) +
    ridge(s, { y: 450, rise: 70, colour: '#4f8a88', far: 0.54, rough: 0.45 }) +
    bloom(s, 420, 0.5) +
    pines(s, { ground: () => 590, count: 60, height: 110, colour: '#3f7f70', far: 0.5 }) +
    mistBand(s, 470, 190, 0.6) +
    row({ count: 9, y: 606, height: 210, far: 0.34, gap: 34 }) +
    ground(600, -12, 0.24) +
    rays(s, { count: 5, spreadX: 420, length: 520, opacity: s.hour === 'night' ? 0.1 : 0.2 }) +
    shape(trail, fade(s, [0, sunlit(s, '#e8d3a8', 0.2)], [1, tone(s, '#b98f64')])) +
    row({ count: 5, y: 700, height: 360, far: 0.14, gap: 150 }) +
    hiker(s, { x: cx - 20, y: 742, size: 92, colour: '#e2553f' }) +
    (s.chance(0.5) ? hiker(s, { x: cx + 24, y: 726, size: 84, colour: '#2f6fb0' }) : '') +
    row({ count: 3, y: 850, height: 620, far: 0.02, gap: 330 }) +
    times(10, (i) =>
      crown(s, {
        x: i % 2 === 0 ? s.between(-20, cx - 270) : s.between(cx + 300, s.w + 20),
        y: s.between(850, 950),
        rx: s.between(46, 90),
        ry: s.between(26, 48),
        colour: s.pick(['#4f8f4c', '#3f7f4c', '#6f9a48']),
        puffs: 8,
      }),
    ) +
    grass(s, { y: () => 966, height: 64, count: 110, colour: shaded(s, '#2f6b44') }) +
    birds(s, { x: s.w * 0.3, y: 200, count: 4 }) +
    footShade(s, 820, 0.35)
  )
}

function waterfall(s: Stage): string {
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
