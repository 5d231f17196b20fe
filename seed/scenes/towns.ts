// Streets and old stones: market street, old bridge, canal houses, castle hill.
import { sailboat } from './boats.ts'
import { mix } from './colour.ts'
import { person } from './creatures.ts'
import { archD, beadsD, glass, lampGlow, lanterns, stones } from './houses.ts'
import { bank, footShade, mistBand, peak, ridge } from './land.ts'
import { areaD, boxD, curveD, disc, n, ovalD, type Point, put, shape, spread, stroke, times, veil } from './shape.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, type Stage, shaded, sunlit, tone } from './stage.ts'
import { crown, leafTree, pines } from './trees.ts'
import { glitter, mirrored, ripples, water } from './water.ts'

export const towns = { 'market-street': marketStreet, 'old-bridge': oldBridge, 'canal-houses': canalHouses, 'castle-hill': castleHill }

const paint = ['#c4503f', '#e0a13f', '#3f7f8f', '#8a5a7f', '#5f8a5a', '#d98a6a', '#3f5f94'] as const

function marketStreet(s: Stage): string {
  const [cx, vy] = [s.w / 2, 590]
  const depths = [0.16, 0.24, 0.36, 0.54, 0.8, 1.16]
  const street = depths.map((k, i) => [-1, 1].map((side) => block(s, { cx, vy, k, side, far: 0.42 * (1 - i / 5) })).join('')).join('')
  const stalls = depths
    .slice(1)
    .map((k, i) => [-1, 1].map((side) => stall(s, { x: cx + side * 330 * k, y: vy + 330 * k, size: k * 1.02, far: 0.2 * (1 - i / 4), flip: side > 0 })).join(''))
    .join('')
  const strings = [0.34, 0.5, 0.76, 1.05]
    .map((k, i) => lanterns(s, { from: [cx - 470 * k, vy - 330 * k], to: [cx + 470 * k, vy - 350 * k], count: 7, size: 22 * k + 4, colours: ['#e2402f', '#f2a53a', '#e2402f', '#f6d27a'], sag: 70 * k + i * 4 }))
    .join('')
  const crowd = spread(15, (i) => ({ k: 0.24 + (i / 15) ** 1.5 * 0.62, dx: s.between(-0.6, 0.6) }))
    .map(({ k, dx }) => person(s, { x: cx + dx * 300 * k, y: vy + 330 * k, size: 190 * k, far: 0.3 * (1 - k) }))
    .join('')
  return (
    sky(s, { horizon: 640, sun: [0.46, 0.54], sunY: s.hour === 'day' ? 150 : s.hour === 'night' ? 170 : 400 }) +
    clouds(s, { top: 70, bottom: 240, count: 3 }) +
    ridge(s, { y: 520, rise: 70, colour: '#6f86b0', far: 0.6, rough: 0.46 }) +
    bloom(s, 460, 0.5) +
    shape(
      boxD(0, vy, [s.w, s.h - vy]),
      fade(s, [
        [0, sunlit(s, '#d9c4a8')],
        [0.4, tone(s, '#b09a8a')],
        [1, shaded(s, '#7f6f70')],
      ]),
    ) +
    stroke(spread(9, (i) => `M${n(cx)} ${vy}L${n(cx + (i - 4) * 220)} 980`).join('') + times(7, (i) => `M0 ${vy + 10 + i * i * 8}H${s.w}`), s.light.shade, 2, 0.14) +
    lampGlow(s, cx, vy + 20, 420, 0.45) +
    street +
    stalls +
    crowd +
    strings +
    footShade(s, 840, 0.35)
  )
}

