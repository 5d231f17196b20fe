// Places of Europe, America, Africa and the Pacific one knows at a glance.
import { sailboat } from './boats.ts'
import { camel, person } from './creatures.ts'
import { archD, glass, tower } from './houses.ts'
import { bank, footShade, mistBand, peak, ridge } from './land.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, fadeAcross, type Stage, shaded, sunlit, tone } from './stage.ts'
import {
  areaD,
  boxD,
  curveD,
  discD,
  lineD,
  n,
  ovalD,
  pts,
  put,
  shape,
  spread,
  stroke,
  times,
  veil,
} from './svg-shapes.ts'
import { crown, leafTree, pines, seasonLeaf } from './trees.ts'
import { glitter, mirrored, ripples, water } from './water.ts'

export const west = {
  'iron-tower': ironTower,
  'clock-tower': clockTower,
  arena,
  'sandcastle-spires': sandcastleSpires,
  'liberty-skyline': libertySkyline,
  'red-bridge': redBridge,
  'sail-roofs': sailRoofs,
  'rock-treasury': rockTreasury,
  'blue-alley': blueAlley,
  'cloud-citadel': cloudCitadel,
  'needle-city': needleCity,
  'tram-street': tramStreet,
  'gondola-canal': gondolaCanal,
  'concert-hall': concertHall,
  'white-terraces': whiteTerraces,
}

const heaven = (s: Stage, horizon: number, from = 0.6, to = 0.8) =>
  sky(s, { horizon, sun: [from, to] }) + clouds(s, { top: 80, bottom: 260, count: 4 })

/** A row of low houses along a horizon. */
const terrace = (s: Stage, y: number, colours: readonly string[], far: number) =>
  times(Math.ceil(s.w / 64), (i) => {
    const [x, h] = [i * 64 - 10, s.between(60, 104)]
    return (
      shape(boxD(x, y - h, [66, h + 4]), tone(s, colours[i % colours.length] ?? '#d9c9ae', far)) +
      shape(
        areaD(pts(x - 2, y - h, x + 12, y - h - 30, x + 54, y - h - 30, x + 68, y - h)),
        shaded(s, '#6f7784', far),
      ) +
      veil(
        times(
          3,
          (j) => boxD(x + 10 + j * 18, y - h + 18, [9, 16]) + boxD(x + 10 + j * 18, y - h + 46, [9, 16]),
        ),
        glass(s, far),
        0.8,
      )
    )
  })

function ironTower(s: Stage): string {
  const [cx, foot, iron] = [s.w * s.between(0.46, 0.54), 740, '#7a6552']
  const leg = (side: number) =>
    shape(
      `M${n(cx + side * 190)} ${foot}Q${n(cx + side * 96)} 560 ${n(cx + side * 46)} 400Q${n(cx + side * 18)} 260 ${n(cx + side * 6)} 120H${n(cx)}V240Q${n(cx + side * 12)} 430 ${n(cx + side * 62)} 560Q${n(cx + side * 100)} 640 ${n(cx + side * 128)} ${foot}Z`,
      side < 0 ? shaded(s, iron) : sunlit(s, iron),
    )
  const braces = times(11, (i) => {
    const y = 690 - i * 48
    const half = 170 * ((y - 100) / 620) ** 1.7 + 6
    return `M${n(cx - half)} ${y}L${n(cx + half * 0.9)} ${y - 44}M${n(cx + half)} ${y}L${n(cx - half * 0.9)} ${y - 44}`
  })
  return (
    heaven(s, 690, 0.14, 0.28) +
    terrace(s, 690, ['#e6dcc6', '#d9cdb4', '#eee6d4'], 0.36) +
    bloom(s) +
    shape(boxD(0, 686, [s.w, 300]), fade(s, [0, sunlit(s, '#8fbf6a')], [1, tone(s, '#5f9a52')])) +
    shape(areaD(pts(cx - 60, 740, cx + 60, 740, cx + 240, 960, cx - 240, 960)), sunlit(s, '#e3d6b8')) +
    stroke(braces, tone(s, iron), 3.4, 0.8) +
    leg(-1) +
    leg(1) +
    shape(
      boxD(cx - 116, 560, [232, 22]) + boxD(cx - 58, 408, [116, 18]) + boxD(cx - 14, 196, [28, 12]),
      shaded(s, iron),
    ) +
    stroke(`M${n(cx - 128)} ${foot}A128 150 0 0 1 ${n(cx + 128)} ${foot}`, tone(s, iron), 12) +
    stroke(`M${n(cx)} 124V64`, shaded(s, iron), 5) +
    veil(
      times(s.isDark ? 60 : 0, () => discD(cx + s.between(-70, 70), s.between(220, 700), 2.6)),
      s.light.lamp,
      0.9,
    ) +
    times(10, (i) =>
      crown(s, {
        x: i < 5 ? s.w * (0.01 + i * 0.07) : s.w * (0.67 + (i - 5) * 0.08),
        y: 770 + (i % 2) * 20,
        rx: 70,
        ry: 66,
        colour: seasonLeaf(s),
        far: 0.04,
      }),
    ) +
    times(5, (i) => person(s, { x: cx - 120 + i * 60, y: 850 + (i % 2) * 34, size: 66 })) +
    birds(s, { x: s.w * 0.76, y: 240, count: 5 }) +
    footShade(s, 870)
  )
}

