// A golf hole in four kinds of country: parkland, links, highland, tropics.
import { sailboat } from './boats.ts'
import { mix } from './colour.ts'
import { bank, footShade, mistBand, peak, ridge } from './land.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, type Stage, shaded, sunlit, tone } from './stage.ts'
import {
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
import { crown, fir, leafTree, palm, pines, trunk } from './trees.ts'
import { glitter, water } from './water.ts'

export const golf = { 'golf-fairway': golfFairway }

const turf = '#6fb84a'

function golfFairway(s: Stage): string {
  const land = (findCountry(s) ?? s.pick([parkland, seaside]))(s)
  const holeX = s.w * s.between(0.52, 0.7)
  const bend = s.pick([-1, 1]) * s.between(0.04, 0.12) * s.w
  const path = pts(
    holeX,
    596,
    holeX - bend,
    640,
    holeX + bend * 0.2,
    700,
    s.w * 0.48 - bend,
    800,
    s.w * 0.52,
    1000,
  )
  const wide = [40, 90, 150, 270, 470]
  const edge = (share: number) => path.map(([x, y], i): Point => [x + (wide[i] ?? 0) * share, y])
  const strip = (from: number, to: number) => `${curveD(edge(from))}${curveD(edge(to).toReversed(), 'L')}Z`
  return (
    sky(s, { horizon: 520, sun: [0.2, 0.36] }) +
    clouds(s, { top: 70, bottom: 250, count: 5 }) +
    land.behind +
    bank(
      s,
      pts(-40, 580, s.w * 0.3, 570, s.w * 0.7, 566, s.w + 40, 578),
      fade(s, [0, tone(s, '#5f9f4a', 0.16)], [0.4, tone(s, '#4f934a')], [1, shaded(s, '#37753f')]),
    ) +
    shape(strip(-1, 1), tone(s, turf)) +
    spread(5, (i) =>
      shape(strip(-1 + i * 0.4, -0.8 + i * 0.4), sunlit(s, '#93cf62'), 'fill-opacity="0.75"'),
    ).join('') +
    (s.chance(0.65)
      ? pond(s, s.w * s.between(0.14, 0.22), s.between(700, 740))
      : bunker(s, s.w * 0.16, 720, 1.3)) +
    bunker(s, holeX - s.between(200, 250), 630, 0.8) +
    bunker(s, holeX + s.between(190, 240), 650, 1.1) +
    bunker(s, s.w * s.between(0.76, 0.86), 770, s.between(1.2, 1.6)) +
    shape(ovalD(holeX, 612, [130, 24]), sunlit(s, '#a8e070')) +
    veil(ovalD(holeX, 615, [104, 17]), sunlit(s, '#c2f088'), 0.7) +
    flag(s, holeX, 612) +
    land.beside +
    s.pick([golfer, golfer, cart])(s, s.w * s.between(0.4, 0.48), 880) +
    birds(s, { x: s.w * 0.56, y: 230, count: 4 }) +
    footShade(s, 850, 0.3)
  )
}

/** What the course lies in is the place's affair, never the dice's: no snow lies over palms. */
function findCountry({ variant, climate }: Stage): ((s: Stage) => Land) | undefined {
  if (climate === 'tropical' || variant === 'tropics') return tropics
  if (variant === 'links') return seaside
  if (variant === 'highland') return highland
  return variant === 'parkland' ? parkland : undefined
}

type Land = { behind: string; beside: string }

function parkland(s: Stage): Land {
  const leaves = s.pick([summer, summer, autumn])
  return {
    behind: hills(s) + hedge(s, leaves, 548),
    beside:
      pines(s, {
        ground: () => 640,
        from: -20,
        to: s.w * 0.1,
        count: 6,
        height: 150,
        colour: '#2f6f50',
        far: 0.14,
      }) +
      leafTree(s, { x: s.w * 0.95, y: 700, height: 300, colour: s.pick(leaves), far: 0.06 }) +
      leafTree(s, { x: s.w * 0.06, y: 800, height: 400, colour: s.pick(leaves) }),
  }
}

// Links by the sea: water to the horizon, a cape, a sail.
function seaside(s: Stage): Land {
  return {
    behind:
      ridge(s, { y: 470, rise: 40, colour: '#6f93b0', far: 0.6, rough: 0.42 }) +
      bloom(s) +
      water(s, { top: 478, bottom: 620, colour: '#1f8fb8' }) +
      glitter(s, { top: 478, bottom: 580, width: 90 }) +
      sailboat(s, { x: s.w * 0.4, y: 520, size: 0.5, far: 0.1 }) +
      bank(
        s,
        pts(s.w * 0.7, 600, s.w * 0.78, 530, s.w * 0.88, 486, s.w + 40, 470),
        fade(s, [0, tone(s, '#7fb060', 0.14)], [0.2, tone(s, '#a08a70', 0.14)], [1, tone(s, '#8a7868', 0.1)]),
      ),
    beside:
      times(3, (i) => pineTree(s, s.w * (0.93 + i * 0.05), 660 + i * 40, 250 + i * 50)) +
      pineTree(s, s.w * 0.05, 790, 380),
  }
}

function highland(s: Stage): Land {
  return {
    behind:
      peak(s, {
        x: s.w * s.between(0.3, 0.7),
        y: s.between(230, 280),
        base: 600,
        half: 520,
        colour: '#6f8fb4',
        far: 0.46,
        snow: s.climate === 'cold' || s.season === 'winter' ? s.between(0.2, 0.42) : 0,
      }) +
      ridge(s, { y: 500, rise: 34, colour: '#4f8a78', far: 0.42, rough: 0.45 }) +
      bloom(s) +
      pines(s, { ground: () => 584, count: 56, height: 100, colour: '#3a7560', far: 0.28 }),
    beside:
      fir(s, { x: s.w * 0.95, y: 700, height: 330 }) +
      fir(s, { x: s.w * 0.88, y: 670, height: 230, far: 0.1 }) +
      fir(s, { x: s.w * 0.05, y: 800, height: 430 }) +
      fir(s, { x: s.w * 0.13, y: 740, height: 290, far: 0.06 }),
  }
}

function tropics(s: Stage): Land {
  const isByTheSea = s.chance(0.5)
  const far = isByTheSea
    ? water(s, { top: 470, bottom: 620, colour: '#1fa9b8' }) +
      glitter(s, { top: 478, bottom: 580, width: 90 }) +
      sailboat(s, { x: s.w * 0.62, y: 516, size: 0.45, far: 0.1 }) +
      bank(s, pts(-40, 560, s.w * 0.2, 552, s.w * 0.5, 566, s.w + 40, 560), sunlit(s, '#f0deb4', 0.1))
    : hills(s)
  return {
    behind:
      far +
      times(13, (i) =>
        palm(s, {
          x: s.w * (i / 12) + s.between(-20, 20),
          y: 586,
          height: s.between(90, 150),
          lean: s.between(-20, 20),
          far: 0.3,
        }),
      ),
    beside:
      palm(s, { x: s.w * 0.93, y: 700, height: 380, lean: -50, far: 0.04 }) +
      palm(s, { x: s.w * 0.99, y: 730, height: 300, lean: -30 }) +
      palm(s, { x: s.w * 0.06, y: 800, height: 520, lean: 60 }),
  }
}

const summer = ['#4f8f58', '#5f9a5c', '#3f7f56'] as const
const autumn = ['#d98a3a', '#c9653a', '#7f9a4a'] as const

const hills = (s: Stage) =>
  ridge(s, { y: 430, rise: 70, colour: '#6f93b0', far: 0.6, rough: 0.46 }) +
  ridge(s, { y: 490, rise: 36, colour: '#5f9a7a', far: 0.44, rough: 0.4 }) +
  bloom(s)

const hedge = (s: Stage, leaves: readonly string[], y: number) =>
  times(17, (i) =>
    crown(s, {
      x: s.w * (i / 16) + s.between(-16, 16),
      y,
      rx: s.between(44, 70),
      ry: s.between(34, 56),
      colour: s.pick(leaves),
      far: 0.3,
      puffs: 9,
    }),
  ) + mistBand(s, 480, 110, 0.4)

// A red pine of the coast: bare stem, flat clouds of needles.
function pineTree(s: Stage, x: number, y: number, height: number): string {
  const cloud = (dx: number, up: number, wide: number) =>
    crown(s, {
      x: x + dx * height,
      y: y - up * height,
      rx: wide * height,
      ry: wide * height * 0.42,
      colour: '#2f7550',
      puffs: 14,
    })
  return (
    trunk(s, { x, y, height: height * 0.8, lean: height * 0.12, colour: '#8a4a34' }) +
    cloud(-0.14, 0.66, 0.2) +
    cloud(0.3, 0.7, 0.2) +
    cloud(0.1, 0.88, 0.27)
  )
}

function bunker(s: Stage, x: number, y: number, size: number): string {
  return put(
    shape('M-60 0C-70 -22 -30 -30 0 -22C30 -34 70 -18 60 4C40 20 -40 22 -60 0Z', shaded(s, '#4f8a3c')) +
      shape('M-54 3C-62 -14 -28 -22 0 -14C28 -26 62 -12 54 6C36 18 -36 20 -54 3Z', sunlit(s, '#f7e6bc')),
    x,
    y,
    size,
  )
}

function pond(s: Stage, x: number, y: number): string {
  return put(
    shape(
      'M-200 0C-180 -36 -60 -40 0 -30C80 -44 190 -30 200 4C180 44 60 40 0 46C-80 52 -190 40 -200 0Z',
      shaded(s, '#3f7f3f'),
    ) +
      shape(
        'M-190 0C-170 -28 -60 -32 0 -22C80 -36 180 -24 190 4C170 38 60 34 0 40C-80 46 -180 34 -190 0Z',
        fade(s, [0, s.light.sky[2]], [1, mix(s.light.sky[1], tone(s, '#3f9ab8'), 0.4)]),
      ) +
      veil(ovalD(-60, 0, [60, 3]) + ovalD(50, 14, [70, 3]) + ovalD(90, -8, [40, 2]), '#ffffff', 0.5),
    x,
    y,
  )
}

const flag = (s: Stage, x: number, y: number) =>
  veil(ovalD(x, y + 2, [12, 3.4]), s.light.shade, 0.6) +
  stroke(`M${n(x)} ${y}V${y - 150}`, sunlit(s, '#fbf6ea'), 4) +
  shape(`M${n(x + 2)} ${y - 150}L${n(x + 62)} ${y - 130}L${n(x + 2)} ${y - 108}Z`, tone(s, '#e2402f'))

function golfer(s: Stage, x: number, y: number): string {
  return (
    veil(ovalD(x + 30, y + 2, [74, 8]), s.light.shade, 0.25) +
    put(
      stroke('M-14 0L-8 -64M18 0L6 -64', shaded(s, '#f2efe6'), 15) +
        stroke('M-16 0H-28M20 0H32', shaded(s, '#2f3a52'), 9) +
        shape('M-20 -58C-22 -98 -18 -118 2 -122C18 -120 22 -100 18 -58Z', tone(s, '#2f6fb8')) +
        stroke('M10 -112L46 -146M-4 -112L44 -148', tone(s, '#2f6fb8'), 11) +
        stroke('M46 -148L-20 -196', shaded(s, '#5a6478'), 4) +
        stroke('M-20 -196L-28 -188', shaded(s, '#3a4254'), 8) +
        disc(-2, -138, 14, tone(s, '#e9b893')) +
        shape('M-17 -140A15 15 0 0 1 12 -144L-28 -136Z', tone(s, '#fbf6ea')),
      x,
      y,
      1.15,
    ) +
    disc(x - 50, y + 2, 5, '#ffffff')
  )
}

function cart(s: Stage, x: number, y: number): string {
  const wheel = (dx: number) => disc(dx, -15, 17, shaded(s, '#2b3040')) + disc(dx, -15, 7, tone(s, '#d6dbe2'))
  const rider = (dx: number, coat: string) =>
    shape(
      `M${dx - 11} -52C${dx - 12} -80 ${dx - 8} -88 ${dx} -88C${dx + 8} -88 ${dx + 12} -80 ${dx + 11} -52Z`,
      tone(s, coat),
    ) +
    disc(dx, -99, 11, tone(s, '#e9b893')) +
    shape(`M${dx - 12} -101A12 12 0 0 1 ${dx + 10} -105L${dx + 20} -100Z`, tone(s, '#fbf6ea'))
  return (
    veil(ovalD(x + 14, y + 3, [106, 9]), s.light.shade, 0.25) +
    put(
      rider(-22, '#e2553f') +
        rider(14, '#2f6fb8') +
        shape(
          'M-78 -22C-80 -44 -70 -56 -52 -56H34C44 -56 50 -52 56 -44L84 -38C92 -34 92 -22 88 -16H-76Z',
          tone(s, '#f4f1e8'),
        ) +
        shape('M-76 -16L-78 -30H90L88 -16Z', tone(s, '#3f8a6a')) +
        stroke('M-58 -56L-54 -126M48 -52L34 -126', shaded(s, '#5a6478'), 5) +
        shape('M-70 -124Q-68 -136 -56 -136H38Q50 -136 54 -124Z', sunlit(s, '#fbf8f0')) +
        stroke('M-76 -50L-92 -98M-68 -52L-80 -104', tone(s, '#8a5a3c'), 6) +
        wheel(-50) +
        wheel(60),
      x,
      y,
      1.25,
    )
  )
}
