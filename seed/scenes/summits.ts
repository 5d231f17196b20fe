// Two mountains of our own: the lake in the crown of Baekdusan, the long back of Hallasan.
import { mix } from './colour.ts'
import { hiker } from './creatures.ts'
import { bank, footShade, grass, mistBand, ridge } from './land.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, type Stage, shaded, sunlit, tone } from './stage.ts'
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
import { crown, isSnowy } from './trees.ts'
import { mirrored, ripples, water } from './water.ts'

export const summits = { 'heaven-lake': heavenLake, 'halla-slope': hallaSlope }

/** Sixteen peaks around deep blue water, seen from the rim one has climbed to. */
function heavenLake(s: Stage): string {
  const shore = 470
  const stone = isSnowy(s) ? '#dfe6ec' : '#8a7f74'
  const crest = (y: number, rise: number): Point[] =>
    spread(15, (i) => [
      -40 + ((s.w + 80) * i) / 14,
      y - (i % 2 === 0 ? s.between(0, 0.3) : s.between(0.5, 1)) * rise,
    ])
  const wall = (y: number, rise: number, far: number) => {
    const line = crest(y, rise)
    const body = areaD([...line, [s.w + 40, shore + 20], [-40, shore + 20]])
    const scree = times(16, (i) => {
      const x = s.w * (i / 15) + s.between(-20, 20)
      return areaD(pts(x, y - rise * 0.3, x + 44, shore + 6, x - 40, shore + 6))
    })
    return (
      shape(body, fade(s, [0, sunlit(s, stone, far)], [1, tone(s, mix(stone, '#b8a88c', 0.4), far)])) +
      veil(scree, shaded(s, '#5f584f', far), 0.26)
    )
  }
  const ring = wall(330, 130, 0.42) + wall(390, 90, 0.24)
  return (
    sky(s, { horizon: 400, sun: [0.2, 0.34] }) +
    clouds(s, { top: 60, bottom: 180, count: 4 }) +
    ring +
    bloom(s, 360) +
    water(s, { top: shore, bottom: 840, colour: '#1456a8', near: '#0f3f86' }) +
    mirrored(ring, shore, { squash: 0.7, opacity: 0.32 }) +
    ripples(s, { top: shore, bottom: 740, count: 60 }) +
    mistBand(s, shore - 30, 80, 0.4) +
    bank(
      s,
      pts(-40, 640, s.w * 0.16, 690, s.w * 0.36, 780, s.w * 0.6, 800, s.w * 0.82, 730, s.w + 40, 650),
      fade(s, [0, sunlit(s, stone)], [1, shaded(s, mix(stone, '#5f6a4c', 0.5))]),
    ) +
    times(26, () => {
      const [x, y] = [s.between(0, s.w), s.between(810, 940)]
      return shape(ovalD(x, y, [s.between(16, 46), s.between(10, 22)]), shaded(s, stone))
    }) +
    (isSnowy(s)
      ? ''
      : shape(
          times(90, () => discD(s.between(0, s.w), s.between(830, 955), s.between(3, 6))),
          tone(s, '#f2d95a'),
        )) +
    hiker(s, { x: s.w * 0.44, y: 822, size: 96, colour: '#e2553f' }) +
    hiker(s, { x: s.w * 0.5, y: 826, size: 90, colour: '#2f6fb0' }) +
    birds(s, { x: s.w * 0.66, y: 240, count: 4 }) +
    footShade(s, 850, 0.3)
  )
}

/** A broad shield over the whole width, a stub of rock at its top, a boardwalk through azaleas or snow. */
function hallaSlope(s: Stage): string {
  const snowy = isSnowy(s)
  const top = s.w * s.between(0.44, 0.56)
  const green = snowy ? '#e6edf2' : '#6f9a5a'
  const back = pts(
    -60,
    600,
    s.w * 0.14,
    520,
    top - 210,
    400,
    top - 90,
    352,
    top + 90,
    352,
    top + 220,
    404,
    s.w * 0.88,
    524,
    s.w + 60,
    604,
  )
  const rock = pts(
    top - 96,
    358,
    top - 78,
    300,
    top - 40,
    282,
    top - 4,
    296,
    top + 30,
    276,
    top + 74,
    304,
    top + 96,
    358,
  )
  return (
    sky(s, { horizon: 620, sun: [0.14, 0.28] }) +
    clouds(s, { top: 70, bottom: 240, count: 5 }) +
    shape(
      areaD(rock),
      fade(s, [0, sunlit(s, snowy ? '#dfe6ea' : '#8f8578', 0.16)], [1, shaded(s, '#6f675f', 0.16)]),
    ) +
    stroke(
      times(
        7,
        (i) =>
          `M${n(top - 70 + i * 24)} ${n(s.between(296, 312))}l${n(s.between(-6, 6))} ${n(s.between(30, 46))}`,
      ),
      shaded(s, '#57514b', 0.16),
      4,
      0.5,
    ) +
    bank(
      s,
      back,
      fade(
        s,
        [0, sunlit(s, green, 0.2)],
        [0.6, tone(s, mix(green, '#4f7f5a', 0.4), 0.12)],
        [1, shaded(s, '#3f6f4c')],
      ),
    ) +
    bloom(s) +
    ridge(s, { y: 600, rise: 26, colour: snowy ? '#cfd9e0' : '#5f8f5c', far: 0.16, rough: 0.36 }) +
    times(3, (i) =>
      shape(`M${n(s.w * (0.1 + i * 0.34))} 610q70 -74 150 0z`, tone(s, snowy ? '#d8e2e8' : '#78a860', 0.12)),
    ) +
    mistBand(s, 540, 120, 0.45) +
    bank(
      s,
      pts(-40, 690, s.w * 0.3, 676, s.w * 0.66, 700, s.w + 40, 680),
      fade(s, [0, sunlit(s, green)], [1, shaded(s, '#4f7f4c')]),
    ) +
    times(30, () =>
      crown(s, {
        x: s.between(0, s.w),
        y: s.between(716, 900),
        rx: s.between(34, 66),
        ry: s.between(20, 34),
        colour: snowy ? '#4f7f5c' : s.pick(['#d8568f', '#e87fae', '#5f9454']),
        puffs: 8,
      }),
    ) +
    boardwalk(s) +
    hiker(s, { x: s.w * 0.55, y: 800, size: 92, colour: '#e2553f' }) +
    hiker(s, { x: s.w * 0.6, y: 836, size: 100, colour: '#e8a33a' }) +
    grass(s, {
      y: () => 968,
      height: 60,
      count: 110,
      colour: snowy ? tone(s, '#dfe6ea') : shaded(s, '#3f6f44'),
    }) +
    birds(s, { x: s.w * 0.7, y: 220, count: 3 }) +
    footShade(s, 850, 0.26)
  )
}

function boardwalk(s: Stage): string {
  const middle = pts(s.w * 0.5, 700, s.w * 0.53, 740, s.w * 0.56, 800, s.w * 0.6, 880, s.w * 0.62, 1000)
  const wide = [8, 14, 26, 46, 84]
  const edge = (side: number) => middle.map(([x, y], i): Point => [x + side * (wide[i] ?? 0), y])
  return (
    shape(`${curveD(edge(-1))}${curveD(edge(1).toReversed(), 'L')}Z`, tone(s, '#b08a5c')) +
    veil(
      times(16, (i) => boxD(s.w * (0.5 + i * 0.0075) - 10 - i * 4, 706 + i * 16, [20 + i * 8, 3])),
      shaded(s, '#6f5234'),
      0.5,
    )
  )
}