function clockTower(s: Stage): string {
  const [horizon, cx, stone] = [650, s.w * 0.66, '#c9a870']
  const hall =
    shape(
      boxD(s.w * 0.08, horizon - 150, [s.w * 0.58, 154]),
      fadeAcross(s, [0, tone(s, stone, 0.1)], [1, sunlit(s, stone, 0.1)]),
    ) +
    times(
      16,
      (i) =>
        shape(archD(s.w * 0.1 + i * s.w * 0.035, horizon - 24, [22, 96]), glass(s, 0.1)) +
        shape(
          areaD(
            pts(
              s.w * 0.09 + i * s.w * 0.035 - 5,
              horizon - 146,
              s.w * 0.09 + i * s.w * 0.035,
              horizon - 190,
              s.w * 0.09 + i * s.w * 0.035 + 5,
              horizon - 146,
            ),
          ),
          tone(s, stone, 0.1),
        ),
    )
  const bell =
    shape(
      boxD(cx - 46, horizon - 400, [92, 404]),
      fadeAcross(s, [0, shaded(s, stone)], [1, sunlit(s, stone)]),
    ) +
    stroke(
      times(3, (i) => `M${n(cx - 24 + i * 24)} ${horizon}V${horizon - 320}`),
      shaded(s, '#9c7f4f'),
      5,
      0.6,
    ) +
    shape(boxD(cx - 56, horizon - 420, [112, 100]), sunlit(s, '#d9bb84')) +
    `<circle cx="${n(cx)}" cy="${horizon - 370}" r="38" fill="${s.isDark ? s.light.lamp : '#f8f4e6'}" stroke="${shaded(s, '#3f3a34')}" stroke-width="6"/>` +
    stroke(
      `M${n(cx)} ${horizon - 370}V${horizon - 396}M${n(cx)} ${horizon - 370}H${n(cx + 20)}`,
      '#2b2b30',
      5,
    ) +
    shape(
      areaD(
        pts(
          cx - 58,
          horizon - 420,
          cx - 30,
          horizon - 476,
          cx - 30,
          horizon - 500,
          cx,
          horizon - 590,
          cx + 30,
          horizon - 500,
          cx + 30,
          horizon - 476,
          cx + 58,
          horizon - 420,
        ),
      ),
      tone(s, '#5f6a74'),
    )
  const bridge =
    shape(
      times(
        5,
        (i) =>
          `M${n(s.w * 0.72 + i * 110)} ${horizon + 6}v46h16A40 34 0 0 1 ${n(s.w * 0.72 + i * 110 + 94)} ${horizon + 52}h16v-46z`,
      ),
      tone(s, '#7fa08a'),
    ) +
    shape(boxD(s.w * 0.7, horizon - 8, [s.w * 0.4, 18]), sunlit(s, '#8fb49a')) +
    put(
      shape('M-70 -64Q-70 -72 -62 -72H62Q70 -72 70 -64V0H-70Z', tone(s, '#d8322a')) +
        shape(
          times(5, (i) => boxD(-62 + i * 26, -62, [20, 20]) + boxD(-62 + i * 26, -30, [20, 16])),
          glass(s),
        ) +
        shape(discD(-40, 0, 11) + discD(42, 0, 11), shaded(s, '#22262c')),
      s.w * 0.88,
      horizon - 10,
      0.9,
    )
  return (
    heaven(s, horizon, 0.16, 0.3) +
    terrace(s, horizon, ['#b8a78c', '#a89a88', '#c4b494'], 0.5) +
    bloom(s) +
    hall +
    bell +
    water(s, { top: horizon + 2, colour: '#6f93a4', near: '#456f8c' }) +
    mirrored(hall + bell, horizon + 2, { squash: 0.55, opacity: 0.3 }) +
    bridge +
    glitter(s, { top: horizon + 6, width: 110 }) +
    ripples(s, { top: horizon + 6, count: 80 }) +
    sailboat(s, { x: s.w * 0.24, y: 800, size: 0.69 }) +
    footShade(s, 860)
  )
}

function arena(s: Stage): string {
  const [cx, floor, stone] = [s.w * s.between(0.48, 0.56), 730, '#d3b48a']
  const tier = (i: number) => {
    const [top, h, half] = [floor - 96 - i * 100, 96, 470 - i * 12]
    const cut = i === 3 ? half * 0.16 : i === 2 ? half * 0.62 : half
    return (
      shape(
        `M${n(cx - half)} ${top}H${n(cx + cut)}l${i > 1 ? '-30 44l26 20l-18 32' : '0 0'}V${top + h}H${n(cx - half)}Z`,
        fadeAcross(s, [0, shaded(s, stone)], [0.5, tone(s, stone)], [1, sunlit(s, stone)]),
      ) +
      shape(
        times(13, (j) => {
          const x = cx - half + 40 + (j * (half * 2 - 80)) / 12
          return x < cx + cut - 40
            ? i === 3
              ? boxD(x - 11, top + 30, [22, 36])
              : archD(x, top + h - 6, [40, 74])
            : ''
        }),
        shaded(s, '#7a5a42'),
      ) +
      shape(boxD(cx - half - 6, top - 6, [half + cut + 4, 12]), sunlit(s, '#e6cba4'))
    )
  }
  return (
    heaven(s, 690, 0.16, 0.26) +
    ridge(s, { y: 620, rise: 40, colour: '#7f9a7a', far: 0.5, rough: 0.34 }) +
    pines(s, {
      ground: () => 700,
      from: -20,
      to: s.w * 0.2,
      count: 8,
      height: 150,
      colour: '#4f7a55',
      far: 0.2,
    }) +
    bloom(s) +
    times(4, tier) +
    shape(boxD(0, floor, [s.w, 260]), fade(s, [0, sunlit(s, '#cdbb98')], [1, tone(s, '#a3906f')])) +
    shape(areaD(pts(cx - 90, floor, cx + 70, floor, cx + 230, 960, cx - 260, 960)), sunlit(s, '#ddd0b2')) +
    times(9, (i) => person(s, { x: cx - 220 + i * 56, y: floor + 60 + (i % 3) * 44, size: 58 })) +
    leafTree(s, { x: s.w * 0.05, y: 860, height: 320, colour: '#4f8a52' }) +
    birds(s, { x: s.w * 0.76, y: 240, count: 4 }) +
    footShade(s, 880)
  )
}

