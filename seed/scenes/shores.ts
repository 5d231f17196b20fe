// Warm seas: palm bay, villas over a lagoon, reef, karst bay, white town, lighthouse.

import { junk, longtail, sailboat } from './boats.ts'
import { mix } from './colour.ts'
import { fish, person, turtle } from './creatures.ts'
import { bank, footShade, mistBand, ridge } from './land.ts'
import { areaD, boxD, curveD, disc, discD, n, ovalD, type Point, pts, put, shape, spread, stroke, times, veil } from './shape.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, type Stage, shaded, sunlit, tone } from './stage.ts'
import { crown, palm } from './trees.ts'
import { glitter, mirrored, ripples, water } from './water.ts'

export const shores = { 'palm-bay': palmBay, 'overwater-villas': overwaterVillas, reef, 'karst-bay': karstBay }

const sand = '#f6dfb4'
const lagoon = '#12a3b4'
const shallows = '#6fdcc8'

function palmBay(s: Stage): string {
  const horizon = s.between(430, 480)
  const beach: Point[] = pts(-40, 935, s.w * 0.2, 880, s.w * 0.46, 800, s.w * 0.68, 724, s.w * 0.86, 668, s.w + 40, 640)
  const lifted = (by: number): Point[] => beach.map(([x, y], i) => [x, y - by * (1.2 - i * 0.12)])
  const knoll: Point[] = pts(s.w * 0.52, 990, s.w * 0.64, 880, s.w * 0.8, 800, s.w + 40, 740)
  return (
    sky(s, { horizon, sun: [0.2, 0.42] }) +
    clouds(s, { top: 70, bottom: 280, count: 4 }) +
    headland(s, horizon, s.w * 0.95, 0.62, 150) +
    headland(s, horizon, s.w * 1.02, 0.4, 110) +
    headland(s, horizon, s.w * -0.02, 0.52, 80) +
    bloom(s) +
    water(s, { top: horizon, colour: lagoon, near: shallows }) +
    ripples(s, { top: horizon, bottom: 740, count: 46 }) +
    glitter(s, { top: horizon, bottom: 800, width: 100 }) +
    sailboat(s, { x: s.w * s.between(0.3, 0.5), y: horizon + 44, size: 0.5, far: 0.15 }) +
    longtail(s, { x: s.w * s.between(0.12, 0.28), y: 700, size: 1.1 }) +
    bank(s, lifted(46), mix(tone(s, shallows), '#ffffff', 0.12)) +
    bank(s, lifted(16), mix(tone(s, '#ffffff'), s.light.sky[3], 0.2)) +
    bank(s, beach, fade(s, [0, mix(tone(s, sand), tone(s, lagoon), 0.24)], [0.2, sunlit(s, sand)], [1, tone(s, '#e9c48e')])) +
    parasol(s, s.w * 0.5, 868, s.pick(['#ef5d4e', '#f0a93a', '#2f8fb0'])) +
    person(s, { x: s.w * 0.385, y: 880, size: 44 }) +
    bank(s, knoll, fade(s, [0, tone(s, '#5aa05a')], [1, shaded(s, '#2f6f4a')])) +
    palm(s, { x: s.w * 0.93, y: 800, height: s.between(420, 480), lean: -90, far: 0.1 }) +
    palm(s, { x: s.w * 0.8, y: 830, height: s.between(560, 640), lean: s.between(-210, -160) }) +
    palm(s, { x: s.w * 0.97, y: 860, height: s.between(640, 700), lean: -120 }) +
    crown(s, { x: s.w * 0.95, y: 915, rx: 150, ry: 84, colour: '#2f7f50', puffs: 24 }) +
    crown(s, { x: s.w * 0.74, y: 950, rx: 90, ry: 46, colour: '#3f8f54', puffs: 16 }) +
    birds(s, { x: s.w * 0.3, y: 200, count: 5 }) +
    footShade(s, 800)
  )
}

