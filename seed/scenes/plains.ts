// Open ground: savanna, safari river.
import { mix } from './colour.ts'
import { elephant, giraffe } from './creatures.ts'
import { bank, footShade, grass, mistBand, peak, ridge } from './land.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, type Stage, shaded, sunlit, tone } from './stage.ts'
import {
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
import { acacia, crown, palm } from './trees.ts'

export const plains = { savanna, 'safari-river': safariRiver }

function savanna(s: Stage): string {
  const treeX = s.w * s.between(0.68, 0.8)
  const gold = '#dcae52'
  return (
    sky(s, {
      horizon: 640,
      sun: [0.3, 0.44],
      sunY: s.hour === 'day' || s.hour === 'night' ? 220 : s.between(450, 500),
      size: s.hour === 'day' || s.hour === 'night' ? 1 : 2.1,
    }) +
    clouds(s, { top: 90, bottom: 260, count: 3 }) +
    ridge(s, { y: 610, rise: 24, colour: '#a88a8a', far: 0.58, rough: 0.4 }) +
    times(5, (i) =>
      acacia(s, {
        x: s.w * (0.08 + i * 0.21) + s.between(-30, 30),
        y: 652,
        height: s.between(54, 86),
        far: 0.42,
      }),
    ) +
    bloom(s, 440, 0.5) +
    mistBand(s, 590, 90, 0.4) +
    bank(
      s,
      pts(-40, 650, s.w * 0.3, 644, s.w * 0.7, 656, s.w + 40, 646),
      fade(s, [0, sunlit(s, gold, 0.2)], [0.4, tone(s, gold)], [1, shaded(s, '#a8783a')]),
    ) +
    times(3, (i) => elephant(s, { x: s.w * 0.2 + i * 84, y: 684 + i * 3, size: 66 - i * 12, far: 0.2 })) +
    acacia(s, { x: treeX, y: 822, height: s.between(430, 530) }) +
    s.pick([giraffes, giraffes, elephants])(s) +
    grass(s, { y: (x) => 792 + 10 * Math.sin(x / 70), height: 40, count: 170, colour: tone(s, '#c89a44') }) +
    bank(
      s,
      pts(-40, 800, s.w * 0.3, 820, s.w * 0.7, 806, s.w + 40, 828),
      fade(s, [0, tone(s, '#c4923f')], [1, shaded(s, '#7a5428')]),
    ) +
    grass(s, { y: (x) => 830 + 12 * Math.sin(x / 60), height: 54, count: 200, colour: tone(s, '#b8883c') }) +
    grass(s, { y: () => 965, height: 130, count: 190, colour: shaded(s, '#6f5026') }) +
    birds(s, { x: s.w * 0.24, y: 300, count: 7 }) +
    footShade(s, 850, 0.3)
  )
}

function giraffes(s: Stage): string {
  const x = s.w * s.between(0.34, 0.44)
  return (
    giraffe(s, { x, y: 790, size: s.between(300, 350) }) +
    giraffe(s, { x: x - s.w * 0.12, y: 770, size: 250, far: 0.06 }) +
    giraffe(s, { x: x + s.w * 0.11, y: 800, size: 150, flip: true })
  )
}

function elephants(s: Stage): string {
  const x = s.w * s.between(0.34, 0.42)
  return (
    elephant(s, { x: x - s.w * 0.16, y: 786, size: 150, far: 0.05 }) +
    elephant(s, { x, y: 806, size: 200 }) +
    elephant(s, { x: x + s.w * 0.13, y: 810, size: 84 })
  )
}

function safariRiver(s: Stage): string {
  const gold = '#a8b45a'
  const path: Point[] = pts(
    s.w * 0.6,
    596,
    s.w * 0.44,
    622,
    s.w * 0.62,
    660,
    s.w * 0.36,
    730,
    s.w * 0.56,
    830,
    s.w * 0.4,
    1000,
  )
  const wide = [6, 22, 50, 120, 230, 420]
  const side = (dir: number, grow = 0): Point[] =>
    path.map(([x, y], i) => [x + dir * ((wide[i] ?? 0) + grow * (i + 1)), y])
  const stream = (grow: number) => `${curveD(side(-1, grow))}${curveD(side(1, grow).toReversed(), 'L')}Z`
  const wet = fade(
    s,
    [0, s.light.sky[3]],
    [0.4, mix(s.light.sky[2], tone(s, '#5fb0b8'), 0.3)],
    [1, mix(s.light.sky[1], tone(s, '#3f9aa8'), 0.5)],
  )
  const herd = [
    [0.8, 742, 150],
    [0.9, 762, 130],
    [0.7, 734, 84],
  ] as const
  return (
    sky(s, { horizon: 600, sun: [0.18, 0.32] }) +
    clouds(s, { top: 70, bottom: 240, count: 4 }) +
    peak(s, {
      x: s.w * 0.64,
      y: s.between(250, 290),
      base: 640,
      half: 640,
      colour: '#7f93bc',
      far: 0.54,
      snow: 0.3,
    }) +
    mistBand(s, 440, 180, 0.6) +
    bloom(s) +
    ridge(s, { y: 596, rise: 14, colour: '#7f9a6a', far: 0.4, rough: 0.4 }) +
    times(12, (i) =>
      crown(s, {
        x: s.w * (i / 11) + s.between(-24, 24),
        y: 600,
        rx: s.between(24, 44),
        ry: s.between(12, 20),
        colour: '#7a9450',
        far: 0.34,
        puffs: 7,
      }),
    ) +
    bank(
      s,
      pts(-40, 606, s.w * 0.4, 600, s.w + 40, 604),
      fade(s, [0, tone(s, gold, 0.26)], [0.5, tone(s, gold)], [1, shaded(s, '#6f8a3f')]),
    ) +
    shape(stream(5), tone(s, '#e0c88a')) +
    shape(stream(0), wet) +
    veil(
      times(26, () => {
        const y = s.between(700, 950)
        return ovalD(s.w * 0.46 + s.between(-0.9, 0.9) * (y - 640) * 0.5, y, [s.between(14, 44), 2])
      }),
      '#ffffff',
      0.35,
    ) +
    acacia(s, { x: s.w * 0.14, y: 690, height: 230, far: 0.12, colour: '#6f8a3a' }) +
    acacia(s, { x: s.w * 0.93, y: 664, height: 140, far: 0.24, colour: '#6f8a3a' }) +
    herd
      .map(
        ([x, y, size], i) =>
          veil(ovalD(s.w * x, y + 3, [size * 0.7, size * 0.06]), s.light.shade, 0.28) +
          elephant(s, { x: s.w * x, y, size, flip: i !== 2, far: i === 2 ? 0.1 : 0 }),
      )
      .join('') +
    times(3, (i) => hippo(s, s.w * 0.4 + i * 92 - (i % 2) * 20, 836 + (i % 2) * 28, 1 - i * 0.12)) +
    palm(s, { x: s.w * 0.06, y: 880, height: 400, lean: 60, leaf: '#5f8f42' }) +
    palm(s, { x: s.w * -0.005, y: 900, height: 300, lean: 30, leaf: '#5f8f42' }) +
    crown(s, { x: s.w * 0.03, y: 900, rx: 110, ry: 50, colour: '#5f8a3f', puffs: 18 }) +
    reeds(s, s.w * 0.02, s.w * 0.3) +
    reeds(s, s.w * 0.76, s.w * 1.02) +
    birds(s, { x: s.w * 0.42, y: 250, count: 8, size: 17 }) +
    footShade(s, 850, 0.3)
  )
}

const hippo = (s: Stage, x: number, y: number, size: number) =>
  put(
    veil('M-46 2Q0 14 60 2Q0 22 -46 2Z', s.light.shade, 0.3) +
      shape('M-50 2C-48 -26 -10 -34 10 -26C16 -34 24 -32 26 -24C44 -22 58 -12 58 2Z', tone(s, '#7a6470')) +
      disc(16, -26, 3.5, shaded(s, '#4a3a46')) +
      disc(50, -8, 2.6, shaded(s, '#4a3a46')),
    x,
    y,
    size,
  )

function reeds(s: Stage, from: number, to: number): string {
  const spots = spread(26, () => ({ x: s.between(from, to), tall: s.between(70, 170) }))
  return (
    stroke(
      spots
        .map(
          ({ x, tall }) =>
            `M${n(x)} 975q${n(s.between(-10, 10))} ${n(-tall * 0.5)} ${n(s.between(-16, 16))} ${n(-tall)}`,
        )
        .join(''),
      shaded(s, '#5f7a3a'),
      5,
    ) +
    shape(
      spots
        .filter((_, i) => i % 3 === 0)
        .map(({ x, tall }) => ovalD(x, 975 - tall, [6, 20]))
        .join(''),
      shaded(s, '#7a4a2c'),
    )
  )
}