function sandcastleSpires(s: Stage): string {
  const [cx, foot, stone] = [s.w / 2, 720, '#c9a67c']
  const spire = (x: number, top: number, half: number, far: number) =>
    shape(
      `M${n(x - half)} ${foot}Q${n(x - half * 0.9)} ${n(top + 190)} ${n(x - half * 0.3)} ${n(top + 36)}L${n(x)} ${top}L${n(x + half * 0.3)} ${n(top + 36)}Q${n(x + half * 0.9)} ${n(top + 190)} ${n(x + half)} ${foot}Z`,
      fadeAcross(s, [0, shaded(s, stone, far)], [1, sunlit(s, stone, far)]),
    ) +
    shape(
      times(8, (i) =>
        times(3, (j) =>
          ovalD(x + (j - 1) * half * 0.42 * (0.4 + i * 0.08), top + 110 + i * 40, [half * 0.1, 13]),
        ),
      ),
      shaded(s, '#7d5f45', far),
    ) +
    shape(discD(x, top - 8, 12), tone(s, s.pick(['#e2553f', '#e8b94a', '#4f9a7a']), far))
  return (
    heaven(s, 700, 0.78, 0.88) +
    terrace(s, 706, ['#d9bf96', '#c9a884', '#e2cba6'], 0.36) +
    bloom(s) +
    spire(cx - 60, 110, 74, 0.06) +
    spire(cx + 80, 130, 74, 0.06) +
    spire(cx - 190, 210, 70, 0) +
    spire(cx + 200, 200, 70, 0) +
    spire(cx, 70, 84, 0) +
    shape(
      `M${n(cx - 300)} ${foot + 10}L${n(cx - 270)} 560Q${n(cx)} 470 ${n(cx + 270)} 560L${n(cx + 300)} ${foot + 10}Z`,
      fade(s, [0, sunlit(s, stone)], [1, tone(s, stone)]),
    ) +
    shape(
      archD(cx, foot, [110, 150]) + archD(cx - 170, foot, [70, 104]) + archD(cx + 170, foot, [70, 104]),
      shaded(s, '#6b4f3c'),
    ) +
    `<circle cx="${n(cx)}" cy="520" r="40" fill="${glass(s)}"/>` +
    shape(boxD(0, foot, [s.w, 260]), fade(s, [0, sunlit(s, '#c9d0b0')], [1, tone(s, '#8fae7a')])) +
    water(s, { top: 800, bottom: 880, colour: '#5f9ab0' }) +
    ripples(s, { top: 804, bottom: 878, count: 26 }) +
    times(8, (i) =>
      crown(s, {
        x: i < 4 ? s.w * (0.02 + i * 0.08) : s.w * (0.72 + (i - 4) * 0.085),
        y: 760,
        rx: 80,
        ry: 66,
        colour: '#4f8f58',
        far: 0.04,
      }),
    ) +
    times(6, (i) => person(s, { x: cx - 150 + i * 60, y: 780, size: 54 })) +
    footShade(s, 870)
  )
}

function libertySkyline(s: Stage): string {
  const horizon = 660
  const skyline = times(22, (i) =>
    tower(s, {
      x: s.w * 0.3 + i * (s.w / 31),
      y: horizon,
      w: s.between(36, 60),
      h: s.between(140, 330),
      colour: s.pick(['#8b93a8', '#a59a90', '#76869c', '#b0a699']),
      far: 0.24,
      top: s.pick(['flat', 'step', 'slant']),
    }),
  )
  const empire =
    tower(s, { x: s.w * 0.64, y: horizon, w: 84, h: 420, colour: '#a79a8c', far: 0.12, top: 'spire' }) +
    tower(s, { x: s.w * 0.8, y: horizon, w: 74, h: 400, colour: '#8fa4bc', far: 0.14, top: 'spire' })
  const green = '#6fae96'
  const lady = put(
    shape(
      boxD(-96, -60, [192, 60]) + boxD(-70, -150, [140, 92]) + boxD(-52, -180, [104, 32]),
      fade(s, [0, sunlit(s, '#c9b99a')], [1, tone(s, '#a8977a')]),
    ) +
      shape(
        'M-40 -180Q-52 -270 -34 -350Q-26 -400 0 -402Q24 -400 32 -360Q50 -280 40 -180Z',
        fadeAcross(s, [0, shaded(s, green)], [1, sunlit(s, green)]),
      ) +
      stroke('M24 -384Q44 -440 42 -500', sunlit(s, green), 22) +
      shape('M28 -504H58L52 -528H34Z', tone(s, '#4f8f7a')) +
      shape('M36 -528Q30 -556 44 -574Q58 -556 52 -528Z', tone(s, '#f0b13a')) +
      shape(discD(-2, -424, 25), tone(s, green)) +
      stroke('M-22 -446L-34 -470M-10 -452L-14 -482M6 -452L8 -482M20 -444L32 -468', tone(s, green), 7) +
      shape('M-50 -330L-18 -346L-10 -282L-40 -270Z', shaded(s, green)) +
      stroke('M-12 -380Q-20 -280 -14 -190M10 -380Q18 -280 14 -190', shaded(s, green), 4, 0.5),
    s.w * 0.18,
    760,
    1,
  )
  return (
    heaven(s, horizon, 0.42, 0.5) +
    bloom(s) +
    skyline +
    empire +
    water(s, { top: horizon, colour: '#4f86a4', near: '#2f608a' }) +
    mirrored(skyline + empire, horizon, { squash: 0.45, opacity: 0.26 }) +
    glitter(s, { top: horizon, width: 130 }) +
    ripples(s, { top: horizon, count: 90 }) +
    bank(
      s,
      [
        [-60, 770],
        [s.w * 0.1, 744],
        [s.w * 0.26, 746],
        [s.w * 0.4, 800],
      ],
      tone(s, '#5f9a5c'),
    ) +
    water(s, { top: 800, colour: '#3f7898', near: '#2f608a' }) +
    ripples(s, { top: 804, count: 50 }) +
    lady +
    sailboat(s, { x: s.w * 0.7, y: 850, size: 0.92 }) +
    footShade(s, 870)
  )
}

