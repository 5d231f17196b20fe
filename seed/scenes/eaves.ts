// Roofs and gates of Asia: hanok, palace, torii, stone temple.
import { mix } from './colour.ts'
import { person } from './creatures.ts'
import { archD, glass, lampGlow, lanterns, stones, tiledRoof } from './houses.ts'
import { bank, footShade, mistBand, peak, ridge } from './land.ts'
import { areaD, boxD, curveD, disc, discD, n, ovalD, type Point, put, shape, spread, stroke, times, veil } from './shape.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, type Stage, shaded, sunlit, tone } from './stage.ts'
import { bough, crown, leafTree, palm, pines } from './trees.ts'
import { glitter, mirrored, ripples, water } from './water.ts'

export const eaves = { 'hanok-roofs': hanokRoofs, 'palace-gate': palaceGate, 'torii-gate': toriiGate, 'temple-steps': templeSteps }

const slate = '#4a5568'
const lacquer = '#b4412f'

function hanokRoofs(s: Stage): string {
  const rows = [
    { y: 560, size: 0.42, far: 0.5, many: 7 },
    { y: 632, size: 0.6, far: 0.32, many: 5 },
    { y: 734, size: 0.9, far: 0.16, many: 4 },
    { y: 890, size: 1.4, far: 0, many: 2 },
  ]
  const town = rows.map(({ y, size, far, many }, i) => {
    const shift = s.between(-0.3, 0.3)
    const homes = spread(many, (k) => ({ x: s.w * ((k + 0.5 + shift) / many), size: size * s.between(0.9, 1.1) }))
    const green = times(i < 3 ? many : 0, (k) => crown(s, { x: s.w * ((k + 1 + shift) / many) + s.between(-20, 20), y: y - 8 * size, rx: 74 * size, ry: 62 * size, colour: '#5b8f5a', far, puffs: 9 }))
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
    persimmon(s, s.w * 0.94, 960) +
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
      times(bays, (i) => (i % 2 === 0 ? '' : boxD(left + i * bay + bay * 0.12, y + wall * 0.22, [bay * 0.76, wall * 0.5]))),
      paper,
    ) +
    stroke(
      times(bays, (i) =>
        i % 2 === 0 ? '' : spread(3, (k) => `M${n(left + i * bay + bay * (0.31 + k * 0.19))} ${n(y + wall * 0.22)}v${n(wall * 0.5)}`).join('') + `M${n(left + i * bay + bay * 0.12)} ${n(y + wall * 0.46)}h${n(bay * 0.76)}`,
      ),
      tone(s, '#7a5238', far),
      1.6 * size + 0.4,
    ) +
    shape(times(bays + 1, (i) => boxD(left + i * bay - 5 * size, y - 4, [10 * size, wall + 4])) + boxD(left, y + wall * 0.74, [half * 1.56, 7 * size]), tone(s, '#7a5238', far)) +
    shape(boxD(left - 20 * size, y + wall * 0.86, [half * 1.56 + 40 * size, wall * 0.3]), tone(s, '#a7a29a', far)) +
    veil(boxD(left, y - 2, [half * 1.56, wall * 0.2]), s.light.shade, 0.35) +
    tiledRoof(s, { x, y, half, height: 116 * size, ridge: half * 0.6, colour: slate, far })
  )
}

