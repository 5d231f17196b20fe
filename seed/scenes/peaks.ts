// High places: snow peaks, glacier lake, cable car.
import { canoe } from './boats.ts'
import { mix } from './colour.ts'
import { hiker } from './creatures.ts'
import { glass, lampGlow } from './houses.ts'
import { bank, footShade, grass, mistBand, peak, ridge } from './land.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, type Stage, shaded, sunlit, tone } from './stage.ts'
import {
  areaD,
  boxD,
  curveD,
  disc,
  discD,
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
import { fir, pines } from './trees.ts'
import { mirrored, ripples, water } from './water.ts'

export const peaks = { 'snow-peaks': snowPeaks, 'glacier-lake': glacierLake, 'cable-car': cableCar }

function snowPeaks(s: Stage): string {
  const cx = s.w * s.between(0.42, 0.62)
  const range =
    peak(s, {
      x: s.w * 0.1,
      y: s.between(350, 420),
      base: 720,
      half: 330,
      colour: '#7f9ac0',
      far: 0.52,
      snow: 0.5,
    }) +
    peak(s, {
      x: s.w * 0.92,
      y: s.between(330, 400),
      base: 720,
      half: 360,
      colour: '#7f9ac0',
      far: 0.48,
      snow: 0.5,
    }) +
    (s.variant === 'alps' ? matterhorn : massif)(s, cx, s.between(115, 160)) +
    bloom(s, 400) +
    peak(s, {
      x: cx + s.w * s.pick([-0.3, 0.3]),
      y: 500,
      base: 760,
      half: 300,
      colour: '#5f7fa0',
      far: 0.3,
      snow: 0.34,
    })
  // Chalets are in the Alps alone; in the Himalaya flags hang over the path.
  const place = s.pick(
    s.variant === 'himalaya' ? (['trail'] as const) : (['village', 'lake', 'trail'] as const),
  )
  const hasLake = place === 'lake'
  const people =
    place === 'trail'
      ? trekkers(s)
      : [0.3, 0.5, 0.68]
          .map((x, i) =>
            chalet(
              s,
              s.w * x,
              hasLake ? 752 - (i % 2) * 6 : ([778, 762, 800][i] ?? 780),
              [0.8, 0.6, 1][i] ?? 1,
            ),
          )
          .join('')
  return (
    sky(s, { horizon: 620, sun: [0.16, 0.3] }) +
    clouds(s, { top: 80, bottom: 300, count: 4 }) +
    range +
    mistBand(s, 520, 170, 0.6) +
    ridge(s, { y: 670, rise: 30, colour: '#4f8a64', far: 0.32, rough: 0.4 }) +
    pines(s, { ground: () => 690, count: 46, height: 96, colour: '#2f6f5c', far: 0.26 }) +
    bank(
      s,
      pts(-40, 690, s.w * 0.24, 740, s.w * 0.55, 716, s.w * 0.8, 752, s.w + 40, 700),
      fade(s, [0, sunlit(s, '#8fc069', 0.12)], [0.4, tone(s, '#6fac57')], [1, shaded(s, '#3f7f4a')]),
    ) +
    (place === 'trail' ? '' : people) +
    pines(s, {
      ground: () => 800,
      from: s.w * 0.78,
      to: s.w + 20,
      count: 9,
      height: 170,
      colour: '#2a6650',
      far: 0.08,
    }) +
    (hasLake ? alpineLake(s, range) : '') +
    bank(
      s,
      hasLake
        ? pts(-40, 850, s.w * 0.3, 916, s.w * 0.7, 926, s.w + 40, 880)
        : pts(-40, 810, s.w * 0.3, 872, s.w * 0.7, 880, s.w + 40, 830),
      fade(s, [0, tone(s, '#5f9f50')], [1, shaded(s, '#2f6a44')]),
    ) +
    times(3, (i) => fir(s, { x: s.w * (0.03 + i * 0.065), y: 900 + i * 24, height: 360 - i * 60 })) +
    (place === 'trail' ? people : '') +
    flowers(s, hasLake ? 910 : 880) +
    (s.variant === 'himalaya' ? prayerFlags(s) : '') +
    birds(s, { x: s.w * 0.34, y: 250, count: 4 }) +
    footShade(s, 850, 0.28)
  )
}

// Two lines of small flags from one side of the picture to the other.
function prayerFlags(s: Stage): string {
  const colours = ['#3f7fd0', '#ffffff', '#d8402f', '#3f9a58', '#f0c23a']
  const line = (from: number, sag: number) =>
    spread(15, (i): Point => {
      const t = i / 14
      return [s.w * t, from + sag * 4 * t * (1 - t)]
    })
  return [line(560, 120), line(610, 150)]
    .map(
      (points) =>
        stroke(curveD(points), shaded(s, '#5a4a40'), 3) +
        points
          .map(([x, y], i) =>
            shape(
              boxD(x, y, [40, 44]),
              tone(s, colours[i % colours.length] ?? '#ffffff'),
              'fill-opacity="0.92"',
            ),
          )
          .join(''),
    )
    .join('')
}

// A path over the near meadow and two people on it.
function trekkers(s: Stage): string {
  const x = s.w * s.between(0.4, 0.55)
  return (
    stroke(
      curveD(pts(x + 150, 742, x + 60, 780, x + 110, 826, x - 30, 890, x + 30, 990)),
      sunlit(s, '#ead9b4'),
      16,
    ) +
    hiker(s, { x: x + 60, y: 846, size: 96, colour: '#e2553f' }) +
    hiker(s, { x: x + 4, y: 872, size: 102, colour: '#e8a33a' })
  )
}

function alpineLake(s: Stage, range: string): string {
  return (
    water(s, { top: 768, colour: '#2f9ab0', near: '#1f7f9c' }) +
    mirrored(range, 768, { squash: 0.34, opacity: 0.4 }) +
    ripples(s, { top: 768, count: 50 })
  )
}

// The bent tooth everybody knows: steep on one side, a shoulder on the other.
function matterhorn(s: Stage, x: number, top: number): string {
  const left = 'L-26 50L-62 120L-92 200L-160 290L-196 350L-330 470'
  const right = 'L320 440L232 330L140 250L118 170L66 96L44 34Z'
  const torn =
    'L-300 470L-210 410L-230 500L-150 400L-130 480L-96 350L-60 430L-40 300L-10 380L6 250L40 340L56 220L100 330L120 270L190 390L200 350L290 450'
  const rock = '#6f86b4'
  const white = mix(mix('#ffffff', s.light.shade, s.light.dim * 0.4), s.light.glow, 0.24)
  const dark = mix(tone(s, rock), s.light.shade, 0.5)
  return put(
    shape(
      `M0 0${left}L-470 610L520 610${right}`,
      fade(s, [0, sunlit(s, rock, 0.1)], [1, tone(s, rock, 0.5)]),
    ) +
      shape(`M0 0${left}${torn}${right}`, fade(s, [0, white], [1, mix(white, s.light.haze, 0.4)])) +
      veil('M-62 130L-30 90L-50 210L-84 240ZM-150 300L-110 260L-120 350Z', dark, 0.3) +
      shape(
        `M0 0L8 70L-22 150L18 240L-30 340L30 450L-20 610L520 610${right}`,
        fade(s, [0, dark, 0.66], [0.6, dark, 0.5], [1, dark, 0.06]),
      ),
    x,
    top,
  )
}

// Three great peaks shoulder to shoulder, for the ranges that have no single tooth.
function massif(s: Stage, x: number, top: number): string {
  const one = (dx: number, down: number, half: number) =>
    peak(s, { x: x + dx, y: top + down, base: 730, half, colour: '#6f86b4', far: 0.16, snow: 0.56 })
  return one(-270, 130, 330) + one(290, 90, 350) + one(0, 0, 390)
}

function chalet(s: Stage, x: number, y: number, size: number): string {
  return (
    put(
      shape(boxD(-46, -44, [92, 44]), tone(s, '#8a5636')) +
        shape(boxD(-46, -16, [92, 16]), tone(s, '#efe6d6')) +
        shape(
          times(3, (i) => boxD(-34 + i * 26, -38, [14, 14])),
          glass(s),
        ) +
        shape('M-62 -40L0 -84L62 -40L56 -34L0 -72L-56 -34Z', shaded(s, '#5b3a2c')) +
        shape('M-46 -44L0 -76L46 -44Z', tone(s, '#a8683f')) +
        shape(boxD(-6, -60, [12, 12]), glass(s)) +
        shape(boxD(26, -84, [12, 24]), tone(s, '#cfc6b8')),
      x,
      y,
      size,
    ) + lampGlow(s, x, y - 24 * size, 90 * size, 0.4)
  )
}

function flowers(s: Stage, y: number): string {
  const some = (count: number, colour: string) =>
    shape(
      times(count, () => discD(s.between(0, s.w), s.between(y, 955), s.between(3, 6.5))),
      tone(s, colour),
    )
  return (
    grass(s, {
      y: (x) => y + 50 + 20 * Math.sin(x / 90),
      height: 46,
      count: 120,
      colour: shaded(s, '#3f7f4a'),
    }) +
    some(34, '#ffffff') +
    some(26, '#f6d04a') +
    some(22, '#ec6f9a')
  )
}

function glacierLake(s: Stage): string {
  const shore = 640
  const ice = '#bfeaf2'
  const cx = s.w * s.between(0.46, 0.54)
  const col = cx + s.w * 0.02
  const walls =
    peak(s, {
      x: cx - s.w * 0.34,
      y: 210,
      base: shore + 20,
      half: s.w * 0.3,
      colour: '#5f7aa8',
      far: 0.24,
      snow: 0.44,
    }) +
    peak(s, {
      x: cx + s.w * 0.36,
      y: 170,
      base: shore + 20,
      half: s.w * 0.31,
      colour: '#5f7aa8',
      far: 0.2,
      snow: 0.46,
    })
  const tongue: Point[] = pts(col, 446, col - 34, 490, col - 40, 530, cx - 120, 590, cx - 210, shore)
  const tongueRight: Point[] = pts(cx + 220, shore, cx + 150, 590, col + 84, 530, col + 60, 480, col, 446)
  const glacier =
    shape(
      `${curveD(tongue)}${curveD(tongueRight, 'L')}Z`,
      fade(
        s,
        [0, mix(sunlit(s, '#ffffff'), s.light.haze, 0.2)],
        [0.6, tone(s, ice)],
        [1, tone(s, '#7fcbe0')],
      ),
    ) +
    stroke(
      times(7, (i) => {
        const y = 486 + i * 19
        const half = 30 + i * 21
        return curveD(pts(cx - half, y, cx - half * 0.3, y + 11, cx + half * 0.3, y + 11, cx + half, y))
      }),
      tone(s, '#5fb4d4'),
      4,
      0.5,
    ) +
    shape(
      areaD(
        pts(
          cx - 214,
          shore + 2,
          cx - 190,
          606,
          cx - 150,
          618,
          cx - 110,
          596,
          cx - 60,
          612,
          cx - 10,
          594,
          cx + 50,
          610,
          cx + 110,
          596,
          cx + 160,
          614,
          cx + 200,
          604,
          cx + 224,
          shore + 2,
        ),
      ),
      tone(s, '#5fb8dc'),
    )
  const view =
    peak(s, {
      x: cx - s.w * 0.08,
      y: 250,
      base: shore,
      half: s.w * 0.24,
      colour: '#8fa6cc',
      far: 0.5,
      snow: 0.6,
    }) +
    peak(s, {
      x: cx + s.w * 0.12,
      y: 280,
      base: shore,
      half: s.w * 0.22,
      colour: '#8fa6cc',
      far: 0.46,
      snow: 0.6,
    }) +
    glacier +
    walls +
    pines(s, {
      ground: () => shore + 4,
      from: -20,
      to: cx - 230,
      count: 26,
      height: 76,
      colour: '#2f6a64',
      far: 0.2,
    }) +
    pines(s, {
      ground: () => shore + 4,
      from: cx + 250,
      to: s.w + 20,
      count: 26,
      height: 76,
      colour: '#2f6a64',
      far: 0.2,
    })
  return (
    sky(s, { horizon: 600, sun: [0.42, 0.56], sunY: s.hour === 'day' || s.hour === 'night' ? 120 : 220 }) +
    clouds(s, { top: 60, bottom: 190, count: 4 }) +
    view +
    bloom(s, 380) +
    water(s, { top: shore, colour: '#19a9b8', near: '#2fc4c0' }) +
    mirrored(view, shore, { squash: 0.6, opacity: 0.3 }) +
    ripples(s, { top: shore, count: 70 }) +
    times(6, (i) =>
      iceberg(s, {
        x: s.w * ((i + s.between(0.2, 0.8)) / 6),
        y: shore + 40 + (i % 3) * 62 + s.between(-8, 8),
        size: 0.4 + (i % 3) * 0.32,
      }),
    ) +
    canoe(s, { x: s.w * s.between(0.3, 0.4), y: 896, size: 1.25 }) +
    bank(
      s,
      pts(s.w * 0.62, 1000, s.w * 0.74, 930, s.w * 0.88, 900, s.w + 40, 880),
      fade(s, [0, tone(s, '#6f7f7a')], [1, shaded(s, '#4f5f64')]),
    ) +
    fir(s, { x: s.w * 0.86, y: 930, height: 330 }) +
    fir(s, { x: s.w * 0.955, y: 950, height: 480 }) +
    birds(s, { x: s.w * 0.3, y: 180, count: 4 }) +
    footShade(s, 850, 0.3)
  )
}

function iceberg(s: Stage, { x, y, size }: { x: number; y: number; size: number }): string {
  const tip = s.between(-24, 24)
  return put(
    veil('M-74 2L74 2L40 26L-50 26Z', tone(s, '#5fd0dc'), 0.45) +
      shape(areaD(pts(-76, 2, -54, -30, -20, -40, tip, -78, 34, -44, 58, -34, 78, 2)), sunlit(s, '#f6fcff')) +
      shape(areaD(pts(tip, -78, 34, -44, 58, -34, 78, 2, 18, 2, 28, -30)), tone(s, '#a8dcea')),
    x,
    y,
    size,
  )
}

function cableCar(s: Stage): string {
  const line = (x: number) => 250 + (x - s.w * 0.5) * -0.2 + ((x - s.w * 0.5) / s.w) ** 2 * 120
  const rope = (drop: number) =>
    curveD(
      spread(9, (i): Point => {
        const x = -40 + ((s.w + 80) * i) / 8
        return [x, line(x) + drop]
      }),
    )
  const snow = s.climate === 'cold' || s.season === 'winter' ? 0.46 : 0
  const carX = s.w * s.between(0.34, 0.42)
  const farX = s.w * 0.76
  return (
    sky(s, { horizon: 640, sun: [0.6, 0.74] }) +
    clouds(s, { top: 60, bottom: 200, count: 3 }) +
    peak(s, { x: s.w * 0.5, y: 330, base: 760, half: 420, colour: '#8fa6cc', far: 0.56, snow }) +
    peak(s, { x: s.w * 0.12, y: 400, base: 780, half: 380, colour: '#7f96bc', far: 0.44, snow }) +
    peak(s, { x: s.w * 0.92, y: 380, base: 800, half: 420, colour: '#6f8ab4', far: 0.36, snow }) +
    bloom(s) +
    mistBand(s, 560, 200, 0.7) +
    ridge(s, { y: 700, rise: 60, colour: '#4f8a80', far: 0.34, rough: 0.42 }) +
    pines(s, {
      ground: (x) => 740 + 30 * Math.sin(x / 170),
      count: 60,
      height: 90,
      colour: '#3f7a68',
      far: 0.26,
    }) +
    seaOfCloud(s, 700) +
    bank(
      s,
      pts(-40, 780, s.w * 0.2, 850, s.w * 0.5, 880, s.w * 0.74, 800, s.w + 40, 720),
      fade(s, [0, tone(s, '#4f8a5a', 0.06)], [1, shaded(s, '#2a5f48')]),
    ) +
    pylon(s, s.w * 0.87, 790, line(s.w * 0.87)) +
    pines(s, {
      ground: (x) => 860 + 40 * Math.sin(x / 200 + 1),
      count: 44,
      height: 130,
      colour: '#24604c',
      far: 0.06,
    }) +
    pines(s, { ground: () => 980, count: 30, height: 170, colour: '#1c4f42' }) +
    stroke(rope(0) + rope(16), shaded(s, '#2f3a52'), 3) +
    gondola(s, farX, line(farX) + 8, 0.36, '#e8a33a') +
    gondola(s, carX, line(carX), 1.15, '#d8402f') +
    birds(s, { x: s.w * 0.62, y: 190, count: 5 }) +
    footShade(s, 840, 0.3)
  )
}

// Cloud lying in the valley, in long flat rolls.
function seaOfCloud(s: Stage, y: number): string {
  const foam = mix('#ffffff', s.light.haze, s.isDark ? 0.55 : 0.2)
  return veil(
    times(16, (i) =>
      ovalD(s.w * ((i + s.between(0.1, 0.9)) / 16), y + 70 + s.between(-26, 40), [
        s.between(110, 210),
        s.between(14, 30),
      ]),
    ),
    foam,
    s.isDark ? 0.4 : 0.66,
  )
}

function pylon(s: Stage, x: number, foot: number, top: number): string {
  const h = foot - top
  return (
    stroke(
      `M${n(x - 34)} ${n(foot)}L${n(x - 8)} ${n(top)}M${n(x + 34)} ${n(foot)}L${n(x + 8)} ${n(top)}M${n(x - 46)} ${n(top + 6)}H${n(x + 46)}`,
      shaded(s, '#4a5570'),
      7,
    ) +
    stroke(
      spread(6, (i) => {
        const [a, b] = [i / 6, (i + 1) / 6]
        const half = (t: number) => 8 + 26 * t
        return `M${n(x - half(a))} ${n(top + h * a)}L${n(x + half(b))} ${n(top + h * b)}M${n(x + half(a))} ${n(top + h * a)}L${n(x - half(b))} ${n(top + h * b)}`
      }).join(''),
      shaded(s, '#4a5570'),
      3,
    )
  )
}

function gondola(s: Stage, x: number, y: number, size: number, colour: string): string {
  const view = s.isDark ? s.light.lamp : mix(s.light.sky[2], '#ffffff', 0.35)
  const rider = (dx: number) =>
    put(
      shape(
        'M-11 0C-11 -20 -8 -26 0 -27C8 -26 11 -20 11 0Z',
        shaded(s, s.pick(['#2f4a7f', '#3f6f5c', '#7a3f4f'])),
      ) + disc(0, -35, 8, tone(s, '#e9b893')),
      dx,
      226,
    )
  return put(
    shape('M-40 -10L40 -10L34 4L-34 4Z', shaded(s, '#39435c')) +
      disc(-24, -8, 9, tone(s, '#7f8aa0')) +
      disc(24, -8, 9, tone(s, '#7f8aa0')) +
      stroke('M0 0L0 84', shaded(s, '#39435c'), 9) +
      stroke('M-52 108Q-40 82 0 82Q40 82 52 108', shaded(s, '#39435c'), 8) +
      shape(
        'M-128 122Q-124 102 -100 102L100 102Q124 102 128 122L138 220Q140 268 112 284L-112 284Q-140 268 -138 220Z',
        tone(s, colour),
      ) +
      shape(
        'M-112 134L-42 134L-42 226L-122 226L-120 190ZM-30 134L30 134L30 226L-30 226ZM42 134L112 134L120 190L122 226L42 226Z',
        view,
      ) +
      rider(-84) +
      rider(0) +
      rider(70) +
      veil('M-112 134L-86 134L-108 226L-122 226ZM-16 134L10 134L-14 226L-30 226Z', '#ffffff', 0.4) +
      shape('M-138 240L138 240Q136 270 112 284L-112 284Q-136 270 -138 240Z', shaded(s, colour)) +
      shape(boxD(-138, 234, [276, 8]), sunlit(s, '#fff4e0')) +
      veil('M60 102L100 102Q124 102 128 122L138 220Q140 268 112 284L70 284Z', s.light.shade, 0.14),
    x,
    y,
    size,
  )
}
