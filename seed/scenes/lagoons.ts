// Warm shallow water: palm bay, villas over a lagoon.
import { longtail, sailboat } from './boats.ts'
import { mix } from './colour.ts'
import { person } from './creatures.ts'
import { lampGlow } from './houses.ts'
import { bank, footShade, peak } from './land.ts'
import { karst } from './shores.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, type Stage, shaded, sunlit, tone } from './stage.ts'
import {
  areaD,
  boxD,
  curveD,
  disc,
  n,
  ovalD,
  type Point,
  pts,
  put,
  shape,
  spread,
  stroke,
  times,
  veil,
} from './svg-shapes.ts'
import { crown, palm } from './trees.ts'
import { glitter, ripples, water } from './water.ts'

export const lagoons = { 'palm-bay': palmBay, 'overwater-villas': overwaterVillas }

const sand = '#f6dfb4'

const lagoon = '#12a3b4'

const shallows = '#6fdcc8'

function palmBay(s: Stage): string {
  const horizon = s.between(430, 480)
  const beach: Point[] = pts(
    -40,
    935,
    s.w * 0.2,
    880,
    s.w * 0.46,
    800,
    s.w * 0.68,
    724,
    s.w * 0.86,
    668,
    s.w + 40,
    640,
  )
  const lifted = (by: number): Point[] => beach.map(([x, y], i) => [x, y - by * (1.2 - i * 0.12)])
  const knoll: Point[] = pts(s.w * 0.52, 990, s.w * 0.64, 880, s.w * 0.8, 800, s.w + 40, 740)
  return (
    sky(s, { horizon, sun: [0.2, 0.42] }) +
    clouds(s, { top: 70, bottom: 280, count: 4 }) +
    s.pick([capes, capes, highIsland, farRocks])(s, horizon) +
    bloom(s) +
    water(s, { top: horizon, colour: lagoon, near: shallows }) +
    ripples(s, { top: horizon, bottom: 740, count: 46 }) +
    glitter(s, { top: horizon, bottom: 800, width: 100 }) +
    sailboat(s, { x: s.w * s.between(0.3, 0.5), y: horizon + 44, size: 0.5, far: 0.15 }) +
    (s.chance(0.6)
      ? longtail(s, { x: s.w * s.between(0.12, 0.28), y: 700, size: 1.1 })
      : sailboat(s, { x: s.w * s.between(0.14, 0.28), y: 690, size: 1.3, colour: '#2f6fb0' })) +
    bank(s, lifted(46), mix(mix(tone(s, shallows), '#ffffff', 0.12), s.light.sky[3], s.isDark ? 0.4 : 0)) +
    bank(s, lifted(16), mix(tone(s, '#ffffff'), s.light.sky[3], 0.2)) +
    bank(
      s,
      beach,
      fade(
        s,
        [0, mix(tone(s, sand), tone(s, lagoon), 0.24)],
        [0.2, sunlit(s, sand)],
        [1, tone(s, '#e9c48e')],
      ),
    ) +
    s.pick([parasols, parasols, beachBar, surfboards])(s) +
    person(s, { x: s.w * 0.62, y: 806, size: 40 }) +
    person(s, { x: s.w * 0.645, y: 800, size: 38 }) +
    bank(s, knoll, fade(s, [0, tone(s, '#5aa05a')], [1, shaded(s, '#2f6f4a')])) +
    (s.chance(0.6)
      ? palm(s, { x: s.w * 0.93, y: 800, height: s.between(420, 480), lean: -90, far: 0.1 })
      : '') +
    palm(s, {
      x: s.w * s.between(0.76, 0.84),
      y: 836,
      height: s.between(500, 650),
      lean: s.between(-240, -120),
    }) +
    palm(s, { x: s.w * 0.97, y: 860, height: s.between(640, 700), lean: -120 }) +
    crown(s, { x: s.w * 0.95, y: 915, rx: 150, ry: 84, colour: '#2f7f50', puffs: 24 }) +
    crown(s, { x: s.w * 0.74, y: 950, rx: 90, ry: 46, colour: '#3f8f54', puffs: 16 }) +
    birds(s, { x: s.w * 0.3, y: 200, count: 5 }) +
    footShade(s, 800)
  )
}