function persimmon(s: Stage, x: number, y: number): string {
  const wood = shaded(s, '#4b3430')
  const limbs = 'M0 0C-6 -120 10 -240 -30 -360M-4 -140C-60 -200 -120 -220 -150 -290M4 -220C50 -280 60 -330 50 -400M-16 -300C-60 -350 -70 -400 -110 -430M-100 -240C-140 -250 -180 -250 -210 -280M-30 -360C-20 -410 -40 -440 -30 -480'
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
  const stand = (y: number, half: number, h: number) =>
    shape(boxD(cx - half, y - h, [half * 2, h]), shaded(s, lacquer)) +
    shape(
      times(9, (i) => boxD(cx - half + (i * half * 2) / 9 + half * 0.04, y - h * 0.62, [half * 0.14, h * 0.5])),
      s.isDark ? glass(s) : tone(s, '#2f7f6f'),
    ) +
    shape(
      times(10, (i) => boxD(cx - half + (i * half * 2) / 9 - 6, y - h, [12, h])),
      tone(s, lacquer),
    ) +
    shape(boxD(cx - half * 1.04, y - h, [half * 2.08, h * 0.2]), tone(s, '#2f8f7f')) +
    shape(
      times(26, (i) => boxD(cx - half * 1.02 + (i * half * 2.04) / 26, y - h * 0.98, [half * 0.04, h * 0.12])),
      tone(s, '#e7b84a'),
    )
  const gate =
    shape(
      `M${n(cx - 372)} ${ground}L${n(cx - 350)} 612L${n(cx + 350)} 612L${n(cx + 372)} ${ground}Z`,
      fade(s, [
        [0, sunlit(s, base)],
        [1, tone(s, mix(base, '#b7a68c', 0.5))],
      ]),
    ) +
    stones(s, { x: cx - 345, y: 620, size: [690, 176], count: 26, block: 46, colour: base }) +
    shape(archD(cx, ground, [112, 150]) + archD(cx - 200, ground, [90, 122]) + archD(cx + 200, ground, [90, 122]), shaded(s, '#3a2f36')) +
    stroke(archD(cx, ground, [122, 156]) + archD(cx - 200, ground, [100, 128]) + archD(cx + 200, ground, [100, 128]), sunlit(s, '#efe6d4'), 6) +
    lampGlow(s, cx, ground - 60, 150, 0.6) +
    shape(boxD(cx - 362, 596, [724, 22]), tone(s, '#b9ab94')) +
    stand(598, 268, 84) +
    tiledRoof(s, { x: cx, y: 522, half: 348, height: 92, ridge: 232, colour: slate }) +
    stand(452, 200, 58) +
    tiledRoof(s, { x: cx, y: 402, half: 292, height: 108, ridge: 176, colour: slate })
  return (
    sky(s, { horizon: 600, sun: [0.12, 0.26] }) +
    clouds(s, { top: 70, bottom: 220, count: 4 }) +
    peak(s, { x: cx + s.between(190, 300), y: s.between(250, 290), base: 700, half: 640, colour: '#6f8fa0', far: 0.55 }) +
    ridge(s, { y: 520, rise: 60, colour: '#4f7f78', far: 0.46, rough: 0.5 }) +
    ridge(s, { y: 610, rise: 30, colour: '#4a7f5c', far: 0.3, rough: 0.4 }) +
    bloom(s) +
    wallWing(s, -40, cx - 340, ground) +
    wallWing(s, cx + 340, s.w + 40, ground) +
    gate +
    shape(
      boxD(0, ground - 2, [s.w, 200]),
      fade(s, [
        [0, sunlit(s, '#e3d6bd')],
        [1, tone(s, '#bfa985')],
      ]),
    ) +
    veil(
      areaD([
        [cx - 60, ground],
        [cx + 60, ground],
        [cx + 260, s.h],
        [cx - 260, s.h],
      ]),
      sunlit(s, '#f7efdf'),
      0.7,
    ) +
    stroke(
      times(5, (i) => `M0 ${ground + 8 + i * i * 9}H${s.w}`),
      shaded(s, '#bfa985'),
      1.6,
      0.35,
    ) +
    times(7, (i) => person(s, { x: cx + (i - 3) * 92 + s.between(-26, 26), y: ground + 30 + s.between(0, 60), size: s.between(50, 64) })) +
    guard(s, cx - 290, 880) +
    guard(s, cx + 290, 880) +
    birds(s, { x: s.w * 0.8, y: 210, count: 5 }) +
    footShade(s, 830, 0.3)
  )
}

