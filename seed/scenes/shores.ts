// The sea: under water at the reef, between the rocks of a karst bay.
import { junk, longtail, sailboat } from './boats.ts'
import { mix } from './colour.ts'
import { fish, manta, turtle } from './creatures.ts'
import { bank, footShade, mistBand, ridge } from './land.ts'
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
  put,
  shape,
  spread,
  stroke,
  times,
  veil,
} from './svg-shapes.ts'
import { palm } from './trees.ts'
import { glitter, mirrored, ripples, water } from './water.ts'

export const shores = { reef, 'karst-bay': karstBay }

function reef(s: Stage): string {
  const horizon = 268
  const line = 330
  const surface: Point[] = spread(11, (i) => [
    -40 + (i * (s.w + 80)) / 10,
    line + (i % 2 === 0 ? -1 : 1) * s.between(6, 16),
  ])
  const lit = s.hour === 'night' ? 0.3 : 0.75
  const deep = fade(
    s,
    [0, mix(tone(s, '#5fe0d2'), s.light.sky[3], 0.25)],
    [0.35, tone(s, '#17a5bd')],
    [1, mix(tone(s, '#0a4a86'), s.light.shade, 0.25)],
  )
  const beam = fade(s, [0, s.light.glow, 0.34 * lit], [1, s.light.glow, 0])
  const corals = ['#ff6f61', '#f7a541', '#e85d9a', '#ffd166', '#9b6bd6'] as const
  return (
    sky(s, { horizon, sun: [0.18, 0.4], sunY: 120, size: 0.8 }) +
    clouds(s, { top: 50, bottom: 150, count: 4 }) +
    shape(
      `M${n(s.w * 0.5)} ${horizon + 30}C${n(s.w * 0.6)} ${horizon - 30} ${n(s.w * 0.66)} 130 ${n(s.w * 0.74)} 120C${n(s.w * 0.8)} 116 ${n(s.w * 0.86)} 200 ${n(s.w + 40)} ${horizon - 10}L${s.w + 40} ${horizon + 60}Z`,
      fade(s, [0, tone(s, '#3f9a63', 0.12)], [1, tone(s, '#3f9a63', 0.4)]),
    ) +
    times(7, (i) =>
      palm(s, {
        x: s.w * (0.56 + i * 0.06),
        y: horizon + 18 - Math.min(i, 3) * 8,
        height: s.between(70, 110),
        lean: s.between(-24, 24),
        far: 0.14,
      }),
    ) +
    shape(
      boxD(0, horizon + 6, [s.w, 120]),
      fade(s, [0, mix(s.light.sky[3], tone(s, '#19a8b8'), 0.6)], [1, tone(s, '#3cc8c4')]),
    ) +
    sailboat(s, { x: s.w * 0.16, y: horizon + 32, size: 0.72 }) +
    shape(`${curveD(surface)}L${s.w + 40} ${s.h}L-40 ${s.h}Z`, deep) +
    stroke(curveD(surface), mix('#ffffff', s.light.sky[3], 0.3), 5, 0.8) +
    times(6, (i) => {
      const x = s.w * (0.04 + i * 0.17) + s.between(-30, 30)
      return shape(
        areaD(pts(x, line + 12, x + s.between(30, 80), line + 12, x - s.between(20, 60), 900, x - 190, 900)),
        beam,
      )
    }) +
    ridge(s, { y: 800, rise: 50, colour: '#1c6f9e', far: 0.25, rough: 0.35, mist: 0.05 }) +
    school(s) +
    s.pick([turtle, turtle, manta])(s, {
      x: s.w * s.between(0.34, 0.44),
      y: s.between(520, 580),
      size: s.between(210, 250),
    }) +
    bank(
      s,
      pts(-40, 850, s.w * 0.3, 890, s.w * 0.55, 915, s.w * 0.8, 880, s.w + 40, 830),
      fade(s, [0, tone(s, '#2b5f8c')], [1, mix(tone(s, '#12325f'), s.light.shade, 0.4)]),
    ) +
    times(12, (i) =>
      coral(s, {
        x: s.w * (i / 11) + s.between(-30, 30),
        y: 950 - 22 * Math.abs(i - 6) + s.between(-10, 24),
        size: s.between(0.75, 1.35),
        colour: s.pick(corals),
        kind: i % 3,
      }),
    ) +
    times(3, (i) =>
      fish(s, {
        x: s.w * (0.58 + i * 0.13),
        y: 640 + (i % 2) * 90,
        size: 92,
        colour: s.pick(['#ffb43a', '#ff7a52', '#ffd94a']),
        flip: i === 1,
      }),
    ) +
    veil(
      times(26, () => discD(s.w * s.between(0.1, 0.9), s.between(380, 860), s.between(2, 6))),
      '#ffffff',
      0.35,
    )
  )
}