const capes = (s: Stage, horizon: number) =>
  headland(s, horizon, s.w * 0.95, 0.62, 150) +
  headland(s, horizon, s.w * 1.02, 0.4, 110) +
  headland(s, horizon, s.w * -0.02, 0.52, 80)

const highIsland = (s: Stage, horizon: number) =>
  peak(s, {
    x: s.w * s.between(0.1, 0.2),
    y: horizon - s.between(170, 230),
    base: horizon + 2,
    half: s.w * 0.26,
    colour: '#3f9070',
    far: 0.34,
  }) +
  peak(s, {
    x: s.w * 0.34,
    y: horizon - 110,
    base: horizon + 2,
    half: s.w * 0.2,
    colour: '#3f9070',
    far: 0.44,
  })

const farRocks = (s: Stage, horizon: number) =>
  karst(s, { x: s.w * s.between(0.06, 0.14), y: horizon + 4, height: s.between(190, 240), far: 0.28 }) +
  karst(s, { x: s.w * 0.44, y: horizon + 2, height: s.between(80, 120), far: 0.5 })

// A cape running out of the side of the picture to a low tip.
function headland(s: Stage, horizon: number, x: number, far: number, height: number): string {
  const side = x > s.w / 2 ? -1 : 1
  const reach = s.w * s.between(0.3, 0.42) * (1.3 - far)
  const line: Point[] = spread(9, (i) => {
    const t = i / 8
    return [
      x + side * reach * t,
      horizon + 2 - height * (1 - t ** 1.6) * (i === 8 ? 0 : s.between(0.72, 1.1)),
    ]
  })
  return shape(
    `${curveD(line)}L${n(x)} ${horizon + 2}Z`,
    fade(s, [0, tone(s, '#3f8a6b', far)], [1, tone(s, '#3f8a6b', far + 0.22)]),
  )
}

const parasols = (s: Stage) =>
  times(s.int(1, 3), (i) =>
    parasol(s, s.w * (0.5 - i * 0.085), 868 + i * 34, s.pick(['#ef5d4e', '#f0a93a', '#2f8fb0'])),
  )

const surfboards = (s: Stage) =>
  times(4, (i) =>
    put(
      veil(ovalD(8, 0, [26, 4]), s.light.shade, 0.22) +
        shape(ovalD(0, -58, [15, 60]), tone(s, s.pick(['#ef5d4e', '#f6c84a', '#2f8fb0', '#fdf6e6']))) +
        stroke('M0 -112V-6', sunlit(s, '#fff8ea'), 3),
      s.w * 0.4 + i * 42,
      884 - i * 9,
      1,
    ),
  )

// A thatched bar with stools; its lamp is what one walks towards in the evening.
function beachBar(s: Stage): string {
  const [x, y] = [s.w * 0.47, 880]
  const thatch = '#c9a05e'
  return (
    lampGlow(s, x, y - 60, 170, 0.5) +
    put(
      veil(ovalD(10, 2, [120, 10]), s.light.shade, 0.2) +
        shape(boxD(-70, -96, [7, 96]) + boxD(63, -96, [7, 96]), shaded(s, '#6b4f3c')) +
        (s.isDark
          ? veil(boxD(-63, -90, [126, 46]), s.light.lamp, 0.7)
          : veil(boxD(-63, -90, [126, 46]), s.light.shade, 0.3)) +
        shape(boxD(-78, -46, [156, 46]), tone(s, '#b98a5e')) +
        shape(boxD(-84, -54, [168, 10]), sunlit(s, '#e3c08c')) +
        shape(
          times(3, (i) => boxD(-52 + i * 46, -26, [5, 26]) + boxD(-60 + i * 46, -30, [21, 6])),
          shaded(s, '#5b4034'),
        ) +
        shape(
          'M-112 -88C-70 -102 -34 -128 -10 -160C-4 -166 4 -166 10 -160C34 -128 70 -102 112 -88C76 -80 -76 -80 -112 -88Z',
          fade(s, [0, sunlit(s, thatch)], [1, shaded(s, thatch)]),
        ),
      x,
      y,
    )
  )
}

