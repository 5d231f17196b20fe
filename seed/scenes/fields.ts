// Planted rows: vineyard, lavender, tulips and a windmill.
import { mix } from './colour.ts'
import { glass, lampGlow } from './houses.ts'
import { bank, footShade, mistBand, ridge } from './land.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, fadeAcross, type Stage, shaded, sunlit, tone } from './stage.ts'
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
import { crown, cypressD, leafTree } from './trees.ts'
import { ripples } from './water.ts'

export const fields = { vineyard, 'lavender-field': lavenderField, 'tulip-windmill': tulipWindmill }

type Rows = {
  vanish: Point
  top: number
  count: number
  reach: number
  colour: (i: number) => string
  soil: string
  plump?: number
}

/** Planted rows running to a vanishing point: soil, a dark side, the plants, light on their tops. */
function rows(s: Stage, { vanish: [vx, vy], top, count, reach, colour, soil, plump = 0.62 }: Rows): string {
  const bottom = s.h + 60
  const at = (k: number, y: number) => vx + (k - count / 2) * (reach / count) * ((y - vy) / (bottom - vy))
  const wedge = (i: number, from: number, to: number) =>
    areaD(
      pts(
        at(i + from, top),
        top,
        at(i + to, top),
        top,
        at(i + to, bottom),
        bottom,
        at(i + from, bottom),
        bottom,
      ),
    )
  const tufts = (i: number, lane: number, size: number) =>
    spread(40, (j) => {
      const y = top + (bottom - top) * ((j + 0.5) / 40) ** 1.9
      const wide = at(i + 1, y) - at(i, y)
      if (at(i + 1, y) < 0 || at(i, y) > s.w) return ''
      return ovalD(at(i + lane, y) + s.between(-0.09, 0.09) * wide, y, [
        wide * size * 0.55,
        wide * size * s.between(0.26, 0.38),
      ])
    }).join('')
  const lanes = spread(count, (i) => i)
  const hues = [...new Set(lanes.map(colour))]
  const of = (hue: string) => lanes.filter((i) => colour(i) === hue)
  return (
    shape(boxD(0, top, [s.w, s.h - top]), fade(s, [0, tone(s, soil, 0.3)], [1, tone(s, soil)])) +
    hues
      .map(
        (hue) =>
          shape(
            of(hue)
              .map((i) => wedge(i, 0.08, 0.08 + plump))
              .join(''),
            fade(s, [0, tone(s, hue, 0.22)], [1, shaded(s, hue)]),
          ) +
          shape(
            of(hue)
              .map((i) => tufts(i, 0.06 + plump * 0.5, plump))
              .join(''),
            tone(s, hue, 0.04),
          ) +
          veil(
            of(hue)
              .map((i) => tufts(i, plump * 0.36, plump * 0.5))
              .join(''),
            sunlit(s, mix(hue, '#ffffff', 0.08)),
            0.75,
          ),
      )
      .join('')
  )
}

