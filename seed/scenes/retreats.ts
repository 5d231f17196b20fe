// Quiet places: a pagoda in autumn, a hot spring in the snow.
import { mix } from './colour.ts'
import { glass, lampGlow, tiledRoof } from './houses.ts'
import { bank, footShade, mistBand, peak, ridge } from './land.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, fadeRound, type Stage, shaded, sunlit, tone } from './stage.ts'
import {
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
import { bough, crown, pineD } from './trees.ts'
import { mirrored, ripples } from './water.ts'

export const retreats = { 'autumn-temple': autumnTemple, 'hot-spring': hotSpring }

const maple = ['#d9402c', '#ea6a2a', '#f2a03a', '#c22f3a'] as const

function autumnTemple(s: Stage): string {
  const cx = s.w * s.between(0.58, 0.64)
  const shore = 790
  const wood = (y: number, far: number, count: number, size: number) =>
    times(count, (i) =>
      crown(s, {
        x: s.w * ((i + s.between(0.2, 0.8)) / count),
        y: y + s.between(-26, 26),
        rx: size * s.between(0.8, 1.2),
        ry: size * s.between(0.6, 0.85),
        colour: s.pick([...maple, '#7f9a4a']),
        far,
        puffs: 10,
      }),
    )
  const temple =
    pagoda(s, cx, shore - 40, s.between(0.9, 1.04)) + hall(s, cx - s.between(290, 350), shore - 26)
  return (
    sky(s, { horizon: 620, sun: [0.2, 0.34] }) +
    clouds(s, { top: 70, bottom: 230, count: 4 }) +
    ridge(s, { y: 430, rise: 90, colour: '#7f8fb0', far: 0.62, rough: 0.5 }) +
    ridge(s, { y: 520, rise: 60, colour: '#b0705a', far: 0.46, rough: 0.45 }) +
    bloom(s) +
    wood(590, 0.42, 16, 66) +
    mistBand(s, 500, 170, 0.45) +
    wood(660, 0.24, 11, 92) +
    bank(
      s,
      pts(-40, 740, s.w * 0.3, 724, s.w * 0.7, 730, s.w + 40, 716),
      fade(s, [0, tone(s, '#a88a4f', 0.1)], [0.5, tone(s, '#8a6f44')], [1, shaded(s, '#8a6f44')]),
    ) +
    wood(716, 0.1, 7, 76) +
    temple +
    shape(
      `${curveD(pts(-40, shore + 10, s.w * 0.25, shore - 6, s.w * 0.6, shore + 6, s.w + 40, shore - 12))}L${s.w + 40} ${s.h}L-40 ${s.h}Z`,
      fade(
        s,
        [0, mix(s.light.sky[2], tone(s, '#8a5a3c'), 0.5)],
        [1, mix(s.light.sky[1], tone(s, '#2f4a5f'), 0.6)],
      ),
    ) +
    mirrored(temple, shore, { squash: 0.42, opacity: 0.3 }) +
    ripples(s, { top: shore, count: 36 }) +
    archBridge(s, s.w * 0.2, shore + 26) +
    veil(
      times(46, () =>
        ovalD(s.between(0, s.w), s.between(shore + 20, 950), [s.between(4, 9), s.between(2, 3.4)]),
      ),
      tone(s, s.pick(maple)),
      0.9,
    ) +
    bough(s, { from: [-30, 20], to: [430, 130], colour: '#d9402c', leaf: 15, count: 84 }) +
    bough(s, { from: [-30, 200], to: [240, 290], colour: '#ea6a2a', leaf: 14, count: 56 }) +
    veil(
      times(16, () =>
        ovalD(s.between(0, s.w * 0.7), s.between(240, 700), [s.between(4, 7), s.between(3, 4)]),
      ),
      tone(s, '#ea6a2a'),
      0.9,
    ) +
    birds(s, { x: s.w * 0.86, y: 190, count: 4 }) +
    footShade(s, 850, 0.35)
  )
}

function pagoda(s: Stage, x: number, y: number, size: number): string {
  const floors = spread(5, (i) => ({ half: 176 - i * 21, y: -64 - i * 92, wall: 92 - i * 9 }))
  const body = floors
    .map(
      ({ half, y: eave, wall }) =>
        shape(boxD(-wall, eave - 4, [wall * 2, 70]), shaded(s, '#a8402f')) +
        shape(
          times(5, (i) => boxD(-wall + (i * wall * 2) / 4 - 4, eave - 4, [8, 70])),
          tone(s, '#c4563a'),
        ) +
        shape(
          boxD(-wall * 0.36, eave + 14, [wall * 0.3, 44]) + boxD(wall * 0.08, eave + 14, [wall * 0.3, 44]),
          s.isDark ? glass(s) : tone(s, '#f1e2c4'),
        ) +
        veil(boxD(-wall, eave - 4, [wall * 2, 18]), s.light.shade, 0.4) +
        tiledRoof(s, { x: 0, y: eave, half, height: 48, ridge: wall * 0.74, colour: '#4d5566', lift: 0.12 }),
    )
    .join('')
  return put(
    shape(boxD(-128, -8, [256, 22]) + boxD(-146, 8, [292, 18]), tone(s, '#b3a690')) +
      body +
      stroke('M0 -478L0 -610', tone(s, '#c9a24a'), 6) +
      stroke(
        times(6, (i) => `M${-16 + i * 1.6} ${-500 - i * 15}H${16 - i * 1.6}`),
        tone(s, '#d9b45a'),
        5,
      ) +
      disc(0, -612, 7, sunlit(s, '#f0cf6a')),
    x,
    y,
    size,
  )
}

function hall(s: Stage, x: number, y: number): string {
  return put(
    shape(boxD(-150, -12, [300, 22]), tone(s, '#b3a690')) +
      shape(boxD(-124, -96, [248, 86]), tone(s, '#efe2cb')) +
      shape(
        times(3, (i) => boxD(-98 + i * 72, -74, [52, 62])),
        s.isDark ? glass(s) : tone(s, '#8a4f3a'),
      ) +
      shape(
        times(7, (i) => boxD(-126 + i * 41, -96, [8, 86])),
        tone(s, '#a8402f'),
      ) +
      veil(boxD(-124, -98, [248, 22]), s.light.shade, 0.4) +
      tiledRoof(s, { x: 0, y: -92, half: 190, height: 92, ridge: 112, colour: '#4d5566' }),
    x,
    y,
  )
}

function archBridge(s: Stage, x: number, y: number): string {
  const red = '#cf3d2c'
  return put(
    veil('M-130 14Q0 44 130 14Q0 70 -130 14Z', s.light.shade, 0.25) +
      shape('M-150 4Q0 -96 150 4L138 14Q0 -62 -138 14Z', tone(s, red)) +
      stroke('M-150 -28Q0 -126 150 -28', sunlit(s, red), 7) +
      stroke(
        spread(9, (i) => {
          const k = (i - 4) / 4
          return `M${n(k * 146)} ${n(-46 + k * k * 48)}v-34`
        }).join(''),
        shaded(s, red),
        6,
      ),
    x,
    y,
  )
}

function hotSpring(s: Stage): string {
  const snow = '#f4f7fb'
  const peakX = s.w * s.between(0.56, 0.7)
  const bath = (t: number, grow: number): Point => [
    s.w * 0.52 + Math.cos(t) * (s.w * 0.36 + grow) * (1 + 0.05 * Math.sin(3 * t)),
    836 + Math.sin(t) * (92 + grow * 0.6),
  ]
  const ring = (grow: number) => `${curveD(spread(25, (i) => bath((i / 24) * Math.PI * 2, grow)))}Z`
  const rocks = (from: number, to: number, count: number) =>
    times(count, (i) => {
      const [x, y] = bath(from + ((to - from) * (i + 0.5)) / count, 26)
      return rock(s, x, y + 18, s.between(44, 66))
    })
  return (
    sky(s, { horizon: 600, sun: [0.26, 0.4] }) +
    clouds(s, { top: 80, bottom: 200, count: 3 }) +
    peak(s, {
      x: peakX,
      y: s.between(190, 230),
      base: 680,
      half: 560,
      colour: '#6f86b0',
      far: 0.4,
      snow: 0.46,
    }) +
    ridge(s, { y: 570, rise: 50, colour: '#8fa6c4', far: 0.44, rough: 0.45 }) +
    bloom(s) +
    snowPines(s, 640, 26, 120, 0.42) +
    mistBand(s, 540, 150, 0.5) +
    bank(
      s,
      pts(-40, 650, s.w * 0.3, 672, s.w * 0.62, 656, s.w + 40, 640),
      fade(s, [0, tone(s, snow, 0.2)], [0.5, tone(s, snow)], [1, tone(s, '#cfdcec')]),
    ) +
    snowPines(s, 706, 7, 250, 0.12, s.w * 0.6) +
    inn(s, s.w * 0.23, 744) +
    stoneLantern(s, s.w * 0.74, 764) +
    rocks(Math.PI, Math.PI * 2, 11) +
    shape(
      ring(0),
      fade(
        s,
        [0, mix(s.light.sky[s.isDark ? 2 : 3], tone(s, '#6fd8d8'), s.isDark ? 0.45 : 0.55)],
        [1, mix(s.light.sky[1], tone(s, '#2f9db0'), s.isDark ? 0.4 : 0.9)],
      ),
    ) +
    veil(
      spread(14, () => ovalD(s.w * s.between(0.26, 0.8), s.between(790, 890), [s.between(30, 80), 2.6])).join(
        '',
      ),
      '#ffffff',
      0.35,
    ) +
    bather(s, s.w * 0.55, 838) +
    bather(s, s.w * 0.62, 846) +
    bucket(s, s.w * 0.4, 830) +
    rocks(0, Math.PI, 11) +
    steam(s) +
    bank(s, pts(-40, 900, s.w * 0.14, 930, s.w * 0.3, 990), tone(s, snow)) +
    bank(s, pts(s.w * 0.72, 990, s.w * 0.86, 934, s.w + 40, 896), tone(s, snow)) +
    veil(
      times(46, () => ovalD(s.between(0, s.w), s.between(20, 900), [s.between(2, 4.6), s.between(2, 4.6)])),
      '#ffffff',
      0.75,
    ) +
    footShade(s, 880, 0.18)
  )
}

function snowPines(s: Stage, y: number, count: number, height: number, far: number, from = -20): string {
  const spots = spread(count, (i) => ({
    x: from + ((i + s.between(0.2, 0.8)) / count) * (s.w - from + 20),
    h: height * s.between(0.7, 1.15),
  }))
  return (
    shape(spots.map(({ x, h }) => pineD(x, y, h)).join(''), tone(s, '#3f6f74', far)) +
    veil(
      spots.map(({ x, h }) => pineD(x - h * 0.03, y - h * 0.05, h * 0.94, 0.13)).join(''),
      tone(s, '#f4f7fb', far * 0.6),
      0.62,
    )
  )
}

function inn(s: Stage, x: number, y: number): string {
  const lit = s.hour === 'day' ? tone(s, '#fbe9c4') : s.light.lamp
  return (
    lampGlow(s, x + 30, y - 40, 240, 0.45) +
    put(
      shape(boxD(-200, -110, [400, 116]), tone(s, '#8a5c40')) +
        shape(
          times(5, (i) => boxD(-176 + i * 74, -86, [56, 70])),
          lit,
        ) +
        stroke(
          times(5, (i) => `M${-157 + i * 74} -86v70M${-139 + i * 74} -86v70M${-176 + i * 74} -52h56`),
          tone(s, '#6b4330'),
          3,
        ) +
        shape(boxD(-214, -6, [428, 14]), tone(s, '#6b4330')) +
        veil(boxD(-200, -112, [400, 20]), s.light.shade, 0.4) +
        tiledRoof(s, { x: 0, y: -106, half: 270, height: 104, ridge: 160, colour: '#53607a' }) +
        shape(
          'M-160 -214Q0 -202 160 -214Q206 -172 268 -144Q230 -140 190 -150Q150 -138 110 -150Q60 -136 10 -150Q-50 -136 -90 -150Q-140 -138 -180 -150Q-230 -140 -268 -144Q-206 -172 -160 -214Z',
          tone(s, '#f6f9fd'),
        ),
      x,
      y,
    )
  )
}

function rock(s: Stage, x: number, y: number, r: number): string {
  return (
    shape(
      `M${n(x - r)} ${n(y)}C${n(x - r)} ${n(y - r * 0.6)} ${n(x - r * 0.4)} ${n(y - r * 0.8)} ${n(x)} ${n(y - r * 0.76)}C${n(x + r * 0.6)} ${n(y - r * 0.74)} ${n(x + r)} ${n(y - r * 0.4)} ${n(x + r)} ${n(y)}Q${n(x)} ${n(y + r * 0.24)} ${n(x - r)} ${n(y)}Z`,
      shaded(s, '#66707c'),
    ) +
    shape(
      `M${n(x - r * 0.86)} ${n(y - r * 0.4)}C${n(x - r * 0.6)} ${n(y - r * 0.84)} ${n(x + r * 0.5)} ${n(y - r * 0.9)} ${n(x + r * 0.84)} ${n(y - r * 0.42)}C${n(x + r * 0.5)} ${n(y - r * 0.52)} ${n(x + r * 0.2)} ${n(y - r * 0.36)} ${n(x - r * 0.1)} ${n(y - r * 0.48)}C${n(x - r * 0.4)} ${n(y - r * 0.34)} ${n(x - r * 0.6)} ${n(y - r * 0.44)} ${n(x - r * 0.86)} ${n(y - r * 0.4)}Z`,
      tone(s, '#f4f7fb'),
    )
  )
}

function stoneLantern(s: Stage, x: number, y: number): string {
  return (
    put(
      shape(
        'M-30 0L-24 -16L24 -16L30 0ZM-11 -16L-9 -70L9 -70L11 -16ZM-28 -70L-22 -82L22 -82L28 -70Z',
        shaded(s, '#7a8088'),
      ) +
        shape(boxD(-20, -116, [40, 36]), tone(s, '#7a8088')) +
        shape(boxD(-11, -110, [22, 24]), s.hour === 'day' ? tone(s, '#fbe9c4') : s.light.lamp) +
        shape('M-48 -112Q-20 -124 0 -142Q20 -124 48 -112L40 -108L-40 -108Z', shaded(s, '#6b7078')) +
        shape(
          'M-46 -114Q-20 -124 0 -144Q20 -124 46 -114Q20 -120 0 -120Q-20 -120 -46 -114Z',
          tone(s, '#f6f9fd'),
        ),
      x,
      y,
    ) + lampGlow(s, x, y - 98, 90, 0.7)
  )
}

function bather(s: Stage, x: number, y: number): string {
  return (
    veil(ovalD(x, y + 2, [34, 5]), '#ffffff', 0.5) +
    shape(`M${n(x - 22)} ${n(y)}Q${n(x)} ${n(y - 30)} ${n(x + 22)} ${n(y)}Z`, tone(s, '#e9b893')) +
    disc(x, y - 30, 14, tone(s, '#e9b893')) +
    shape(`M${n(x - 14)} ${n(y - 31)}A14 14 0 0 1 ${n(x + 14)} ${n(y - 31)}Z`, shaded(s, '#2b211d')) +
    shape(boxD(x - 11, y - 51, [22, 8]), tone(s, '#ffffff'))
  )
}

const bucket = (s: Stage, x: number, y: number) =>
  put(
    shape('M-22 -22L22 -22L18 6L-18 6Z', tone(s, '#c89a62')) + stroke('M-20 -10H20', shaded(s, '#8a6238'), 3),
    x,
    y,
  )

function steam(s: Stage): string {
  const puff = fadeRound(
    s,
    [0, mix('#ffffff', s.light.haze, 0.25), 0.5],
    [1, mix('#ffffff', s.light.haze, 0.25), 0],
  )
  return spread(
    9,
    () =>
      `<ellipse cx="${n(s.w * s.between(0.3, 0.78))}" cy="${n(s.between(610, 800))}" rx="${n(s.between(90, 170))}" ry="${n(s.between(50, 100))}" fill="${puff}"/>`,
  ).join('')
}
