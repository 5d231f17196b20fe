// Dry country: dunes, mesas, pyramids, balloons over rock chimneys.
import { glaze, mix } from './colour.ts'
import { camel, person } from './creatures.ts'
import { lampGlow } from './houses.ts'
import { bank, footShade, mistBand, ridge } from './land.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, fadeAcross, fadeRound, type Stage, shaded, sunlit, tone } from './stage.ts'
import {
  areaD,
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
import { palm } from './trees.ts'

export const deserts = { dunes, 'desert-mesa': desertMesa, pyramids, balloons }

const sand = '#f0b772'

function dunes(s: Stage): string {
  const caravanX = s.w * s.between(0.1, 0.18)
  const camels = s.int(3, 5)
  return (
    sky(s, { horizon: 560, sun: [0.16, 0.32], size: 1.2 }) +
    clouds(s, { top: 80, bottom: 240, count: 2 }) +
    ridge(s, { y: 500, rise: 50, colour: '#e0a878', far: 0.56, rough: 0.34 }) +
    dune(s, {
      crest: [s.w * 0.2, 470],
      from: [-s.w * 0.5, 640],
      to: [s.w * 0.9, 640],
      far: 0.36,
      colour: sand,
    }) +
    bloom(s, 380, 0.5) +
    dune(s, {
      crest: [s.w * s.between(0.54, 0.74), s.between(280, 370)],
      from: [-s.w * 0.1, 730],
      to: [s.w * 1.5, 700],
      far: 0.12,
      colour: '#f0b26a',
    }) +
    bank(
      s,
      pts(-40, 700, s.w * 0.25, 686, s.w * 0.6, 730, s.w + 40, 716),
      fade(s, [0, sunlit(s, sand, 0.06)], [1, tone(s, sand)]),
    ) +
    times(
      camels,
      (i) =>
        veil(ovalD(caravanX + i * 96 + 30, 702 + i * 8, [54, 5]), s.light.shade, 0.25) +
        camel(s, { x: caravanX + i * 96, y: 700 + i * 8, size: 92 }),
    ) +
    person(s, { x: caravanX + camels * 96 + 26, y: 702 + camels * 8, size: 64, colour: '#2f5f9a' }) +
    windLines(s) +
    dune(s, {
      crest: [s.w * 0.9, 760],
      from: [s.w * 0.2, 990],
      to: [s.w * 1.5, 960],
      far: 0,
      colour: '#eba860',
    }) +
    bank(
      s,
      pts(-40, 860, s.w * 0.16, 876, s.w * 0.4, 940, s.w * 0.56, 1000),
      fade(s, [0, tone(s, '#dc9552')], [1, shaded(s, '#b8703c')]),
    ) +
    birds(s, { x: s.w * 0.44, y: 230, count: 4 }) +
    footShade(s, 850, 0.28)
  )
}

/** One dune: the crest runs down towards us in an S and parts light from shade. */
function dune(
  s: Stage,
  {
    crest: [cx, cy],
    from,
    to,
    far,
    colour,
  }: { crest: Point; from: Point; to: Point; far: number; colour: string },
): string {
  const tall = Math.max(from[1], to[1]) - cy
  const left: Point[] = [
    from,
    [from[0] + (cx - from[0]) * 0.5, cy + (from[1] - cy) * 0.44],
    [cx - tall * 0.3, cy + tall * 0.07],
    [cx, cy],
  ]
  const right: Point[] = [
    [cx, cy],
    [cx + (to[0] - cx) * 0.22, cy + (to[1] - cy) * 0.34],
    [cx + (to[0] - cx) * 0.6, cy + (to[1] - cy) * 0.8],
    to,
  ]
  const edge: Point[] = pts(
    cx,
    cy,
    cx - tall * 0.06,
    cy + tall * 0.24,
    cx + tall * 0.2,
    cy + tall * 0.5,
    cx + tall * 0.02,
    cy + tall * 0.8,
    cx + tall * 0.3,
    cy + tall * 1.3,
  )
  const shade = fade(
    s,
    [0, glaze(shaded(s, '#b0643f', far), s.light.shade, 0.16)],
    [1, tone(s, '#c47c4c', far)],
  )
  return (
    shape(
      `${curveD(left)}${curveD(right, 'L')}L${n(to[0])} ${s.h + 20}L${n(from[0])} ${s.h + 20}Z`,
      fade(s, [0, sunlit(s, mix(colour, '#fff0d0', 0.25), far)], [1, tone(s, colour, far)]),
    ) +
    shape(
      `${curveD(edge)}L${n(to[0])} ${s.h + 20}L${n(to[0])} ${n(to[1])}${curveD(right.toReversed(), 'L')}Z`,
      shade,
    )
  )
}

function windLines(s: Stage): string {
  return stroke(
    times(13, (i) => {
      const y = 770 + i * 13
      const x = s.w * s.between(0.02, 0.5)
      return curveD(pts(x, y, x + 90, y - 9, x + 190, y + 3, x + s.between(240, 320), y - 8))
    }),
    shaded(s, '#b0703f'),
    2.4,
    0.16,
  )
}

function desertMesa(s: Stage): string {
  const red = '#c9603a'
  const cx = s.w * s.between(0.46, 0.54)
  return (
    sky(s, { horizon: 620, sun: [0.4, 0.58] }) +
    clouds(s, { top: 70, bottom: 280, count: 5 }) +
    ridge(s, { y: 590, rise: 20, colour: '#b0708a', far: 0.6, rough: 0.4 }) +
    mesa(s, { x: s.w * 0.5, y: 622, half: 90, height: 120, far: 0.5, colour: red }) +
    bloom(s) +
    mesa(s, {
      x: s.w * 0.16,
      y: 640,
      half: 190,
      height: s.between(270, 310),
      far: 0.22,
      colour: red,
      thumb: true,
    }) +
    mesa(s, { x: s.w * 0.83, y: 650, half: 180, height: s.between(310, 350), far: 0.12, colour: red }) +
    mistBand(s, 580, 80, 0.3) +
    bank(
      s,
      pts(-40, 640, s.w * 0.3, 650, s.w * 0.6, 644, s.w + 40, 652),
      fade(s, [0, sunlit(s, '#dd8a54', 0.1)], [0.4, tone(s, '#cf7444')], [1, shaded(s, '#a8502f')]),
    ) +
    shape(
      areaD(pts(cx - 5, 646, cx + 5, 646, cx + 210, 1000, cx - 210, 1000)),
      fade(s, [0, tone(s, '#8a8494', 0.2)], [1, shaded(s, '#585468')]),
    ) +
    shape(
      times(8, (i) => {
        const [a, b] = [(i / 8) ** 1.7, ((i + 0.5) / 8) ** 1.7]
        return areaD(
          pts(
            cx - 0.5 - a * 5,
            646 + a * 350,
            cx + 0.5 + a * 5,
            646 + a * 350,
            cx + 0.5 + b * 5,
            646 + b * 350,
            cx - 0.5 - b * 5,
            646 + b * 350,
          ),
        )
      }),
      tone(s, '#f7d24a'),
    ) +
    car(s, cx + 34, 760) +
    times(34, () => {
      const y = s.between(690, 940)
      const x = s.between(0, s.w)
      return Math.abs(x - cx) < 40 + (y - 646) * 0.66 ? '' : shrub(s, x, y, (y - 600) / 210)
    }) +
    cactus(s, s.w * 0.12, 900, 1) +
    cactus(s, s.w * 0.9, 860, 0.7) +
    birds(s, { x: s.w * 0.48, y: 240, count: 3, size: 18 }) +
    footShade(s, 850, 0.3)
  )
}

function mesa(
  s: Stage,
  {
    x,
    y,
    half,
    height,
    far,
    colour,
    thumb = false,
  }: { x: number; y: number; half: number; height: number; far: number; colour: string; thumb?: boolean },
): string {
  const top = half * 0.62
  const wall = height * 0.58
  const rim: Point[] = spread(7, (i) => [x - top + (i * top) / 3, y - height + s.between(-4, 7)])
  const skirt = areaD(
    pts(
      x - half * 1.7,
      y + 6,
      x - half * 1.1,
      y - height * 0.2,
      x - top * 1.08,
      y - height + wall,
      x + top * 1.08,
      y - height + wall,
      x + half * 1.1,
      y - height * 0.2,
      x + half * 1.7,
      y + 6,
    ),
  )
  const face = areaD([...rim, [x + top * 1.06, y - height + wall], [x - top * 1.06, y - height + wall]])
  const cracks = times(8, (i) => {
    const a = x - top * 0.92 + i * top * 0.26
    return areaD(
      pts(
        a,
        y - height + s.between(4, 40),
        a + top * s.between(0.05, 0.1),
        y - height + 20,
        a + top * 0.08,
        y - height + wall - 2,
        a - 3,
        y - height + wall - 2,
      ),
    )
  })
  const spire = thumb
    ? shape(
        areaD(
          pts(
            x + top * 1.3,
            y - height * 0.26,
            x + top * 1.36,
            y - height * 0.78,
            x + top * 1.46,
            y - height * 0.84,
            x + top * 1.56,
            y - height * 0.74,
            x + top * 1.64,
            y - height * 0.24,
          ),
        ),
        shaded(s, colour, far),
      )
    : ''
  return (
    spire +
    shape(
      skirt,
      fade(
        s,
        [0, tone(s, mix(colour, '#e8a070', 0.35), far)],
        [1, tone(s, mix(colour, '#e8a070', 0.6), far + 0.08)],
      ),
    ) +
    shape(face, fade(s, [0, sunlit(s, mix(colour, '#f0a070', 0.3), far)], [1, tone(s, colour, far)])) +
    veil(cracks, shaded(s, '#7a3028', far), 0.55) +
    veil(
      areaD(
        pts(
          x + top * 0.3,
          y - height,
          x + top,
          y - height,
          x + top * 1.06,
          y - height + wall,
          x + half * 1.1,
          y - height * 0.2,
          x + half * 1.7,
          y + 6,
          x + half * 0.5,
          y + 6,
          x + top * 0.34,
          y - height + wall,
        ),
      ),
      s.light.shade,
      0.24 * (1 - far),
    ) +
    stroke(
      `M${n(x - top)} ${n(y - height + wall * 0.4)}H${n(x + top)}M${n(x - top * 1.04)} ${n(y - height + wall * 0.72)}H${n(x + top * 1.04)}`,
      sunlit(s, '#f0b080', far),
      3,
      0.3,
    )
  )
}

const shrub = (s: Stage, x: number, y: number, size: number) =>
  shape(
    ovalD(x, y, [15 * size, 6 * size]) + ovalD(x - 3 * size, y - 5 * size, [9 * size, 6 * size]),
    s.pick([tone(s, '#8a8f4a'), shaded(s, '#7a7f44'), tone(s, '#a89a54')]),
  )

function cactus(s: Stage, x: number, y: number, size: number): string {
  return put(
    stroke(
      'M0 0V-170M0 -70C-44 -70 -46 -80 -46 -128M0 -96C40 -96 42 -104 42 -146',
      shaded(s, '#3f7a54'),
      26,
    ) + stroke('M-5 -4V-168M-49 -84V-126M39 -104V-144', sunlit(s, '#6fa066'), 5, 0.6),
    x,
    y,
    size,
  )
}

function car(s: Stage, x: number, y: number): string {
  const lights = s.isDark ? s.light.lamp : tone(s, '#f25a4a')
  return (
    veil(ovalD(x, y + 2, [34, 6]), s.light.shade, 0.35) +
    put(
      shape(
        'M-30 0V-20Q-30 -26 -24 -27L-19 -44Q-17 -48 -12 -48H12Q17 -48 19 -44L24 -27Q30 -26 30 -20V0Z',
        tone(s, '#2f8f9a'),
      ) +
        shape('M-15 -42H15L19 -28H-19Z', tone(s, '#cfe6ee')) +
        shape(boxD(-27, -20, [10, 7]) + boxD(17, -20, [10, 7]), lights) +
        shape(boxD(-28, -2, [10, 7]) + boxD(18, -2, [10, 7]), shaded(s, '#20242f')),
      x,
      y,
    )
  )
}

function pyramids(s: Stage): string {
  const gold = '#e5b06a'
  const far = [
    { x: s.w * 0.17, top: 460, half: 170, far: 0.36 },
    { x: s.w * 0.86, top: 400, half: 230, far: 0.24 },
  ]
  const big = { x: s.w * s.between(0.48, 0.54), top: 240, half: 430, far: 0.06 }
  const one = ({ x, top, half, far: haze }: typeof big, base: number) => {
    const nose: Point = [x + half * 0.24, base + 18]
    const course = times(Math.round((base - top) / 22), (i) => {
      const t = (i + 1) / ((base - top) / 22)
      return `M${n(x - half * t)} ${n(top + (base - top) * t)}L${n(x + half * 0.24 * t)} ${n(top + (base + 18 - top) * t)}L${n(x + half * t)} ${n(top + (base - top) * t)}`
    })
    return (
      shape(
        areaD([[x, top], [x - half, base], nose]),
        fade(s, [0, sunlit(s, mix(gold, '#fff0c8', 0.3), haze)], [1, tone(s, gold, haze)]),
      ) +
      shape(
        areaD([[x, top], nose, [x + half, base]]),
        fade(s, [0, shaded(s, '#b07a4a', haze)], [1, tone(s, '#c08a54', haze)]),
      ) +
      stroke(course, shaded(s, '#8a5f3a', haze), 1.6, 0.28) +
      shape(
        areaD(
          pts(
            x,
            top,
            x - half * 0.1,
            top + (base - top) * 0.1,
            x + half * 0.024,
            top + (base + 18 - top) * 0.1,
          ),
        ),
        sunlit(s, '#fff0d0', haze),
      )
    )
  }
  return (
    sky(s, { horizon: 640, sun: [0.16, 0.3], size: 1.15 }) +
    clouds(s, { top: 80, bottom: 240, count: 3 }) +
    ridge(s, { y: 630, rise: 22, colour: '#d9a878', far: 0.56, rough: 0.34 }) +
    far.map((p) => one(p, 670)).join('') +
    bloom(s, 360) +
    mistBand(s, 600, 90, 0.35) +
    one(big, 700) +
    bank(
      s,
      pts(-40, 690, s.w * 0.25, 676, s.w * 0.55, 712, s.w * 0.8, 690, s.w + 40, 676),
      fade(s, [0, sunlit(s, sand, 0.08)], [0.4, tone(s, sand)], [1, tone(s, '#d0904f')]),
    ) +
    times(s.int(3, 6), (i) =>
      camel(s, { x: s.w * 0.3 + i * 104, y: 782 + Math.sin(i * 1.3) * 5, size: 96 }),
    ) +
    bank(
      s,
      pts(-40, 800, s.w * 0.3, 836, s.w * 0.62, 852, s.w + 40, 800),
      fade(s, [0, tone(s, '#e5a866')], [1, shaded(s, '#b8783f')]),
    ) +
    palm(s, { x: s.w * 0.92, y: 870, height: 330, lean: -50, leaf: '#4f8a4a' }) +
    palm(s, { x: s.w * 0.99, y: 890, height: 430, lean: -20, leaf: '#4f8a4a' }) +
    palm(s, { x: s.w * 0.045, y: 890, height: 240, lean: 40, leaf: '#4f8a4a' }) +
    birds(s, { x: s.w * 0.7, y: 210, count: 5 }) +
    footShade(s, 850, 0.3)
  )
}

function balloons(s: Stage): string {
  const skins = [
    ['#e2503f', '#fff1dc'],
    ['#f2a93a', '#d8482f'],
    ['#2f8f9a', '#f7e2b0'],
    ['#7a4fa0', '#f6b8c0'],
    ['#e87a3a', '#fbe9c4'],
    ['#3f6fb8', '#f7c24a'],
  ] as const
  const air = [
    [0.64, 330, 1.3, 0],
    [0.24, 250, 0.78, 0.1],
    [0.42, 430, 0.46, 0.26],
    [0.86, 220, 0.5, 0.22],
    [0.1, 430, 0.36, 0.36],
    [0.5, 170, 0.3, 0.42],
    [0.93, 440, 0.3, 0.42],
    [0.33, 120, 0.22, 0.5],
    [0.76, 520, 0.22, 0.5],
    [0.16, 130, 0.26, 0.46],
  ] as const
  return (
    sky(s, { horizon: 640, sun: [0.16, 0.4] }) +
    clouds(s, { top: 80, bottom: 320, count: 4 }) +
    ridge(s, { y: 560, rise: 40, colour: '#c09a9a', far: 0.6, rough: 0.42 }) +
    ridge(s, { y: 610, rise: 26, colour: '#d0a080', far: 0.44, rough: 0.46 }) +
    bloom(s) +
    mistBand(s, 560, 110, 0.5) +
    times(7, (i) => chimneys(s, s.w * ((i + s.between(0.2, 0.8)) / 7), 704, s.between(60, 100), 0.34)) +
    bank(
      s,
      pts(-40, 690, s.w * 0.3, 712, s.w * 0.7, 690, s.w + 40, 706),
      fade(s, [0, sunlit(s, '#f0bc8a', 0.2)], [1, tone(s, '#e0a06a')]),
    ) +
    times(4, (i) => chimneys(s, s.w * ((i + s.between(0.1, 0.9)) / 4), 806, s.between(120, 180), 0.14)) +
    bank(
      s,
      pts(-40, 790, s.w * 0.35, 826, s.w * 0.7, 800, s.w + 40, 824),
      fade(s, [0, sunlit(s, '#e8aa70', 0.04)], [1, shaded(s, '#c4744a')]),
    ) +
    chimneys(s, s.w * 0.1, 965, 270, 0) +
    chimneys(s, s.w * 0.92, 965, 230, 0) +
    air
      .toReversed()
      .map(([x, y, size, far], i) =>
        balloon(s, {
          x: s.w * x + s.between(-60, 60),
          y: y + s.between(-40, 40) * (1.3 - size),
          size: size * s.between(0.85, 1),
          far,
          skin: skins[(i + s.int(0, 5)) % skins.length] ?? skins[0],
        }),
      )
      .join('') +
    footShade(s, 850, 0.3)
  )
}

function balloon(
  s: Stage,
  {
    x,
    y,
    size,
    far,
    skin: [main, second],
  }: { x: number; y: number; size: number; far: number; skin: readonly [string, string] },
): string {
  const gore = (half: number) =>
    `M0 -130C${half * 1.34} -130 ${half * 1.3} -10 ${half * 0.34} 74H${-half * 0.34}C${-half * 1.3} -10 ${-half * 1.34} -130 0 -130Z`
  const [a, b] = [tone(s, main, far), tone(s, second, far)]
  const fire = s.isDark ? disc(0, 40, 76, fadeRound(s, [0, s.light.lamp, 0.75], [1, s.light.lamp, 0])) : ''
  return put(
    stroke('M-28 74L-15 118M28 74L15 118M-8 74L-5 118M8 74L5 118', shaded(s, '#5b4034', far), 2.4) +
      shape('M-18 116H18L15 142H-15Z', tone(s, '#8a5a3c', far)) +
      shape(boxD(-20, 112, [40, 6]), shaded(s, '#5b3a2c', far)) +
      shape(gore(104), a) +
      shape(gore(78), b) +
      shape(gore(50), a) +
      shape(gore(20), b) +
      shape(
        'M-98 -34C-60 -16 60 -16 98 -34C96 -22 92 -12 88 -2C56 14 -56 14 -88 -2C-92 -12 -96 -22 -98 -34Z',
        mix(a, s.light.shade, 0.22),
      ) +
      fire +
      veil('M20 -128C118 -122 122 -20 40 74H30C70 0 84 -90 20 -128Z', s.light.shade, 0.22) +
      veil('M-60 -96C-84 -66 -82 -36 -74 -16C-66 -50 -56 -76 -40 -104Z', '#ffffff', 0.3),
    x,
    y,
    size,
  )
}

// They are in families: a tall one with a smaller one at each shoulder.
function chimneys(s: Stage, x: number, y: number, height: number, far: number): string {
  return (
    chimney(s, x - height * 0.3, y, height * s.between(0.55, 0.75), far) +
    chimney(s, x + height * 0.32, y, height * s.between(0.45, 0.7), far) +
    chimney(s, x, y, height, far)
  )
}

// A cone of soft rock with a harder hat; people cut windows into them.
function chimney(s: Stage, x: number, y: number, height: number, far: number): string {
  const w = height * 0.3
  const rock = '#e8b48a'
  return (
    put(
      shape(
        'M-46 0C-36 -60 -22 -110 -12 -150H14C24 -104 38 -56 50 0Z',
        fadeAcross(s, [0, sunlit(s, rock, far)], [0.55, tone(s, rock, far)], [1, tone(s, '#c47c54', far)]),
      ) +
        shape(
          'M-24 -146C-22 -164 -6 -186 4 -188C14 -182 26 -162 26 -146C10 -138 -10 -138 -24 -146Z',
          tone(s, '#a8664c', far),
        ) +
        (w > 24
          ? shape(
              'M-8 -70V-84A7 7 0 0 1 6 -84V-70ZM10 -30V-46A8 8 0 0 1 26 -46V-30Z',
              s.isDark ? s.light.lamp : shaded(s, '#6b4638', far),
            )
          : ''),
      x,
      y,
      height / 190,
    ) + (w > 40 ? lampGlow(s, x, y - height * 0.3, height * 0.4, 0.35) : '')
  )
}