function vineyard(s: Stage): string {
  const vx = s.w * s.between(0.56, 0.7)
  const vine = s.pick(['#5f9a3f', '#5f9a3f', '#9aa838'])
  const hill = (y: number, far: number, colour: string) =>
    bank(
      s,
      pts(-40, y + 20, s.w * 0.24, y - 30, s.w * 0.5, y + 14, s.w * 0.76, y - 22, s.w + 40, y + 16),
      fade(s, [0, sunlit(s, colour, far)], [1, tone(s, colour, far * 0.6)]),
    )
  const lane: Point[] = pts(
    s.w * 0.16,
    560,
    s.w * 0.24,
    590,
    s.w * 0.12,
    620,
    s.w * 0.2,
    662,
    s.w * 0.06,
    730,
  )
  return (
    sky(s, { horizon: 520, sun: [0.2, 0.36] }) +
    clouds(s, { top: 80, bottom: 260, count: 4 }) +
    ridge(s, { y: 430, rise: 60, colour: '#7f9ab8', far: 0.6, rough: 0.46 }) +
    ridge(s, { y: 490, rise: 44, colour: '#7f9f6f', far: 0.46, rough: 0.35 }) +
    bloom(s) +
    hill(560, 0.3, '#a8b45a') +
    shape(
      times(9, (i) => cypressD(s.w * 0.1 + i * 34, 556 - 3 * i, s.between(40, 56))),
      tone(s, '#3f6a4a', 0.28),
    ) +
    mistBand(s, 500, 110, 0.35) +
    hill(640, 0.1, '#8fae4a') +
    stroke(curveD(lane), sunlit(s, '#f0dcb0'), 13) +
    shape(
      lane
        .map(([x, y], i) => cypressD(x + 26, y + 4, 50 + i * 16) + cypressD(x - 30, y + 10, 46 + i * 16))
        .join(''),
      shaded(s, '#3a6a4c', 0.06),
    ) +
    villaTuscan(s, vx, 648) +
    shape(
      [-170, -138, -112, 124, 152].map((dx) => cypressD(vx + dx * 1.15, 664, s.between(150, 210))).join(''),
      shaded(s, '#2f5f48'),
    ) +
    rows(s, { vanish: [vx, 560], top: 712, count: 25, reach: s.w * 5, colour: () => vine, soil: '#b98a5a' }) +
    (s.chance(0.6) ? put(grapes(s), 0, 0, 1.35) : '') +
    birds(s, { x: s.w * 0.62, y: 220, count: 4 }) +
    footShade(s, 820, 0.4)
  )
}

function villaTuscan(s: Stage, x: number, y: number): string {
  return (
    put(
      shape(boxD(-86, -72, [172, 84]), tone(s, '#efd3a4')) +
        shape(boxD(30, -72, [56, 84]), shaded(s, '#e0bd8a')) +
        shape(boxD(-30, -118, [60, 60]), tone(s, '#f3dcb2')) +
        shape('M-98 -66L-80 -94L80 -94L98 -66ZM-40 -114L0 -138L40 -114Z', tone(s, '#c4603a')) +
        shape(
          times(5, (i) => boxD(-70 + i * 32, -50, [12, 18])) +
            boxD(-20, -104, [12, 16]) +
            boxD(8, -104, [12, 16]),
          glass(s),
        ) +
        shape('M-10 12V-12A10 10 0 0 1 10 -12V12Z', shaded(s, '#6b4330')),
      x,
      y,
      1.3,
    ) + lampGlow(s, x, y - 20, 130, 0.4)
  )
}

function grapes(s: Stage): string {
  const bunch = (x: number, y: number) =>
    shape(
      times(14, (i) => {
        const row = Math.floor((Math.sqrt(8 * i + 1) - 1) / 2)
        return discD(
          x + (i - (row * (row + 1)) / 2 - row / 2) * 17 * (1 - row * 0.02),
          y + (4 - row) * 15,
          10,
        )
      }),
      tone(s, '#7a3f8f'),
    ) +
    veil(
      times(6, (i) => discD(x - 12 + (i % 3) * 14, y + 6 + Math.floor(i / 3) * 24, 3.4)),
      sunlit(s, '#d9a8e6'),
      0.8,
    )
  const leaf = (x: number, y: number, r: number) =>
    shape(
      areaD(
        spread(15, (i): Point => {
          const a = (i / 15) * Math.PI * 2
          const k = i % 3 === 0 ? 1 : 0.68
          return [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k]
        }),
      ),
      s.pick([tone(s, '#4f8f3f'), sunlit(s, '#6faa4a'), shaded(s, '#3f7f3f')]),
    )
  return (
    stroke(curveD(pts(-20, 40, 90, 20, 220, 46, 330, 14)), shaded(s, '#5b4034'), 9) +
    times(9, (i) => leaf(10 + i * 36, 34 + (i % 2) * 26, s.between(34, 50))) +
    bunch(86, 72) +
    bunch(214, 84) +
    times(4, (i) => leaf(30 + i * 84, 26, s.between(26, 36)))
  )
}

