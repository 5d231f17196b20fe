// Tiled roofs of Korea: hanok village, palace gate.
import { mix } from './colour.ts'
import { person } from './creatures.ts'
import { archD, glass, lampGlow, stones, tiledRoof } from './houses.ts'
import { footShade, mistBand, peak, ridge } from './land.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, type Stage, shaded, sunlit, tone } from './stage.ts'
import {
  areaD,
  boxD,
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
import { crown, seasonLeaf } from './trees.ts'

export const eaves = { 'hanok-roofs': hanokRoofs, 'palace-gate': palaceGate }

const slate = '#4a5568'
const lacquer = '#b4412f'

function hanokRoofs(s: Stage): string {
  const leaf = seasonLeaf(s)
  const rows = [
    { y: 548, size: 0.42, far: 0.5, of: 7 },
    { y: 612, size: 0.6, far: 0.32, of: 5 },
    { y: 704, size: 0.9, far: 0.16, of: 4 },
    { y: 846, size: 1.4, far: 0, of: 2 },
  ]
  const town = rows.map(({ y, size, far, of }, i) => {
    const many = Math.max(2, Math.round((of * s.w) / 1280))
    const shift = s.between(-0.3, 0.3)
    const homes = spread(many, (k) => ({
      x: s.w * ((k + 0.5 + shift) / many),
      size: size * s.between(0.9, 1.1),
    }))
    const green = times(i < 3 ? many : 0, (k) =>
      crown(s, {
        x: s.w * ((k + 1 + shift) / many) + s.between(-20, 20),
        y: y - 8 * size,
        rx: 74 * size,
        ry: 62 * size,
        colour: leaf,
        far,
        puffs: 12,
      }),
    )
    return green + homes.map((home) => hanok(s, { ...home, y: y + s.between(-10, 10), far })).join('')
  })
  return (
    sky(s, { horizon: 560, sun: [0.2, 0.4] }) +
    clouds(s, { top: 70, bottom: 230, count: 4 }) +
    ridge(s, { y: 400, rise: 90, colour: '#5f86a0', far: 0.62, rough: 0.5 }) +
    ridge(s, { y: 470, rise: 70, colour: '#4f8070', far: 0.42, rough: 0.5 }) +
    bloom(s) +
    ridge(s, { y: 540, rise: 34, colour: '#4f8a60', far: 0.34, rough: 0.4, mist: 0.2 }) +
    mistBand(s, 470, 120, 0.5) +
    town.slice(0, 3).join('') +
    (s.chance(0.6) ? persimmon(s, s.w * 0.94, 960) : '') +
    (town[3] ?? '') +
    birds(s, { x: s.w * 0.62, y: 220, count: 5 }) +
    footShade(s, 830, 0.3)
  )
}

function hanok(s: Stage, { x, y, size, far }: { x: number; y: number; size: number; far: number }): string {
  const half = 220 * size
  const wall = 110 * size
  const bays = 5
  const paper = s.isDark ? glass(s, far) : tone(s, '#fbf1dc', far)
  const bay = (half * 1.56) / bays
  const left = x - half * 0.78
  return (
    shape(boxD(left, y, [half * 1.56, wall]), tone(s, '#f1e8d8', far)) +
    shape(
      times(bays, (i) =>
        i % 2 === 0 ? '' : boxD(left + i * bay + bay * 0.12, y + wall * 0.22, [bay * 0.76, wall * 0.5]),
      ),
      paper,
    ) +
    stroke(
      times(bays, (i) =>
        i % 2 === 0
          ? ''
          : `${spread(3, (k) => `M${n(left + i * bay + bay * (0.31 + k * 0.19))} ${n(y + wall * 0.22)}v${n(wall * 0.5)}`).join('')}M${n(left + i * bay + bay * 0.12)} ${n(y + wall * 0.46)}h${n(bay * 0.76)}`,
      ),
      tone(s, '#7a5238', far),
      1.6 * size + 0.4,
    ) +
    shape(
      times(bays + 1, (i) => boxD(left + i * bay - 5 * size, y - 4, [10 * size, wall + 4])) +
        boxD(left, y + wall * 0.74, [half * 1.56, 7 * size]),
      tone(s, '#7a5238', far),
    ) +
    shape(
      boxD(left - 20 * size, y + wall * 0.86, [half * 1.56 + 40 * size, wall * 0.3]),
      tone(s, '#a7a29a', far),
    ) +
    veil(boxD(left, y - 2, [half * 1.56, wall * 0.2]), s.light.shade, 0.35) +
    tiledRoof(s, { x, y, half, height: 116 * size, ridge: half * 0.6, colour: slate, far })
  )
}

function persimmon(s: Stage, x: number, y: number): string {
  const wood = shaded(s, '#4b3430')
  const limbs =
    'M0 0C-6 -120 10 -240 -30 -360M-4 -140C-60 -200 -120 -220 -150 -290M4 -220C50 -280 60 -330 50 -400M-16 -300C-60 -350 -70 -400 -110 -430M-100 -240C-140 -250 -180 -250 -210 -280M-30 -360C-20 -410 -40 -440 -30 -480'
  const fruit = times(20, () => discD(s.between(-220, 60), s.between(-460, -220), s.between(9, 13)))
  return put(
    stroke(limbs, wood, 7) +
      stroke('M0 0C-6 -120 10 -240 -30 -360', wood, 15) +
      shape(fruit, tone(s, '#f0802e')) +
      veil(
        times(12, () => discD(s.between(-220, 60), s.between(-460, -220), 5)),
        sunlit(s, '#ffb05a'),
        0.9,
      ),
    x,
    y,
  )
}

function palaceGate(s: Stage): string {
  const cx = s.w / 2
  const ground = 800
  const base = '#d9cfbd'
  const leaf = seasonLeaf(s)
  const stand = (y: number, half: number, h: number) =>
    shape(boxD(cx - half, y - h, [half * 2, h]), shaded(s, lacquer)) +
    shape(
      times(9, (i) =>
        boxD(cx - half + (i * half * 2) / 9 + half * 0.04, y - h * 0.62, [half * 0.14, h * 0.5]),
      ),
      s.isDark ? glass(s) : tone(s, '#2f7f6f'),
    ) +
    shape(
      times(10, (i) => boxD(cx - half + (i * half * 2) / 9 - 6, y - h, [12, h])),
      tone(s, lacquer),
    ) +
    shape(boxD(cx - half * 1.04, y - h, [half * 2.08, h * 0.2]), tone(s, '#2f8f7f')) +
    shape(
      times(26, (i) =>
        boxD(cx - half * 1.02 + (i * half * 2.04) / 26, y - h * 0.98, [half * 0.04, h * 0.12]),
      ),
      tone(s, '#e7b84a'),
    )
  const gate =
    shape(
      `M${n(cx - 372)} ${ground}L${n(cx - 350)} 612L${n(cx + 350)} 612L${n(cx + 372)} ${ground}Z`,
      fade(s, [0, sunlit(s, base)], [1, tone(s, mix(base, '#b7a68c', 0.5))]),
    ) +
    stones(s, { x: cx - 345, y: 620, size: [690, 176], count: 26, block: 46, colour: base }) +
    shape(
      archD(cx, ground, [112, 150]) + archD(cx - 200, ground, [90, 122]) + archD(cx + 200, ground, [90, 122]),
      shaded(s, '#3a2f36'),
    ) +
    stroke(
      archD(cx, ground, [122, 156]) +
        archD(cx - 200, ground, [100, 128]) +
        archD(cx + 200, ground, [100, 128]),
      sunlit(s, '#efe6d4'),
      6,
    ) +
    lampGlow(s, cx, ground - 60, 150, 0.6) +
    shape(boxD(cx - 362, 596, [724, 22]), tone(s, '#b9ab94')) +
    stand(598, 268, 84) +
    tiledRoof(s, { x: cx, y: 522, half: 348, height: 92, ridge: 232, colour: slate }) +
    stand(452, 200, 58) +
    tiledRoof(s, { x: cx, y: 402, half: 292, height: 108, ridge: 176, colour: slate })
  return (
    sky(s, { horizon: 600, sun: [0.12, 0.26] }) +
    clouds(s, { top: 70, bottom: 220, count: 4 }) +
    peak(s, {
      x: cx + s.between(300, 380),
      y: s.between(250, 290),
      base: 700,
      half: 640,
      colour: '#6f8fa0',
      far: 0.55,
    }) +
    ridge(s, { y: 520, rise: 60, colour: '#4f7f78', far: 0.46, rough: 0.5 }) +
    ridge(s, { y: 610, rise: 30, colour: '#4a7f5c', far: 0.3, rough: 0.4 }) +
    bloom(s) +
    wallWing(s, [-40, cx - 340], ground, leaf) +
    wallWing(s, [cx + 340, s.w + 40], ground, leaf) +
    gate +
    shape(boxD(0, ground - 2, [s.w, 200]), fade(s, [0, sunlit(s, '#e3d6bd')], [1, tone(s, '#bfa985')])) +
    veil(
      areaD(pts(cx - 60, ground, cx + 60, ground, cx + 260, s.h, cx - 260, s.h)),
      sunlit(s, '#f7efdf'),
      0.7,
    ) +
    stroke(
      times(5, (i) => `M0 ${ground + 8 + i * i * 9}H${s.w}`),
      shaded(s, '#bfa985'),
      1.6,
      0.35,
    ) +
    times(7, (i) =>
      person(s, {
        x: cx + (i - 3) * 92 + s.between(-26, 26),
        y: ground + 30 + s.between(0, 60),
        size: s.between(50, 64),
      }),
    ) +
    guard(s, cx - 290, 880) +
    guard(s, cx + 290, 880) +
    birds(s, { x: s.w * 0.8, y: 210, count: 5 }) +
    footShade(s, 830, 0.3)
  )
}

function wallWing(s: Stage, [from, to]: Point, ground: number, leaf: string): string {
  return (
    crown(s, {
      x: (from + to) / 2,
      y: 690,
      rx: Math.abs(to - from) * 0.5,
      ry: 64,
      colour: leaf,
      far: 0.1,
      puffs: 30,
    }) +
    shape(boxD(from, 716, [to - from, ground - 716]), tone(s, '#cdbfa8')) +
    stones(s, { x: from, y: 726, size: [to - from, 70], count: 10, block: 40, colour: '#cdbfa8' }) +
    shape(boxD(from, 700, [to - from, 20]), tone(s, slate)) +
    veil(boxD(from, 718, [to - from, 8]), s.light.shade, 0.4)
  )
}

function guard(s: Stage, x: number, y: number): string {
  return put(
    stroke('M22 2L22 -128', shaded(s, '#5b4034'), 4) +
      shape('M22 -128L50 -120L22 -104Z', tone(s, '#e8b23a')) +
      shape('M-16 0L-13 -56L13 -56L16 0Z', tone(s, '#b4302f')) +
      shape('M-15 -50C-16 -76 -10 -84 0 -84C10 -84 16 -76 15 -50Z', tone(s, '#24407f')) +
      shape(boxD(-15, -58, [30, 6]), tone(s, '#e8b23a')) +
      disc(0, -93, 9, tone(s, '#e9b893')) +
      shape('M-19 -96Q0 -92 19 -96L10 -99L7 -110L-7 -110L-10 -99Z', shaded(s, '#20242f')),
    x,
    y,
  )
}