function redBridge(s: Stage): string {
  const [horizon, red] = [650, '#d0472f']
  const [a, b] = [s.w * 0.28, s.w * 0.8]
  const pylon = (x: number, w: number, top: number) =>
    shape(
      boxD(x - w, top, [w * 0.5, horizon + 40 - top]) +
        boxD(x + w * 0.5, top, [w * 0.5, horizon + 40 - top]) +
        times(4, (i) => boxD(x - w, top + 14 + i * ((horizon - top) / 4.6), [w * 2, 18])),
      fadeAcross(s, [0, tone(s, red)], [1, sunlit(s, red)]),
    )
  const cable = (from: number, to: number, y1: number, y2: number, low: number) =>
    `M${n(from)} ${y1}Q${n((from + to) / 2)} ${low} ${n(to)} ${y2}`
  return (
    heaven(s, horizon, 0.5, 0.6) +
    ridge(s, { y: 560, rise: 56, colour: '#7f8f9c', far: 0.6 }) +
    times(14, (i) =>
      tower(s, {
        x: s.w * 0.42 + i * 22,
        y: horizon,
        w: 20,
        h: s.between(30, 90),
        colour: '#9aa4b0',
        far: 0.5,
      }),
    ) +
    bloom(s) +
    water(s, { top: horizon, colour: '#4f8aa4', near: '#2f6488' }) +
    glitter(s, { top: horizon, width: 130 }) +
    ripples(s, { top: horizon, count: 90 }) +
    bank(
      s,
      [
        [s.w * 0.6, 990],
        [s.w * 0.7, 740],
        [s.w * 0.84, 610],
        [s.w + 60, 520],
      ],
      fade(s, [0, sunlit(s, '#b09a5c', 0.1)], [1, tone(s, '#7d7a4a', 0.06)]),
    ) +
    stroke(
      cable(-80, a, 420, 190, 470) + cable(a, b, 190, 300, 820) + cable(b, s.w + 60, 300, 520, 470),
      tone(s, red),
      9,
    ) +
    stroke(
      times(34, (i) => {
        const t = (i + 1) / 35
        const y = (1 - t) ** 2 * 190 + 2 * t * (1 - t) * 820 + t * t * 300
        return `M${n(a + (b - a) * t)} ${n(y)}V580`
      }),
      tone(s, red),
      3,
      0.7,
    ) +
    shape(areaD(pts(-20, 596, s.w + 20, 566, s.w + 20, 584, -20, 622)), shaded(s, red)) +
    pylon(a, 44, 180) +
    pylon(b, 32, 292) +
    mistBand(s, 610, 120, 0.75) +
    bank(
      s,
      [
        [-60, 820],
        [s.w * 0.2, 840],
        [s.w * 0.42, 980],
      ],
      fade(s, [0, sunlit(s, '#b8a35c')], [1, tone(s, '#7d7a4a')]),
    ) +
    times(2, (i) => person(s, { x: s.w * (0.1 + i * 0.035), y: 880, size: 110 })) +
    sailboat(s, { x: s.w * 0.6, y: 800, size: 0.85 }) +
    footShade(s, 870)
  )
}

function sailRoofs(s: Stage): string {
  const horizon = 640
  const shell = (x: number, size: number, flip: boolean) =>
    put(
      shape(
        'M0 0Q10 -150 130 -230Q150 -90 96 0Z',
        fadeAcross(s, [0, sunlit(s, '#ffffff')], [1, tone(s, '#dfe3e6')]),
      ) +
        shape('M0 0Q10 -150 130 -230Q70 -130 62 0Z', veiled(s)) +
        stroke('M20 -8Q36 -130 128 -222M48 -6Q64 -110 130 -216', shaded(s, '#aab4bc'), 2.4, 0.7),
      x,
      horizon + 30,
      size,
      flip,
    )
  const x = s.w * 0.56
  const house =
    shell(x - 180, 1, false) +
    shell(x - 60, 1.3, false) +
    shell(x + 80, 1, false) +
    shell(x + 190, 0.7, true) +
    shell(x + 330, 0.9, true) +
    shape(boxD(x - 240, horizon + 22, [620, 40]), fade(s, [0, sunlit(s, '#c7ab86')], [1, tone(s, '#9c8263')]))
  const arch =
    stroke(
      `M${n(-60)} ${horizon}Q${n(s.w * 0.16)} 330 ${n(s.w * 0.4)} ${horizon}`,
      tone(s, '#5a6572', 0.24),
      16,
    ) +
    stroke(
      `M${n(-60)} ${horizon}Q${n(s.w * 0.16)} 400 ${n(s.w * 0.4)} ${horizon}M-40 560H${n(s.w * 0.42)}`,
      tone(s, '#5a6572', 0.24),
      10,
    ) +
    stroke(
      times(12, (i) => `M${n(i * s.w * 0.034)} 560V${n(560 - Math.sin((i / 12) * Math.PI) * 110)}`),
      tone(s, '#5a6572', 0.24),
      4,
    )
  return (
    heaven(s, horizon, 0.76, 0.88) +
    times(12, (i) =>
      tower(s, {
        x: s.w * (0.44 + i * 0.05),
        y: horizon,
        w: s.between(40, 58),
        h: s.between(80, 210),
        colour: '#93a6ba',
        far: 0.46,
        top: s.pick(['flat', 'step']),
      }),
    ) +
    arch +
    bloom(s) +
    water(s, { top: horizon + 10, colour: '#3f8fb4', near: '#23699c' }) +
    mirrored(house, horizon + 62, { squash: 0.5, opacity: 0.28 }) +
    glitter(s, { top: horizon + 12, width: 130 }) +
    ripples(s, { top: horizon + 12, count: 90 }) +
    house +
    sailboat(s, { x: s.w * 0.24, y: 800, size: 1.15 }) +
    sailboat(s, { x: s.w * 0.86, y: 830, size: 0.77, flip: true }) +
    birds(s, { x: s.w * 0.6, y: 240, count: 5 }) +
    footShade(s, 870)
  )
}
const veiled = (s: Stage) => fade(s, [0, s.light.shade, 0.06], [1, s.light.shade, 0.22])

