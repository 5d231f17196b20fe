// Places of Korea one knows at a glance.
import { person } from './creatures.ts'
import { archD, glass, lampGlow, tiledRoof } from './houses.ts'
import { bank, footShade, grass, mistBand, ridge } from './land.ts'
import { birds, bloom, clouds, rays, sky } from './sky.ts'
import { fade, fadeAcross, type Stage, shaded, sunlit, tone } from './stage.ts'
import { areaD, boxD, n, pts, shape, spread, stroke, times, veil } from './svg-shapes.ts'
import { crown, pines, seasonLeaf } from './trees.ts'
import { glitter, mirrored, ripples, water } from './water.ts'

export const korea = {
  'fortress-wall': fortressWall,
  'hill-village': hillVillage,
  'sunrise-crater': sunriseCrater,
  'bamboo-grove': bambooGrove,
  'moon-bridge': moonBridge,
  'mountain-temple': mountainTemple,
}

const heaven = (s: Stage, horizon: number, from = 0.6, to = 0.8) =>
  sky(s, { horizon, sun: [from, to] }) + clouds(s, { top: 80, bottom: 260, count: 4 })

function fortressWall(s: Stage): string {
  const stone = '#b3a792'
  const line = spread(12, (i): [number, number] => [
    -40 + (i * (s.w + 80)) / 11,
    720 - Math.sin((i / 11) * Math.PI * 1.15) * 210 + i * 4,
  ])
  const wall = (points: readonly (readonly [number, number])[], h: number) =>
    points
      .slice(1)
      .map(([x, y], i) => {
        const [px, py] = points[i] ?? [x, y]
        const merlons = times(3, (j) => {
          const t = (j + 0.2) / 3
          const [mx, my] = [px + (x - px) * t, py + (y - py) * t - h]
          return areaD(
            pts(
              mx,
              my - 22,
              mx + (x - px) * 0.2,
              my - 22 + (y - py) * 0.2,
              mx + (x - px) * 0.2,
              my + 2 + (y - py) * 0.2,
              mx,
              my + 2,
            ),
          )
        })
        return shape(
          areaD(pts(px, py - h, x, y - h, x, y + 30, px, py + 30)) + merlons,
          i % 2 ? tone(s, stone) : sunlit(s, stone),
        )
      })
      .join('')
  const [px, py] = line[5] ?? [s.w / 2, 520]
  const pavilion =
    shape(boxD(px - 120, py - 150, [240, 74]), tone(s, '#a8402f')) +
    shape(
      times(5, (i) => boxD(px - 112 + i * 54, py - 150, [10, 76])),
      shaded(s, '#6b2a22'),
    ) +
    tiledRoof(s, { x: px, y: py - 146, half: 190, height: 84, ridge: 110, colour: '#4f5a64' }) +
    shape(boxD(px - 140, py - 78, [280, 100]), fade(s, [0, sunlit(s, '#c4b8a2')], [1, tone(s, stone)])) +
    shape(archD(px, py + 24, [70, 84]), shaded(s, '#5c5448'))
  return (
    heaven(s, 620, 0.76, 0.88) +
    ridge(s, { y: 470, rise: 70, colour: '#6f8fa4', far: 0.6 }) +
    times(30, (i) =>
      shape(boxD(i * (s.w / 29), 590 - s.between(6, 46), [s.between(18, 32), 60]), tone(s, '#b4bcc8', 0.5)),
    ) +
    mistBand(s, 500, 140, 0.5) +
    bloom(s) +
    bank(
      s,
      line.map(([x, y]): [number, number] => [x, y + 20]),
      fade(s, [0, sunlit(s, '#8fb86a')], [1, tone(s, '#5f8f52')]),
    ) +
    wall(line, 46) +
    pavilion +
    times(8, (i) =>
      crown(s, {
        x: s.w * (0.04 + i * 0.13),
        y: 850 + (i % 3) * 26,
        rx: 92,
        ry: 56,
        colour: seasonLeaf(s),
        far: 0.02,
      }),
    ) +
    times(3, (i) => person(s, { x: s.w * (0.62 + i * 0.035), y: 800, size: 70 })) +
    footShade(s, 880)
  )
}

