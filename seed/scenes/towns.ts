// Streets: market street, canal houses.
import { mix } from './colour.ts'
import { person } from './creatures.ts'
import { glass, lampGlow, lanterns, steeple, stones } from './houses.ts'
import { footShade, ridge } from './land.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, type Stage, shaded, sunlit, tone } from './stage.ts'
import { areaD, boxD, disc, n, type Point, put, shape, spread, stroke, times, veil } from './svg-shapes.ts'
import { leafTree, seasonLeaf } from './trees.ts'
import { mirrored, ripples, water } from './water.ts'

export const towns = { 'market-street': marketStreet, 'canal-houses': canalHouses }

const paint = ['#c4503f', '#e0a13f', '#3f7f8f', '#8a5a7f', '#5f8a5a', '#d98a6a', '#3f5f94'] as const

function marketStreet(s: Stage): string {
  const [cx, vy] = [s.w / 2, 590]
  const depths = [0.16, 0.24, 0.36, 0.54, 0.8, 1.16]
  const street = depths
    .map((k, i) => [-1, 1].map((side) => block(s, { cx, vy, k, side, far: 0.42 * (1 - i / 5) })).join(''))
    .join('')
  const stalls = depths
    .slice(1)
    .map((k, i) =>
      [-1, 1]
        .map((side) =>
          stall(s, {
            x: cx + side * 330 * k,
            y: vy + 330 * k,
            size: k * 1.02,
            far: 0.2 * (1 - i / 4),
            flip: side > 0,
          }),
        )
        .join(''),
    )
    .join('')
  const strings = [0.34, 0.5, 0.76, 1.05]
    .map((k, i) =>
      lanterns(s, {
        from: [cx - 470 * k, vy - 330 * k],
        to: [cx + 470 * k, vy - 350 * k],
        count: 7,
        size: 22 * k + 4,
        colours: ['#e2402f', '#f2a53a', '#e2402f', '#f6d27a'],
        sag: 70 * k + i * 4,
      }),
    )
    .join('')
  const crowd = spread(15, (i) => ({ k: 0.24 + (i / 15) ** 1.5 * 0.62, dx: s.between(-0.6, 0.6) }))
    .map(({ k, dx }) =>
      person(s, { x: cx + dx * 300 * k, y: vy + 330 * k, size: 190 * k, far: 0.3 * (1 - k) }),
    )
    .join('')
  return (
    sky(s, {
      horizon: 640,
      sun: [0.46, 0.54],
      sunY: s.hour === 'day' ? 150 : s.hour === 'night' ? 170 : 400,
    }) +
    clouds(s, { top: 70, bottom: 240, count: 3 }) +
    ridge(s, { y: 520, rise: 70, colour: '#6f86b0', far: 0.6, rough: 0.46 }) +
    bloom(s, 380, 0.5) +
    shape(
      boxD(0, vy, [s.w, s.h - vy]),
      fade(s, [0, sunlit(s, '#d9c4a8')], [0.4, tone(s, '#b09a8a')], [1, shaded(s, '#7f6f70')]),
    ) +
    stroke(
      spread(9, (i) => `M${n(cx)} ${vy}L${n(cx + (i - 4) * 220)} 980`).join('') +
        times(7, (i) => `M0 ${vy + 10 + i * i * 8}H${s.w}`),
      s.light.shade,
      2,
      0.14,
    ) +
    lampGlow(s, cx, vy + 20, 420, 0.45) +
    street +
    stalls +
    crowd +
    strings +
    footShade(s, 840, 0.35)
  )
}

// One house on one side of the street, drawn as the wall that faces the street and the front that faces us.
function block(
  s: Stage,
  { cx, vy, k, side, far }: { cx: number; vy: number; k: number; side: number; far: number },
): string {
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
      fade(
        s,
        [0, sunlit(s, mix(wall, '#f0d0a0', 0.2), far)],
        [0.6, tone(s, wall, far)],
        [1, shaded(s, wall, far)],
      ),
    ) +
    shape(
      areaD([at(k, tall), at(k, tall + 34), at(near, tall + 40), at(near, tall)]),
      shaded(s, '#4a4050', far),
    ) +
    shape(panes, s.isDark ? mix(s.light.lamp, tone(s, wall, far), 0.12) : tone(s, '#f6ead2', far))
  )
}

function stall(
  s: Stage,
  { x, y, size, far, flip }: { x: number; y: number; size: number; far: number; flip: boolean },
): string {
  const cloth = s.pick(['#e2402f', '#2f8f8a', '#f2a53a', '#3f6fb0'])
  const [a, b] = [tone(s, cloth, far), sunlit(s, '#fff4e0', far)]
  const goods = times(9, (i) =>
    disc(
      -84 + i * 21,
      -104 + (i % 2) * 7,
      13,
      tone(s, s.pick(['#f28a3a', '#e2503f', '#9ac24a', '#f6d04a', '#c46a9a']), far),
    ),
  )
  return (
    lampGlow(s, x, y - 150 * size, 200 * size, 0.5) +
    put(
      shape(boxD(-112, -250, [8, 250]) + boxD(104, -250, [8, 250]), shaded(s, '#5b4034', far)) +
        (s.isDark
          ? veil(boxD(-104, -230, [208, 140]), s.light.lamp, 0.5)
          : veil(boxD(-104, -230, [208, 140]), s.light.shade, 0.3)) +
        goods +
        shape(boxD(-116, -92, [232, 92]), tone(s, '#8a5c40', far)) +
        shape(boxD(-122, -100, [244, 12]), sunlit(s, '#c89a6a', far)) +
        stroke('M-58 -88V-4M0 -88V-4M58 -88V-4', shaded(s, '#6b4330', far), 3) +
        times(8, (i) =>
          shape(
            `M${-118 + i * 30} -286L${-136 + i * 34} -214A17 15 0 0 0 ${-102 + i * 34} -214L${-88 + i * 30} -286Z`,
            i % 2 === 0 ? a : b,
          ),
        ) +
        veil('M-136 -226L136 -226L136 -212L-136 -212Z', s.light.shade, 0.12),
      x,
      y,
      size,
      flip,
    )
  )
}