function rockTreasury(s: Stage): string {
  const [cx, rock] = [s.w / 2, '#d9825a']
  const wall = (side: number, inner: number, far: number) => {
    const edge = spread(9, (i): [number, number] => [
      cx + side * (inner + s.between(-26, 40) + i * 5),
      i * 125,
    ])
    return (
      shape(
        `${lineD(edge)}L${n(cx + side * s.w)} 1000L${n(cx + side * s.w)} 0Z`,
        fade(s, [0, shaded(s, rock, far)], [1, tone(s, '#a85a44', far)]),
      ) +
      stroke(
        times(
          7,
          () =>
            `M${n(cx + side * s.between(inner + 60, s.w * 0.5))} ${n(s.between(0, 500))}q${n(s.between(-20, 20))} 140 0 ${n(s.between(180, 340))}`,
        ),
        shaded(s, '#8a4436', far),
        5,
        0.4,
      )
    )
  }
  const column = (x: number, y: number, h: number) =>
    shape(
      boxD(x - 13, y - h, [26, h]) + boxD(x - 19, y - h, [38, 12]) + boxD(x - 19, y - 10, [38, 12]),
      sunlit(s, '#f0b088'),
    )
  return (
    heaven(s, 800, 0.44, 0.56) +
    shape(boxD(cx - 360, 60, [720, 800]), fade(s, [0, sunlit(s, rock)], [1, tone(s, rock)])) +
    shape(boxD(cx - 250, 480, [500, 290]), tone(s, '#c9744f')) +
    shape(boxD(cx - 56, 560, [112, 210]), shaded(s, '#5c2f28')) +
    times(6, (i) => column(cx - 225 + i * 90, 770, 270)) +
    shape(boxD(cx - 260, 470, [520, 34]), sunlit(s, '#eaa77c')) +
    shape(areaD(pts(cx - 150, 474, cx, 404, cx + 150, 474)), sunlit(s, '#f0b088')) +
    column(cx - 210, 400, 150) +
    column(cx + 210, 400, 150) +
    column(cx - 150, 400, 150) +
    column(cx + 150, 400, 150) +
    shape(boxD(cx - 64, 240, [128, 166]), tone(s, '#c9744f')) +
    column(cx - 56, 400, 150) +
    column(cx + 56, 400, 150) +
    shape(
      areaD(pts(cx - 90, 250, cx, 150, cx + 90, 250)) +
        ovalD(cx, 150, [24, 34]) +
        areaD(pts(cx - 250, 250, cx - 180, 196, cx - 130, 250)) +
        areaD(pts(cx + 130, 250, cx + 180, 196, cx + 250, 250)),
      sunlit(s, '#f0b088'),
    ) +
    bloom(s) +
    wall(-1, 300, 0) +
    wall(1, 300, 0) +
    shape(boxD(0, 800, [s.w, 200]), fade(s, [0, sunlit(s, '#e2b489')], [1, tone(s, '#b5764f')])) +
    camel(s, { x: cx - 170, y: 870, size: 130 }) +
    times(4, (i) => person(s, { x: cx + 30 + i * 46, y: 850 + (i % 2) * 30, size: 76 })) +
    footShade(s, 880)
  )
}

function blueAlley(s: Stage): string {
  const [cx, blue] = [s.w / 2, '#4f93d0']
  const side = (dir: number) =>
    shape(
      areaD(
        pts(cx + dir * 90, 250, cx + dir * s.w * 0.6, -40, cx + dir * s.w * 0.6, 1000, cx + dir * 90, 640),
      ),
      fadeAcross(
        s,
        [0, dir < 0 ? tone(s, '#3f7fc0') : sunlit(s, '#7fb6e6')],
        [1, dir < 0 ? sunlit(s, '#6fa8e0') : tone(s, blue)],
      ),
    ) +
    times(3, (i) => {
      const [x, h] = [cx + dir * (170 + i * 130), 150 + i * 70]
      return (
        shape(archD(x, 660 + i * 84, [70 + i * 30, h]), tone(s, '#2f5f9c')) +
        shape(
          archD(x, 660 + i * 84, [52 + i * 24, h - 18]),
          shaded(s, s.pick(['#b5764f', '#7a4f35', '#2f4f86'])),
        ) +
        shape(archD(x + dir * 40, 390 + i * 20, [34 + i * 12, 60 + i * 14]), glass(s)) +
        times(
          3,
          (j) =>
            shape(`M${n(x + dir * 70 - 16 + j * 30)} ${670 + i * 90}h24l-4 34h-16z`, tone(s, '#c9623f')) +
            shape(
              discD(x + dir * 70 - 4 + j * 30, 662 + i * 90, 17),
              tone(s, s.pick(['#4f9a55', '#e2556f', '#f0b13a'])),
            ),
        )
      )
    })
  return (
    heaven(s, 560, 0.46, 0.54) +
    ridge(s, { y: 360, rise: 50, colour: '#7f9a86', far: 0.4 }) +
    shape(boxD(cx - 110, 330, [220, 330]), tone(s, '#9cc4ec')) +
    shape(archD(cx, 650, [110, 180]), tone(s, '#3f78b8')) +
    bloom(s) +
    side(-1) +
    side(1) +
    times(9, (i) =>
      shape(
        boxD(cx - 84 - i * 34, 640 + i * 36, [168 + i * 68, 30]),
        i % 2 ? sunlit(s, '#a9cdf0') : tone(s, '#7fb0e2'),
      ),
    ) +
    person(s, { x: cx - 20, y: 740, size: 110, colour: '#f2efe6' }) +
    person(s, { x: cx + 34, y: 800, size: 130, colour: '#e2a23a' }) +
    footShade(s, 880)
  )
}