function hillVillage(s: Stage): string {
  const paints = ['#f2b9a8', '#8fc4d8', '#f0d27a', '#b8d6a4', '#e89a94', '#a4b4e0', '#f4ece0']
  const house = (x: number, y: number, k: number, far: number) =>
    shape(
      boxD(x, y - 62 * k, [104 * k, 70 * k]),
      fade(s, [0, sunlit(s, s.pick(paints), far)], [1, tone(s, '#d9cfc2', far)]),
    ) +
    shape(
      boxD(x - 4 * k, y - 70 * k, [112 * k, 12 * k]),
      tone(s, s.pick(['#c9623f', '#4f8fa8', '#5f9a7a', '#e6e2d8']), far),
    ) +
    shape(
      boxD(x + 16 * k, y - 44 * k, [22 * k, 22 * k]) + boxD(x + 60 * k, y - 44 * k, [22 * k, 22 * k]),
      glass(s, far),
    ) +
    (s.chance(0.3) ? shape(boxD(x + 70 * k, y - 96 * k, [18 * k, 26 * k]), tone(s, '#3f7fb0', far)) : '')
  const rows = times(7, (r) => {
    const [y, k] = [450 + r * 78, 0.62 + r * 0.13]
    return times(Math.ceil(s.w / (92 * k)) + 1, (i) =>
      house(
        i * 96 * k - 50 + (r % 2) * 40 * k,
        y + Math.abs(i * 96 * k - s.w * 0.5) * -0.12 + s.between(-8, 8),
        k,
        0.34 - r * 0.055,
      ),
    )
  })
  return (
    heaven(s, 420, 0.2, 0.32) +
    water(s, { top: 330, bottom: 470, colour: '#4f9ab8' }) +
    glitter(s, { top: 334, bottom: 440, width: 90 }) +
    ridge(s, { y: 372, rise: 30, colour: '#6f94a8', far: 0.5, rough: 0.36 }) +
    bloom(s) +
    bank(
      s,
      [
        [-40, 330],
        [s.w * 0.3, 430],
        [s.w * 0.7, 440],
        [s.w + 40, 310],
      ],
      tone(s, '#5f8f6a', 0.2),
    ) +
    rows +
    times(3, (i) => lampGlow(s, s.w * (0.2 + i * 0.3), 760, 120, 0.3)) +
    times(2, (i) => person(s, { x: s.w * (0.46 + i * 0.05), y: 956, size: 150 })) +
    footShade(s, 880)
  )
}

function sunriseCrater(s: Stage): string {
  const [horizon, x] = [600, s.w * 0.6]
  const cone = `M${n(x - 380)} ${horizon + 6}Q${n(x - 300)} 430 ${n(x - 216)} 360L${n(x - 170)} 332L${n(x - 130)} 350L${n(x - 90)} 322L${n(x - 30)} 346L${n(x + 30)} 318L${n(x + 90)} 342L${n(x + 150)} 316L${n(x + 206)} 350Q${n(x + 300)} 430 ${n(x + 350)} ${horizon + 6}Z`
  const rock =
    shape(
      cone,
      fadeAcross(s, [0, sunlit(s, '#8a8f6a')], [0.5, tone(s, '#6f7f5c')], [1, shaded(s, '#5a6a58')]),
    ) +
    shape(
      `M${n(x - 216)} 360L${n(x - 170)} 332L${n(x - 130)} 350L${n(x - 90)} 322L${n(x - 30)} 346L${n(x + 30)} 318L${n(x + 90)} 342L${n(x + 150)} 316L${n(x + 206)} 350Q${n(x)} 408 ${n(x - 216)} 360Z`,
      sunlit(s, '#8fb862'),
    ) +
    stroke(
      times(9, (i) => `M${n(x - 240 + i * 60)} ${n(400 + (i % 2) * 20)}q-10 90 ${n((i - 4) * 10)} 180`),
      shaded(s, '#4f5a4a'),
      6,
      0.4,
    )
  return (
    sky(s, { horizon, sun: [0.18, 0.3], sunY: s.hour === 'dawn' ? 470 : undefined, size: 1.3 }) +
    clouds(s, { top: 90, bottom: 260, count: 4 }) +
    bloom(s) +
    water(s, { top: horizon, colour: '#3f93b0', near: '#2a6f98' }) +
    glitter(s, { top: horizon, width: 150 }) +
    ripples(s, { top: horizon, count: 80 }) +
    mirrored(rock, horizon + 4, { squash: 0.4, opacity: 0.24 }) +
    rock +
    bank(
      s,
      [
        [-40, 760],
        [s.w * 0.3, 790],
        [s.w * 0.6, 700],
        [s.w + 40, 660],
      ],
      fade(s, [0, sunlit(s, '#9cc06a')], [1, tone(s, '#5f9a52')]),
    ) +
    times(60, () => {
      const [fx, fy] = [s.between(0, s.w), s.between(820, 950)]
      return shape(boxD(fx, fy, [9, 9]), tone(s, '#f4d03a'))
    }) +
    shape(
      times(10, (i) => `M${n(s.w * 0.02 + i * 70)} ${n(824 + (i % 3) * 8)}h62v26h-62z`),
      shaded(s, '#4a4a4e'),
    ) +
    times(2, (i) => person(s, { x: s.w * (0.7 + i * 0.04), y: 830, size: 104 })) +
    grass(s, { y: () => 955, height: 50, count: 140, colour: tone(s, '#4f8a45') }) +
    birds(s, { x: s.w * 0.36, y: 260, count: 6 }) +
    footShade(s, 900)
  )
}

