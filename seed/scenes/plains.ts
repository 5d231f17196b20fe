// Open ground: savanna, safari river, golf fairway.
import { mix } from './colour.ts'
import { elephant, giraffe } from './creatures.ts'
import { bank, footShade, grass, mistBand, peak, ridge } from './land.ts'
import { curveD, disc, n, ovalD, type Point, pts, put, shape, spread, stroke, times, veil } from './shape.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, type Stage, shaded, sunlit, tone } from './stage.ts'
import { acacia, crown, leafTree, palm, pines } from './trees.ts'

export const plains = { savanna, 'safari-river': safariRiver, 'golf-fairway': golfFairway }

function savanna(s: Stage): string {
  const treeX = s.w * s.between(0.68, 0.76)
  const gold = '#dcae52'
  return (
    sky(s, { horizon: 640, sun: [0.3, 0.44], sunY: s.hour === 'day' || s.hour === 'night' ? 220 : s.between(450, 500), size: s.hour === 'day' || s.hour === 'night' ? 1 : 2.1 }) +
    clouds(s, { top: 90, bottom: 260, count: 3 }) +
    ridge(s, { y: 610, rise: 24, colour: '#a88a8a', far: 0.58, rough: 0.4 }) +
    times(5, (i) => acacia(s, { x: s.w * (0.08 + i * 0.21) + s.between(-30, 30), y: 652, height: s.between(54, 86), far: 0.42 })) +
    bloom(s, 560, 0.5) +
    mistBand(s, 590, 90, 0.4) +
    bank(s, pts(-40, 650, s.w * 0.3, 644, s.w * 0.7, 656, s.w + 40, 646), fade(s, [0, sunlit(s, gold, 0.2)], [0.4, tone(s, gold)], [1, shaded(s, '#a8783a')])) +
    times(3, (i) => elephant(s, { x: s.w * 0.2 + i * 84, y: 684 + i * 3, size: 66 - i * 12, far: 0.2 })) +
    acacia(s, { x: treeX, y: 822, height: s.between(480, 520) }) +
    giraffe(s, { x: s.w * 0.42, y: 790, size: 330 }) +
    giraffe(s, { x: s.w * 0.3, y: 770, size: 250, far: 0.06 }) +
    giraffe(s, { x: s.w * 0.53, y: 800, size: 150, flip: true }) +
    grass(s, { y: (x) => 792 + 10 * Math.sin(x / 70), height: 40, count: 170, colour: tone(s, '#c89a44') }) +
    bank(s, pts(-40, 800, s.w * 0.3, 820, s.w * 0.7, 806, s.w + 40, 828), fade(s, [0, tone(s, '#c4923f')], [1, shaded(s, '#7a5428')])) +
    grass(s, { y: (x) => 830 + 12 * Math.sin(x / 60), height: 54, count: 200, colour: tone(s, '#b8883c') }) +
    grass(s, { y: () => 965, height: 130, count: 190, colour: shaded(s, '#6f5026') }) +
    birds(s, { x: s.w * 0.24, y: 300, count: 7 }) +
    footShade(s, 850, 0.3)
  )
}