function cloudCitadel(s: Stage): string {
  const wallTone = '#b3a88f'
  const terrace = (y: number, x: number, w: number) =>
    shape(boxD(x, y, [w, 16]), sunlit(s, '#8fc068')) + shape(boxD(x, y + 16, [w, 18]), shaded(s, wallTone))
  const hut = (x: number, y: number, k: number) =>
    shape(
      areaD(pts(x - 40 * k, y, x - 40 * k, y - 46 * k, x, y - 92 * k, x + 40 * k, y - 46 * k, x + 40 * k, y)),
      fadeAcross(s, [0, shaded(s, wallTone)], [1, sunlit(s, wallTone)]),
    ) +
    shape(
      boxD(x - 9 * k, y - 34 * k, [18 * k, 34 * k]) + boxD(x - 5 * k, y - 64 * k, [10 * k, 14 * k]),
      shaded(s, '#5c5446'),
    )
  return (
    heaven(s, 640, 0.16, 0.26) +
    peak(s, { x: s.w * 0.12, y: 300, base: 760, half: 330, colour: '#5f7f8f', far: 0.56 }) +
    peak(s, { x: s.w * 0.94, y: 280, base: 760, half: 360, colour: '#5f7f8f', far: 0.5 }) +
    mistBand(s, 520, 220, 0.7) +
    peak(s, { x: s.w * 0.56, y: 130, base: 700, half: 230, colour: '#4f8062', far: 0.18 }) +
    peak(s, { x: s.w * 0.4, y: 330, base: 700, half: 170, colour: '#4f8062', far: 0.24 }) +
    mistBand(s, 560, 150, 0.6) +
    bloom(s) +
    bank(
      s,
      [
        [-40, 700],
        [s.w * 0.3, 630],
        [s.w * 0.6, 640],
        [s.w + 40, 720],
      ],
      fade(s, [0, sunlit(s, '#9cc870')], [1, tone(s, '#6a9a55')]),
    ) +
    times(7, (i) => terrace(680 + i * 40, s.w * 0.02 - i * 10, s.w * 0.4 + i * 14)) +
    times(6, (i) => terrace(690 + i * 44, s.w * 0.62 + i * 8, s.w * 0.5)) +
    times(6, (i) =>
      hut(
        s.w * (0.44 + (i % 3) * 0.07),
        690 + Math.floor(i / 3) * 90 + (i % 3) * 12,
        0.9 + Math.floor(i / 3) * 0.4,
      ),
    ) +
    hut(s.w * 0.72, 690, 0.8) +
    hut(s.w * 0.84, 730, 0.9) +
    hut(s.w * 0.24, 680, 0.7) +
    put(
      shape(
        'M-40 0L-36 -44Q-34 -60 -14 -60H16Q22 -90 30 -104L40 -100L38 -84Q42 -60 34 -44L30 0H22L18 -34H-20L-24 0Z',
        tone(s, '#f1e8d6'),
      ),
      s.w * 0.34,
      900,
      1.3,
    ) +
    times(2, (i) => person(s, { x: s.w * (0.56 + i * 0.04), y: 910, size: 100 })) +
    footShade(s, 890)
  )
}

function needleCity(s: Stage): string {
  const [horizon, cx] = [660, s.w * 0.56]
  const skyline = times(20, (i) =>
    tower(s, {
      x: s.w * 0.04 + i * (s.w / 21),
      y: horizon,
      w: s.between(34, 60),
      h: s.between(90, 270),
      colour: s.pick(['#a8b4c2', '#b8aa96', '#8f9fb4']),
      far: 0.3,
      top: s.pick(['flat', 'step', 'slant', 'spire']),
    }),
  )
  const needle =
    shape(
      `M${n(cx - 66)} ${horizon}L${n(cx - 58)} 520H${n(cx - 46)}L${n(cx - 40)} 400H${n(cx - 30)}L${n(cx - 22)} 280H${n(cx - 12)}L${n(cx - 6)} 160L${n(cx)} 50L${n(cx + 6)} 160L${n(cx + 14)} 300H${n(cx + 24)}L${n(cx + 32)} 440H${n(cx + 46)}L${n(cx + 60)} 560L${n(cx + 70)} ${horizon}Z`,
      fadeAcross(s, [0, shaded(s, '#8fa0b4')], [1, sunlit(s, '#dbe6ee')]),
    ) +
    stroke(
      times(12, (i) => `M${n(cx - 50 + i * 3)} ${n(640 - i * 40)}H${n(cx + 52 - i * 3)}`),
      glass(s),
      4,
      0.6,
    )
  return (
    heaven(s, horizon, 0.2, 0.32) +
    bloom(s) +
    skyline +
    needle +
    times(14, (i) =>
      crown(s, { x: s.w * (i / 13), y: horizon, rx: 60, ry: 18, colour: '#5f9a62', far: 0.14, puffs: 7 }),
    ) +
    water(s, { top: horizon + 6, bottom: 800, colour: '#4fa0b8', near: '#3f8fac' }) +
    mirrored(skyline + needle, horizon + 6, { squash: 0.4, opacity: 0.26 }) +
    ripples(s, { top: horizon + 8, bottom: 796, count: 60 }) +
    bank(
      s,
      [
        [-40, 800],
        [s.w * 0.3, 784],
        [s.w * 0.7, 806],
        [s.w + 40, 790],
      ],
      fade(s, [0, sunlit(s, '#ecd2a4')], [1, tone(s, '#cda66f')]),
    ) +
    camel(s, { x: s.w * 0.26, y: 880, size: 140 }) +
    camel(s, { x: s.w * 0.4, y: 890, size: 140 }) +
    birds(s, { x: s.w * 0.8, y: 230, count: 4 }) +
    footShade(s, 890)
  )
}