function school(s: Stage): string {
  const [x, y] = [s.w * s.between(0.66, 0.76), s.between(440, 500)]
  return veil(
    times(22, () => {
      const [a, b, k] = [x + s.between(-130, 130), y + s.between(-46, 46), s.between(9, 14)]
      return `M${n(a - k)} ${n(b)}Q${n(a)} ${n(b - k * 0.7)} ${n(a + k)} ${n(b)}l${n(k * 0.6)} ${n(-k * 0.4)}v${n(k * 0.8)}l${n(-k * 0.6)} ${n(-k * 0.4)}Q${n(a)} ${n(b + k * 0.7)} ${n(a - k)} ${n(b)}Z`
    }),
    mix(tone(s, '#e9fbf4'), s.light.glow, 0.2),
    0.8,
  )
}

function coral(
  s: Stage,
  { x, y, size, colour, kind }: { x: number; y: number; size: number; colour: string; kind: number },
): string {
  const [fill, light] = [tone(s, colour), sunlit(s, colour)]
  if (kind === 0) {
    const arm = (a: number, l: number) =>
      `M0 10Q${n(a * 18)} ${-l * 0.5} ${n(a * 60)} ${-l}M${n(a * 22)} ${-l * 0.5}Q${n(a * 10)} ${-l * 0.8} ${n(a * 24)} ${-l * 1.05}`
    return put(
      stroke([-1, -0.45, 0.1, 0.6, 1].map((a) => arm(a, 92 + 26 * (1 - Math.abs(a)))).join(''), fill, 13),
      x,
      y,
      size,
    )
  }
  if (kind === 1)
    return put(
      shape('M-64 20C-74 -40 -30 -70 0 -70C34 -70 72 -38 62 20Z', fill) +
        stroke(
          'M-44 6C-48 -34 -20 -50 -16 -52M-14 8C-18 -30 0 -52 4 -56M16 8C18 -24 26 -40 32 -44M44 6C46 -14 48 -22 48 -26',
          light,
          5,
          0.7,
        ),
      x,
      y,
      size,
    )
  return put(
    times(
      5,
      (i) =>
        shape(
          `M${-52 + i * 26} 16C${-60 + i * 26} ${-60 - (i % 2) * 34} ${-30 + i * 26} ${-60 - (i % 2) * 34} ${-36 + i * 26} 16Z`,
          i % 2 === 0 ? fill : light,
        ) + shape(ovalD(-45 + i * 26, -40 - (i % 2) * 25, [6.5, 3.4]), shaded(s, colour)),
    ),
    x,
    y,
    size,
  )
}