function safariRiver(s: Stage): string {
  const gold = '#a8b45a'
  const path: Point[] = pts(s.w * 0.6, 596, s.w * 0.44, 622, s.w * 0.62, 660, s.w * 0.36, 730, s.w * 0.56, 830, s.w * 0.4, 1000)
  const wide = [6, 22, 50, 120, 230, 420]
  const side = (dir: number, grow = 0): Point[] => path.map(([x, y], i) => [x + dir * ((wide[i] ?? 0) + grow * (i + 1)), y])
  const stream = (grow: number) => `${curveD(side(-1, grow))}${curveD(side(1, grow).toReversed(), 'L')}Z`
  const wet = fade(s, [0, s.light.sky[3]], [0.4, mix(s.light.sky[2], tone(s, '#5fb0b8'), 0.3)], [1, mix(s.light.sky[1], tone(s, '#3f9aa8'), 0.5)])
  const herd = [
    [0.8, 742, 150],
    [0.9, 762, 130],
    [0.7, 734, 84],
  ] as const
  return (
    sky(s, { horizon: 600, sun: [0.18, 0.32] }) +
    clouds(s, { top: 70, bottom: 240, count: 4 }) +
    peak(s, { x: s.w * 0.64, y: s.between(250, 290), base: 640, half: 640, colour: '#7f93bc', far: 0.54, snow: 0.3 }) +
    mistBand(s, 440, 180, 0.6) +
    bloom(s) +
    ridge(s, { y: 596, rise: 14, colour: '#7f9a6a', far: 0.4, rough: 0.4 }) +
    times(12, (i) => crown(s, { x: s.w * (i / 11) + s.between(-24, 24), y: 600, rx: s.between(24, 44), ry: s.between(12, 20), colour: '#7a9450', far: 0.34, puffs: 7 })) +
    bank(s, pts(-40, 606, s.w * 0.4, 600, s.w + 40, 604), fade(s, [0, tone(s, gold, 0.26)], [0.5, tone(s, gold)], [1, shaded(s, '#6f8a3f')])) +
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
    herd.map(([x, y, size], i) => veil(ovalD(s.w * x, y + 3, [size * 0.7, size * 0.06]), s.light.shade, 0.28) + elephant(s, { x: s.w * x, y, size, flip: i !== 2, far: i === 2 ? 0.1 : 0 })).join('') +
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
    stroke(spots.map(({ x, tall }) => `M${n(x)} 975q${n(s.between(-10, 10))} ${n(-tall * 0.5)} ${n(s.between(-16, 16))} ${n(-tall)}`).join(''), shaded(s, '#5f7a3a'), 5) +
    shape(
      spots
        .filter((_, i) => i % 3 === 0)
        .map(({ x, tall }) => ovalD(x, 975 - tall, [6, 20]))
        .join(''),
      shaded(s, '#7a4a2c'),
    )
  )
}

function golfFairway(s: Stage): string {
  const holeX = s.w * s.between(0.6, 0.68)
  const turf = '#6fb84a'
  const leaves = s.pick([
    ['#4f8f58', '#5f9a5c', '#3f7f56'],
    ['#4f8f58', '#5f9a5c', '#3f7f56'],
    ['#d98a3a', '#c9653a', '#7f9a4a'],
  ])
  const path: Point[] = pts(holeX, 596, s.w * 0.5, 640, s.w * 0.6, 700, s.w * 0.42, 800, s.w * 0.5, 1000)
  const wide = [40, 90, 150, 270, 470]
  const strip = (from: number, to: number) => `${curveD(path.map(([x, y], i): Point => [x + (wide[i] ?? 0) * from, y]))}${curveD(path.map(([x, y], i): Point => [x + (wide[i] ?? 0) * to, y]).toReversed(), 'L')}Z`
  const sand = (x: number, y: number, size: number) =>
    put(shape('M-60 0C-70 -22 -30 -30 0 -22C30 -34 70 -18 60 4C40 20 -40 22 -60 0Z', shaded(s, '#4f8a3c')) + shape('M-54 3C-62 -14 -28 -22 0 -14C28 -26 62 -12 54 6C36 18 -36 20 -54 3Z', sunlit(s, '#f7e6bc')), x, y, size)
  return (
    sky(s, { horizon: 520, sun: [0.2, 0.36] }) +
    clouds(s, { top: 70, bottom: 250, count: 5 }) +
    ridge(s, { y: 430, rise: 70, colour: '#6f93b0', far: 0.6, rough: 0.46 }) +
    ridge(s, { y: 490, rise: 36, colour: '#5f9a7a', far: 0.44, rough: 0.4 }) +
    bloom(s) +
    times(17, (i) => crown(s, { x: s.w * (i / 16) + s.between(-16, 16), y: 548, rx: s.between(44, 70), ry: s.between(34, 56), colour: s.pick(leaves), far: 0.3, puffs: 9 })) +
    mistBand(s, 480, 110, 0.4) +
    bank(s, pts(-40, 580, s.w * 0.3, 570, s.w * 0.7, 566, s.w + 40, 578), fade(s, [0, tone(s, '#5f9f4a', 0.16)], [0.4, tone(s, '#4f934a')], [1, shaded(s, '#37753f')])) +
    shape(strip(-1, 1), tone(s, turf)) +
    spread(5, (i) => shape(strip(-1 + i * 0.4, -0.8 + i * 0.4), sunlit(s, '#93cf62'), 'fill-opacity="0.75"')).join('') +
    pond(s, s.w * 0.2, 730) +
    sand(s.w * 0.4, 630, 0.8) +
    sand(s.w * 0.82, 660, 1.2) +
    sand(s.w * 0.74, 770, 1.5) +
    shape(ovalD(holeX, 612, [130, 24]), sunlit(s, '#a8e070')) +
    veil(ovalD(holeX, 615, [104, 17]), sunlit(s, '#c2f088'), 0.7) +
    flag(s, holeX, 612) +
    pines(s, { ground: () => 640, from: -20, to: s.w * 0.1, count: 6, height: 150, colour: '#2f6f50', far: 0.14 }) +
    leafTree(s, { x: s.w * 0.95, y: 700, height: 300, colour: s.pick(leaves), far: 0.06 }) +
    leafTree(s, { x: s.w * 0.06, y: 800, height: 400, colour: s.pick(leaves) }) +
    golfer(s, s.w * 0.44, 880) +
    birds(s, { x: s.w * 0.56, y: 230, count: 4 }) +
    footShade(s, 850, 0.3)
  )
}