function parasol(s: Stage, x: number, y: number, colour: string): string {
  const top = tone(s, colour)
  return (
    veil(ovalD(x + 16, y + 2, [46, 7]), s.light.shade, 0.2) +
    stroke(`M${n(x)} ${n(y)}L${n(x + 8)} ${n(y - 76)}`, shaded(s, '#f0e6d2'), 4) +
    put(
      shape('M-46 0A46 38 0 0 1 46 0Z', top) +
        shape(
          'M-16 0A16 38 0 0 1 16 0ZM30 0A40 38 0 0 0 0 -38A46 38 0 0 1 46 0ZM-46 0A46 38 0 0 1 0 -38A40 38 0 0 0 -30 0Z',
          sunlit(s, '#fff8ea'),
        ),
      x + 7,
      y - 66,
    ) +
    shape(`M${n(x - 54)} ${n(y)}l44 -8l14 -12l4 3l-14 16l-46 8z`, tone(s, '#fdf6e6'))
  )
}

function overwaterVillas(s: Stage): string {
  const horizon = s.between(390, 430)
  const bend = s.between(0.05, 0.2)
  const pier = (t: number): Point => [
    s.w * (0.3 + 0.62 * t ** 0.72 - bend * Math.sin(t * 3)),
    975 - 512 * t ** 0.62,
  ]
  const count = s.int(5, 7)
  const homes = spread(count, (i) => {
    const t = 0.3 + (0.56 * (i + 0.4)) / count
    const [x, y] = pier(t)
    const size = (1 - t) * 1.6 + 0.24
    return {
      x: x + 170 * size * (i % 2 === 0 ? 1 : -0.9),
      y: y + 12 * size,
      size,
      from: pier(t),
      far: t * 0.32,
    }
  }).toReversed()
  return (
    sky(s, { horizon, sun: [0.14, 0.34] }) +
    clouds(s, { top: 80, bottom: 270, count: 5 }) +
    water(s, { top: horizon, colour: '#0f93b8', near: '#62dccb' }) +
    veil(
      `${curveD(pts(-40, 640, s.w * 0.3, 600, s.w * 0.7, 640, s.w + 40, 590))}L${s.w + 40} 700${curveD(pts(s.w + 40, 700, s.w * 0.6, 720, s.w * 0.2, 690, -40, 740), 'L')}Z`,
      mix(tone(s, '#8ff0d8'), s.light.sky[3], s.hour === 'day' ? 0 : 0.6),
      s.isDark ? 0.22 : 0.45,
    ) +
    islet(s, s.w * s.between(0.58, 0.76), horizon, s.between(120, 180)) +
    ripples(s, { top: horizon, count: 90 }) +
    glitter(s, { top: horizon, bottom: 820, width: 100 }) +
    homes.map((home) => villa(s, home)).join('') +
    boardwalk(s, pier) +
    sailboat(s, { x: s.w * 0.16, y: horizon + 60, size: 0.5, far: 0.2, colour: '#2f6fb0' }) +
    birds(s, { x: s.w * 0.4, y: 180, count: 4 }) +
    footShade(s, 820, 0.3)
  )
}

function islet(s: Stage, x: number, y: number, half: number): string {
  return (
    shape(
      `M${n(x - half)} ${n(y + 3)}Q${n(x)} ${n(y - 26)} ${n(x + half)} ${n(y + 3)}Z`,
      tone(s, sand, 0.3),
    ) +
    times(9, (i) =>
      palm(s, {
        x: x + (i - 4) * half * 0.17,
        y: y - 6,
        height: s.between(60, 105),
        lean: s.between(-16, 16),
        far: 0.42,
      }),
    )
  )
}