function lavenderField(s: Stage): string {
  const vx = s.w * s.between(0.44, 0.56)
  const treeX = vx + s.w * s.pick([-0.25, 0.25])
  return (
    sky(s, {
      horizon: 500,
      sun: [0.46, 0.54],
      sunY: s.hour === 'day' || s.hour === 'night' ? 200 : s.between(390, 430),
      size: 1.15,
    }) +
    clouds(s, { top: 70, bottom: 260, count: 5 }) +
    ridge(s, { y: 440, rise: 46, colour: '#8a8fc0', far: 0.6, rough: 0.46 }) +
    ridge(s, { y: 484, rise: 20, colour: '#6f9a78', far: 0.42, rough: 0.35 }) +
    bloom(s, 380, 0.5) +
    times(13, (i) =>
      crown(s, {
        x: s.w * (i / 12) + s.between(-20, 20),
        y: 504,
        rx: s.between(30, 56),
        ry: s.between(16, 28),
        colour: '#5f8a58',
        far: 0.3,
        puffs: 7,
      }),
    ) +
    rows(s, {
      vanish: [vx, 440],
      top: 520,
      count: 43,
      reach: s.w * 9,
      colour: () => '#8a5fc4',
      soil: '#8f7a5f',
      plump: 0.72,
    }) +
    farmhouse(s, vx - (treeX - vx) * 1.05, 524) +
    leafTree(s, { x: treeX, y: 560, height: 230, colour: '#5f9a52', far: 0.08 }) +
    veil(
      times(60, () => {
        const y = s.between(700, 950)
        return ovalD(s.between(0, s.w), y, [2.6, 8])
      }),
      sunlit(s, '#c9a4f0'),
      0.8,
    ) +
    birds(s, { x: s.w * 0.26, y: 230, count: 5 }) +
    footShade(s, 820, 0.35)
  )
}

function farmhouse(s: Stage, x: number, y: number): string {
  return (
    put(
      shape(boxD(-64, -46, [128, 52]), tone(s, '#e3cda4', 0.08)) +
        shape('M-72 -42L-58 -72L58 -72L72 -42Z', tone(s, '#c07048', 0.08)) +
        shape(boxD(-46, -32, [14, 18]) + boxD(30, -32, [14, 18]), s.isDark ? glass(s) : tone(s, '#6f86b0')) +
        shape(boxD(-10, -34, [20, 40]), tone(s, '#6f86b0')) +
        shape(boxD(28, -88, [12, 22]), tone(s, '#cdb48c')),
      x,
      y,
    ) + lampGlow(s, x, y - 20, 90, 0.4)
  )
}

function tulipWindmill(s: Stage): string {
  const millX = s.w * s.between(0.6, 0.68)
  const hues = s.pick([
    ['#e8402f', '#f7c23a', '#f0619a', '#fbf3e6'],
    ['#f0619a', '#f7c23a', '#8a4fb0', '#f28a3a'],
    ['#e8402f', '#f28a3a', '#f7d24a', '#f0619a'],
  ])
  return (
    sky(s, { horizon: 560, sun: [0.18, 0.36] }) +
    clouds(s, { top: 70, bottom: 320, count: 6 }) +
    times(16, (i) =>
      crown(s, {
        x: s.w * (i / 15) + s.between(-20, 20),
        y: 556,
        rx: s.between(40, 70),
        ry: s.between(18, 34),
        colour: '#6f9a6a',
        far: 0.42,
        puffs: 7,
      }),
    ) +
    bloom(s) +
    mill(s, s.w * 0.16, 572, 0.34, 0.36) +
    shape(boxD(0, 566, [s.w, 60]), tone(s, '#7fb060', 0.12)) +
    canal(s, 600, 52) +
    rows(s, {
      vanish: [s.w * 0.4, 560],
      top: 652,
      count: 26,
      reach: s.w * 6.6,
      colour: (i) => hues[Math.floor(i / 2) % hues.length] ?? '#e8402f',
      soil: '#5f9a4f',
      plump: 0.78,
    }) +
    mill(s, millX, 640, 1, 0) +
    tulips(s, hues) +
    birds(s, { x: s.w * 0.3, y: 220, count: 5 }) +
    footShade(s, 860, 0.25)
  )
}