function pond(s: Stage, x: number, y: number): string {
  return put(
    shape('M-200 0C-180 -36 -60 -40 0 -30C80 -44 190 -30 200 4C180 44 60 40 0 46C-80 52 -190 40 -200 0Z', shaded(s, '#3f7f3f')) +
      shape('M-190 0C-170 -28 -60 -32 0 -22C80 -36 180 -24 190 4C170 38 60 34 0 40C-80 46 -180 34 -190 0Z', fade(s, [0, s.light.sky[2]], [1, mix(s.light.sky[1], tone(s, '#3f9ab8'), 0.4)])) +
      veil(ovalD(-60, 0, [60, 3]) + ovalD(50, 14, [70, 3]) + ovalD(90, -8, [40, 2]), '#ffffff', 0.5),
    x,
    y,
  )
}

const flag = (s: Stage, x: number, y: number) =>
  veil(ovalD(x, y + 2, [12, 3.4]), s.light.shade, 0.6) + stroke(`M${n(x)} ${y}V${y - 150}`, sunlit(s, '#fbf6ea'), 4) + shape(`M${n(x + 2)} ${y - 150}L${n(x + 62)} ${y - 130}L${n(x + 2)} ${y - 108}Z`, tone(s, '#e2402f'))

function golfer(s: Stage, x: number, y: number): string {
  return (
    veil(ovalD(x + 30, y + 2, [74, 8]), s.light.shade, 0.25) +
    put(
      stroke('M-14 0L-8 -64M18 0L6 -64', shaded(s, '#f2efe6'), 15) +
        stroke('M-16 0H-28M20 0H32', shaded(s, '#2f3a52'), 9) +
        shape('M-20 -58C-22 -98 -18 -118 2 -122C18 -120 22 -100 18 -58Z', tone(s, '#2f6fb8')) +
        stroke('M10 -112L46 -146M-4 -112L44 -148', tone(s, '#2f6fb8'), 11) +
        stroke('M46 -148L-20 -196', shaded(s, '#5a6478'), 4) +
        stroke('M-20 -196L-28 -188', shaded(s, '#3a4254'), 8) +
        disc(-2, -138, 14, tone(s, '#e9b893')) +
        shape('M-17 -140A15 15 0 0 1 12 -144L-28 -136Z', tone(s, '#fbf6ea')),
      x,
      y,
      1.15,
    ) +
    disc(x - 50, y + 2, 5, '#ffffff')
  )
}