function bambooGrove(s: Stage): string {
  const cx = s.w / 2
  const cane = (x: number, w: number, far: number) =>
    shape(
      boxD(x, -20, [w, 900]),
      fadeAcross(
        s,
        [0, shaded(s, '#4f8f4f', far)],
        [0.4, sunlit(s, '#8fc56a', far)],
        [1, tone(s, '#5f9f55', far)],
      ),
    ) +
    stroke(
      times(9, (i) => `M${n(x)} ${n(50 + i * 96)}h${n(w)}`),
      shaded(s, '#3f6f3f', far),
      Math.max(2, w * 0.12),
    )
  const leaves = (count: number, far: number) =>
    veil(
      times(count, () => {
        const [lx, ly, k] = [s.between(0, s.w), s.between(-10, 330) * s.between(0.3, 1), s.between(24, 58)]
        return `M${n(lx)} ${n(ly)}q${n(k * 0.5)} ${n(k * 0.3)} ${n(k)} ${n(k * 0.9)}q${n(-k * 0.8)} ${n(-k * 0.2)} ${n(-k)} ${n(-k * 0.9)}z`
      }),
      tone(s, '#6fae58', far),
      0.8,
    )
  return (
    sky(s, { horizon: 700, sun: [0.46, 0.54], sunY: 240 }) +
    shape(boxD(0, 0, [s.w, s.h]), fade(s, [0, tone(s, '#5f9a62', 0.3), 0.6], [1, tone(s, '#3f7a4a'), 0.9])) +
    times(44, (i) => cane(i * (s.w / 43) + s.between(-8, 8), s.between(9, 14), 0.5)) +
    rays(s, { count: 6, spreadX: 420, length: 700, opacity: 0.4 }) +
    mistBand(s, 560, 220, 0.5) +
    leaves(120, 0.3) +
    times(20, (i) => {
      const side = i % 2 ? 1 : -1
      return cane(cx + side * (130 + i * 34) + s.between(-14, 14), s.between(18, 28), 0.14)
    }) +
    shape(
      areaD(pts(cx - 60, 640, cx + 60, 640, cx + 380, 1000, cx - 380, 1000)),
      fade(s, [0, sunlit(s, '#dccba4')], [1, tone(s, '#a8926a')]),
    ) +
    times(8, (i) => {
      const side = i % 2 ? 1 : -1
      return cane(cx + side * (330 + i * 70), s.between(34, 46), 0)
    }) +
    leaves(90, 0.04) +
    times(2, (i) => person(s, { x: cx - 22 + i * 46, y: 800, size: 130 })) +
    footShade(s, 860)
  )
}

function moonBridge(s: Stage): string {
  const [horizon, cx] = [620, s.w / 2]
  const tower = (x: number) =>
    shape(boxD(x - 90, 420, [180, 200]), fade(s, [0, sunlit(s, '#cdbfa4')], [1, tone(s, '#a89a80')])) +
    shape(archD(x, 620, [66, 130]), shaded(s, '#5c4a3c')) +
    shape(boxD(x - 84, 330, [168, 66]), tone(s, '#a8402f')) +
    shape(
      times(5, (i) => boxD(x - 74 + i * 34, 340, [18, 40])),
      glass(s),
    ) +
    tiledRoof(s, { x, y: 424, half: 140, height: 56, ridge: 84, colour: '#4a545e' }) +
    tiledRoof(s, { x, y: 334, half: 150, height: 88, ridge: 70, colour: '#4a545e' })
  const deck =
    shape(boxD(cx - 330, 470, [660, 60]), tone(s, '#a8402f')) +
    shape(
      times(12, (i) => boxD(cx - 318 + i * 56, 470, [12, 64])),
      shaded(s, '#6b2a22'),
    ) +
    veil(
      times(11, (i) => boxD(cx - 300 + i * 56, 486, [34, 40])),
      s.isDark ? s.light.lamp : '#ffe9c0',
      0.7,
    ) +
    tiledRoof(s, { x: cx, y: 474, half: 380, height: 60, ridge: 330, colour: '#4a545e', lift: 0.04 }) +
    shape(
      times(6, (i) => boxD(cx - 310 + i * 122, 530, [44, 110])),
      fade(s, [0, sunlit(s, '#c4b79c')], [1, tone(s, '#948870')]),
    ) +
    shape(boxD(cx - 340, 526, [680, 22]), sunlit(s, '#d9ccb2'))
  const bridge = deck + tower(cx - 390) + tower(cx + 390)
  return (
    heaven(s, horizon, 0.46, 0.54) +
    ridge(s, { y: 440, rise: 60, colour: '#6f8fa0', far: 0.6 }) +
    ridge(s, { y: 540, rise: 34, colour: '#5f8a6a', far: 0.4, rough: 0.34 }) +
    bloom(s) +
    pines(s, {
      ground: () => 630,
      from: -20,
      to: s.w * 0.16,
      count: 8,
      height: 130,
      colour: '#3f7a5c',
      far: 0.2,
    }) +
    pines(s, {
      ground: () => 630,
      from: s.w * 0.86,
      to: s.w + 20,
      count: 7,
      height: 130,
      colour: '#3f7a5c',
      far: 0.2,
    }) +
    lampGlow(s, cx, 500, 420, 0.4) +
    water(s, { top: horizon, colour: '#4f8fa4', near: '#2f6080' }) +
    mirrored(bridge, horizon + 6, { squash: 0.72, opacity: 0.42 }) +
    glitter(s, { top: horizon, width: 110 }) +
    ripples(s, { top: horizon, count: 70 }) +
    bridge +
    bank(
      s,
      [
        [-40, 880],
        [s.w * 0.3, 900],
        [s.w * 0.7, 890],
        [s.w + 40, 860],
      ],
      tone(s, '#5f8f52'),
    ) +
    grass(s, { y: () => 920, height: 60, count: 130, colour: tone(s, '#8fa85c') }) +
    times(2, (i) => person(s, { x: s.w * (0.2 + i * 0.035), y: 910, size: 96 })) +
    footShade(s, 890)
  )
}