// One house on one side of the street, drawn as the wall that faces the street and the front that faces us.
function block(s: Stage, { cx, vy, k, side, far }: { cx: number; vy: number; k: number; side: number; far: number }): string {
  const near = k * 1.46
  const wall = s.pick(paint)
  const at = (depth: number, up: number): Point => [cx + side * 430 * depth, vy + 330 * depth - up * depth]
  const tall = s.between(640, 820)
  const face = areaD([at(k, 0), at(k, tall), at(near, tall), at(near, 0)])
  const panes = spread(2, (r) =>
    spread(2, (c) => {
      const [a, b] = [k + (near - k) * (0.2 + c * 0.42), k + (near - k) * (0.42 + c * 0.42)]
      const [low, high] = [360 + r * 180, 470 + r * 180]
      return high > tall - 30 ? '' : areaD([at(a, low), at(a, high), at(b, high), at(b, low)])
    }).join(''),
  ).join('')
  const edge = side < 0 ? -60 : s.w + 60
  const front = areaD([at(near, 0), at(near, tall), [edge, at(near, tall)[1]], [edge, at(near, 0)[1]]])
  return (
    shape(front, shaded(s, wall, far)) +
    shape(
      face,
      fade(s, [
        [0, sunlit(s, mix(wall, '#f0d0a0', 0.2), far)],
        [0.6, tone(s, wall, far)],
        [1, shaded(s, wall, far)],
      ]),
    ) +
    shape(areaD([at(k, tall), at(k, tall + 34), at(near, tall + 40), at(near, tall)]), shaded(s, '#4a4050', far)) +
    shape(panes, s.isDark ? mix(s.light.lamp, tone(s, wall, far), 0.12) : tone(s, '#f6ead2', far))
  )
}

