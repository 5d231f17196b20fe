// Hills cut into steps: tea, rice.
import { mix } from './colour.ts'
import { person } from './creatures.ts'
import { lampGlow } from './houses.ts'
import { bank, footShade, mistBand, ridge } from './land.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, type Stage, shaded, sunlit, tone } from './stage.ts'
import { boxD, curveD, n, type Point, pts, put, shape, spread, stroke, times } from './svg-shapes.ts'
import { cypressD, palm, pines } from './trees.ts'

export const terraces = { 'tea-fields': teaFields, 'rice-terraces': riceTerraces }

function teaFields(s: Stage): string {
  // Each hill is one outline pushed down again and again: hedges that follow the ground.
  const hill = ({
    x,
    top,
    wide,
    tall,
    count,
    far,
  }: {
    x: number
    top: number
    wide: number
    tall: number
    count: number
    far: number
  }) => {
    const row = (k: number, drop: number): Point[] =>
      spread(13, (i) => {
        const t = i / 6 - 1
        return [
          x + t * wide,
          top +
            drop +
            tall * (1 - Math.cos(t * 1.9)) * 0.75 +
            k * (15 + k * 1.5) * (1 - far) +
            4 * Math.sin(t * 5 + k),
        ]
      })
    return times(count, (k) => {
      const gap = (19 + k * 3) * (1 - far)
      return (
        bank(s, row(k, 0), shaded(s, '#2c6a3c', far)) +
        stroke(curveD(row(k, gap * 0.4)), tone(s, '#58a044', far), gap * 0.74) +
        stroke(curveD(row(k, gap * 0.24)), sunlit(s, '#9fd05c', far), gap * 0.3, 0.85)
      )
    })
  }
  const picker = (x: number, y: number, size: number, colour: string) =>
    person(s, { x, y, size, colour }) +
    shape(
      `M${n(x - size * 0.3)} ${n(y - size * 0.9)}L${n(x)} ${n(y - size * 1.12)}L${n(x + size * 0.3)} ${n(y - size * 0.9)}Z`,
      tone(s, '#e9cf9a'),
    )
  return (
    sky(s, { horizon: 500, sun: [0.6, 0.78] }) +
    clouds(s, { top: 70, bottom: 230, count: 4 }) +
    ridge(s, { y: 370, rise: 80, colour: '#6f93a8', far: 0.62, rough: 0.46 }) +
    ridge(s, { y: 440, rise: 50, colour: '#4f8a70', far: 0.46, rough: 0.42 }) +
    bloom(s) +
    pines(s, {
      ground: (x) => 520 + 16 * Math.sin(x / 140),
      count: 44,
      height: 100,
      colour: '#3f7a5c',
      far: 0.36,
    }) +
    mistBand(s, 420, 160, 0.6) +
    hill({ x: s.w * s.between(0.66, 0.76), top: 486, wide: s.w * 0.7, tall: 120, count: 9, far: 0.28 }) +
    hill({ x: s.w * s.between(0.08, 0.18), top: 520, wide: s.w * 0.62, tall: 170, count: 12, far: 0.14 }) +
    shape(
      times(6, (i) => cypressD(s.w * 0.54 + i * 30, 664 - i * 6, s.between(130, 180))),
      tone(s, '#2a6450', 0.1),
    ) +
    hill({ x: s.w * s.between(0.82, 0.94), top: 640, wide: s.w * 0.86, tall: 190, count: 13, far: 0 }) +
    picker(s.w * 0.8, 734, 66, '#f2efe6') +
    picker(s.w * 0.68, 764, 70, '#e2553f') +
    hill({ x: s.w * s.between(0.02, 0.12), top: 796, wide: s.w * 0.7, tall: 170, count: 8, far: 0 }) +
    picker(s.w * 0.2, 880, 92, '#3f6fa0') +
    birds(s, { x: s.w * 0.3, y: 210, count: 5 }) +
    footShade(s, 820, 0.35)
  )
}