// A cape running out of the side of the picture to a low tip.
function headland(s: Stage, horizon: number, x: number, far: number, height: number): string {
  const side = x > s.w / 2 ? -1 : 1
  const reach = s.w * s.between(0.3, 0.42) * (1.3 - far)
  const line: Point[] = spread(9, (i) => {
    const t = i / 8
    return [x + side * reach * t, horizon + 2 - height * (1 - t ** 1.6) * (i === 8 ? 0 : s.between(0.72, 1.1))]
  })
  return shape(`${curveD(line)}L${n(x)} ${horizon + 2}Z`, fade(s, [0, tone(s, '#3f8a6b', far)], [1, tone(s, '#3f8a6b', far + 0.22)]))
}

function parasol(s: Stage, x: number, y: number, colour: string): string {
  const top = tone(s, colour)
  return (
    veil(ovalD(x + 16, y + 2, [46, 7]), s.light.shade, 0.2) +
    stroke(`M${n(x)} ${n(y)}L${n(x + 8)} ${n(y - 76)}`, shaded(s, '#f0e6d2'), 4) +
    put(shape('M-46 0A46 38 0 0 1 46 0Z', top) + shape('M-16 0A16 38 0 0 1 16 0ZM30 0A40 38 0 0 0 0 -38A46 38 0 0 1 46 0ZM-46 0A46 38 0 0 1 0 -38A40 38 0 0 0 -30 0Z', sunlit(s, '#fff8ea')), x + 7, y - 66) +
    shape(`M${n(x - 54)} ${n(y)}l44 -8l14 -12l4 3l-14 16l-46 8z`, tone(s, '#fdf6e6'))
  )
}