function stall(s: Stage, { x, y, size, far, flip }: { x: number; y: number; size: number; far: number; flip: boolean }): string {
  const cloth = s.pick(['#e2402f', '#2f8f8a', '#f2a53a', '#3f6fb0'])
  const [a, b] = [tone(s, cloth, far), sunlit(s, '#fff4e0', far)]
  const goods = times(9, (i) => disc(-84 + i * 21, -104 + (i % 2) * 7, 13, tone(s, s.pick(['#f28a3a', '#e2503f', '#9ac24a', '#f6d04a', '#c46a9a']), far)))
  return (
    lampGlow(s, x, y - 150 * size, 200 * size, 0.5) +
    put(
      shape(boxD(-112, -250, [8, 250]) + boxD(104, -250, [8, 250]), shaded(s, '#5b4034', far)) +
        (s.isDark ? veil(boxD(-104, -230, [208, 140]), s.light.lamp, 0.5) : veil(boxD(-104, -230, [208, 140]), s.light.shade, 0.3)) +
        goods +
        shape(boxD(-116, -92, [232, 92]), tone(s, '#8a5c40', far)) +
        shape(boxD(-122, -100, [244, 12]), sunlit(s, '#c89a6a', far)) +
        stroke('M-58 -88V-4M0 -88V-4M58 -88V-4', shaded(s, '#6b4330', far), 3) +
        times(8, (i) => shape(`M${-118 + i * 30} -286L${-136 + i * 34} -214A17 15 0 0 0 ${-102 + i * 34} -214L${-88 + i * 30} -286Z`, i % 2 === 0 ? a : b)) +
        veil('M-136 -226L136 -226L136 -212L-136 -212Z', s.light.shade, 0.12),
      x,
      y,
      size,
      flip,
    )
  )
}

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
    .map(({ x, half }) => `L${n(x + half)} ${river + 30}A${n(half)} ${n(river + 30 - deck(x) - 46)} 0 0 0 ${n(x - half)} ${river + 30}`)
    .join('')}L-40 ${river + 30}Z`
  const rail = curveD(
    spread(11, (i): Point => {
      const x = -40 + ((s.w + 80) * i) / 10
      return [x, deck(x) + 12]
    }),
  )
  const bridge =
    shape(
      outline,
      fade(s, [
        [0, sunlit(s, stone)],
        [1, shaded(s, '#a88f74')],
      ]),
    ) +
    stroke(arches.map(({ x, half }) => `M${n(x - half)} ${river + 30}A${n(half)} ${n(river + 30 - deck(x) - 46)} 0 0 1 ${n(x + half)} ${river + 30}`).join(''), sunlit(s, '#e9d6b4'), 8) +
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
          areaD([
            [x - 22, river + 36],
            [x - 14, deck(x) + 60],
            [x + 14, deck(x) + 60],
            [x + 22, river + 36],
          ]),
          tone(s, '#b99f80'),
        ) + statue(s, x, deck(x) + 8)
      )
    }).join('')
  const town = spread(15, (i) => townHouse(s, { x: s.w * (i / 14) + s.between(-14, 14), y: 590, w: s.w * s.between(0.07, 0.1), h: s.between(90, 170), far: 0.3 })).join('')
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
    times(6, (i) => person(s, { x: s.w * (0.2 + i * 0.12) + s.between(-20, 20), y: deck(s.w * (0.2 + i * 0.12)) + 12, size: 36, far: 0.06 })) +
    (s.isDark ? arches.map(({ x }) => lampGlow(s, x + s.w * 0.1, deck(x) - 30, 70, 0.8) + disc(x + s.w * 0.1, deck(x) - 34, 5, s.light.lamp)).join('') : '') +
    swan(s, s.w * 0.3, 860, 1) +
    swan(s, s.w * 0.38, 884, 0.8) +
    birds(s, { x: s.w * 0.4, y: 230, count: 6 }) +
    footShade(s, 840, 0.3)
  )
}

function townHouse(s: Stage, { x, y, w, h, far }: { x: number; y: number; w: number; h: number; far: number }): string {
  const wall = s.pick(['#f1d9a8', '#e9bf94', '#f3e6cf', '#dca98a', '#d9d2b0'])
  const roof = s.pick(['#c4603f', '#b5533a', '#cf7550'])
  return (
    shape(boxD(x - w / 2, y - h, [w, h + 60]), tone(s, wall, far)) +
    shape(
      areaD([
        [x - w * 0.56, y - h + 4],
        [x - w * 0.34, y - h - w * 0.46],
        [x + w * 0.34, y - h - w * 0.46],
        [x + w * 0.56, y - h + 4],
      ]),
      tone(s, roof, far),
    ) +
    veil(
      times(3, (c) => times(Math.floor(h / 34), (r) => (s.chance(s.isDark ? 0.62 : 1) ? boxD(x - w * 0.36 + c * w * 0.28, y - h + 16 + r * 34, [w * 0.14, 18]) : ''))),
      glass(s, far),
      s.isDark ? 0.95 : 0.6,
    )
  )
}

function steeple(s: Stage, x: number, y: number, size: number, far: number): string {
  return put(
    shape(boxD(-24, -150, [48, 180]), tone(s, '#c9b08a', far)) +
      shape('M-30 -146L0 -262L30 -146Z', tone(s, '#4f7f7a', far)) +
      shape(archD(0, -100, [16, 34]), glass(s, far)) +
      stroke('M0 -262V-282', tone(s, '#e0b84a', far), 4) +
      shape('M-30 -148L-24 -176L-18 -148ZM18 -148L24 -176L30 -148Z', tone(s, '#4f7f7a', far)),
    x,
    y,
    size,
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
      shape(archD(0, -140, [24, 50]) + archD(0, 10, [50, 90]), s.isDark ? s.light.lamp : shaded(s, '#4a4050', 0.1)),
    x,
    y,
  )
}

const statue = (s: Stage, x: number, y: number) => put(shape('M-12 0V-16H12V0ZM-7 -16C-10 -34 -8 -44 -4 -48A5 5 0 1 1 4 -48C8 -44 10 -34 7 -16Z', shaded(s, '#6f6a6a')), x, y)

const swan = (s: Stage, x: number, y: number, size: number) =>
  put(
    veil('M-40 4Q0 18 44 4Q0 26 -40 4Z', s.light.shade, 0.25) +
      shape('M-40 -6C-30 -26 6 -28 22 -14C22 -34 8 -44 16 -56C22 -64 36 -62 38 -52L32 -50C26 -54 24 -48 28 -40C36 -26 42 -4 26 4L-22 5C-34 4 -40 0 -40 -6Z', sunlit(s, '#ffffff')) +
      shape('M37 -54L48 -49L37 -48Z', tone(s, '#f28a3a')),
    x,
    y,
    size,
  )

function canalHouses(s: Stage): string {
  const quay = 690
  const count = Math.round(s.w / 138)
  const width = s.w / count
  const start = s.int(0, 6)
  const row = spread(count + 1, (i) => gableHouse(s, { x: (i - 0.5) * width, y: quay, w: width, h: s.between(300, 390), colour: paint[(i + start) % paint.length] ?? paint[0], gable: s.int(0, 2) })).join('')
  const front =
    row +
    shape(
      boxD(0, quay - 4, [s.w, 44]),
      fade(s, [
        [0, tone(s, '#b39a86')],
        [1, shaded(s, '#7f6a64')],
      ]),
    ) +
    stones(s, { x: 0, y: quay + 4, size: [s.w, 34], count: 26, block: 36, colour: '#a08a7c' })
  return (
    sky(s, { horizon: 640, sun: [0.16, 0.3] }) +
    clouds(s, { top: 60, bottom: 230, count: 5 }) +
    steeple(s, s.w * 0.78, 420, 1.2, 0.46) +
    bloom(s) +
    front +
    times(4, (i) => leafTree(s, { x: s.w * (0.1 + i * 0.27), y: quay + 4, height: s.between(170, 210), colour: s.pick(['#6fa04c', '#8aae4a', '#5f9450']) })) +
    times(5, (i) => lampPost(s, s.w * (0.02 + i * 0.24), quay)) +
    bicycle(s, s.w * 0.3, quay + 2) +
    bicycle(s, s.w * 0.62, quay + 2) +
    person(s, { x: s.w * 0.48, y: quay + 2, size: 66 }) +
    water(s, { top: quay + 40, colour: '#3f8a94', near: '#2f6f84' }) +
    mirrored(front, quay + 40, { squash: 0.62, opacity: 0.4 }) +
    ripples(s, { top: quay + 40, count: 70 }) +
    bargeBoat(s, s.w * s.between(0.3, 0.5), 850) +
    birds(s, { x: s.w * 0.4, y: 190, count: 5 }) +
    footShade(s, 850, 0.3)
  )
}

function gableHouse(s: Stage, { x, y, w, h, colour, gable }: { x: number; y: number; w: number; h: number; colour: string; gable: number }): string {
  const top = -h
  const heads = [
    `M${-w / 2} ${top}V${top - 20}H${-w * 0.36}V${top - 50}H${-w * 0.22}V${top - 80}H${-w * 0.1}V${top - 100}H${w * 0.1}V${top - 80}H${w * 0.22}V${top - 50}H${w * 0.36}V${top - 20}H${w / 2}V${top}Z`,
    `M${-w / 2} ${top}C${-w * 0.34} ${top} ${-w * 0.4} ${top - 60} ${-w * 0.18} ${top - 74}C${-w * 0.14} ${top - 104} ${w * 0.14} ${top - 104} ${w * 0.18} ${top - 74}C${w * 0.4} ${top - 60} ${w * 0.34} ${top} ${w / 2} ${top}Z`,
    `M${-w / 2} ${top}L0 ${top - 90}L${w / 2} ${top}Z`,
  ]
  const head = heads[gable] ?? ''
  const pane = s.isDark ? s.light.lamp : mix(tone(s, '#39506b'), s.light.sky[2], 0.2)
  const rowsOf = 4
  const windowsD = times(rowsOf, (r) => times(3, (c) => (s.chance(s.isDark ? 0.7 : 1) ? boxD(-w * 0.38 + c * w * 0.28, top + 18 + (r * (h - 60)) / rowsOf, [w * 0.2, (h / rowsOf) * 0.56]) : '')))
  const frames = times(rowsOf, (r) => times(3, (c) => boxD(-w * 0.38 + c * w * 0.28 - 3, top + 15 + (r * (h - 60)) / rowsOf, [w * 0.2 + 6, (h / rowsOf) * 0.56 + 6])))
  return put(
    shape(
      boxD(-w / 2, top - 1, [w + 1, h + 4]) + head,
      fade(s, [
        [0, sunlit(s, colour)],
        [1, tone(s, colour)],
      ]),
    ) +
      stroke(head, sunlit(s, '#fbf3e2'), 6) +
      shape(frames, sunlit(s, '#fbf6ea')) +
      shape(windowsD, pane) +
      shape(boxD(-w * 0.12, top - 58, [w * 0.24, 36]), pane) +
      shape(boxD(-w * 0.14, -54, [w * 0.26, 56]), shaded(s, '#3f4f5c')) +
      veil(boxD(w * 0.42, top, [w * 0.08, h]), s.light.shade, 0.2),
    x + w / 2,
    y,
  )
}

const lampPost = (s: Stage, x: number, y: number) =>
  stroke(`M${n(x)} ${y}V${y - 120}`, shaded(s, '#2f3a44'), 5) + shape(`M${n(x - 10)} ${y - 120}L${n(x - 14)} ${y - 148}H${n(x + 14)}L${n(x + 10)} ${y - 120}Z`, s.isDark ? s.light.lamp : tone(s, '#fbeecb')) + lampGlow(s, x, y - 134, 90, 0.8)

const bicycle = (s: Stage, x: number, y: number) =>
  put(stroke('M-30 -36a18 18 0 1 0 0.1 0M30 -36a18 18 0 1 0 0.1 0', shaded(s, '#2b3040'), 4) + stroke('M-30 -18L-12 -46H18L30 -18M-12 -46L4 -18H-30M4 -18L18 -46L14 -60H26M-12 -46L-16 -56H-4', tone(s, '#d8402f'), 4), x, y)

function bargeBoat(s: Stage, x: number, y: number): string {
  return (
    put(
      veil('M-170 6Q0 40 180 6Q0 60 -170 6Z', s.light.shade, 0.28) +
        shape('M-176 -34L-150 6H150L184 -40C120 -24 -110 -24 -176 -34Z', shaded(s, '#2f4a5f')) +
        shape('M-176 -34C-110 -24 120 -24 184 -40L180 -30C120 -14 -110 -14 -170 -25Z', tone(s, '#e2503f')) +
        shape(boxD(-110, -74, [180, 46]), tone(s, '#f3e6cf')) +
        shape('M-120 -76H80L74 -88H-114Z', tone(s, '#3f7f6a')) +
        shape(
          times(6, (i) => boxD(-98 + i * 28, -64, [18, 22])),
          glass(s),
        ) +
        times(4, (i) => disc(100 + i * 14, -42 - (i % 2) * 6, 9, tone(s, i % 2 ? '#f06a9a' : '#f6c84a'))),
      x,
      y,
    ) + lampGlow(s, x - 20, y - 50, 160, 0.4)
  )
}

function castleHill(s: Stage): string {
  const cx = s.w * s.between(0.52, 0.6)
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
      [
        [cx - 620, 800],
        [cx - 400, 730],
        [cx - 250, 630],
        [cx - 130, 580],
        [cx + 150, 576],
        [cx + 270, 640],
        [cx + 420, 740],
        [cx + 640, 800],
      ],
      fade(s, [
        [0, tone(s, '#7f8a78', 0.12)],
        [0.3, tone(s, '#4f7f58', 0.08)],
        [1, shaded(s, '#2f6248')],
      ]),
    ) +
    castle(s, cx, 600) +
    pines(s, { ground: (x) => 640 + Math.abs(x - cx) ** 1.1 * 0.18, from: cx - 420, to: cx + 440, count: 44, height: 86, colour: '#3a7258', far: 0.12 }) +
    mistBand(s, 640, 110, 0.35) +
    pines(s, { ground: (x) => 780 + 26 * Math.sin(x / 150), count: 60, height: 120, colour: '#2c634e', far: 0.06 }) +
    bank(
      s,
      [
        [-40, 800],
        [s.w * 0.34, 836],
        [s.w * 0.7, 820],
        [s.w + 40, 796],
      ],
      fade(s, [
        [0, sunlit(s, '#86b85a')],
        [1, shaded(s, '#3f7f4a')],
      ]),
    ) +
    stroke(
      curveD([
        [cx - 30, 832],
        [cx - 90, 866],
        [cx + 20, 910],
        [cx - 90, 990],
      ]),
      sunlit(s, '#ead7ac'),
      20,
    ) +
    times(8, (i) => crown(s, { x: i < 4 ? s.w * (0.01 + i * 0.06) : s.w * (0.8 + (i - 4) * 0.07), y: 850 + (i % 4) * 18, rx: 70, ry: 52, colour: s.pick(['#5f9a4c', '#e09a3f', '#c9653a', '#4f8f50']), puffs: 11 })) +
    person(s, { x: cx - 60, y: 880, size: 60 }) +
    person(s, { x: cx - 34, y: 884, size: 56 }) +
    birds(s, { x: s.w * 0.3, y: 260, count: 5 }) +
    footShade(s, 850, 0.3)
  )
}

function castle(s: Stage, x: number, y: number): string {
  const wall = '#f3ead8'
  const spire = '#4a6a9a'
  const turret = (dx: number, base: number, w: number, h: number, cap: number) =>
    shape(
      boxD(dx - w / 2, base - h, [w, h]),
      fade(
        s,
        [
          [0, sunlit(s, wall)],
          [0.55, tone(s, wall)],
          [1, shaded(s, wall)],
        ],
        'across',
      ),
    ) +
    shape(boxD(dx - w * 0.6, base - h - 4, [w * 1.2, 10]), tone(s, '#d9cbb0')) +
    shape(
      areaD([
        [dx - w * 0.66, base - h - 2],
        [dx, base - h - cap],
        [dx + w * 0.66, base - h - 2],
      ]),
      tone(s, spire),
    ) +
    veil(
      areaD([
        [dx, base - h - cap],
        [dx + w * 0.66, base - h - 2],
        [dx + w * 0.1, base - h - 2],
      ]),
      s.light.shade,
      0.3,
    ) +
    shape(
      times(Math.max(1, Math.floor(h / 60)), (i) => archD(dx, base - h + 40 + i * 54, [w * 0.24, 22])),
      glass(s),
    ) +
    stroke(`M${dx} ${base - h - cap}v-16`, shaded(s, '#5b4034'), 3) +
    shape(
      areaD([
        [dx, base - h - cap - 16],
        [dx + 20, base - h - cap - 11],
        [dx, base - h - cap - 5],
      ]),
      tone(s, '#d8402f'),
    )
  return (
    lampGlow(s, x, y - 150, 330, 0.3) +
    put(
      turret(-60, 0, 54, 300, 96) +
        turret(86, 0, 46, 250, 84) +
        shape(boxD(-130, -170, [250, 190]), tone(s, wall)) +
        shape(
          areaD([
            [-138, -166],
            [-110, -226],
            [100, -226],
            [128, -166],
          ]),
          tone(s, spire),
        ) +
        shape(times(6, (i) => archD(-108 + i * 42, -100, [18, 36])) + times(6, (i) => archD(-108 + i * 42, -40, [18, 36])), glass(s)) +
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