function mountainTemple(s: Stage): string {
  const [cx, floor] = [s.w * 0.46, 730]
  const leaf = () => s.pick(['#d9662f', '#e2983c', '#c9402f', '#8fa84f'])
  const hall =
    shape(
      boxD(cx - 250, floor - 150, [500, 150]),
      fade(s, [0, tone(s, '#3f7a66')], [0.3, tone(s, '#a8503a')], [1, tone(s, '#8a3f30')]),
    ) +
    shape(
      times(5, (i) => boxD(cx - 210 + i * 90, floor - 104, [62, 96])),
      sunlit(s, '#e6d2a4'),
    ) +
    stroke(
      times(5, (i) => `M${n(cx - 179 + i * 90)} ${floor - 104}v96M${n(cx - 210 + i * 90)} ${floor - 56}h62`),
      shaded(s, '#7a5a3a'),
      3,
    ) +
    shape(
      times(6, (i) => boxD(cx - 244 + i * 94, floor - 130, [20, 130])),
      tone(s, '#9c3a2c'),
    ) +
    shape(boxD(cx - 256, floor - 168, [512, 34]), tone(s, '#2f8a7a')) +
    tiledRoof(s, {
      x: cx,
      y: floor - 162,
      half: 360,
      height: 130,
      ridge: 210,
      colour: '#4a545e',
      lift: 0.16,
    }) +
    shape(boxD(cx - 300, floor, [600, 34]), sunlit(s, '#c4b8a2'))
  const pagoda = (x: number) =>
    shape(
      times(
        3,
        (i) =>
          boxD(x - 58 + i * 12, floor - 20 - i * 74, [116 - i * 24, 14]) +
          boxD(x - 40 + i * 8, floor + 6 - i * 74 - 10, [80 - i * 16, 46]),
      ),
      fade(s, [0, sunlit(s, '#cfc6b4')], [1, tone(s, '#a49a88')]),
    ) + stroke(`M${n(x)} ${floor - 168}v-44`, tone(s, '#a49a88'), 8)
  return (
    heaven(s, 600, 0.76, 0.88) +
    ridge(s, { y: 330, rise: 110, colour: '#7f8fa4', far: 0.6, rough: 0.55 }) +
    mistBand(s, 400, 150, 0.6) +
    ridge(s, { y: 520, rise: 60, colour: '#a8744a', far: 0.36, rough: 0.36 }) +
    bloom(s) +
    times(12, (i) =>
      crown(s, { x: s.w * (i / 11), y: 620 + (i % 2) * 24, rx: 96, ry: 60, colour: leaf(), far: 0.16 }),
    ) +
    shape(boxD(0, floor + 20, [s.w, 260]), fade(s, [0, sunlit(s, '#d3c4a2')], [1, tone(s, '#a8926c')])) +
    hall +
    pagoda(s.w * 0.82) +
    times(5, (i) =>
      crown(s, { x: s.w * (0.02 + i * 0.24), y: 930, rx: 130, ry: 60, colour: leaf(), far: 0 }),
    ) +
    times(3, (i) =>
      person(s, { x: s.w * (0.56 + i * 0.06), y: 850, size: 84, ...(i === 1 && { colour: '#8a8f94' }) }),
    ) +
    footShade(s, 890)
  )
}