function riceTerraces(s: Stage): string {
  const levels = 13
  const phase = s.between(0, 6)
  const terrace = (k: number) => {
    const y = 500 + 24 * k + k * k * 1.5
    const swing = 16 + k * 6.5
    const line = (drop: number): Point[] =>
      spread(15, (i) => {
        const x = -40 + ((s.w + 80) * i) / 14
        return [
          x,
          y +
            drop +
            swing *
              (Math.sin((x / s.w) * 4.6 + phase + k * 0.2) +
                0.4 * Math.sin((x / s.w) * 10 + phase * 2 + k * 0.32)) -
            60 * ((x / s.w - 0.5) * 2) ** 2 * (1 - k / 18),
        ]
      })
    const far = 0.4 * (1 - k / levels) ** 1.5
    const wet = fade(
      s,
      [0, mix(s.light.sky[2], s.light.sky[3], 0.5)],
      [0.12, s.light.sky[2]],
      [0.5, mix(s.light.sky[1], tone(s, '#6fb8a8'), 0.3)],
      [1, s.light.sky[1]],
    )
    return (
      bank(s, line(0), shaded(s, '#37753c', far)) +
      bank(s, line(-4), sunlit(s, '#9ccc50', far)) +
      bank(s, line(4 + k * 0.3), tone(s, '#4f9440', far)) +
      bank(s, line(12 + k * 1.5), k % 3 === 2 ? tone(s, '#7fb848', far) : wet) +
      (k % 3 === 2 || k < 3 ? '' : stroke(curveD(line(13 + k * 1.4)), '#ffffff', 2, 0.35))
    )
  }
  const sprouts = (y: number) =>
    stroke(
      times(60, () => {
        const x = s.between(0, s.w)
        const a = y + s.between(0, 90)
        return `M${n(x)} ${n(a)}l-4 -13M${n(x)} ${n(a)}v-16M${n(x)} ${n(a)}l4 -13`
      }),
      tone(s, '#5fa044'),
      2.4,
    )
  return (
    sky(s, { horizon: 500, sun: [0.5, 0.68] }) +
    clouds(s, { top: 70, bottom: 230, count: 4 }) +
    ridge(s, { y: 380, rise: 90, colour: '#6f93a8', far: 0.62, rough: 0.48 }) +
    ridge(s, { y: 450, rise: 50, colour: '#4f8a6a', far: 0.44, rough: 0.42 }) +
    bloom(s) +
    mistBand(s, 400, 150, 0.55) +
    times(9, (i) =>
      palm(s, {
        x: s.w * (i / 8) + s.between(-30, 30),
        y: 500,
        height: s.between(80, 130),
        lean: s.between(-16, 16),
        far: 0.34,
      }),
    ) +
    times(levels, terrace) +
    hut(s, s.w * 0.24, 668) +
    person(s, { x: s.w * 0.54, y: 742, size: 60, colour: '#3f6fa0' }) +
    shape(`M${n(s.w * 0.54 - 20)} 688L${n(s.w * 0.54)} 672L${n(s.w * 0.54 + 20)} 688Z`, tone(s, '#e9cf9a')) +
    bank(
      s,
      pts(s.w * 0.74, 1000, s.w * 0.82, 880, s.w * 0.92, 806, s.w + 40, 790),
      fade(s, [0, tone(s, '#5fa044')], [1, shaded(s, '#2f6f3f')]),
    ) +
    palm(s, { x: s.w * 0.93, y: 820, height: 490, lean: -70 }) +
    palm(s, { x: s.w * 1.0, y: 860, height: 400, lean: -30 }) +
    sprouts(860) +
    birds(s, { x: s.w * 0.34, y: 230, count: 5 }) +
    footShade(s, 840, 0.3)
  )
}

function hut(s: Stage, x: number, y: number): string {
  return (
    put(
      shape(boxD(-42, -44, [6, 46]) + boxD(36, -44, [6, 46]) + boxD(-3, -44, [6, 46]), shaded(s, '#5b4034')) +
        shape(boxD(-40, -12, [80, 8]), tone(s, '#8a6a44')) +
        shape('M-66 -38C-40 -50 -16 -70 0 -92C16 -70 40 -50 66 -38Z', tone(s, '#c79a5a')) +
        shape('M0 -92C16 -70 40 -50 66 -38L8 -38Z', shaded(s, '#b5874a')),
      x,
      y,
    ) + lampGlow(s, x, y - 24, 70, 0.6)
  )
}