function boardwalk(s: Stage, pier: (t: number) => Point): string {
  const wood = '#b98a5e'
  const half = (t: number) => 54 * (1 - t) ** 1.35 + 5
  const ts = spread(21, (i) => (i / 20) * 0.9)
  const left = ts.map((t): Point => [pier(t)[0] - half(t), pier(t)[1]])
  const right = ts.map((t): Point => [pier(t)[0] + half(t), pier(t)[1]])
  const planks = spread(44, (i) => (i / 44) ** 0.7 * 0.88)
    .map((t) => `M${n(pier(t)[0] - half(t))} ${n(pier(t)[1])}L${n(pier(t)[0] + half(t))} ${n(pier(t)[1])}`)
    .join('')
  const posts = ts
    .slice(0, 17)
    .map(
      (t) =>
        boxD(pier(t)[0] - half(t) - 2, pier(t)[1] - 34 * (1 - t) - 3, [4 - t * 2, 66 * (1 - t) + 10]) +
        boxD(pier(t)[0] + half(t) - 1, pier(t)[1] - 34 * (1 - t) - 3, [4 - t * 2, 66 * (1 - t) + 10]),
    )
    .join('')
  const rail = (side: number) =>
    curveD(ts.slice(0, 17).map((t): Point => [pier(t)[0] + side * half(t), pier(t)[1] - 32 * (1 - t) - 2]))
  const lamps = s.isDark
    ? ts
        .slice(1, 15)
        .map((t) => disc(pier(t)[0] - half(t), pier(t)[1] - 36 * (1 - t), 4.5 * (1 - t) + 1.5, s.light.lamp))
        .join('')
    : ''
  return (
    veil(
      areaD([
        ...left.map(([x, y]): Point => [x + 14, y + 30]),
        ...right.toReversed().map(([x, y]): Point => [x + 14, y + 30]),
      ]),
      s.light.shade,
      0.16,
    ) +
    shape(posts, shaded(s, '#7a5a44')) +
    shape(
      `${curveD(left) + curveD(right.toReversed(), 'L')}Z`,
      fade(s, [0, sunlit(s, wood, 0.2)], [1, tone(s, wood)]),
    ) +
    stroke(planks, shaded(s, wood), 1.6, 0.55) +
    stroke(rail(-1) + rail(1), tone(s, '#e9d2a8'), 3) +
    lamps
  )
}

function villa(
  s: Stage,
  { x, y, size, from, far }: { x: number; y: number; size: number; from: Point; far: number },
): string {
  const thatch = '#c29a5b'
  const glass = s.isDark ? s.light.lamp : tone(s, '#5b4a3f', far)
  const house =
    veil('M-110 26Q0 44 118 26L100 60Q0 70 -96 60Z', s.light.shade, 0.2) +
    shape(
      times(6, (i) => boxD(-84 + i * 32, -4, [5, 44])),
      shaded(s, '#6b4f3c', far),
    ) +
    shape('M-108 -12L112 -12L112 0L-108 0Z', tone(s, '#b98a5e', far)) +
    shape('M-80 -70L80 -70L80 -12L-80 -12Z', tone(s, '#e8cfa2', far)) +
    shape(boxD(-64, -58, [34, 46]) + boxD(-18, -58, [36, 46]) + boxD(30, -58, [34, 46]), glass) +
    shape(
      'M-120 -64C-70 -84 -34 -122 -12 -170C-6 -178 6 -178 12 -170C34 -122 70 -84 120 -64C80 -58 -80 -58 -120 -64Z',
      fade(s, [0, sunlit(s, thatch, far)], [1, shaded(s, thatch, far)]),
    ) +
    shape(
      'M12 -170C34 -122 70 -84 120 -64C96 -60 60 -59 30 -59C26 -100 18 -140 8 -174Z',
      shaded(s, thatch, far),
      'fill-opacity="0.55"',
    )
  return stroke(lineTo(from, [x, y - 6 * size]), tone(s, '#a87c54', far), 12 * size) + put(house, x, y, size)
}

const lineTo = (a: Point, b: Point) => `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
