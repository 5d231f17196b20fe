// On the cliff: lighthouse, white town.
import { liner, sailboat } from './boats.ts'
import { mix } from './colour.ts'
import { person } from './creatures.ts'
import { archD, glass, lampGlow } from './houses.ts'
import { bank, footShade, ridge } from './land.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, fadeAcross, type Stage, shaded, sunlit, tone } from './stage.ts'
import {
  areaD,
  boxD,
  curveD,
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
import { glitter, ripples, water } from './water.ts'

export const capes = { lighthouse, 'white-cliffs-town': whiteCliffsTown }

function lighthouse(s: Stage): string {
  const horizon = s.between(570, 600)
  const x = s.w * s.between(0.66, 0.72)
  const land: Point[] = pts(
    s.w * 0.38,
    1000,
    s.w * 0.43,
    900,
    s.w * 0.45,
    800,
    s.w * 0.5,
    700,
    s.w * 0.56,
    640,
    s.w * 0.68,
    612,
    s.w * 0.84,
    600,
    s.w + 40,
    566,
  )
  const beam = s.isDark
    ? shape(
        areaD(pts(x, 212, -60, 60, -60, 330)),
        fadeAcross(s, [0, s.light.lamp, 0], [1, s.light.lamp, 0.6]),
      ) +
      shape(
        areaD(pts(x, 212, s.w + 60, 150, s.w + 60, 300)),
        fadeAcross(s, [0, s.light.lamp, 0.5], [1, s.light.lamp, 0]),
      )
    : ''
  return (
    sky(s, { horizon, sun: [0.14, 0.34] }) +
    clouds(s, { top: 80, bottom: 330, count: 5 }) +
    ridge(s, { y: horizon - 4, rise: 34, colour: '#6f93b0', far: 0.6, rough: 0.42 }) +
    bloom(s) +
    water(s, { top: horizon, colour: '#1f86ab', near: '#17678f' }) +
    glitter(s, { top: horizon, width: 110 }) +
    ripples(s, { top: horizon, count: 80 }) +
    sailboat(s, { x: s.w * 0.24, y: horizon + 70, size: 0.8 }) +
    sailboat(s, { x: s.w * 0.4, y: horizon + 22, size: 0.34, far: 0.25, colour: '#2f5f9a' }) +
    beam +
    tower(s, x, 622) +
    rocks(s, land) +
    keeper(s, x + 150, 618) +
    stroke(
      curveD(pts(x + 4, 624, x + 30, 690, x - 10, 770, x + 70, 860, x + 40, 1000)),
      sunlit(s, '#ecd9ac'),
      22,
    ) +
    person(s, { x: x + 30, y: 760, size: 62 }) +
    surf(s, land) +
    birds(s, { x: s.w * 0.4, y: 320, count: 6, size: 17 }) +
    footShade(s, 850, 0.3)
  )
}

function rocks(s: Stage, land: readonly Point[]): string {
  const face = land.map(([x, y], i): Point => [x + (i < 5 ? s.between(-8, 22) : 0), y + (i < 5 ? 26 : 22)])
  const cracks = times(11, (i) => {
    const y = 680 + i * 26
    const x = s.w * (0.5 - (i / 11) * 0.07) + s.between(0, 60)
    return areaD(pts(x, y, x + s.between(40, 110), y + 20, x + s.between(20, 60), y + s.between(50, 90)))
  })
  return (
    bank(s, land, fade(s, [0, tone(s, '#9a8a7a')], [1, shaded(s, '#5f5560')])) +
    veil(cracks, s.light.shade, 0.2) +
    bank(
      s,
      face.map(([x, y], i): Point => [x + (i < 5 ? 80 + (5 - i) * 14 : 0), y - 14]),
      fade(s, [0, sunlit(s, '#8fbf5c')], [0.4, tone(s, '#6fa850')], [1, shaded(s, '#3f7f48')]),
    )
  )
}

function tower(s: Stage, x: number, y: number): string {
  const stripe = s.pick(['#d8402f', '#d8402f', '#2f5fa0', '#3a4258'])
  const white = sunlit(s, '#fdf9f0')
  const red = tone(s, stripe)
  const half = (t: number) => 54 - 22 * t
  const band = (from: number, to: number, fill: string) =>
    shape(
      areaD(
        pts(-half(from), -380 * from, -half(to), -380 * to, half(to), -380 * to, half(from), -380 * from),
      ),
      fill,
    )
  const lamp = s.isDark ? s.light.lamp : mix(s.light.sky[2], '#ffffff', 0.5)
  return (
    put(
      band(0, 1, white) +
        band(0.2, 0.4, red) +
        band(0.6, 0.8, red) +
        veil(areaD(pts(10, 0, 6, -380, 32, -380, 54, 0)), s.light.shade, 0.2) +
        shape(archD(0, 0, [26, 52]), shaded(s, '#4a4f68')) +
        shape(boxD(-7, -210, [14, 24]) + boxD(-6, -330, [12, 20]), glass(s)) +
        shape(boxD(-48, -392, [96, 14]), shaded(s, '#3a4258')) +
        stroke(
          'M-46 -392V-416M-23 -392V-416M0 -392V-416M23 -392V-416M46 -392V-416M-48 -416H48',
          shaded(s, '#3a4258'),
          4,
        ) +
        shape(boxD(-24, -440, [48, 50]), lamp) +
        stroke('M-24 -440V-392M-8 -440V-392M8 -440V-392M24 -440V-392', shaded(s, '#3a4258'), 3) +
        shape('M-34 -438C-24 -462 -10 -470 0 -476C10 -470 24 -462 34 -438Z', red) +
        disc(0, -478, 6, shaded(s, '#3a4258')),
      x,
      y,
    ) + lampGlow(s, x, y - 412, 120, 0.9)
  )
}

function keeper(s: Stage, x: number, y: number): string {
  return (
    put(
      shape(boxD(-64, -58, [128, 64]), sunlit(s, '#fdf6e8')) +
        shape('M-76 -54L-50 -96L50 -96L76 -54Z', tone(s, '#c9503a')) +
        shape(boxD(-44, -40, [22, 24]) + boxD(22, -40, [22, 24]), glass(s)) +
        shape(boxD(-10, -42, [22, 48]), shaded(s, '#3f6f8a')) +
        shape(boxD(22, -120, [16, 30]), tone(s, '#b9a690')),
      x,
      y,
    ) + lampGlow(s, x, y - 28, 110, 0.4)
  )
}

function surf(s: Stage, land: readonly Point[]): string {
  const foam = mix(tone(s, '#ffffff'), s.light.sky[3], 0.3)
  const [, a = [0, 900], b = [0, 800], c = [0, 700], d = [0, 640]] = land
  const line = (out: number): Point[] =>
    pts(
      a[0] - 60 - out,
      990,
      a[0] + 8 - out,
      a[1] + 10,
      b[0] - 4 - out,
      b[1] + 14,
      c[0] - 10 - out * 0.8,
      c[1] + 18,
      d[0] - 30 - out * 0.4,
      d[1] + 12,
    )
  return (
    veil(`${curveD(line(30))}${curveD(line(-6).toReversed(), 'L')}Z`, foam, 0.5) +
    veil(`${curveD(line(13))}${curveD(line(-6).toReversed(), 'L')}Z`, foam, 0.9) +
    stroke(curveD(line(52)), foam, 3, 0.5) +
    stroke(curveD(line(84)), foam, 2, 0.3)
  )
}

function whiteCliffsTown(s: Stage): string {
  const horizon = 500
  const terraces = spread(6, (k) => ({
    y: 420 + k * 96,
    from: s.w * (0.74 - k * 0.088),
    size: 0.86 + k * 0.08,
  }))
  const town = terraces
    .map(({ y, from, size }, k) => {
      const step = 128 * size
      return times((s.w + 60 - from) / step, (i) =>
        house(s, {
          x: from + i * step + s.between(-10, 10),
          y: y + s.between(-16, 16) - i * 10,
          w: step * s.between(0.92, 1.1),
          h: 96 * size,
          kind: i === 0 && k % 2 === 1 ? 1 : s.int(0, 4),
          far: 0.16 * (1 - k / 5),
        }),
      )
    })
    .join('')
  return (
    sky(s, { horizon, sun: [0.16, 0.32] }) +
    clouds(s, { top: 70, bottom: 260, count: 3 }) +
    ridge(s, { y: horizon - 20, rise: 44, colour: '#7f8fb8', far: 0.56, rough: 0.45 }) +
    bloom(s) +
    water(s, { top: horizon, colour: '#1f7fc0', near: '#1767a8' }) +
    glitter(s, { top: horizon, width: 110 }) +
    ripples(s, { top: horizon, count: 70 }) +
    sailboat(s, { x: s.w * 0.16, y: 640, size: 0.8, colour: '#2f5fa0' }) +
    liner(s, { x: s.w * 0.34, y: 566, size: 0.3, far: 0.15 }) +
    bank(
      s,
      pts(
        s.w * 0.14,
        1000,
        s.w * 0.24,
        900,
        s.w * 0.34,
        790,
        s.w * 0.46,
        680,
        s.w * 0.56,
        560,
        s.w * 0.68,
        440,
        s.w * 0.82,
        372,
        s.w + 40,
        330,
      ),
      fade(s, [0, sunlit(s, '#c48f70', 0.08)], [0.5, tone(s, '#a86f58')], [1, shaded(s, '#7f4f48')]),
    ) +
    town +
    windmill(s, s.w * 0.84, 376) +
    bougainvillea(s) +
    birds(s, { x: s.w * 0.36, y: 260, count: 5, size: 15 }) +
    footShade(s, 880, 0.2)
  )
}

// White cubes; one in five carries a blue dome, another a vault, the rest are plain with a door or a window.
function house(
  s: Stage,
  { x, y, w, h, kind, far }: { x: number; y: number; w: number; h: number; kind: number; far: number },
): string {
  const white = s.isDark ? tone(s, '#f4f3f0', far) : mix(sunlit(s, '#ffffff', far), s.light.sky[3], 0.1)
  const dark = mix(tone(s, '#dfe6f4', far), s.light.shade, 0.16)
  const blue = tone(s, '#2468b8', far)
  const pane = s.isDark && s.chance(0.7) ? s.light.lamp : blue
  const [mx, r] = [x + w * 0.4, w * 0.34]
  const dome =
    kind === 1
      ? shape(boxD(mx - r * 0.94, y - r * 0.34, [r * 1.88, r * 0.5]), white) +
        shape(
          `M${n(mx - r)} ${n(y - r * 0.3)}A${n(r)} ${n(r * 1.04)} 0 0 1 ${n(mx + r)} ${n(y - r * 0.3)}Z`,
          blue,
        ) +
        veil(
          `M${n(mx - r * 0.74)} ${n(y - r * 0.5)}Q${n(mx - r * 0.62)} ${n(y - r * 1.06)} ${n(mx - r * 0.1)} ${n(y - r * 1.2)}Q${n(mx - r * 0.44)} ${n(y - r * 0.94)} ${n(mx - r * 0.74)} ${n(y - r * 0.5)}Z`,
          '#ffffff',
          0.45,
        ) +
        shape(boxD(mx - r * 0.14, y - r * 1.5, [r * 0.28, r * 0.24]), white) +
        stroke(
          `M${n(mx)} ${n(y - r * 1.5)}v${n(-r * 0.44)}m${n(-r * 0.15)} ${n(r * 0.16)}h${n(r * 0.3)}`,
          white,
          3.4,
        )
      : ''
  const vault =
    kind === 3
      ? shape(
          `M${n(x)} ${n(y + 2)}A${n(w * 0.35)} ${n(w * 0.26)} 0 0 1 ${n(x + w * 0.7)} ${n(y + 2)}Z`,
          white,
        )
      : ''
  const opening =
    kind % 2 === 0
      ? archD(mx - w * 0.04, y + h * 0.86, [w * 0.2, h * 0.5])
      : boxD(x + w * 0.2, y + h * 0.3, [w * 0.13, h * 0.24]) +
        (kind === 3 ? '' : boxD(x + w * 0.44, y + h * 0.3, [w * 0.13, h * 0.24]))
  return (
    dome +
    vault +
    shape(boxD(x, y, [w, h + 90]), white) +
    shape(boxD(x + w * 0.7, y, [w * 0.3, h + 90]), dark) +
    shape(boxD(x - 2, y - 3, [w + 4, 6]), mix(white, '#ffffff', 0.4)) +
    shape(opening, pane)
  )
}

function windmill(s: Stage, x: number, y: number): string {
  return put(
    shape('M-34 20L-28 -62L28 -62L34 20Z', sunlit(s, '#fffaf2')) +
      veil('M8 20L6 -62L28 -62L34 20Z', s.light.shade, 0.16) +
      shape('M-36 -58L0 -104L36 -58Z', tone(s, '#b98a5a')) +
      shape(archD(0, 20, [16, 34]), tone(s, '#2468b8')) +
      stroke(
        spread(8, (i) => {
          const a = (i / 8) * Math.PI * 2 + 0.3
          return `M0 -66L${n(Math.cos(a) * 66)} ${n(-66 + Math.sin(a) * 66)}`
        }).join(''),
        shaded(s, '#6b4f3c'),
        3,
      ) +
      veil(
        spread(8, (i) => {
          const a = (i / 8) * Math.PI * 2 + 0.3
          return areaD(
            pts(
              Math.cos(a) * 26,
              -66 + Math.sin(a) * 26,
              Math.cos(a) * 66,
              -66 + Math.sin(a) * 66,
              Math.cos(a + 0.34) * 56,
              -66 + Math.sin(a + 0.34) * 56,
            ),
          )
        }).join(''),
        sunlit(s, '#fff6e6'),
        0.9,
      ),
    x,
    y,
  )
}

function bougainvillea(s: Stage): string {
  const bloomAt = (many: number, size: number) =>
    times(many, () => {
      const t = s.between(0, 1)
      return discD(
        s.w * (0.7 + 0.34 * t) + s.between(-30, 30),
        960 - 130 * t + s.between(-34, 40),
        size * s.between(0.6, 1.2),
      )
    })
  return (
    shape(bloomAt(40, 26), shaded(s, '#2f7a4c')) +
    shape(bloomAt(90, 13), tone(s, '#d83f8f')) +
    veil(bloomAt(60, 8), sunlit(s, '#ff8ac0'), 0.95)
  )
}
