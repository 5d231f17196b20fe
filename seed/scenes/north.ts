// Cold coasts: fjord, aurora.
import { canoe, liner } from './boats.ts'
import { mix } from './colour.ts'
import { person } from './creatures.ts'
import { lampGlow } from './houses.ts'
import { bank, footShade, mistBand, peak } from './land.ts'
import { lights } from './light.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, type Stage, shaded, sunlit, tone } from './stage.ts'
import {
  areaD,
  boxD,
  curveD,
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
import { fir, pineD, pines } from './trees.ts'
import { glitter, mirrored, ripples, water } from './water.ts'

export const north = { fjord, aurora }

function fjord(s: Stage): string {
  const shore = s.between(610, 640)
  const cx = s.w * s.between(0.44, 0.52)
  const walls =
    wall(s, { side: 1, inner: cx + 20, top: 330, shore, far: 0.56 }) +
    wall(s, { side: -1, inner: cx - 10, top: 270, shore, far: 0.46 }) +
    mistBand(s, shore - 130, 150, 0.5) +
    wall(s, { side: 1, inner: cx + s.w * 0.12, top: 190, shore, far: 0.3 }) +
    wall(s, { side: -1, inner: cx - s.w * 0.16, top: 150, shore, far: 0.18 })
  const near = wall(s, { side: 1, inner: cx + s.w * 0.27, top: 90, shore: shore + 10, far: 0.04 })
  return (
    sky(s, {
      horizon: shore - 20,
      sun: [0.44, 0.54],
      sunY: s.hour === 'day' || s.hour === 'night' ? 130 : s.between(260, 330),
    }) +
    clouds(s, { top: 50, bottom: 180, count: 3 }) +
    peak(s, { x: cx + 20, y: 400, base: shore, half: 240, colour: '#8fa6c8', far: 0.62, snow: 0.5 }) +
    walls +
    bloom(s, 360) +
    threadFall(s, cx - s.w * 0.3, 330, shore) +
    near +
    water(s, { top: shore, colour: '#1f7f96', near: '#1c6f8c' }) +
    mirrored(walls + near, shore + 4, { squash: 0.55, opacity: 0.34 }) +
    glitter(s, { top: shore, bottom: 900, width: 90 }) +
    ripples(s, { top: shore, count: 70 }) +
    (s.chance(0.6)
      ? liner(s, { x: cx + 10, y: shore + 70, size: 0.62, colour: '#20406f' })
      : canoe(s, { x: cx - 20, y: shore + 150, size: 1.1 })) +
    shape(
      `${curveD(pts(s.w * 0.62, shore + 66, s.w * 0.7, shore + 22, s.w * 0.84, shore - 6, s.w + 40, shore - 20))}L${s.w + 40} ${shore + 92}Z`,
      fade(s, [0, tone(s, '#7fa860')], [1, shaded(s, '#4f6f4c')]),
    ) +
    cabin(s, s.w * 0.735, shore + 54, 0.85, '#c23a2f') +
    cabin(s, s.w * 0.84, shore + 58, 1, '#d9a23a') +
    cabin(s, s.w * 0.955, shore + 64, 1.15, '#c23a2f') +
    bank(
      s,
      pts(-40, 800, s.w * 0.12, 820, s.w * 0.26, 880, s.w * 0.4, 1000),
      fade(s, [0, tone(s, '#6f9a58')], [1, shaded(s, '#3f6f48')]),
    ) +
    fir(s, { x: s.w * 0.05, y: 850, height: 330 }) +
    fir(s, { x: s.w * 0.14, y: 880, height: 230 }) +
    person(s, { x: s.w * 0.22, y: 878, size: 58, colour: '#e8a33a' }) +
    birds(s, { x: cx, y: 470, count: 5, size: 11 }) +
    footShade(s, 850, 0.35)
  )
}

// A mountainside that falls straight into the water, with snow on top and gullies down the face.
function wall(
  s: Stage,
  { side, inner, top, shore, far }: { side: number; inner: number; top: number; shore: number; far: number },
): string {
  const edge = side < 0 ? -60 : s.w + 60
  const reach = Math.abs(edge - inner)
  const at = (t: number, y: number): Point => [inner + side * reach * t, y]
  const tall = shore - top
  const line: Point[] = [
    at(0, shore),
    at(0.07, shore - tall * 0.2),
    at(0.12, shore - tall * 0.46),
    at(0.24, shore - tall * s.between(0.62, 0.7)),
    at(0.34, shore - tall * s.between(0.84, 0.92)),
    at(0.44, shore - tall * 0.8),
    at(0.58, top),
    at(0.72, top + tall * 0.1),
    at(0.86, top - tall * 0.05),
    at(1, top + tall * 0.04),
  ]
  const body = areaD([...line, at(1, shore + 6), at(0, shore + 6)])
  const snow = areaD([
    at(0.3, shore - tall * 0.76),
    at(0.34, shore - tall * 0.87),
    at(0.44, shore - tall * 0.8),
    at(0.58, top),
    at(0.72, top + tall * 0.1),
    at(0.86, top - tall * 0.05),
    at(1, top + tall * 0.04),
    at(1, top + tall * 0.2),
    at(0.9, top + tall * 0.12),
    at(0.84, top + tall * 0.26),
    at(0.74, top + tall * 0.2),
    at(0.66, top + tall * 0.3),
    at(0.58, top + tall * 0.16),
    at(0.5, top + tall * 0.34),
    at(0.42, top + tall * 0.26),
    at(0.36, top + tall * 0.32),
  ])
  const gullies = spread(7, (i) => {
    const t = 0.2 + i * 0.12
    const y = top + tall * s.between(0.28, 0.4)
    return areaD([
      at(t, y),
      at(t + 0.04, y + tall * 0.2),
      at(t - 0.02, shore + 4),
      at(t - 0.1, shore + 4),
      at(t - 0.03, y + tall * 0.24),
    ])
  }).join('')
  const rock = '#55748a'
  return (
    shape(
      body,
      fade(
        s,
        [0, tone(s, rock, far)],
        [0.6, tone(s, mix(rock, '#4f8a5c', 0.6), far)],
        [1, tone(s, '#3f7f55', Math.min(0.9, far + 0.12))],
      ),
    ) +
    veil(gullies, shaded(s, '#2f4a6a', far), 0.42 * (1 - far)) +
    shape(snow, mix(sunlit(s, '#ffffff', far * 0.6), s.light.haze, far * 0.3))
  )
}

const threadFall = (s: Stage, x: number, top: number, foot: number) =>
  stroke(
    curveD(pts(x, top, x + 8, top + 80, x - 6, top + 160, x + 6, foot - 60, x, foot)),
    sunlit(s, '#ffffff'),
    8,
    0.8,
  ) + veil(ovalD(x, foot, [40, 14]), '#ffffff', 0.4)

function cabin(s: Stage, x: number, y: number, size: number, colour: string): string {
  return (
    put(
      shape(
        times(4, (i) => `M${-46 + i * 29} 0h6v26h-6z`),
        shaded(s, '#5b4a44'),
      ) +
        shape('M-56 -4H56V4H-56Z', tone(s, '#8a7460')) +
        shape(boxD(-48, -58, [96, 54]), tone(s, colour)) +
        shape('M-48 -58L0 -100L48 -58Z', tone(s, colour)) +
        shape('M-58 -52L0 -106L58 -52L52 -46L0 -94L-52 -46Z', shaded(s, '#3f4658')) +
        shape(
          boxD(-36, -46, [18, 20]) + boxD(18, -46, [18, 20]) + boxD(-8, -80, [16, 14]),
          s.isDark ? s.light.lamp : tone(s, '#fdf6e6'),
        ) +
        shape(boxD(-9, -42, [18, 38]), tone(s, '#fdf6e6')),
      x,
      y,
      size,
    ) + lampGlow(s, x, y - 30 * size, 100 * size, 0.4)
  )
}

// An aurora needs a dark sky: by day and at dawn it is the polar night with a brighter rim.
function polarNight(s: Stage): Stage {
  const rim = {
    dawn: ['#6a66b8', '#ffc0a8'],
    day: ['#2f86b8', '#a8e6de'],
    dusk: ['#8a3f94', '#ff9a8a'],
    night: ['#1f4f7f', '#4f9aa8'],
  }[s.hour]
  const dark = s.pick(lights.night)
  const [lower = dark.sky[2], low = dark.sky[3]] = rim
  return {
    ...s,
    hour: 'night',
    isDark: true,
    light: {
      ...dark,
      sky: [dark.sky[0], mix(dark.sky[1], lower, 0.45), lower, low],
      haze: mix(dark.haze, mix(lower, low, 0.3), 0.7),
      dim: 0.42,
    },
  }
}

function aurora(stage: Stage): string {
  const s = polarNight(stage)
  const shore = 680
  const hues = s.pick([
    ['#5cf5a8', '#3fd0c0', '#9a6af0'],
    ['#6affc0', '#58b8f0', '#d06ad8'],
    ['#a8f56a', '#3fe0a8', '#5a8af0'],
  ])
  const lightsUp =
    curtain(s, { y: 420, tall: 330, hue: hues[0] ?? '#5cf5a8', top: hues[2] ?? '#9a6af0', sway: 90 }) +
    curtain(s, { y: 300, tall: 240, hue: hues[1] ?? '#3fd0c0', top: hues[2] ?? '#9a6af0', sway: 60 })
  const hills =
    peak(s, { x: s.w * 0.22, y: 440, base: shore + 10, half: 380, colour: '#7f9ac8', far: 0.34, snow: 0.6 }) +
    peak(s, { x: s.w * 0.8, y: 410, base: shore + 10, half: 430, colour: '#7f9ac8', far: 0.3, snow: 0.6 }) +
    peak(s, { x: s.w * 0.52, y: 520, base: shore + 10, half: 300, colour: '#7f9ac8', far: 0.42, snow: 0.6 }) +
    pines(s, { ground: () => shore + 2, count: 70, height: 80, colour: '#2f5f70', far: 0.12 })
  return (
    sky(s, { horizon: 660, sun: [0.1, 0.2], sunY: 130, size: 0.62 }) +
    lightsUp +
    hills +
    water(s, { top: shore, colour: '#2f7f9a', near: '#1f5f80' }) +
    mirrored(lightsUp + hills, shore, { squash: 0.7, opacity: 0.42 }) +
    ripples(s, { top: shore, count: 50, colour: '#c8fff0' }) +
    bank(
      s,
      pts(-40, 800, s.w * 0.2, 790, s.w * 0.42, 850, s.w * 0.6, 880, s.w * 0.8, 836, s.w + 40, 806),
      fade(s, [0, tone(s, '#e6f2fa')], [1, tone(s, '#8fb0d0')]),
    ) +
    snowCabin(s, s.w * 0.22, 830, 1.3) +
    snowCabin(s, s.w * 0.37, 866, 0.8) +
    [
      [0.05, 860, 330],
      [0.1, 890, 230],
      [0.92, 880, 380],
      [0.985, 900, 290],
      [0.84, 890, 200],
    ]
      .map(([x = 0, y = 0, h = 0]) => snowFir(s, s.w * x, y, h))
      .join('') +
    person(s, { x: s.w * 0.62, y: 900, size: 80, colour: '#d8402f' }) +
    person(s, { x: s.w * 0.655, y: 902, size: 74, colour: '#e8a33a' }) +
    footShade(s, 880, 0.25)
  )
}

// Strips of light side by side, each fading upwards; their feet follow a swaying line.
function curtain(
  s: Stage,
  { y, tall, hue, top, sway }: { y: number; tall: number; hue: string; top: string; sway: number },
): string {
  const count = Math.round(s.w / 13)
  const [a, b] = [s.between(0, 6), s.between(0, 6)]
  const beams = spread(4, (i) =>
    fade(
      s,
      [0, top, 0],
      [0.45, top, 0.1 + i * 0.04],
      [0.86, hue, 0.34 + i * 0.1],
      [0.96, mix(hue, '#ffffff', 0.3), 0.5 + i * 0.08],
      [1, hue, 0],
    ),
  )
  return times(count, (i) => {
    const t = i / count
    const x = t * (s.w + 80) - 40
    const foot = y + sway * Math.sin(t * 5 + a) + sway * 0.5 * Math.sin(t * 11 + b)
    const h = tall * (0.62 + 0.3 * Math.sin(t * 17 + b) + s.between(-0.08, 0.12))
    const lean = 26 * Math.cos(t * 5 + a)
    return shape(
      areaD(pts(x - lean, foot - h, x + 17 - lean, foot - h, x + 17, foot + 6, x, foot + 6)),
      beams[Math.min(3, Math.floor((0.5 + 0.5 * Math.sin(t * 23 + a)) * 3.6))] ?? '',
    )
  })
}

function snowFir(s: Stage, x: number, y: number, height: number): string {
  return (
    fir(s, { x, y, height, colour: '#2a5a68' }) +
    veil(pineD(x - height * 0.02, y - height * 0.1, height * 0.9, 0.1), tone(s, '#f4faff'), 0.55)
  )
}

function snowCabin(s: Stage, x: number, y: number, size: number): string {
  return (
    lampGlow(s, x, y - 20 * size, 150 * size, 0.5) +
    put(
      shape(boxD(-60, -56, [120, 58]), tone(s, '#8a4a34')) +
        stroke('M-60 -42H60M-60 -28H60M-60 -14H60', shaded(s, '#6b3a2c'), 2) +
        shape(boxD(-44, -46, [26, 26]) + boxD(22, -46, [26, 26]), s.light.lamp) +
        shape(boxD(-10, -44, [22, 46]), shaded(s, '#5b3428')) +
        shape(boxD(26, -120, [16, 34]), tone(s, '#8a7f80')) +
        shape(
          'M-78 -52C-70 -66 -30 -96 0 -108C30 -96 70 -66 78 -52C60 -46 -60 -46 -78 -52Z',
          tone(s, '#f4faff'),
        ) +
        veil(
          'M34 -124C24 -140 46 -150 36 -170C50 -186 40 -196 50 -208C58 -190 50 -180 54 -168C60 -150 44 -140 46 -124Z',
          '#dfeaf6',
          0.4,
        ),
      x,
      y,
      size,
    )
  )
}