function tramStreet(s: Stage): string {
  const cx = s.w / 2
  const front = (dir: number) =>
    times(4, (i) => {
      const [near, far] = [1 - i * 0.2, 1 - (i + 1) * 0.2]
      const [x1, x2] = [cx + dir * (110 + near * s.w * 0.42), cx + dir * (110 + far * s.w * 0.42)]
      const [t1, t2] = [330 - near * 330, 330 - far * 330]
      const [b1, b2] = [640 + near * 330, 640 + far * 330]
      const colour = ['#e9b94a', '#e8e2d2', '#d98a7a', '#7fb0c4'][(i + (dir > 0 ? 1 : 0)) % 4] ?? '#e8e2d2'
      const at = (u: number, v: number) =>
        `${n(x1 + (x2 - x1) * u)} ${n((t1 + (t2 - t1) * u) * (1 - v) + (b1 + (b2 - b1) * u) * v)}`
      const pane = (u: number, v: number) =>
        `M${at(u, v)}L${at(u + 0.2, v)}L${at(u + 0.2, v + 0.14)}L${at(u, v + 0.14)}Z`
      return (
        shape(
          areaD(pts(x1, t1, x2, t2, x2, b2, x1, b1)),
          dir < 0 ? tone(s, colour, i * 0.08) : sunlit(s, colour, i * 0.08),
        ) +
        shape(
          [0.14, 0.56].map((u) => [0.2, 0.44, 0.66].map((v) => pane(u, v)).join('')).join(''),
          glass(s, i * 0.08),
        ) +
        veil(areaD(pts(x1, b1 - near * 130, x2, b2 - far * 130, x2, b2, x1, b1)), tone(s, '#4f7fae'), 0.4)
      )
    })
  return (
    heaven(s, 600, 0.46, 0.54) +
    water(s, { top: 560, bottom: 660, colour: '#5fa4c0' }) +
    ridge(s, { y: 580, rise: 16, colour: '#7f9fae', far: 0.5, rough: 0.34 }) +
    bloom(s) +
    shape(
      areaD(pts(cx - 110, 640, cx + 110, 640, cx + s.w * 0.6, 1000, cx - s.w * 0.6, 1000)),
      fade(s, [0, sunlit(s, '#b8b0a4')], [1, tone(s, '#8a8378')]),
    ) +
    front(-1) +
    front(1) +
    stroke(
      `M${n(cx - 40)} 640L${n(cx - 210)} 1000M${n(cx + 40)} 640L${n(cx + 210)} 1000`,
      shaded(s, '#4a4f58'),
      6,
    ) +
    put(
      stroke('M0 -262V-330M-60 -330H60', shaded(s, '#3a4048'), 5) +
        shape('M-116 -230Q-116 -262 -84 -262H84Q116 -262 116 -230V0H-116Z', sunlit(s, '#f2b93a')) +
        shape(boxD(-116, -120, [232, 60]), sunlit(s, '#f6f1e2')) +
        shape('M-98 -232H-34V-138H-98ZM-26 -232H26V-138H-26ZM34 -232H98V-138H34Z', glass(s)) +
        shape(discD(0, -84, 18), s.isDark ? s.light.lamp : tone(s, '#fff6d8')) +
        shape(boxD(-90, -10, [180, 22]), shaded(s, '#3a3f46')),
      cx,
      850,
      1.1,
    ) +
    times(3, (i) => person(s, { x: cx + 230 + i * 60, y: 900, size: 120 })) +
    stroke(curveD(pts(0, 120, cx, 420, s.w, 120)), shaded(s, '#3a4048'), 2.4, 0.7) +
    footShade(s, 900)
  )
}

function gondolaCanal(s: Stage): string {
  const horizon = 620
  const paints = ['#d98a6a', '#e2c08a', '#c9705a', '#d9b4a0', '#e8d2a4'] as const
  const house = (x: number, w: number, h: number) =>
    shape(
      boxD(x, horizon - h, [w, h + 30]),
      fade(s, [0, sunlit(s, s.pick(paints))], [1, tone(s, '#b58a70')]),
    ) +
    shape(boxD(x - 4, horizon - h - 12, [w + 8, 14]), shaded(s, '#8a5a44')) +
    shape(
      times(3, (r) =>
        times(3, (c) => archD(x + w * (0.22 + c * 0.28), horizon - h + 84 + r * 88, [w * 0.13, 58])),
      ),
      glass(s),
    ) +
    shape(archD(x + w * 0.5, horizon + 26, [w * 0.2, 64]), shaded(s, '#5c4438'))
  const left = times(4, (i) => house(-50 + i * 136, 132, 330 - i * 34))
  const right = times(4, (i) => house(s.w - 90 - i * 136, 132, 350 - i * 40))
  const gondola = (x: number, y: number, k: number) =>
    put(
      shape(
        'M-170 -40Q-160 6 -90 14H90Q150 8 176 -56L184 -52Q170 30 96 34H-96Q-176 26 -182 -36Z',
        shaded(s, '#23262e'),
      ) +
        shape(boxD(-40, -14, [70, 30]), tone(s, '#b3323a')) +
        person(s, { x: 116, y: 4, size: 110, colour: '#f2efe6' }) +
        stroke('M130 -70L196 60', shaded(s, '#6b4a32'), 6),
      x,
      y,
      k,
    )
  return (
    heaven(s, horizon, 0.46, 0.54) +
    bloom(s) +
    put(
      shape(boxD(-30, -290, [60, 290]), tone(s, '#c9805f', 0.2)) +
        shape('M-36 -290L0 -390L36 -290Z', tone(s, '#5f8a7a', 0.2)),
      s.w * 0.5,
      horizon,
      0.9,
    ) +
    left +
    right +
    water(s, { top: horizon + 26, colour: '#4f9a94', near: '#2f7480' }) +
    mirrored(left + right, horizon + 26, { squash: 0.7, opacity: 0.3 }) +
    glitter(s, { top: horizon + 30, width: 110 }) +
    ripples(s, { top: horizon + 30, count: 80 }) +
    stroke(
      times(7, (i) => `M${n(s.w * (0.06 + i * 0.05))} 760v-150`),
      tone(s, '#8a4f3a'),
      10,
    ) +
    gondola(s.w * 0.56, 830, 1.3) +
    gondola(s.w * 0.36, 710, 0.6) +
    footShade(s, 880)
  )
}