function canalHouses(s: Stage): string {
  const quay = 690
  const count = Math.round(s.w / 138)
  const width = s.w / count
  const start = s.int(0, 6)
  const leaf = seasonLeaf(s)
  const row = spread(count + 1, (i) =>
    gableHouse(s, {
      x: (i - 0.5) * width,
      y: quay,
      w: width,
      h: s.between(300, 390),
      colour: paint[(i + start) % paint.length] ?? paint[0],
      gable: s.int(0, 2),
    }),
  ).join('')
  const front =
    row +
    shape(boxD(0, quay - 4, [s.w, 44]), fade(s, [0, tone(s, '#b39a86')], [1, shaded(s, '#7f6a64')])) +
    stones(s, { x: 0, y: quay + 4, size: [s.w, 34], count: 26, block: 36, colour: '#a08a7c' })
  return (
    sky(s, { horizon: 640, sun: [0.16, 0.3] }) +
    clouds(s, { top: 60, bottom: 230, count: 5 }) +
    steeple(s, s.w * 0.78, 420, 1.2, 0.46) +
    bloom(s) +
    front +
    times(4, (i) =>
      leafTree(s, { x: s.w * (0.1 + i * 0.27), y: quay + 4, height: s.between(170, 210), colour: leaf }),
    ) +
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

function gableHouse(
  s: Stage,
  {
    x,
    y,
    w,
    h,
    colour,
    gable,
  }: { x: number; y: number; w: number; h: number; colour: string; gable: number },
): string {
  const top = -h
  const heads = [
    `M${-w / 2} ${top}V${top - 20}H${-w * 0.36}V${top - 50}H${-w * 0.22}V${top - 80}H${-w * 0.1}V${top - 100}H${w * 0.1}V${top - 80}H${w * 0.22}V${top - 50}H${w * 0.36}V${top - 20}H${w / 2}V${top}Z`,
    `M${-w / 2} ${top}C${-w * 0.34} ${top} ${-w * 0.4} ${top - 60} ${-w * 0.18} ${top - 74}C${-w * 0.14} ${top - 104} ${w * 0.14} ${top - 104} ${w * 0.18} ${top - 74}C${w * 0.4} ${top - 60} ${w * 0.34} ${top} ${w / 2} ${top}Z`,
    `M${-w / 2} ${top}L0 ${top - 90}L${w / 2} ${top}Z`,
  ]
  const head = heads[gable] ?? ''
  const pane = s.isDark ? s.light.lamp : mix(tone(s, '#39506b'), s.light.sky[2], 0.2)
  const windowRows = 4
  const panes = (isThere: () => boolean) =>
    times(windowRows, (r) =>
      times(3, (c) =>
        isThere()
          ? boxD(-w * 0.38 + c * w * 0.28, top + 18 + (r * (h - 60)) / windowRows, [
              w * 0.2,
              (h / windowRows) * 0.56,
            ])
          : '',
      ),
    )
  const frames = times(windowRows, (r) =>
    times(3, (c) =>
      boxD(-w * 0.38 + c * w * 0.28 - 3, top + 15 + (r * (h - 60)) / windowRows, [
        w * 0.2 + 6,
        (h / windowRows) * 0.56 + 6,
      ]),
    ),
  )
  return put(
    shape(
      boxD(-w / 2, top - 1, [w + 1, h + 4]) + head,
      fade(s, [0, sunlit(s, colour)], [1, tone(s, colour)]),
    ) +
      stroke(head, sunlit(s, '#fbf3e2'), 6) +
      shape(frames, sunlit(s, '#fbf6ea')) +
      shape(
        panes(() => true),
        mix(shaded(s, '#39506b'), s.light.sky[2], s.isDark ? 0 : 0.2),
      ) +
      (s.isDark
        ? shape(
            panes(() => s.chance(0.66)),
            s.light.lamp,
          )
        : '') +
      shape(boxD(-w * 0.12, top - 58, [w * 0.24, 36]), pane) +
      shape(boxD(-w * 0.14, -54, [w * 0.26, 56]), shaded(s, '#3f4f5c')) +
      veil(boxD(w * 0.42, top, [w * 0.08, h]), s.light.shade, 0.2),
    x + w / 2,
    y,
  )
}

const lampPost = (s: Stage, x: number, y: number) =>
  stroke(`M${n(x)} ${y}V${y - 120}`, shaded(s, '#2f3a44'), 5) +
  shape(
    `M${n(x - 10)} ${y - 120}L${n(x - 14)} ${y - 148}H${n(x + 14)}L${n(x + 10)} ${y - 120}Z`,
    s.isDark ? s.light.lamp : tone(s, '#fbeecb'),
  ) +
  lampGlow(s, x, y - 134, 90, 0.8)

const bicycle = (s: Stage, x: number, y: number) =>
  put(
    stroke('M-30 -36a18 18 0 1 0 0.1 0M30 -36a18 18 0 1 0 0.1 0', shaded(s, '#2b3040'), 4) +
      stroke(
        'M-30 -18L-12 -46H18L30 -18M-12 -46L4 -18H-30M4 -18L18 -46L14 -60H26M-12 -46L-16 -56H-4',
        tone(s, '#d8402f'),
        4,
      ),
    x,
    y,
  )

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
