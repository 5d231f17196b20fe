// The crater with a lake in it, and the meadow one sees it from.
import { mix } from './colour.ts'
import { hiker } from './creatures.ts'
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
  shape,
  spread,
  stroke,
  times,
  veil,
} from './svg-shapes.ts'

export const craters = { 'volcano-crater': volcanoCrater }

function volcanoCrater(s: Stage): string {
  const cx = s.w * s.between(0.5, 0.58)
  const [rimY, rx, ry] = [s.between(330, 410), s.between(180, 260), s.between(38, 54)]
  const rim = (a: number, k = 1): Point => [
    cx + Math.cos(a) * rx * k,
    rimY +
      Math.sin(a) * ry * k +
      (Math.sin(a * 3 + 1) * 5 + Math.sin(a * 7 + 2) * 3 - Math.max(0, -Math.sin(a)) * 18) * k,
  ]
  const ring = (k: number) => spread(37, (i) => rim((i / 36) * Math.PI * 2, k))
  const front = spread(19, (i) => rim(Math.PI - (i / 18) * Math.PI))
  const foot = 740
  const tall = foot - rimY
  const flank = (side: number) =>
    pts(
      cx + side * rx,
      rimY,
      cx + side * (rx + 50),
      foot - tall * 0.77,
      cx + side * (rx + 154),
      foot - tall * 0.49,
      cx + side * (rx + 364),
      foot - tall * 0.14,
      cx + side * (rx + 624),
      foot,
    )
  const cone = `${curveD(flank(-1).toReversed())}${curveD(front, 'L')}${curveD(flank(1), 'L')}L${n(cx + rx + 624)} ${s.h}L${n(cx - rx - 624)} ${s.h}Z`
  const gullies = times(13, (i) => {
    const a = Math.PI - ((i + 2.5) / 17) * Math.PI
    const [x, y] = rim(a)
    const out = (x - cx) * s.between(0.9, 1.1)
    const drop = s.between(130, 250)
    return areaD(
      pts(
        x,
        y + 4,
        x + out * 0.34 + 8,
        y + drop * 0.5,
        x + out * 0.8,
        y + drop,
        x + out * 0.3 - 9,
        y + drop * 0.54,
      ),
    )
  })
  const earth = '#a8624a'
  return (
    sky(s, { horizon: 620, sun: [0.14, 0.28] }) +
    clouds(s, { top: 60, bottom: 200, count: 4 }) +
    shape(
      boxD(0, 560, [s.w, 120]),
      fade(s, [0, mix(s.light.sky[3], tone(s, '#3f9ac0'), 0.4)], [1, tone(s, '#3f9ac0', 0.2)]),
    ) +
    ridge(s, { y: 575, rise: 26, colour: '#6f93a8', far: 0.6, rough: 0.42 }) +
    bloom(s) +
    shape(`${curveD(ring(1.02))}Z`, fade(s, [0, tone(s, '#8a5444', 0.16)], [1, shaded(s, '#6f3f3c', 0.06)])) +
    stroke(
      times(12, (i) => {
        const a = Math.PI + ((i + 0.5) / 12) * Math.PI
        const [p, q] = [rim(a, 0.98), rim(a, 0.62)]
        return `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1] + 10)}`
      }),
      sunlit(s, '#c48a6c', 0.1),
      5,
      0.5,
    ) +
    shape(
      ovalD(cx, rimY + 14, [rx * 0.6, ry * 0.46]),
      fade(s, [0, tone(s, '#2fb0b0')], [1, mix(tone(s, '#5fe0cc'), s.light.sky[3], 0.2)]),
    ) +
    veil(ovalD(cx - 40, rimY + 8, [60, 3]) + ovalD(cx + 50, rimY + 20, [44, 2.6]), '#ffffff', 0.5) +
    shape(
      cone,
      fade(
        s,
        [0, sunlit(s, earth, 0.08)],
        [0.26, tone(s, mix(earth, '#7f9a4a', 0.4), 0.08)],
        [0.5, tone(s, '#6fa04c', 0.06)],
        [1, shaded(s, '#3f7f48')],
      ),
    ) +
    veil(gullies, shaded(s, '#5f3f3a'), 0.36) +
    stroke(curveD(front), sunlit(s, '#e0b08a'), 3, 0.6) +
    veil(
      `${curveD(pts(cx + 60, rimY + ry, cx + 180, rimY + 180, cx + 330, foot))}L${n(cx + rx + 624)} ${foot}${curveD(flank(1).toReversed(), 'L')}${curveD(
        spread(8, (i) => rim((i / 7) * Math.PI * 0.42)),
        'L',
      )}Z`,
      s.light.shade,
      0.2,
    ) +
    mistBand(s, 590, 130, 0.5) +
    collar(s, 640) +
    bank(
      s,
      pts(-40, 740, s.w * 0.3, 764, s.w * 0.66, 736, s.w + 40, 766),
      fade(s, [0, sunlit(s, '#8fc04f', 0.06)], [1, shaded(s, '#4f8a44')]),
    ) +
    meadow(s) +
    hiker(s, { x: s.w * 0.26, y: 812, size: 92, colour: '#e2553f' }) +
    hiker(s, { x: s.w * 0.32, y: 816, size: 86, colour: '#2f6fb0' }) +
    birds(s, { x: s.w * 0.24, y: 250, count: 5 }) +
    footShade(s, 860, 0.25)
  )
}

function collar(s: Stage, y: number): string {
  const foam = mix('#ffffff', s.light.haze, s.isDark ? 0.7 : 0.3)
  return veil(
    times(7, (i) => {
      const x = s.w * ((i + s.between(0.1, 0.9)) / 7)
      return ovalD(x, y + s.between(0, 60), [s.between(90, 170), s.between(12, 24)])
    }),
    foam,
    0.42,
  )
}

// Canola in spring, cosmos in autumn, pampas before winter.
function meadow(s: Stage): string {
  const flower = s.pick(['#f2c62e', '#f2c62e', '#ec86b4', '#e6d3a8'])
  const dots = (count: number, top: number) =>
    times(count, () => {
      const t = s.between(0, 1) ** 0.8
      return discD(s.between(0, s.w), top + t * (970 - top), 2 + t * 4)
    })
  return (
    bank(
      s,
      pts(-40, 826, s.w * 0.4, 812, s.w * 0.74, 836, s.w + 40, 818),
      tone(s, mix(flower, '#7f9a3a', 0.45)),
    ) +
    shape(dots(900, 822), tone(s, flower)) +
    shape(dots(420, 830), sunlit(s, mix(flower, '#fff6c0', 0.35)))
  )
}