function karstBay(s: Stage): string {
  const horizon = s.between(500, 540)
  const row = (count: number, [low, high]: Point, far: number) =>
    times(count, (i) =>
      karst(s, {
        x: s.w * ((i + s.between(0.15, 0.85)) / count),
        y: horizon + (1 - far) * 30,
        height: s.between(low, high),
        far,
      }),
    )
  const near =
    karst(s, { x: s.w * s.between(0.84, 0.92), y: horizon + 96, height: s.between(360, 410), far: 0.05 }) +
    karst(s, { x: s.w * s.between(0.02, 0.1), y: horizon + 70, height: s.between(240, 290), far: 0.14 })
  return (
    sky(s, { horizon, sun: [0.34, 0.52] }) +
    clouds(s, { top: 80, bottom: 240, count: 3 }) +
    row(7, [70, 170], 0.72) +
    mistBand(s, horizon - 130, 200, 0.5) +
    row(5, [120, 250], 0.5) +
    mistBand(s, horizon - 90, 150, 0.45) +
    row(3, [170, 300], 0.3) +
    bloom(s, 380) +
    water(s, { top: horizon + 2, colour: '#2b9a97', near: '#1f7f8a' }) +
    mirrored(row(3, [120, 240], 0.4), horizon + 20, { squash: 0.6, opacity: 0.28 }) +
    glitter(s, { top: horizon, bottom: 900, width: 120 }) +
    ripples(s, { top: horizon, count: 70 }) +
    mirrored(near, horizon + 84, { squash: 0.7, opacity: 0.34 }) +
    near +
    mistBand(s, horizon + 20, 100, 0.24) +
    (s.chance(0.65)
      ? junk(s, { x: s.w * s.between(0.42, 0.56), y: horizon + 170, size: 1.5 })
      : longtail(s, { x: s.w * s.between(0.42, 0.56), y: horizon + 190, size: 1.7 })) +
    junk(s, { x: s.w * s.between(0.2, 0.3), y: horizon + 60, size: 0.5, far: 0.3, flip: true }) +
    birds(s, { x: s.w * 0.3, y: 190, count: 6 }) +
    footShade(s, 800)
  )
}

// A rock of limestone: two or three sheer lobes grown together, green on top, pale where the sea eats the
// foot.
export function karst(
  s: Stage,
  { x, y, height, far }: { x: number; y: number; height: number; far: number },
): string {
  const lobes = [
    [-0.3, s.between(0.5, 0.72), 0.26],
    [0.32, s.between(0.42, 0.66), 0.28],
    [s.between(-0.1, 0.12), 1, 0.34],
  ] as const
  const rock = '#a9b39b'
  const leaf = s.pick(['#3f8a5b', '#4f9460', '#37806a'])
  return lobes
    .map(([dx, up, wide]) => {
      const [cx, h, half] = [x + dx * height, height * up, height * wide * s.between(0.85, 1.1)]
      const outline: Point[] = pts(
        -1,
        0,
        -0.95,
        -0.24,
        -0.84,
        -0.5,
        -0.66,
        -0.76,
        -0.3,
        -0.95,
        0.06,
        -1,
        0.4,
        -0.91,
        0.68,
        -0.7,
        0.82,
        -0.46,
        0.96,
        -0.22,
        1,
        0,
      )
      const body = outline.map(
        ([a, b], i): Point => [
          cx + a * half * (i % 10 === 0 ? 1 : s.between(0.88, 1.07)),
          y + b * h * (b < -0.4 ? s.between(0.94, 1.04) : 1),
        ],
      )
      const fill = fade(
        s,
        [0, sunlit(s, leaf, far)],
        [0.42, tone(s, leaf, far)],
        [0.66, tone(s, mix(leaf, rock, 0.55), far)],
        [0.95, tone(s, rock, Math.min(0.9, far + 0.12))],
        [1, shaded(s, '#5f6f66', far)],
      )
      const dark = [
        ...body.slice(5),
        [cx + half * 0.24, y],
        [cx + half * 0.34, y - h * 0.4],
      ] satisfies Point[]
      const scars = spread(
        3,
        (i) =>
          `M${n(cx + (i - 1.7) * half * 0.32)} ${n(y - h * s.between(0.3, 0.55))}v${n(h * s.between(0.12, 0.26))}`,
      ).join('')
      return (
        shape(`${curveD(body)}Z`, fill) +
        veil(`${curveD(dark)}Z`, shaded(s, '#2f5f5c', far), 0.34 * (1 - far)) +
        (far < 0.4 ? stroke(scars, sunlit(s, '#f3ead4', far), h * 0.011, 0.5) : '')
      )
    })
    .join('')
}