function concertHall(s: Stage): string {
  const [cx, gold] = [s.w / 2, '#e0b45a']
  const box = (x: number, y: number) =>
    shape(boxD(x, y, [96, 110]), tone(s, '#8a2a33')) +
    shape(archD(x + 48, y + 100, [66, 86]), shaded(s, '#4a1820')) +
    shape(boxD(x - 6, y + 104, [108, 20]), sunlit(s, gold))
  return (
    shape(boxD(0, 0, [s.w, s.h]), fade(s, [0, tone(s, '#5c1f2a')], [1, shaded(s, '#3a1420')])) +
    times(4, (r) =>
      times(3, (c) => box(20 + c * 112, 60 + r * 150) + box(s.w - 116 - c * 112, 60 + r * 150)),
    ) +
    shape(
      `M${n(cx - 300)} 640V150Q${n(cx)} 30 ${n(cx + 300)} 150V640Z`,
      fade(s, [0, sunlit(s, '#f0d9a4')], [1, tone(s, '#c9944a')]),
    ) +
    stroke(`M${n(cx - 300)} 640V150Q${n(cx)} 30 ${n(cx + 300)} 150V640`, sunlit(s, gold), 18) +
    shape(
      `M${n(cx - 300)} 150Q${n(cx - 210)} 420 ${n(cx - 300)} 640ZM${n(cx + 300)} 150Q${n(cx + 210)} 420 ${n(cx + 300)} 640Z`,
      tone(s, '#a3323f'),
    ) +
    veil(discD(cx, 180, 190), '#fff3cf', 0.3) +
    times(9, (i) => shape(discD(cx - 88 + i * 22, 196 + Math.abs(i - 4) * -7, 9), '#fff3cf')) +
    stroke(`M${n(cx)} 40V150M${n(cx - 96)} 190Q${n(cx)} 230 ${n(cx + 96)} 190`, sunlit(s, gold), 7) +
    shape(boxD(cx - 340, 600, [680, 70]), fade(s, [0, sunlit(s, '#b97a48')], [1, shaded(s, '#7a4a2c')])) +
    put(
      shape('M-130 0Q-140 -70 -60 -74L60 -80Q140 -80 130 -30L110 0Z', shaded(s, '#1c1c22')) +
        shape('M-120 -74Q0 -200 130 -170L118 -150Q20 -160 -60 -74Z', shaded(s, '#26262e')) +
        stroke('M-100 0V56M100 0V56M10 0V56', shaded(s, '#1c1c22'), 10),
      cx,
      560,
      1,
    ) +
    person(s, { x: cx - 190, y: 612, size: 130, colour: '#22222a' }) +
    times(3, (r) =>
      times(
        12,
        (i) =>
          shape(
            discD(i * (s.w / 11) + (r % 2) * 50, 740 + r * 80, 40),
            shaded(s, s.pick(['#2b211d', '#4a3a32', '#6b6560'])),
          ) +
          shape(
            boxD(i * (s.w / 11) + (r % 2) * 50 - 56, 772 + r * 80, [112, 90]),
            shaded(s, s.pick(['#3a2030', '#20304a', '#4a2a20'])),
          ),
      ),
    )
  )
}

function whiteTerraces(s: Stage): string {
  const pool = (x: number, y: number, w: number) =>
    shape(
      `M${n(x - w)} ${y}Q${n(x - w * 0.9)} ${n(y + w * 0.5)} ${n(x)} ${n(y + w * 0.52)}Q${n(x + w * 0.9)} ${n(y + w * 0.5)} ${n(x + w)} ${y}Z`,
      fade(s, [0, sunlit(s, '#ffffff')], [1, tone(s, '#d3dde2')]),
    ) +
    shape(ovalD(x, y, [w, w * 0.2]), sunlit(s, '#fdfefe')) +
    shape(ovalD(x, y + 2, [w * 0.9, w * 0.15]), tone(s, '#6fc4d8'))
  return (
    heaven(s, 470, 0.2, 0.32) +
    ridge(s, { y: 400, rise: 50, colour: '#8f9fb4', far: 0.6 }) +
    mistBand(s, 380, 120, 0.5) +
    bloom(s) +
    bank(
      s,
      [
        [-40, 480],
        [s.w * 0.4, 430],
        [s.w + 40, 500],
      ],
      sunlit(s, '#f4f7f8'),
    ) +
    shape(
      times(6, (i) => boxD(s.w * 0.66 + i * 42, 350 + (i % 2) * 12, [16, 110])) +
        boxD(s.w * 0.65, 336, [160, 18]),
      sunlit(s, '#e2d3b0'),
    ) +
    times(5, (r) =>
      times(4 + (r % 2), (i) => pool(s.w * ((i + (r % 2 ? 0 : 0.5)) / 4), 500 + r * 100, 130 + r * 26)),
    ) +
    times(4, (i) => person(s, { x: s.w * (0.3 + i * 0.12), y: 640 + (i % 2) * 100, size: 90 })) +
    footShade(s, 900, 0.2)
  )
}