function overwaterVillas(s: Stage): string {
  const horizon = s.between(390, 430)
  const pier = (t: number): Point => [s.w * (0.3 + 0.62 * t ** 0.72 - 0.16 * Math.sin(t * 3)), 975 - 512 * t ** 0.62]
  const count = 6
  const homes = spread(count, (i) => {
    const t = 0.3 + (0.66 * (i + 0.4)) / count
    const [x, y] = pier(t)
    const size = (1 - t) * 1.6 + 0.24
    return { x: x + 170 * size * (i % 2 === 0 ? 1 : -0.9), y: y + 12 * size, size, from: pier(t), far: t * 0.32 }
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
    islet(s, s.w * 0.72, horizon, 180) +
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
    shape(`M${n(x - half)} ${n(y + 3)}Q${n(x)} ${n(y - 26)} ${n(x + half)} ${n(y + 3)}Z`, tone(s, sand, 0.3)) +
    times(9, (i) => palm(s, { x: x + (i - 4) * half * 0.17, y: y - 6, height: s.between(60, 105), lean: s.between(-16, 16), far: 0.42 }))
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
    .map((t) => boxD(pier(t)[0] - half(t) - 2, pier(t)[1] - 34 * (1 - t) - 3, [4 - t * 2, 66 * (1 - t) + 10]) + boxD(pier(t)[0] + half(t) - 1, pier(t)[1] - 34 * (1 - t) - 3, [4 - t * 2, 66 * (1 - t) + 10]))
    .join('')
  const rail = (side: number) => curveD(ts.slice(0, 17).map((t): Point => [pier(t)[0] + side * half(t), pier(t)[1] - 32 * (1 - t) - 2]))
  const lamps = s.isDark
    ? ts
        .slice(1, 15)
        .map((t) => disc(pier(t)[0] - half(t), pier(t)[1] - 36 * (1 - t), 4.5 * (1 - t) + 1.5, s.light.lamp))
        .join('')
    : ''
  return (
    veil(areaD([...left.map(([x, y]): Point => [x + 14, y + 30]), ...right.toReversed().map(([x, y]): Point => [x + 14, y + 30])]), s.light.shade, 0.16) +
    shape(posts, shaded(s, '#7a5a44')) +
    shape(`${curveD(left) + curveD(right.toReversed(), 'L')}Z`, fade(s, [0, sunlit(s, wood, 0.2)], [1, tone(s, wood)])) +
    stroke(planks, shaded(s, wood), 1.6, 0.55) +
    stroke(rail(-1) + rail(1), tone(s, '#e9d2a8'), 3) +
    lamps
  )
}

function villa(s: Stage, { x, y, size, from, far }: { x: number; y: number; size: number; from: Point; far: number }): string {
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
    shape('M-120 -64C-70 -84 -34 -122 -12 -170C-6 -178 6 -178 12 -170C34 -122 70 -84 120 -64C80 -58 -80 -58 -120 -64Z', fade(s, [0, sunlit(s, thatch, far)], [1, shaded(s, thatch, far)])) +
    shape('M12 -170C34 -122 70 -84 120 -64C96 -60 60 -59 30 -59C26 -100 18 -140 8 -174Z', shaded(s, thatch, far), 'fill-opacity="0.55"')
  return stroke(lineTo(from, [x, y - 6 * size]), tone(s, '#a87c54', far), 12 * size) + put(house, x, y, size)
}

const lineTo = (a: Point, b: Point) => `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`

function reef(s: Stage): string {
  const horizon = 268
  const line = 330
  const surface: Point[] = spread(11, (i) => [-40 + (i * (s.w + 80)) / 10, line + (i % 2 === 0 ? -1 : 1) * s.between(6, 16)])
  const lit = s.hour === 'night' ? 0.3 : 0.75
  const deep = fade(s, [0, mix(tone(s, '#5fe0d2'), s.light.sky[3], 0.25)], [0.35, tone(s, '#17a5bd')], [1, mix(tone(s, '#0a4a86'), s.light.shade, 0.25)])
  const beam = fade(s, [0, s.light.glow, 0.34 * lit], [1, s.light.glow, 0])
  const corals = ['#ff6f61', '#f7a541', '#e85d9a', '#ffd166', '#9b6bd6'] as const
  return (
    sky(s, { horizon, sun: [0.18, 0.4], sunY: 120, size: 0.8 }) +
    clouds(s, { top: 50, bottom: 150, count: 4 }) +
    shape(
      `M${n(s.w * 0.5)} ${horizon + 30}C${n(s.w * 0.6)} ${horizon - 30} ${n(s.w * 0.66)} 130 ${n(s.w * 0.74)} 120C${n(s.w * 0.8)} 116 ${n(s.w * 0.86)} 200 ${n(s.w + 40)} ${horizon - 10}L${s.w + 40} ${horizon + 60}Z`,
      fade(s, [0, tone(s, '#3f9a63', 0.12)], [1, tone(s, '#3f9a63', 0.4)]),
    ) +
    times(7, (i) => palm(s, { x: s.w * (0.56 + i * 0.06), y: horizon + 18 - Math.min(i, 3) * 8, height: s.between(70, 110), lean: s.between(-24, 24), far: 0.14 })) +
    shape(boxD(0, horizon + 6, [s.w, 120]), fade(s, [0, mix(s.light.sky[3], tone(s, '#19a8b8'), 0.6)], [1, tone(s, '#3cc8c4')])) +
    sailboat(s, { x: s.w * 0.16, y: horizon + 32, size: 0.72 }) +
    shape(`${curveD(surface)}L${s.w + 40} ${s.h}L-40 ${s.h}Z`, deep) +
    stroke(curveD(surface), mix('#ffffff', s.light.sky[3], 0.3), 5, 0.8) +
    times(6, (i) => {
      const x = s.w * (0.04 + i * 0.17) + s.between(-30, 30)
      return shape(areaD(pts(x, line + 12, x + s.between(30, 80), line + 12, x - s.between(20, 60), 900, x - 190, 900)), beam)
    }) +
    ridge(s, { y: 800, rise: 50, colour: '#1c6f9e', far: 0.25, rough: 0.35, mist: 0.05 }) +
    school(s) +
    turtle(s, { x: s.w * s.between(0.34, 0.44), y: s.between(520, 580), size: 230 }) +
    bank(s, pts(-40, 850, s.w * 0.3, 890, s.w * 0.55, 915, s.w * 0.8, 880, s.w + 40, 830), fade(s, [0, tone(s, '#2b5f8c')], [1, mix(tone(s, '#12325f'), s.light.shade, 0.4)])) +
    times(12, (i) => coral(s, { x: s.w * (i / 11) + s.between(-30, 30), y: 950 - 22 * Math.abs(i - 6) + s.between(-10, 24), size: s.between(0.75, 1.35), colour: s.pick(corals), kind: i % 3 })) +
    times(3, (i) => fish(s, { x: s.w * (0.58 + i * 0.13), y: 640 + (i % 2) * 90, size: 92, colour: s.pick(['#ffb43a', '#ff7a52', '#ffd94a']), flip: i === 1 })) +
    veil(
      times(26, () => discD(s.w * s.between(0.1, 0.9), s.between(380, 860), s.between(2, 6))),
      '#ffffff',
      0.35,
    )
  )
}

function school(s: Stage): string {
  const [x, y] = [s.w * s.between(0.66, 0.76), s.between(440, 500)]
  return veil(
    times(22, () => {
      const [a, b, k] = [x + s.between(-130, 130), y + s.between(-46, 46), s.between(9, 14)]
      return `M${n(a - k)} ${n(b)}Q${n(a)} ${n(b - k * 0.7)} ${n(a + k)} ${n(b)}l${n(k * 0.6)} ${n(-k * 0.4)}v${n(k * 0.8)}l${n(-k * 0.6)} ${n(-k * 0.4)}Q${n(a)} ${n(b + k * 0.7)} ${n(a - k)} ${n(b)}Z`
    }),
    mix(tone(s, '#e9fbf4'), s.light.glow, 0.2),
    0.8,
  )
}

function coral(s: Stage, { x, y, size, colour, kind }: { x: number; y: number; size: number; colour: string; kind: number }): string {
  const [fill, light] = [tone(s, colour), sunlit(s, colour)]
  if (kind === 0) {
    const arm = (a: number, l: number) => `M0 10Q${n(a * 18)} ${-l * 0.5} ${n(a * 60)} ${-l}M${n(a * 22)} ${-l * 0.5}Q${n(a * 10)} ${-l * 0.8} ${n(a * 24)} ${-l * 1.05}`
    return put(stroke([-1, -0.45, 0.1, 0.6, 1].map((a) => arm(a, 92 + 26 * (1 - Math.abs(a)))).join(''), fill, 13), x, y, size)
  }
  if (kind === 1)
    return put(shape('M-64 20C-74 -40 -30 -70 0 -70C34 -70 72 -38 62 20Z', fill) + stroke('M-44 6C-48 -34 -20 -50 -16 -52M-14 8C-18 -30 0 -52 4 -56M16 8C18 -24 26 -40 32 -44M44 6C46 -14 48 -22 48 -26', light, 5, 0.7), x, y, size)
  return put(
    times(
      5,
      (i) =>
        shape(`M${-52 + i * 26} 16C${-60 + i * 26} ${-60 - (i % 2) * 34} ${-30 + i * 26} ${-60 - (i % 2) * 34} ${-36 + i * 26} 16Z`, i % 2 === 0 ? fill : light) +
        shape(ovalD(-45 + i * 26, -40 - (i % 2) * 25, [6.5, 3.4]), shaded(s, colour)),
    ),
    x,
    y,
    size,
  )
}

function karstBay(s: Stage): string {
  const horizon = s.between(500, 540)
  const row = (count: number, [low, high]: Point, far: number) => times(count, (i) => karst(s, { x: s.w * ((i + s.between(0.15, 0.85)) / count), y: horizon + (1 - far) * 30, height: s.between(low, high), far }))
  const near = karst(s, { x: s.w * s.between(0.84, 0.92), y: horizon + 96, height: s.between(360, 410), far: 0.05 }) + karst(s, { x: s.w * s.between(0.02, 0.1), y: horizon + 70, height: s.between(240, 290), far: 0.14 })
  return (
    sky(s, { horizon, sun: [0.34, 0.52] }) +
    clouds(s, { top: 80, bottom: 240, count: 3 }) +
    row(7, [70, 170], 0.72) +
    mistBand(s, horizon - 130, 200, 0.5) +
    row(5, [120, 250], 0.5) +
    mistBand(s, horizon - 90, 150, 0.45) +
    row(3, [170, 300], 0.3) +
    bloom(s, 460) +
    water(s, { top: horizon + 2, colour: '#2b9a97', near: '#1f7f8a' }) +
    mirrored(row(3, [120, 240], 0.4), horizon + 20, { squash: 0.6, opacity: 0.28 }) +
    glitter(s, { top: horizon, bottom: 900, width: 120 }) +
    ripples(s, { top: horizon, count: 70 }) +
    mirrored(near, horizon + 84, { squash: 0.7, opacity: 0.34 }) +
    near +
    mistBand(s, horizon + 20, 100, 0.24) +
    junk(s, { x: s.w * s.between(0.42, 0.56), y: horizon + 170, size: 1.5 }) +
    junk(s, { x: s.w * s.between(0.2, 0.3), y: horizon + 60, size: 0.5, far: 0.3, flip: true }) +
    birds(s, { x: s.w * 0.3, y: 190, count: 6 }) +
    footShade(s, 800)
  )
}

// A rock of limestone: two or three sheer lobes grown together, green on top, pale where the sea eats the foot.
function karst(s: Stage, { x, y, height, far }: { x: number; y: number; height: number; far: number }): string {
  const lobes = [
    [-0.3, s.between(0.5, 0.72), 0.26],
    [0.32, s.between(0.42, 0.66), 0.28],
    [s.between(-0.1, 0.12), 1, 0.34],
  ] as const
  const rock = '#a9b39b'
  const leaf = s.pick(['#3f8a5b', '#4f9460', '#37806a'])
  return lobes
    .map(([dx, up, wide]) => {
      const [cx, h, half] = [x + dx * height, height * up, height * wide * s.between(0.85, 1.1)]
      const outline: Point[] = pts(-1, 0, -0.95, -0.24, -0.84, -0.5, -0.66, -0.76, -0.3, -0.95, 0.06, -1, 0.4, -0.91, 0.68, -0.7, 0.82, -0.46, 0.96, -0.22, 1, 0)
      const body = outline.map(([a, b], i): Point => [cx + a * half * (i % 10 === 0 ? 1 : s.between(0.88, 1.07)), y + b * h * (b < -0.4 ? s.between(0.94, 1.04) : 1)])
      const fill = fade(s, [0, sunlit(s, leaf, far)], [0.42, tone(s, leaf, far)], [0.66, tone(s, mix(leaf, rock, 0.55), far)], [0.95, tone(s, rock, Math.min(0.9, far + 0.12))], [1, shaded(s, '#5f6f66', far)])
      const dark = [...body.slice(5), [cx + half * 0.24, y], [cx + half * 0.34, y - h * 0.4]] satisfies Point[]
      const scars = spread(3, (i) => `M${n(cx + (i - 1.7) * half * 0.32)} ${n(y - h * s.between(0.3, 0.55))}v${n(h * s.between(0.12, 0.26))}`).join('')
      return shape(`${curveD(body)}Z`, fill) + veil(`${curveD(dark)}Z`, shaded(s, '#2f5f5c', far), 0.34 * (1 - far)) + (far < 0.4 ? stroke(scars, sunlit(s, '#f3ead4', far), h * 0.011, 0.5) : '')
    })
    .join('')
}
