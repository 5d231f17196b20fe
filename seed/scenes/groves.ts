// Among trees: cherry road, pine trail.
import { mix } from './colour.ts'
import { hiker, person } from './creatures.ts'
import { lampGlow, lanterns } from './houses.ts'
import { bank, footShade, grass, mistBand, peak, ridge } from './land.ts'
import { birds, bloom, clouds, rays, sky } from './sky.ts'
import { fade, type Stage, shaded, sunlit, tone } from './stage.ts'
import {
  areaD,
  boxD,
  curveD,
  discD,
  ovalD,
  type Point,
  pts,
  shape,
  spread,
  times,
  veil,
} from './svg-shapes.ts'
import { crown, fir, pines, trunk } from './trees.ts'

const pineGreen = ['#2f6f55', '#3a7a52', '#2a665e']

export const groves = {
  'cherry-road': cherryRoad,
  'pine-trail': (s: Stage) => throughFirs(s, highPeak),
  'forest-path': (s: Stage) => throughFirs(s, greenHills),
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
