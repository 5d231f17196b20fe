// Places of Asia one knows at a glance: palaces, pagodas, harbours and mountains that are nowhere else.
import { junk, longtail } from './boats.ts'
import { person } from './creatures.ts'
import { archD, glass, lanterns, tiledRoof, tower } from './houses.ts'
import { bank, footShade, grass, mistBand, peak, ridge } from './land.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, fadeAcross, type Stage, shaded, sunlit, tone } from './stage.ts'
import {
  areaD,
  boxD,
  curveD,
  disc,
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
import { bough, crown, palm, pines } from './trees.ts'
import { glitter, mirrored, ripples, water } from './water.ts'

export const asia = {
  'forbidden-city': forbiddenCity,
  'golden-bridge': goldenBridge,
  'sea-cable-car': seaCableCar,
  'pillar-peaks': pillarPeaks,
  'river-pagoda': riverPagoda,
  'marina-towers': marinaTowers,
  'fuji-lake': fujiLake,
  'white-castle': whiteCastle,
  'harbour-junk': harbourJunk,
  'lantern-hill': lanternHill,
  'water-town': waterTown,
  'brick-canal': brickCanal,
  'steppe-gers': steppeGers,
}

const heaven = (s: Stage, horizon: number, from = 0.6, to = 0.8) =>
  sky(s, { horizon, sun: [from, to] }) + clouds(s, { top: 80, bottom: 260, count: 4 })

const farHills = (s: Stage, horizon: number, colour = '#6f8fae') =>
  ridge(s, { y: horizon - 110, rise: 60, colour, far: 0.66 }) +
  ridge(s, { y: horizon - 54, rise: 44, colour, far: 0.5, rough: 0.38 }) +
  mistBand(s, horizon - 100, 130, 0.5) +
  bloom(s)

function forbiddenCity(s: Stage): string {
  const [cx, red, gold] = [s.w / 2, '#b3322b', '#e0a53a']
  const floor = 700
  const hall = (x: number, y: number, size: number, far: number) =>
    put(
      shape(boxD(-300, -150, [600, 150]), fadeAcross(s, [0, tone(s, red, far)], [1, sunlit(s, red, far)])) +
        times(9, (i) => shape(boxD(-282 + i * 66, -146, [14, 146]), shaded(s, '#7f1f1d', far))) +
        shape(boxD(-300, -164, [600, 20]), tone(s, '#2f6f8c', far)) +
        tiledRoof(s, {
          x: 0,
          y: -156,
          half: 390,
          height: 96,
          ridge: 250,
          colour: gold,
          far,
          trim: '#fff2c0',
        }) +
        shape(boxD(-230, -300, [460, 60]), tone(s, red, far)) +
        tiledRoof(s, {
          x: 0,
          y: -292,
          half: 330,
          height: 120,
          ridge: 190,
          colour: gold,
          far,
          trim: '#fff2c0',
        }),
      x,
      y,
      size,
    )
  const terrace = times(3, (i) => {
    const [half, y] = [430 + i * 90, floor - 66 + i * 34]
    return (
      shape(boxD(cx - half, y, [half * 2, 36]), fade(s, [0, sunlit(s, '#f1ead9')], [1, tone(s, '#d9cfba')])) +
      shape(
        times(Math.round(half / 16), (j) => boxD(cx - half + j * 32 + 8, y - 14, [8, 16])),
        tone(s, '#f6f1e4'),
      )
    )
  })
  return (
    heaven(s, 620, 0.16, 0.26) +
    farHills(s, 620, '#8a8fa8') +
    hall(cx - 520, 640, 0.34, 0.34) +
    hall(cx + 520, 640, 0.34, 0.34) +
    hall(cx, floor - 60, 1, 0) +
    terrace +
    shape(boxD(0, floor + 36, [s.w, 260]), fade(s, [0, sunlit(s, '#cdbfa6')], [1, tone(s, '#a8977d')])) +
    shape(
      areaD(pts(cx - 60, floor + 36, cx + 60, floor + 36, cx + 190, 960, cx - 190, 960)),
      sunlit(s, '#e7dcc4'),
    ) +
    times(9, (i) =>
      person(s, { x: cx + (i - 4) * 84 + s.between(-24, 24), y: floor + 90 + s.between(0, 90), size: 58 }),
    ) +
    birds(s, { x: s.w * 0.72, y: 190, count: 5 }) +
    footShade(s, 850)
  )
}

function goldenBridge(s: Stage): string {
  const stone = '#9aa08f'
  const hand = (x: number, y: number, size: number, flip: boolean) =>
    put(
      shape(
        'M-60 420C-90 240 -120 150 -96 60C-86 20 -40 16 -30 50L-22 110C-10 60 24 60 34 92C52 64 84 72 88 106C112 92 134 112 128 144C110 220 100 300 110 420Z',
        fadeAcross(s, [0, shaded(s, stone)], [0.6, tone(s, stone)], [1, sunlit(s, stone)]),
      ) +
        stroke(
          'M-22 110C-14 150 -10 170 -8 190M34 92C38 140 40 160 40 186M88 106C86 150 84 170 82 190',
          shaded(s, '#5f6a5a'),
          7,
        ) +
        veil(ovalD(30, 320, [70, 60]) + ovalD(-50, 230, [26, 60]), tone(s, '#5f8a55'), 0.5),
      x,
      y,
      size,
      flip,
    )
  const deck = spread(15, (i): [number, number] => [
    -40 + (i * (s.w + 80)) / 14,
    560 - Math.sin((i / 14) * Math.PI) * 96,
  ])
  const path = curveD(deck)
  return (
    heaven(s, 700) +
    ridge(s, { y: 470, rise: 110, colour: '#5f8fa0', far: 0.62 }) +
    mistBand(s, 430, 180, 0.6) +
    ridge(s, { y: 590, rise: 80, colour: '#4f8a6b', far: 0.4, rough: 0.36 }) +
    mistBand(s, 600, 170, 0.7) +
    bloom(s) +
    stroke(path, shaded(s, '#9c6b1f'), 30) +
    stroke(path, sunlit(s, '#f0bd4a'), 22) +
    stroke(curveD(deck.map(([x, y]): [number, number] => [x, y - 46])), tone(s, '#f4cf6e'), 6) +
    stroke(
      times(44, (i) => {
        const [x, y] = deck[Math.floor(i / 3.2)] ?? [0, 0]
        return `M${n(x + (i % 3.2) * 26)} ${n(y - 2)}v-44`
      }),
      tone(s, '#e0ab3c'),
      4,
    ) +
    hand(s.w * 0.3, 500, 1, false) +
    hand(s.w * 0.74, 520, 0.9, true) +
    times(7, (i) => person(s, { x: s.w * (0.4 + i * 0.04), y: 476, size: 50 })) +
    ridge(s, { y: 860, rise: 60, colour: '#3f7f55', far: 0.06, rough: 0.34 }) +
    mistBand(s, 760, 160, 0.5) +
    footShade(s, 840)
  )
}

function seaCableCar(s: Stage): string {
  const horizon = 500
  const isle = (x: number, y: number, w: number, far: number) =>
    shape(
      `M${n(x - w)} ${y}Q${n(x - w * 0.6)} ${n(y - w * 0.5)} ${n(x - w * 0.1)} ${n(y - w * 0.56)}Q${n(x + w * 0.5)} ${n(y - w * 0.5)} ${n(x + w)} ${y}Z`,
      fade(s, [0, sunlit(s, '#4f9a68', far)], [1, tone(s, '#2f6f5a', far)]),
    ) + veil(ovalD(x, y, [w * 1.02, 7]), '#fff3d6', 0.55)
  const cabin = (x: number, y: number, size: number, colour: string) =>
    put(
      stroke('M0 -70V-30', shaded(s, '#39424f'), 5) +
        shape(
          'M-52 -30Q-56 -34 -48 -36H48Q56 -34 52 -30L60 30Q60 46 44 46H-44Q-60 46 -60 30Z',
          tone(s, colour),
        ) +
        shape('M-44 -22H44L50 12H-50Z', glass(s)) +
        veil('M-52 16H56L58 30Q58 44 44 44H-44Q-56 44 -58 30Z', s.light.shade, 0.14),
      x,
      y,
      size,
    )
  const cable = (dy: number) => `M-20 ${150 + dy}Q${n(s.w * 0.5)} ${330 + dy} ${n(s.w + 20)} ${210 + dy}`
  return (
    heaven(s, horizon) +
    ridge(s, { y: horizon - 40, rise: 34, colour: '#6f9fb8', far: 0.7 }) +
    bloom(s) +
    water(s, { top: horizon, colour: '#2f9fb4', near: '#1f7fa6' }) +
    glitter(s, { top: horizon, width: 120 }) +
    ripples(s, { top: horizon, count: 90 }) +
    isle(s.w * 0.16, 560, 110, 0.34) +
    isle(s.w * 0.86, 590, 150, 0.26) +
    isle(s.w * 0.34, 660, 130, 0.14) +
    isle(s.w * 0.64, 760, 210, 0.04) +
    times(3, (i) => longtail(s, { x: s.w * (0.2 + i * 0.3), y: 720 + i * 60, size: 0.46 })) +
    stroke(
      `M${n(s.w * 0.64 - 30)} 700L${n(s.w * 0.64 - 12)} 286M${n(s.w * 0.64 + 30)} 700L${n(s.w * 0.64 + 12)} 286M${n(s.w * 0.64 - 24)} 560L${n(s.w * 0.64 + 20)} 470M${n(s.w * 0.64 + 24)} 560L${n(s.w * 0.64 - 20)} 470`,
      shaded(s, '#e4e8ea'),
      8,
    ) +
    stroke(cable(0) + cable(16), shaded(s, '#39424f'), 4) +
    cabin(s.w * 0.3, 356, 1.5, '#e2553f') +
    cabin(s.w * 0.82, 330, 0.8, '#f0b13a') +
    cabin(s.w * 0.08, 266, 0.7, '#f0b13a') +
    birds(s, { x: s.w * 0.5, y: 160, count: 5 }) +
    footShade(s, 860)
  )
}

function pillarPeaks(s: Stage): string {
  const pillar = (x: number, y: number, w: number, far: number) => {
    const foot = 1000
    const side = (dir: number) =>
      spread(7, (i): [number, number] => [
        x + dir * w * (0.5 + i * 0.06 + s.between(-0.05, 0.05)),
        y + ((foot - y) * i) / 6,
      ])
    const body = areaD([...side(-1), ...side(1).toReversed()])
    return (
      shape(
        body,
        fadeAcross(
          s,
          [0, shaded(s, '#a4866a', far)],
          [0.45, tone(s, '#b7977a', far)],
          [1, sunlit(s, '#d0b08c', far)],
        ),
      ) +
      stroke(
        times(5, () => {
          const from = s.between(y + 40, 760)
          return `M${n(x + s.between(-0.4, 0.4) * w)} ${n(from)}v${n(s.between(60, 150))}`
        }),
        shaded(s, '#7d6450', far),
        3,
        0.5,
      ) +
      pines(s, {
        ground: () => y + 8,
        from: x - w * 0.6,
        to: x + w * 0.6,
        count: Math.round(w / 12),
        height: 54,
        colour: '#3f7a55',
        far,
      }) +
      times(4, () =>
        crown(s, {
          x: x + s.between(-0.5, 0.5) * w,
          y: s.between(y + 90, y + 330),
          rx: w * 0.2,
          ry: 22,
          colour: '#4f8a5b',
          far,
          puffs: 6,
        }),
      )
    )
  }
  return (
    heaven(s, 760, 0.12, 0.24) +
    times(7, (i) => pillar(s.w * (0.05 + i * 0.155), s.between(360, 470), s.between(46, 70), 0.6)) +
    mistBand(s, 560, 220, 0.75) +
    times(4, (i) => pillar(s.w * (0.12 + i * 0.26), s.between(300, 420), s.between(74, 104), 0.34)) +
    mistBand(s, 660, 200, 0.7) +
    bloom(s) +
    pillar(s.w * 0.3, 240, 132, 0.06) +
    pillar(s.w * 0.82, 330, 118, 0.08) +
    stroke(`M-20 330L${n(s.w + 20)} 190`, shaded(s, '#39424f'), 4) +
    put(
      stroke('M0 -46V-20', shaded(s, '#39424f'), 5) +
        shape('M-44 -20H44L50 44H-50Z', tone(s, '#d8402f')) +
        shape('M-36 -12H36L40 18H-40Z', glass(s)),
      s.w * 0.56,
      296,
      1.05,
    ) +
    mistBand(s, 800, 200, 0.8) +
    footShade(s, 900)
  )
}

function riverPagoda(s: Stage): string {
  const horizon = 640
  const prang = (x: number, size: number, far: number) =>
    put(
      shape(
        'M-150 0L-120 -70H-104L-92 -140H-78L-66 -230Q-58 -330 -20 -420Q-8 -470 0 -560Q8 -470 20 -420Q58 -330 66 -230L78 -140H92L104 -70H120L150 0Z',
        fadeAcross(
          s,
          [0, shaded(s, '#d9c39a', far)],
          [0.5, tone(s, '#efe0bd', far)],
          [1, sunlit(s, '#fbf0d2', far)],
        ),
      ) +
        stroke(
          'M-112 -72H112M-84 -142H84M-70 -200H70M-62 -262H62M-50 -322H50M-34 -378H34',
          shaded(s, '#c08a4a', far),
          7,
        ) +
        shape(
          times(7, (i) => archD(-84 + i * 28, -14, [14, 40])) + archD(0, -152, [34, 62]),
          shaded(s, '#9a6b45', far),
        ) +
        stroke('M0 -560V-600', tone(s, '#e0b84a', far), 6),
      x,
      horizon + 6,
      size,
    )
  const hall = (x: number, size: number) =>
    put(
      shape(boxD(-120, -90, [240, 90]), sunlit(s, '#f6efe0')) +
        shape('M-150 -86L0 -210L150 -86Z', tone(s, '#c9562f')) +
        shape('M-120 -86L0 -186L120 -86Z', tone(s, '#2f7f5c')) +
        stroke('M-156 -90L0 -216L156 -90', tone(s, '#e8b94a'), 8) +
        shape(
          times(5, (i) => archD(-88 + i * 44, -6, [22, 56])),
          shaded(s, '#8a4b3a'),
        ),
      x,
      horizon + 6,
      size,
    )
  const bankside =
    prang(s.w * 0.5, 0.86, 0) +
    prang(s.w * 0.36, 0.42, 0.1) +
    prang(s.w * 0.64, 0.42, 0.1) +
    hall(s.w * 0.16, 0.9) +
    hall(s.w * 0.86, 0.8)
  return (
    heaven(s, horizon, 0.74, 0.86) +
    farHills(s, horizon, '#8a9fae') +
    times(6, (i) =>
      crown(s, { x: s.w * (i / 5), y: horizon - 14, rx: 120, ry: 44, colour: '#4f8a5b', far: 0.2 }),
    ) +
    bankside +
    water(s, { top: horizon + 4, colour: '#6f9a94', near: '#3f7f86' }) +
    mirrored(bankside, horizon + 4, { squash: 0.6, opacity: 0.3 }) +
    glitter(s, { top: horizon + 6, width: 130 }) +
    ripples(s, { top: horizon + 6, count: 80 }) +
    longtail(s, { x: s.w * 0.3, y: 800, size: 1.15 }) +
    longtail(s, { x: s.w * 0.76, y: 740, size: 0.62, flip: true }) +
    palm(s, { x: s.w * 0.02, y: 960, height: 470, lean: 90 }) +
    footShade(s, 860)
  )
}

function marinaTowers(s: Stage): string {
  const horizon = 650
  const leaning = (x: number) =>
    shape(
      areaD(pts(x - 60, horizon, x - 26, 250, x + 34, 250, x + 40, horizon)),
      fadeAcross(s, [0, shaded(s, '#9fb4c4')], [1, sunlit(s, '#d6e4ec')]),
    ) +
    stroke(
      times(18, (i) => `M${n(x - 56 + i * 1.8)} ${n(horizon - 14 - i * 21)}H${n(x + 38)}`),
      glass(s),
      5,
      0.55,
    )
  const skyline = times(13, (i) =>
    tower(s, {
      x: s.w * (0.02 + i * 0.034),
      y: horizon,
      w: s.between(40, 64),
      h: s.between(120, 330),
      colour: s.pick(['#8fa4b8', '#a7b4c0', '#7f93ab']),
      far: 0.24,
      top: s.pick(['flat', 'step', 'slant']),
    }),
  )
  const [x1, x2, x3] = [s.w * 0.58, s.w * 0.7, s.w * 0.82]
  const towers =
    leaning(x1) +
    leaning(x2) +
    leaning(x3) +
    shape(
      `M${n(x1 - 110)} 246Q${n(x2)} 190 ${n(x3 + 190)} 222Q${n(x3 + 120)} 262 ${n(x3 + 60)} 262L${n(x1 - 60)} 268Z`,
      fade(s, [0, sunlit(s, '#f2f4f2')], [1, shaded(s, '#8f9fae')]),
    ) +
    times(9, (i) => palm(s, { x: x1 - 30 + i * 40, y: 226, height: 34, lean: 4 }))
  const museum = put(
    shape(
      times(
        7,
        (i) =>
          `M0 0Q${n(-130 + i * 43)} -70 ${n(-150 + i * 50)} ${n(-150 + Math.abs(i - 3) * 22)}Q${n(-70 + i * 26)} -60 20 0Z`,
      ),
      sunlit(s, '#f6f4ee'),
    ) + shape(ovalD(4, 2, [90, 14]), shaded(s, '#c9c4b8')),
    s.w * 0.46,
    horizon - 2,
    0.8,
  )
  return (
    heaven(s, horizon, 0.3, 0.4) +
    bloom(s) +
    skyline +
    towers +
    museum +
    times(10, (i) =>
      crown(s, { x: s.w * (i / 9), y: horizon - 4, rx: 70, ry: 22, colour: '#3f8a5c', far: 0.1, puffs: 8 }),
    ) +
    water(s, { top: horizon, colour: '#4f8fb0', near: '#2f6f9c' }) +
    mirrored(skyline + towers, horizon, { squash: 0.5, opacity: 0.26 }) +
    glitter(s, { top: horizon, width: 120 }) +
    ripples(s, { top: horizon, count: 80 }) +
    longtail(s, { x: s.w * 0.3, y: 790, size: 0.85, colour: '#5b3b2a' }) +
    footShade(s, 860)
  )
}

function fujiLake(s: Stage): string {
  const [horizon, x] = [620, s.w * s.between(0.46, 0.54)]
  const cone = `M${n(x - 620)} ${horizon}Q${n(x - 250)} ${horizon - 90} ${n(x - 74)} 216Q${n(x - 40)} 206 ${n(x - 20)} 220Q${n(x)} 210 ${n(x + 22)} 222Q${n(x + 44)} 206 ${n(x + 72)} 216Q${n(x + 250)} ${horizon - 90} ${n(x + 620)} ${horizon}Z`
  const snow = `M${n(x - 186)} 384Q${n(x - 112)} 290 ${n(x - 74)} 216Q${n(x - 40)} 206 ${n(x - 20)} 220Q${n(x)} 210 ${n(x + 22)} 222Q${n(x + 44)} 206 ${n(x + 72)} 216Q${n(x + 112)} 290 ${n(x + 186)} 384L${n(x + 140)} 360L${n(x + 104)} 420L${n(x + 60)} 366L${n(x + 20)} 450L${n(x - 24)} 372L${n(x - 66)} 430L${n(x - 108)} 362L${n(x - 146)} 410Z`
  const mountain =
    shape(cone, fade(s, [0, tone(s, '#5a6f9c', 0.16)], [1, tone(s, '#5f86a8', 0.42)])) +
    shape(snow, sunlit(s, '#f7f8fb', 0.08)) +
    veil(
      `M${n(x + 20)} 222L${n(x + 72)} 216Q${n(x + 250)} ${horizon - 90} ${n(x + 620)} ${horizon}H${n(x + 120)}Z`,
      s.light.shade,
      0.14,
    )
  return (
    heaven(s, horizon, 0.14, 0.24) +
    mountain +
    mistBand(s, horizon - 90, 130, 0.6) +
    bloom(s) +
    ridge(s, { y: horizon - 20, rise: 22, colour: '#3f7a63', far: 0.26, rough: 0.34 }) +
    water(s, { top: horizon, colour: '#4f93b4', near: '#2f6f9c' }) +
    mirrored(mountain, horizon, { squash: 0.62, opacity: 0.34 }) +
    glitter(s, { top: horizon, width: 110 }) +
    ripples(s, { top: horizon, count: 80 }) +
    bank(
      s,
      [
        [-40, 880],
        [s.w * 0.3, 850],
        [s.w * 0.7, 900],
        [s.w + 40, 870],
      ],
      tone(s, '#4f8a55'),
    ) +
    grass(s, { y: () => 900, height: 46, count: 120, colour: tone(s, '#3f7a4a') }) +
    bough(s, { from: [-20, 60], to: [420, 170], colour: '#f6a8bd', leaf: 14 }) +
    bough(s, { from: [s.w + 20, 30], to: [s.w - 320, 110], colour: '#f6a8bd', leaf: 13 }) +
    footShade(s, 880)
  )
}

function whiteCastle(s: Stage): string {
  const cx = s.w * s.between(0.47, 0.55)
  const floor = 690
  const storey = (y: number, half: number, roof: number) =>
    shape(
      boxD(cx - half, y - 84, [half * 2, 90]),
      fadeAcross(s, [0, tone(s, '#e6e8ea')], [1, sunlit(s, '#ffffff')]),
    ) +
    shape(
      times(6, (i) => boxD(cx - half * 0.8 + i * half * 0.29, y - 62, [half * 0.12, 34])),
      shaded(s, '#5c6672'),
    ) +
    tiledRoof(s, {
      x: cx,
      y: y - 80,
      half: half + 58,
      height: roof,
      ridge: half * 0.7,
      colour: '#5d6b78',
      lift: 0.1,
    }) +
    shape(
      areaD(pts(cx - half * 0.36, y - 86, cx, y - 86 - roof * 0.95, cx + half * 0.36, y - 86)),
      sunlit(s, '#f6f7f8'),
    ) +
    stroke(
      lineD(pts(cx - half * 0.42, y - 84, cx, y - 90 - roof, cx + half * 0.42, y - 84)),
      shaded(s, '#5d6b78'),
      10,
    )
  return (
    heaven(s, 660, 0.78, 0.88) +
    farHills(s, 660, '#7f9fae') +
    shape(
      areaD(pts(cx - 330, floor + 130, cx - 250, floor - 30, cx + 250, floor - 30, cx + 330, floor + 130)),
      fade(s, [0, sunlit(s, '#b3a894')], [1, shaded(s, '#8d8372')]),
    ) +
    stroke(
      times(
        26,
        () =>
          `M${n(cx + s.between(-280, 270))} ${n(s.between(floor - 10, floor + 110))}h${n(s.between(24, 50))}`,
      ),
      shaded(s, '#7a705f'),
      3,
      0.5,
    ) +
    storey(floor - 24, 230, 80) +
    storey(floor - 140, 172, 76) +
    storey(floor - 250, 118, 92) +
    stroke(
      `M${n(cx - 84)} ${floor - 426}q-14 -24 4 -34M${n(cx + 84)} ${floor - 426}q14 -24 -4 -34`,
      tone(s, '#d9b04a'),
      7,
    ) +
    bank(
      s,
      [
        [-40, 800],
        [s.w * 0.3, 770],
        [s.w * 0.7, 790],
        [s.w + 40, 770],
      ],
      tone(s, '#5f9a62'),
    ) +
    times(9, (i) =>
      crown(s, {
        x: s.w * (0.02 + i * 0.12),
        y: 780 + (i % 2) * 24,
        rx: 96,
        ry: 52,
        colour: '#f3a9bf',
        far: 0.04,
      }),
    ) +
    shape(areaD(pts(cx - 46, 800, cx + 46, 800, cx + 130, 960, cx - 130, 960)), sunlit(s, '#d9ccb2')) +
    times(4, (i) => person(s, { x: cx - 60 + i * 40, y: 880 + (i % 2) * 30, size: 62 })) +
    footShade(s, 870)
  )
}

function harbourJunk(s: Stage): string {
  const horizon = 640
  const skyline = times(24, (i) =>
    tower(s, {
      x: -10 + i * (s.w / 23),
      y: horizon,
      w: s.between(36, 62),
      h: s.between(120, i % 6 === 3 ? 420 : 280),
      colour: s.pick(['#7f93ab', '#8fa4b8', '#6f86a0', '#a0a8b8']),
      far: 0.2,
      top: s.pick(['flat', 'step', 'slant', 'spire']),
    }),
  )
  return (
    heaven(s, horizon, 0.2, 0.34) +
    ridge(s, { y: 400, rise: 90, colour: '#4f7f74', far: 0.5, rough: 0.4 }) +
    mistBand(s, 440, 150, 0.5) +
    bloom(s) +
    skyline +
    water(s, { top: horizon, colour: '#3f7f9c', near: '#285f86' }) +
    mirrored(skyline, horizon, { squash: 0.45, opacity: 0.3 }) +
    glitter(s, { top: horizon, width: 130 }) +
    ripples(s, { top: horizon, count: 90 }) +
    junk(s, { x: s.w * 0.62, y: 830, size: 2.54, colour: '#c4302a' }) +
    put(
      shape('M-120 0L-104 34H104L120 0Z', tone(s, '#2f6f55')) +
        shape(boxD(-96, -34, [192, 34]), sunlit(s, '#f4f1e6')) +
        shape(
          times(8, (i) => boxD(-86 + i * 22, -26, [14, 16])),
          glass(s),
        ) +
        shape(boxD(-16, -62, [30, 30]), tone(s, '#e8e2d0')),
      s.w * 0.22,
      770,
      1,
    ) +
    footShade(s, 860)
  )
}

function lanternHill(s: Stage): string {
  const house = (x: number, y: number, w: number, far: number) =>
    shape(
      boxD(x - w, y - w * 0.9, [w * 2, w * 0.9]),
      tone(s, s.pick(['#8a5a44', '#7a4f3f', '#9c6b4a']), far),
    ) +
    shape(
      times(4, (i) => boxD(x - w * 0.82 + i * w * 0.44, y - w * 0.7, [w * 0.3, w * 0.42])),
      glass(s, far),
    ) +
    shape(boxD(x - w * 1.06, y - w * 0.22, [w * 2.12, w * 0.08]), shaded(s, '#4a3428', far)) +
    tiledRoof(s, {
      x,
      y: y - w * 0.86,
      half: w * 1.25,
      height: w * 0.5,
      ridge: w * 0.8,
      colour: '#4f5a64',
      far,
    })
  const red = ['#e2402f', '#d8402f'] as const
  return (
    heaven(s, 640, 0.16, 0.28) +
    ridge(s, { y: 420, rise: 110, colour: '#4f7f86', far: 0.56 }) +
    water(s, { top: 560, bottom: 660, colour: '#5f9ab0' }) +
    mistBand(s, 470, 150, 0.5) +
    bloom(s) +
    bank(
      s,
      [
        [s.w * 0.3, 660],
        [s.w * 0.55, 520],
        [s.w * 0.8, 330],
        [s.w + 60, 260],
      ],
      tone(s, '#3f7a5c', 0.16),
    ) +
    house(s.w * 0.9, 440, 96, 0.14) +
    house(s.w * 0.72, 560, 110, 0.1) +
    house(s.w * 0.95, 660, 130, 0.04) +
    house(s.w * 0.6, 740, 140, 0) +
    bank(
      s,
      [
        [-40, 700],
        [s.w * 0.16, 660],
        [s.w * 0.3, 760],
        [s.w * 0.42, 980],
      ],
      tone(s, '#356b50'),
    ) +
    house(s.w * 0.1, 800, 170, 0) +
    house(s.w * 0.9, 900, 190, 0) +
    times(8, (i) =>
      shape(
        boxD(s.w * 0.36 - i * 4, 800 + i * 22, [s.w * 0.2 + i * 18, 16]),
        i % 2 ? sunlit(s, '#b8ab98') : tone(s, '#9c8f7c'),
      ),
    ) +
    lanterns(s, {
      from: [s.w * 0.2, 640],
      to: [s.w * 0.66, 570],
      count: 7,
      size: 17,
      colours: red,
      sag: 60,
    }) +
    lanterns(s, {
      from: [s.w * 0.24, 740],
      to: [s.w * 0.74, 690],
      count: 8,
      size: 22,
      colours: red,
      sag: 70,
    }) +
    lanterns(s, { from: [s.w * 0.62, 430], to: [s.w * 0.98, 380], count: 6, size: 12, colours: red }) +
    times(4, (i) => person(s, { x: s.w * (0.4 + i * 0.045), y: 880 + (i % 2) * 30, size: 84 })) +
    footShade(s, 860)
  )
}

function waterTown(s: Stage): string {
  const horizon = 600
  const house = (x: number, w: number, h: number, far: number) =>
    shape(
      boxD(x, horizon - h, [w, h + 40]),
      fade(s, [0, sunlit(s, '#f4f2ec', far)], [1, tone(s, '#dcd8cc', far)]),
    ) +
    shape(
      times(2, (i) => boxD(x + w * 0.18 + i * w * 0.42, horizon - h * 0.66, [w * 0.22, h * 0.24])),
      glass(s, far),
    ) +
    shape(
      `M${n(x - 14)} ${n(horizon - h + 4)}L${n(x + 8)} ${n(horizon - h - 46)}H${n(x + w - 8)}L${n(x + w + 14)} ${n(horizon - h + 4)}Z`,
      shaded(s, '#3f4954', far),
    ) +
    shape(boxD(x - 6, horizon + 6, [w * 0.3, 34]), shaded(s, '#7a6a58', far))
  const left = times(6, (i) => house(-30 + i * 88, 96, s.between(120, 190), 0.26 - i * 0.03))
  const right = times(6, (i) => house(s.w - 70 - i * 88, 96, s.between(120, 190), 0.26 - i * 0.03))
  const cx = s.w / 2
  const bridge = `M${n(cx - 250)} ${horizon + 46}Q${n(cx - 110)} ${horizon - 90} ${n(cx)} ${horizon - 96}Q${n(cx + 110)} ${horizon - 90} ${n(cx + 250)} ${horizon + 46}H${n(cx + 118)}A118 112 0 0 0 ${n(cx - 118)} ${horizon + 46}Z`
  const stone = shape(bridge, fade(s, [0, sunlit(s, '#bdb3a2')], [1, shaded(s, '#8f8674')]))
  return (
    heaven(s, horizon, 0.46, 0.54) +
    farHills(s, horizon, '#7f9f9a') +
    left +
    right +
    water(s, { top: horizon + 40, colour: '#5f9a8c', near: '#3f7a70' }) +
    mirrored(left + right + stone, horizon + 42, { squash: 0.8, opacity: 0.3 }) +
    stone +
    times(3, (i) => person(s, { x: cx - 40 + i * 40, y: horizon - 88, size: 54 })) +
    glitter(s, { top: horizon + 50, width: 90 }) +
    ripples(s, { top: horizon + 44, count: 70 }) +
    lanterns(s, { from: [0, 470], to: [s.w * 0.36, 500], count: 7, size: 14, colours: ['#e2402f'] }) +
    lanterns(s, { from: [s.w, 470], to: [s.w * 0.64, 500], count: 7, size: 14, colours: ['#e2402f'] }) +
    longtail(s, { x: s.w * 0.42, y: 790, size: 1.31, colour: '#5b4232' }) +
    bough(s, { from: [s.w + 20, 120], to: [s.w - 300, 320], colour: '#7fae5c', leaf: 11 }) +
    footShade(s, 850)
  )
}

function brickCanal(s: Stage): string {
  const horizon = 590
  const hall = (x: number, w: number, colour: string) =>
    shape(boxD(x, horizon - 190, [w, 230]), fade(s, [0, sunlit(s, colour)], [1, tone(s, colour)])) +
    shape(
      areaD(pts(x - 16, horizon - 186, x + w / 2, horizon - 300, x + w + 16, horizon - 186)),
      sunlit(s, '#f4f6f9'),
    ) +
    shape(
      areaD(pts(x + 16, horizon - 186, x + w / 2, horizon - 272, x + w - 16, horizon - 186)),
      tone(s, colour),
    ) +
    shape(
      times(3, (i) => archD(x + w * (0.22 + i * 0.28), horizon - 70, [w * 0.14, 74])),
      glass(s),
    ) +
    shape(archD(x + w / 2, horizon - 196, [w * 0.12, 44]), glass(s)) +
    veil(
      times(9, (i) => boxD(x, horizon - 180 + i * 22, [w, 3])),
      s.light.shade,
      0.12,
    )
  const quay =
    hall(-40, 250, '#a4583f') +
    hall(224, 230, '#8f6a55') +
    hall(470, 260, '#a4583f') +
    hall(744, 230, '#96604a') +
    hall(988, 250, '#a4583f') +
    hall(1252, 240, '#8f6a55') +
    hall(1504, 260, '#a4583f')
  return (
    heaven(s, horizon, 0.7, 0.82) +
    ridge(s, { y: 320, rise: 60, colour: '#9fb4c8', far: 0.6 }) +
    bloom(s) +
    quay +
    water(s, { top: horizon + 40, colour: '#4f7f98', near: '#345f80' }) +
    mirrored(quay, horizon + 40, { squash: 0.8, opacity: 0.34 }) +
    ripples(s, { top: horizon + 44, count: 80 }) +
    bank(
      s,
      [
        [-40, 880],
        [s.w * 0.4, 850],
        [s.w + 40, 800],
      ],
      sunlit(s, '#eef2f6'),
    ) +
    times(5, (i) => {
      const x = s.w * (0.1 + i * 0.21)
      return (
        stroke(`M${n(x)} ${n(880 - i * 14)}v-170`, shaded(s, '#2f3a44'), 7) +
        disc(x, 704 - i * 14, 16, s.isDark ? s.light.lamp : tone(s, '#f3e6c0')) +
        disc(x, 704 - i * 14, 46, s.light.lamp, s.isDark ? 0.28 : 0.05)
      )
    }) +
    times(3, (i) => person(s, { x: s.w * (0.34 + i * 0.05), y: 900, size: 96 })) +
    veil(
      times(s.isDark ? 90 : 40, () => discD(s.between(0, s.w), s.between(0, s.h), s.between(1.6, 4))),
      '#ffffff',
      0.7,
    ) +
    footShade(s, 880, 0.2)
  )
}

function steppeGers(s: Stage): string {
  const ger = (x: number, y: number, size: number) =>
    put(
      shape(
        'M-110 0V-66Q0 -84 110 -66V0Z',
        fadeAcross(s, [0, tone(s, '#e9e6de')], [1, sunlit(s, '#ffffff')]),
      ) +
        shape('M-124 -62Q-60 -128 -14 -136H14Q60 -128 124 -62Q0 -92 -124 -62Z', tone(s, '#f4f1e8')) +
        stroke('M-110 -34Q0 -52 110 -34M-106 -54Q0 -72 106 -54', tone(s, '#c9823f'), 4) +
        shape(boxD(-20, -60, [40, 60]), tone(s, '#d0662f')) +
        stroke('M36 -134V-176', shaded(s, '#4a4f58'), 8) +
        veil(curveD(pts(36, -176, 60, -210, 40, -246, 70, -280)), s.light.cloud, 0),
      x,
      y,
      size,
    )
  return (
    heaven(s, 600, 0.7, 0.84) +
    peak(s, { x: s.w * 0.24, y: 330, base: 610, half: 330, colour: '#7f8fb0', far: 0.5, snow: 0.4 }) +
    peak(s, { x: s.w * 0.6, y: 370, base: 610, half: 300, colour: '#7f8fb0', far: 0.54, snow: 0.34 }) +
    ridge(s, { y: 560, rise: 40, colour: '#7fa86a', far: 0.4, rough: 0.32 }) +
    mistBand(s, 520, 110, 0.4) +
    bloom(s) +
    bank(
      s,
      [
        [-40, 640],
        [s.w * 0.35, 600],
        [s.w * 0.7, 650],
        [s.w + 40, 610],
      ],
      fade(s, [0, sunlit(s, '#9cc26a')], [1, tone(s, '#5f9a4f')]),
    ) +
    ger(s.w * 0.3, 740, 1.25) +
    ger(s.w * 0.62, 700, 0.8) +
    ger(s.w * 0.8, 760, 1) +
    times(6, (i) =>
      put(
        shape(
          'M-30 -24Q-30 -40 -12 -40H14Q22 -56 30 -58L42 -50L34 -42L28 -22L26 0H20L18 -20H-14L-16 0H-22L-24 -20Z',
          shaded(s, s.pick(['#6b4a35', '#8a6a4a', '#4a3a34'])),
        ),
        s.w * (0.08 + i * 0.15),
        850 + (i % 3) * 26,
        1.5,
        i % 2 === 0,
      ),
    ) +
    grass(s, { y: () => 950, height: 60, count: 200, colour: tone(s, '#4f8a45') }) +
    birds(s, { x: s.w * 0.4, y: 190, count: 3, size: 18 }) +
    footShade(s, 880)
  )
}