function wallWing(s: Stage, from: number, to: number, ground: number): string {
  return (
    crown(s, { x: (from + to) / 2, y: 690, rx: Math.abs(to - from) * 0.5, ry: 64, colour: '#5b9460', far: 0.12, puffs: 20 }) +
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

function toriiGate(s: Stage): string {
  const horizon = s.between(560, 590)
  const cx = s.w * s.between(0.44, 0.52)
  const foot = horizon + 150
  const gate = torii(s, cx, foot, 1)
  return (
    sky(s, { horizon, sun: [0.46, 0.54], sunY: s.hour === 'day' || s.hour === 'night' ? 250 : s.between(360, 430), size: 1.5 }) +
    clouds(s, { top: 80, bottom: 240, count: 4 }) +
    ridge(s, { y: horizon - 130, rise: 70, colour: '#6f8fae', far: 0.66, rough: 0.5 }) +
    ridge(s, { y: horizon - 70, rise: 56, colour: '#4f7f8c', far: 0.46, rough: 0.5 }) +
    mistBand(s, horizon - 110, 140, 0.5) +
    bloom(s) +
    pines(s, { ground: () => horizon - 6, from: -20, to: s.w * 0.26, count: 16, height: 92, colour: '#2f6f5c', far: 0.3 }) +
    pines(s, { ground: () => horizon - 6, from: s.w * 0.78, to: s.w + 20, count: 14, height: 110, colour: '#2f6f5c', far: 0.26 }) +
    water(s, { top: horizon - 4, colour: '#3f8fa6', near: '#2f6f96' }) +
    glitter(s, { top: horizon, width: 150 }) +
    ripples(s, { top: horizon, count: 80 }) +
    mirrored(gate, foot - 4, { squash: 0.62, opacity: 0.42 }) +
    veil(ovalD(cx, foot, [300, 16]), s.light.shade, 0.16) +
    gate +
    ripples(s, { top: foot - 10, bottom: s.h, count: 34 }) +
    bough(s, { from: [s.w + 20, 40], to: [s.w - 340, 130], colour: s.pick(['#f6a8bd', '#f6a8bd', '#e2593f']), leaf: 13 }) +
    birds(s, { x: s.w * 0.2, y: 250, count: 4 }) +
    footShade(s, 820)
  )
}

function torii(s: Stage, x: number, y: number, size: number): string {
  const red = '#d9402c'
  const cap = shaded(s, '#3a2f3c')
  const pole = (dx: number, w: number, top: number) =>
    shape(
      areaD([
        [dx - w, 0],
        [dx - w * 0.78, top],
        [dx + w * 0.78, top],
        [dx + w, 0],
      ]),
      fade(
        s,
        [
          [0, tone(s, red)],
          [1, sunlit(s, red)],
        ],
        'across',
      ),
    )
  return put(
    pole(-262, 11, -170) +
      pole(262, 11, -170) +
      shape(boxD(-290, -160, [580, 15]) + boxD(-268, -78, [110, 12]) + boxD(158, -78, [110, 12]), shaded(s, red)) +
      pole(-186, 24, -408) +
      pole(186, 24, -408) +
      shape(
        areaD([
          [-270, -342],
          [270, -342],
          [270, -312],
          [-270, -312],
        ]),
        tone(s, red),
      ) +
      shape(boxD(-20, -398, [40, 60]), shaded(s, red)) +
      shape('M-322 -446Q0 -398 322 -446L304 -402Q0 -366 -304 -402Z', tone(s, red)) +
      shape('M-340 -466Q0 -414 340 -466L326 -436Q0 -396 -326 -436Z', cap) +
      shape('M-322 -440Q0 -394 322 -440L320 -432Q0 -388 -320 -432Z', sunlit(s, red)) +
      shape(boxD(-214, -26, [56, 26]) + boxD(158, -26, [56, 26]), cap),
    x,
    y,
    size,
  )
}

function templeSteps(s: Stage): string {
  const cx = s.w / 2
  const stone = '#b79f84'
  const steps = 15
  const at = (i: number) => {
    const t = i / steps
    return { y: 960 - 330 * t ** 0.8, half: 330 - 200 * t ** 0.8 }
  }
  const flight = times(steps, (i) => {
    const [a, b] = [at(i), at(i + 1)]
    return (
      shape(
        areaD([
          [cx - a.half, a.y],
          [cx + a.half, a.y],
          [cx + b.half, b.y],
          [cx - b.half, b.y],
        ]),
        i % 2 === 0 ? tone(s, stone, i * 0.012) : sunlit(s, stone, i * 0.012),
      ) + veil(boxD(cx - b.half, b.y, [b.half * 2, Math.max(3, (a.y - b.y) * 0.34)]), s.light.shade, 0.26)
    )
  })
  const rail = (side: number) =>
    shape(
      areaD([
        [cx + side * 330, 990],
        [cx + side * 420, 990],
        [cx + side * 168, 618],
        [cx + side * 128, 634],
      ]),
      fade(s, [
        [0, tone(s, stone, 0.1)],
        [1, shaded(s, stone)],
      ]),
    )
  return (
    sky(s, { horizon: 660, sun: [0.47, 0.53], sunY: s.hour === 'day' ? 150 : s.between(230, 300), size: 1.5 }) +
    clouds(s, { top: 70, bottom: 240, count: 4 }) +
    ridge(s, { y: 520, rise: 60, colour: '#5f8f7f', far: 0.6, rough: 0.4 }) +
    ridge(s, { y: 590, rise: 40, colour: '#3f7f5c', far: 0.4, rough: 0.4 }) +
    bloom(s, 480) +
    prasat(s, cx - 240, 640, 0.78, 0.16) +
    prasat(s, cx + 240, 640, 0.78, 0.16) +
    prasat(s, cx, 640, 1.12, 0.04) +
    shape(boxD(cx - 330, 606, [660, 40]), tone(s, stone, 0.08)) +
    veil(boxD(cx - 330, 606, [660, 10]), s.light.glow, 0.3) +
    jungle(s, -40, cx - 170, -1) +
    jungle(s, cx + 170, s.w + 40, 1) +
    flight +
    rail(-1) +
    rail(1) +
    lion(s, cx - 372, 880) +
    lion(s, cx + 372, 880, true) +
    person(s, { x: cx - 40, y: 846, size: 58, colour: '#e98a2f' }) +
    person(s, { x: cx + 6, y: 838, size: 56, colour: '#e98a2f' }) +
    birds(s, { x: s.w * 0.24, y: 250, count: 6 }) +
    footShade(s, 840, 0.4)
  )
}

// A tower like a lotus bud: rings of stone that draw in towards the tip.
function prasat(s: Stage, x: number, y: number, size: number, far: number): string {
  const stone = '#a98d72'
  const rings = 8
  const half = (t: number) => 104 * (1 - t ** 2.1) + 7
  const body = times(rings, (i) => {
    const [t, up] = [i / rings, (i + 1) / rings]
    const [y0, y1] = [-150 - 250 * t, -150 - 250 * up]
    const ring = areaD([
      [-half(t), y0],
      [-half(t) * 1.04, y0 - 12],
      [-half(up), y1 - 2],
      [half(up), y1 - 2],
      [half(t) * 1.04, y0 - 12],
      [half(t), y0],
    ])
    return (
      shape(ring, i % 2 === 0 ? sunlit(s, stone, far) : tone(s, stone, far)) +
      shape(
        times(7, (k) => archD((k - 3) * half(t) * 0.29, y0 - 2, [half(t) * 0.16, 20])),
        shaded(s, stone, far),
        'fill-opacity="0.6"',
      )
    )
  })
  return put(
    shape('M-8 -400Q0 -446 8 -400Z', tone(s, stone, far)) +
      shape(boxD(-118, -150, [236, 150]), tone(s, stone, far)) +
      shape(boxD(-130, -160, [260, 16]) + boxD(-128, -60, [256, 12]), sunlit(s, stone, far)) +
      shape('M-56 -146L0 -210L56 -146Z', shaded(s, stone, far)) +
      body +
      shape(
        areaD([
          [-50, -146],
          [0, -206],
          [50, -146],
        ]),
        sunlit(s, stone, far),
      ) +
      shape(archD(0, 0, [64, 120]), shaded(s, '#3a2a2a', far)) +
      shape(archD(-86, -20, [26, 80]) + archD(86, -20, [26, 80]), shaded(s, '#5a4438', far)) +
      veil('M20 -400C60 -330 108 -250 112 -150L130 -150L118 0L30 0Z', shaded(s, stone, far), 0.4) +
      lampGlow(s, 0, -50, 70, 0.7),
    x,
    y,
    size,
  )
}

function jungle(s: Stage, from: number, to: number, side: number): string {
  const wide = to - from
  const edge = side < 0 ? to : from
  return (
    times(2, (i) => palm(s, { x: edge + side * wide * (0.6 + i * 0.34), y: 800, height: s.between(330, 400) + i * 90, lean: side * s.between(-10, 50), far: 0.14 - i * 0.06 })) +
    times(4, (i) => crown(s, { x: edge + side * (wide * (0.14 + i * 0.26)), y: 780 + i * 18, rx: wide * 0.24, ry: 110, colour: s.pick(['#2f7a4c', '#3f8f55', '#276b4a']), far: 0.12 - i * 0.03 })) +
    times(3, (i) => crown(s, { x: edge + side * (wide * (0.5 + i * 0.28)), y: 930, rx: wide * 0.3, ry: 120, colour: '#1f6245' }))
  )
}

function lion(s: Stage, x: number, y: number, flip = false): string {
  return put(
    shape(boxD(-46, -8, [92, 60]), tone(s, '#a98d72')) +
      shape(boxD(-54, -16, [108, 12]), sunlit(s, '#b79f84')) +
      shape('M-32 -16C-36 -54 -22 -84 -4 -92C-8 -112 8 -128 26 -124C42 -120 46 -104 40 -92L32 -82C36 -60 34 -36 36 -16L20 -16L14 -50L6 -16Z', shaded(s, '#8f7660')) +
      shape('M-6 -92C-10 -112 8 -130 26 -124C20 -112 18 -100 22 -84C10 -80 0 -84 -6 -92Z', tone(s, '#a98d72')),
    x,
    y,
    0.9,
    flip,
  )
}