function canal(s: Stage, y: number, depth: number): string {
  return (
    shape(
      boxD(0, y, [s.w, depth]),
      fade(
        s,
        [0, mix(s.light.sky[3], tone(s, '#5fb0d0'), 0.4)],
        [1, mix(s.light.sky[1], tone(s, '#3f8fb8'), 0.6)],
      ),
    ) + ripples(s, { top: y, bottom: y + depth, count: 22 })
  )
}

function mill(s: Stage, x: number, y: number, size: number, far: number): string {
  const turn = s.between(12, 40)
  const sail = (a: number) =>
    `<g transform="rotate(${n(a + turn)})">${stroke('M0 0V-216', shaded(s, '#5b4034', far), 7)}${shape('M4 -44L44 -44L44 -212L4 -212Z', tone(s, '#f7efdc', far))}${stroke('M4 -78H44M4 -112H44M4 -146H44M4 -180H44M24 -44V-212', tone(s, '#8a6a4f', far), 3)}</g>`
  return put(
    shape(
      'M-64 0L-42 -214L42 -214L64 0Z',
      fadeAcross(
        s,
        [0, sunlit(s, '#b5653f', far)],
        [0.6, tone(s, '#a5583a', far)],
        [1, shaded(s, '#8a4a34', far)],
      ),
    ) +
      shape('M-112 -84H112V-74H-112Z', shaded(s, '#6b4a38', far)) +
      stroke(
        'M-108 -84V-104M-72 -84V-104M-36 -84V-104M0 -84V-104M36 -84V-104M72 -84V-104M108 -84V-104M-110 -104H110M-104 -74L-58 -40M104 -74L58 -40',
        shaded(s, '#6b4a38', far),
        4,
      ) +
      shape('M-50 -210C-48 -262 -20 -274 0 -276C20 -274 48 -262 50 -210Z', shaded(s, '#4f5f50', far)) +
      shape(boxD(-54, -216, [108, 12]), sunlit(s, '#efe3c8', far)) +
      shape(boxD(-12, -168, [24, 30]) + boxD(-34, -58, [20, 26]) + boxD(16, -58, [20, 26]), glass(s, far)) +
      shape('M-16 0V-34A16 16 0 0 1 16 -34V0Z', shaded(s, '#3f6a5a', far)) +
      `<g transform="translate(0 -232)">${[0, 90, 180, 270].map(sail).join('')}<circle r="11" fill="${shaded(s, '#5b4034', far)}"/></g>`,
    x,
    y,
    size,
  )
}

function tulips(s: Stage, hues: readonly string[]): string {
  const spots = spread(26, (i) => ({
    x: s.w * ((i + s.between(0.1, 0.9)) / 26),
    y: 975,
    tall: s.between(70, 150),
    hue: s.pick(hues),
    size: s.between(0.8, 1.15),
  }))
  return (
    stroke(spots.map(({ x, y, tall }) => `M${n(x)} ${n(y)}v${n(-tall)}`).join(''), shaded(s, '#3f8a4a'), 6) +
    shape(
      spots
        .map(
          ({ x, y, tall }) =>
            `M${n(x)} ${n(y)}Q${n(x - 34)} ${n(y - tall * 0.3)} ${n(x - 26)} ${n(y - tall * 0.72)}Q${n(x - 8)} ${n(y - tall * 0.3)} ${n(x)} ${n(y)}Q${n(x + 30)} ${n(y - tall * 0.3)} ${n(x + 22)} ${n(y - tall * 0.6)}Q${n(x + 6)} ${n(y - tall * 0.2)} ${n(x)} ${n(y)}Z`,
        )
        .join(''),
      tone(s, '#4f9a50'),
    ) +
    spots
      .map(({ x, y, tall, hue, size }) =>
        put(
          shape(
            'M-20 -4C-26 -30 -18 -46 -14 -50L-6 -36L0 -52L6 -36L14 -50C18 -46 26 -30 20 -4C12 6 -12 6 -20 -4Z',
            tone(s, hue),
          ) + shape('M-8 0C-12 -24 -4 -44 0 -52C4 -44 12 -24 8 0Z', sunlit(s, hue)),
          x,
          y - tall,
          size,
        ),
      )
      .join('')
  )
}
