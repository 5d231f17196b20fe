// Old stones: bridge over a river, castle on a hill.
import { person } from './creatures.ts'
import { archD, beadsD, glass, lampGlow, steeple, stones } from './houses.ts'
import { bank, footShade, mistBand, peak, ridge } from './land.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, fadeAcross, type Stage, shaded, sunlit, tone } from './stage.ts'
import {
  areaD,
  boxD,
  curveD,
  disc,
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
import { crown, pines } from './trees.ts'
import { glitter, mirrored, ripples, water } from './water.ts'

export const bridges = { 'old-bridge': oldBridge, 'castle-hill': castleHill }

function oldBridge(s: Stage): string {
  const river = 720
  const cx = s.w * s.between(0.46, 0.54)
  const stone = '#cdb592'
  const deck = (x: number) => 560 + ((x - cx) / (s.w * 0.5)) ** 2 * 60
  const arches = spread(5, (i) => ({ x: cx + (i - 2) * s.w * 0.205, half: s.w * (i === 2 ? 0.082 : 0.072) }))
  const outline = `${curveD(
    spread(11, (i): Point => {
      const x = -40 + ((s.w + 80) * i) / 10
      return [x, deck(x)]
    }),
  )}L${s.w + 40} ${river + 30}${arches
    .toReversed()
    .map(
      ({ x, half }) =>
        `L${n(x + half)} ${river + 30}A${n(half)} ${n(river + 30 - deck(x) - 46)} 0 0 0 ${n(x - half)} ${river + 30}`,
    )
    .join('')}L-40 ${river + 30}Z`
  const rail = curveD(
    spread(11, (i): Point => {
      const x = -40 + ((s.w + 80) * i) / 10
      return [x, deck(x) + 12]
    }),
  )
  const bridge =
    shape(outline, fade(s, [0, sunlit(s, stone)], [1, shaded(s, '#a88f74')])) +
    stroke(
      arches
        .map(
          ({ x, half }) =>
            `M${n(x - half)} ${river + 30}A${n(half)} ${n(river + 30 - deck(x) - 46)} 0 0 1 ${n(x + half)} ${river + 30}`,
        )
        .join(''),
      sunlit(s, '#e9d6b4'),
      8,
    ) +
    stroke(rail, tone(s, '#e3cda8'), 12) +
    stroke(
      curveD(
        spread(11, (i): Point => {
          const x = -40 + ((s.w + 80) * i) / 10
          return [x, deck(x) + 26]
        }),
      ),
      s.light.shade,
      4,
      0.3,
    ) +
    spread(4, (i) => {
      const x = cx + (i - 1.5) * s.w * 0.205
      return (
        shape(
          areaD(pts(x - 22, river + 36, x - 14, deck(x) + 60, x + 14, deck(x) + 60, x + 22, river + 36)),
          tone(s, '#b99f80'),
        ) + statue(s, x, deck(x) + 8)
      )
    }).join('')
  const town = spread(15, (i) =>
    townHouse(s, {
      x: s.w * (i / 14) + s.between(-14, 14),
      y: 590,
      w: s.w * s.between(0.07, 0.1),
      h: s.between(90, 170),
      far: 0.3,
    }),
  ).join('')
  return (
    sky(s, { horizon: 560, sun: [0.2, 0.34] }) +
    clouds(s, { top: 70, bottom: 250, count: 4 }) +
    ridge(s, { y: 460, rise: 70, colour: '#7f93a8', far: 0.58, rough: 0.42 }) +
    bloom(s) +
    steeple(s, s.w * 0.7, 520, 0.9, 0.36) +
    steeple(s, s.w * 0.79, 520, 1.15, 0.34) +
    townDome(s, s.w * 0.56, 520) +
    mistBand(s, 440, 120, 0.4) +
    town +
    gateTower(s, s.w * 0.13, 600) +
    water(s, { top: river - 90, colour: '#3f8fa0', near: '#2f7f94' }) +
    mirrored(town, river - 60, { squash: 0.5, opacity: 0.22 }) +
    bridge +
    mirrored(bridge, river + 30, { squash: 0.7, opacity: 0.3 }) +
    glitter(s, { top: river + 20, width: 120 }) +
    ripples(s, { top: river + 30, count: 60 }) +
    times(6, (i) =>
      person(s, {
        x: s.w * (0.2 + i * 0.12) + s.between(-20, 20),
        y: deck(s.w * (0.2 + i * 0.12)) + 12,
        size: 36,
        far: 0.06,
      }),
    ) +
    (s.isDark
      ? arches
          .map(
            ({ x }) =>
              lampGlow(s, x + s.w * 0.1, deck(x) - 30, 70, 0.8) +
              disc(x + s.w * 0.1, deck(x) - 34, 5, s.light.lamp),
          )
          .join('')
      : '') +
    swan(s, s.w * 0.3, 860, 1) +
    swan(s, s.w * 0.38, 884, 0.8) +
    birds(s, { x: s.w * 0.4, y: 230, count: 6 }) +
    footShade(s, 840, 0.3)
  )
}

function townHouse(
  s: Stage,
  { x, y, w, h, far }: { x: number; y: number; w: number; h: number; far: number },
): string {
  const wall = s.pick(['#f1d9a8', '#e9bf94', '#f3e6cf', '#dca98a', '#d9d2b0'])
  const roof = s.pick(['#c4603f', '#b5533a', '#cf7550'])
  return (
    shape(boxD(x - w / 2, y - h, [w, h + 60]), tone(s, wall, far)) +
    shape(
      areaD(
        pts(
          x - w * 0.56,
          y - h + 4,
          x - w * 0.34,
          y - h - w * 0.46,
          x + w * 0.34,
          y - h - w * 0.46,
          x + w * 0.56,
          y - h + 4,
        ),
      ),
      tone(s, roof, far),
    ) +
    veil(
      times(3, (c) =>
        times(Math.floor(h / 34), (r) =>
          s.chance(s.isDark ? 0.62 : 1)
            ? boxD(x - w * 0.36 + c * w * 0.28, y - h + 16 + r * 34, [w * 0.14, 18])
            : '',
        ),
      ),
      glass(s, far),
      s.isDark ? 0.95 : 0.6,
    )
  )
}

const townDome = (s: Stage, x: number, y: number) =>
  put(
    shape(boxD(-56, -80, [112, 120]), tone(s, '#d9c09a', 0.36)) +
      shape('M-60 -76A60 66 0 0 1 60 -76Z', tone(s, '#5f9a8a', 0.36)) +
      shape(boxD(-9, -164, [18, 26]), tone(s, '#d9c09a', 0.36)) +
      shape('M-12 -162A12 16 0 0 1 12 -162Z', tone(s, '#5f9a8a', 0.36)) +
      shape(
        times(4, (i) => archD(-36 + i * 24, -40, [12, 28])),
        glass(s, 0.3),
      ),
    x,
    y,
  )

function gateTower(s: Stage, x: number, y: number): string {
  return put(
    shape(boxD(-52, -230, [104, 240]), tone(s, '#b39a78', 0.1)) +
      stones(s, { x: -50, y: -226, size: [100, 220], count: 9, block: 30, colour: '#b39a78' }) +
      shape('M-64 -226L-40 -300L40 -300L64 -226Z', tone(s, '#5a5f78', 0.1)) +
      shape('M-14 -300L0 -352L14 -300Z', tone(s, '#5a5f78', 0.1)) +
      shape(
        times(4, (i) => `M${-58 + i * 34} -232L${-51 + i * 34} -266L${-44 + i * 34} -232Z`),
        shaded(s, '#4a4f68', 0.1),
      ) +
      shape(
        archD(0, -140, [24, 50]) + archD(0, 10, [50, 90]),
        s.isDark ? s.light.lamp : shaded(s, '#4a4050', 0.1),
      ),
    x,
    y,
  )
}

const statue = (s: Stage, x: number, y: number) =>
  put(
    shape(
      'M-12 0V-16H12V0ZM-7 -16C-10 -34 -8 -44 -4 -48A5 5 0 1 1 4 -48C8 -44 10 -34 7 -16Z',
      shaded(s, '#6f6a6a'),
    ),
    x,
    y,
  )

const swan = (s: Stage, x: number, y: number, size: number) =>
  put(
    veil('M-40 4Q0 18 44 4Q0 26 -40 4Z', s.light.shade, 0.25) +
      shape(
        'M-40 -6C-30 -26 6 -28 22 -14C22 -34 8 -44 16 -56C22 -64 36 -62 38 -52L32 -50C26 -54 24 -48 28 -40C36 -26 42 -4 26 4L-22 5C-34 4 -40 0 -40 -6Z',
        sunlit(s, '#ffffff'),
      ) +
      shape('M37 -54L48 -49L37 -48Z', tone(s, '#f28a3a')),
    x,
    y,
    size,
  )

function castleHill(s: Stage): string {
  const cx = s.w * s.between(0.52, 0.6)
  const bushes = s.pick([
    ['#5f9a4c', '#4f8f50', '#7fae55'],
    ['#e09a3f', '#c9653a', '#d8843a'],
    ['#f3a9bf', '#f0b8c8', '#6aa05a'],
  ])
  return (
    sky(s, { horizon: 620, sun: [0.16, 0.32] }) +
    clouds(s, { top: 70, bottom: 250, count: 4 }) +
    peak(s, { x: s.w * 0.16, y: 330, base: 700, half: 420, colour: '#7f96c0', far: 0.56, snow: 0.4 }) +
    peak(s, { x: s.w * 0.9, y: 290, base: 700, half: 460, colour: '#7f96c0', far: 0.5, snow: 0.4 }) +
    ridge(s, { y: 600, rise: 50, colour: '#5f8a80', far: 0.44, rough: 0.42 }) +
    bloom(s) +
    mistBand(s, 520, 150, 0.6) +
    bank(
      s,
      pts(
        cx - 620,
        800,
        cx - 400,
        730,
        cx - 250,
        630,
        cx - 130,
        580,
        cx + 150,
        576,
        cx + 270,
        640,
        cx + 420,
        740,
        cx + 640,
        800,
      ),
      fade(s, [0, tone(s, '#7f8a78', 0.12)], [0.3, tone(s, '#4f7f58', 0.08)], [1, shaded(s, '#2f6248')]),
    ) +
    castle(s, cx, 600) +
    pines(s, {
      ground: (x) => 640 + Math.abs(x - cx) ** 1.1 * 0.18,
      from: cx - 420,
      to: cx + 440,
      count: 44,
      height: 86,
      colour: '#3a7258',
      far: 0.12,
    }) +
    mistBand(s, 640, 110, 0.35) +
    pines(s, {
      ground: (x) => 780 + 26 * Math.sin(x / 150),
      count: 60,
      height: 120,
      colour: '#2c634e',
      far: 0.06,
    }) +
    bank(
      s,
      pts(-40, 800, s.w * 0.34, 836, s.w * 0.7, 820, s.w + 40, 796),
      fade(s, [0, sunlit(s, '#86b85a')], [1, shaded(s, '#3f7f4a')]),
    ) +
    stroke(curveD(pts(cx - 30, 832, cx - 90, 866, cx + 20, 910, cx - 90, 990)), sunlit(s, '#ead7ac'), 20) +
    times(8, (i) =>
      crown(s, {
        x: i < 4 ? s.w * (0.01 + i * 0.06) : s.w * (0.8 + (i - 4) * 0.07),
        y: 850 + (i % 4) * 18,
        rx: 70,
        ry: 52,
        colour: s.pick(bushes),
        puffs: 14,
      }),
    ) +
    person(s, { x: cx - 60, y: 880, size: 60 }) +
    person(s, { x: cx - 34, y: 884, size: 56 }) +
    birds(s, { x: s.w * 0.3, y: 260, count: 5 }) +
    footShade(s, 850, 0.3)
  )
}

function castle(s: Stage, x: number, y: number): string {
  const wall = '#f3ead8'
  const spire = s.pick(['#4a6a9a', '#b0503c', '#4f7f6a'])
  const turret = (dx: number, base: number, w: number, h: number, cap: number) =>
    shape(
      boxD(dx - w / 2, base - h, [w, h]),
      fadeAcross(s, [0, sunlit(s, wall)], [0.55, tone(s, wall)], [1, shaded(s, wall)]),
    ) +
    shape(boxD(dx - w * 0.6, base - h - 4, [w * 1.2, 10]), tone(s, '#d9cbb0')) +
    shape(
      areaD(pts(dx - w * 0.66, base - h - 2, dx, base - h - cap, dx + w * 0.66, base - h - 2)),
      tone(s, spire),
    ) +
    veil(
      areaD(pts(dx, base - h - cap, dx + w * 0.66, base - h - 2, dx + w * 0.1, base - h - 2)),
      s.light.shade,
      0.3,
    ) +
    shape(
      times(Math.max(1, Math.floor(h / 60)), (i) => archD(dx, base - h + 40 + i * 54, [w * 0.24, 22])),
      glass(s),
    ) +
    stroke(`M${dx} ${base - h - cap}v-16`, shaded(s, '#5b4034'), 3) +
    shape(
      areaD(pts(dx, base - h - cap - 16, dx + 20, base - h - cap - 11, dx, base - h - cap - 5)),
      tone(s, '#d8402f'),
    )
  return (
    lampGlow(s, x, y - 150, 330, 0.3) +
    put(
      turret(-60, 0, 54, 300, 96) +
        turret(86, 0, 46, 250, 84) +
        shape(boxD(-130, -170, [250, 190]), tone(s, wall)) +
        shape(areaD(pts(-138, -166, -110, -226, 100, -226, 128, -166)), tone(s, spire)) +
        shape(
          times(6, (i) => archD(-108 + i * 42, -100, [18, 36])) +
            times(6, (i) => archD(-108 + i * 42, -40, [18, 36])),
          glass(s),
        ) +
        turret(12, -60, 66, 300, 120) +
        turret(-146, 20, 60, 220, 84) +
        turret(140, 20, 60, 200, 80) +
        turret(196, 30, 40, 130, 60) +
        turret(-204, 30, 40, 140, 60) +
        shape(boxD(-216, -40, [430, 84]), tone(s, '#e6d9c0')) +
        shape(beadsD([-210, -42], [208, -42], 27, 5), tone(s, '#e6d9c0')) +
        shape(archD(0, 44, [54, 76]), shaded(s, '#4a3a40')) +
        veil(boxD(-216, 20, [430, 24]), s.light.shade, 0.14),
      x,
      y,
      0.92,
    )
  )
}
