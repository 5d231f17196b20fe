// Gates and stairs: torii in the water, stone temple in the jungle.
import { person } from './creatures.ts'
import { archD, lampGlow } from './houses.ts'
import { footShade, mistBand, ridge } from './land.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, fadeAcross, type Stage, shaded, sunlit, tone } from './stage.ts'
import { areaD, boxD, ovalD, pts, put, shape, times, veil } from './svg-shapes.ts'
import { bough, crown, palm, pines } from './trees.ts'
import { glitter, mirrored, ripples, water } from './water.ts'

export const gates = { 'torii-gate': toriiGate, 'temple-steps': templeSteps }

function toriiGate(s: Stage): string {
  const horizon = s.between(560, 590)
  const cx = s.w * s.between(0.44, 0.52)
  const foot = horizon + 150
  const gate = torii(s, cx, foot, 1)
  return (
    sky(s, {
      horizon,
      sun: [0.46, 0.54],
      sunY: s.hour === 'day' || s.hour === 'night' ? 250 : s.between(360, 430),
      size: 1.5,
    }) +
    clouds(s, { top: 80, bottom: 240, count: 4 }) +
    ridge(s, { y: horizon - 130, rise: 70, colour: '#6f8fae', far: 0.66, rough: 0.5 }) +
    ridge(s, { y: horizon - 70, rise: 56, colour: '#4f7f8c', far: 0.46, rough: 0.5 }) +
    mistBand(s, horizon - 110, 140, 0.5) +
    bloom(s) +
    pines(s, {
      ground: () => horizon - 6,
      from: -20,
      to: s.w * 0.26,
      count: 16,
      height: 92,
      colour: '#2f6f5c',
      far: 0.3,
    }) +
    pines(s, {
      ground: () => horizon - 6,
      from: s.w * 0.78,
      to: s.w + 20,
      count: 14,
      height: 110,
      colour: '#2f6f5c',
      far: 0.26,
    }) +
    water(s, { top: horizon - 4, colour: '#3f8fa6', near: '#2f6f96' }) +
    glitter(s, { top: horizon, width: 150 }) +
    ripples(s, { top: horizon, count: 80 }) +
    mirrored(gate, foot - 4, { squash: 0.62, opacity: 0.42 }) +
    veil(ovalD(cx, foot, [300, 16]), s.light.shade, 0.16) +
    gate +
    ripples(s, { top: foot - 10, bottom: s.h, count: 34 }) +
    bough(s, {
      from: [s.w + 20, 40],
      to: [s.w - 340, 130],
      colour: s.pick(['#f6a8bd', '#f6a8bd', '#e2593f']),
      leaf: 13,
    }) +
    birds(s, { x: s.w * 0.2, y: 250, count: 4 }) +
    footShade(s, 820)
  )
}

function torii(s: Stage, x: number, y: number, size: number): string {
  const red = '#d9402c'
  const cap = shaded(s, '#3a2f3c')
  const pole = (dx: number, w: number, top: number) =>
    shape(
      areaD(pts(dx - w, 0, dx - w * 0.78, top, dx + w * 0.78, top, dx + w, 0)),
      fadeAcross(s, [0, tone(s, red)], [1, sunlit(s, red)]),
    )
  return put(
    pole(-262, 11, -170) +
      pole(262, 11, -170) +
      shape(
        boxD(-290, -160, [580, 15]) + boxD(-268, -78, [110, 12]) + boxD(158, -78, [110, 12]),
        shaded(s, red),
      ) +
      pole(-186, 24, -408) +
      pole(186, 24, -408) +
      shape(areaD(pts(-270, -342, 270, -342, 270, -312, -270, -312)), tone(s, red)) +
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
        areaD(pts(cx - a.half, a.y, cx + a.half, a.y, cx + b.half, b.y, cx - b.half, b.y)),
        i % 2 === 0 ? tone(s, stone, i * 0.012) : sunlit(s, stone, i * 0.012),
      ) + veil(boxD(cx - b.half, b.y, [b.half * 2, Math.max(3, (a.y - b.y) * 0.34)]), s.light.shade, 0.26)
    )
  })
  const rail = (side: number) =>
    shape(
      areaD(pts(cx + side * 330, 990, cx + side * 420, 990, cx + side * 168, 618, cx + side * 128, 634)),
      fade(s, [0, tone(s, stone, 0.1)], [1, shaded(s, stone)]),
    )
  return (
    sky(s, {
      horizon: 660,
      sun: [0.47, 0.53],
      sunY: s.hour === 'day' ? 150 : s.between(230, 300),
      size: 1.5,
    }) +
    clouds(s, { top: 70, bottom: 240, count: 4 }) +
    ridge(s, { y: 520, rise: 60, colour: '#5f8f7f', far: 0.6, rough: 0.4 }) +
    ridge(s, { y: 590, rise: 40, colour: '#3f7f5c', far: 0.4, rough: 0.4 }) +
    bloom(s, 380) +
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
    const ring = areaD(
      pts(
        -half(t),
        y0,
        -half(t) * 1.04,
        y0 - 12,
        -half(up),
        y1 - 2,
        half(up),
        y1 - 2,
        half(t) * 1.04,
        y0 - 12,
        half(t),
        y0,
      ),
    )
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
      shape(areaD(pts(-50, -146, 0, -206, 50, -146)), sunlit(s, stone, far)) +
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
    times(2, (i) =>
      palm(s, {
        x: edge + side * wide * (0.6 + i * 0.34),
        y: 800,
        height: s.between(330, 400) + i * 90,
        lean: side * s.between(-10, 50),
        far: 0.14 - i * 0.06,
      }),
    ) +
    times(4, (i) =>
      crown(s, {
        x: edge + side * (wide * (0.14 + i * 0.26)),
        y: 780 + i * 18,
        rx: wide * 0.24,
        ry: 110,
        colour: s.pick(['#2f7a4c', '#3f8f55', '#276b4a']),
        far: 0.12 - i * 0.03,
      }),
    ) +
    times(3, (i) =>
      crown(s, {
        x: edge + side * (wide * (0.5 + i * 0.28)),
        y: 930,
        rx: wide * 0.3,
        ry: 120,
        colour: '#1f6245',
      }),
    )
  )
}

function lion(s: Stage, x: number, y: number, flip = false): string {
  return put(
    shape(boxD(-46, -8, [92, 60]), tone(s, '#a98d72')) +
      shape(boxD(-54, -16, [108, 12]), sunlit(s, '#b79f84')) +
      shape(
        'M-32 -16C-36 -54 -22 -84 -4 -92C-8 -112 8 -128 26 -124C42 -120 46 -104 40 -92L32 -82C36 -60 34 -36 36 -16L20 -16L14 -50L6 -16Z',
        shaded(s, '#8f7660'),
      ) +
      shape(
        'M-6 -92C-10 -112 8 -130 26 -124C20 -112 18 -100 22 -84C10 -80 0 -84 -6 -92Z',
        tone(s, '#a98d72'),
      ),
    x,
    y,
    0.9,
    flip,
  )
}
