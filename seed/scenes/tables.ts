// Ten tables, one for each way of cooking: seen from above, as one sits down to them.
import { mix } from './colour.ts'
import type { Meal } from './scene-names.ts'
import { fade, type Stage, shaded, sunlit, tone } from './stage.ts'
import { boxD, discD, n, ovalD, put, shape, stroke, times, veil } from './svg-shapes.ts'

/** Before anybody says where one is: a Korean table. */
export const drawTable = (s: Stage): string => (tables[findMeal(s)] ?? tables.korean)(s)

const isMeal = (variant: Stage['variant']): variant is Meal => variant !== undefined && variant in tables
const findMeal = ({ variant }: Stage): Meal => (isMeal(variant) ? variant : 'korean')

type Dish = { x: number; y: number; r: number; fill: string; rim?: string; dots?: readonly string[] }

const shadow = (x: number, y: number, r: number) =>
  veil(ovalD(x + 8, y + r * 0.14, [r * 1.04, r * 0.78]), '#2a1a10', 0.22)

/** A round vessel with what is in it, and a few bits of colour on top. */
function dish(s: Stage, { x, y, r, fill, rim = '#f6f2ea', dots = [] }: Dish): string {
  return (
    shadow(x, y, r) +
    shape(ovalD(x, y, [r, r * 0.74]), sunlit(s, rim)) +
    shape(ovalD(x, y - r * 0.02, [r * 0.84, r * 0.6]), fade(s, [0, sunlit(s, fill)], [1, tone(s, fill)])) +
    dots
      .map((colour) =>
        shape(
          times(5, () =>
            discD(x + s.between(-0.52, 0.52) * r, y + s.between(-0.34, 0.3) * r, r * s.between(0.06, 0.14)),
          ),
          sunlit(s, colour),
        ),
      )
      .join('')
  )
}

const wood = (s: Stage, colour: string, boards = 8) =>
  shape(boxD(0, 0, [s.w, s.h]), fade(s, [0, sunlit(s, colour)], [1, shaded(s, colour)])) +
  stroke(
    times(boards, (i) => `M0 ${n(((i + 0.6) * s.h) / boards)}H${n(s.w)}`),
    shaded(s, mix(colour, '#2a1a10', 0.4)),
    4,
    0.35,
  )

const cloth = (s: Stage, colour: string, check?: string) =>
  shape(boxD(0, 0, [s.w, s.h]), fade(s, [0, sunlit(s, colour)], [1, tone(s, colour)])) +
  (check
    ? veil(
        times(12, (i) => boxD(i * 130, 0, [58, s.h])) + times(8, (i) => boxD(0, i * 130, [s.w, 58])),
        tone(s, check),
        0.22,
      )
    : '')

const steam = (x: number, y: number) =>
  stroke(
    times(3, (i) => `M${n(x - 40 + i * 40)} ${n(y)}q-20 -40 0 -78q20 -38 0 -76`),
    '#ffffff',
    9,
    0.3,
  )

const chopsticks = (s: Stage, x: number, y: number, colour = '#4a3020') =>
  stroke(`M${n(x)} ${n(y)}l250 -240M${n(x + 26)} ${n(y + 8)}l246 -230`, shaded(s, colour), 10)

const glassOf = (s: Stage, x: number, y: number, r: number, fill: string) =>
  shadow(x, y, r) +
  shape(discD(x, y, r), '#ffffff', 'fill-opacity="0.55"') +
  shape(discD(x, y, r * 0.78), tone(s, fill)) +
  veil(ovalD(x - r * 0.3, y - r * 0.3, [r * 0.2, r * 0.12]), '#ffffff', 0.8)

const fork = (s: Stage, x: number, y: number) =>
  stroke(
    `M${n(x)} ${n(y)}v-210m-16 0v-56m16 56v-62m16 62v-56M${n(x + 620)} ${n(y)}v-270`,
    sunlit(s, '#cfd6dc'),
    11,
  )

const tables: Record<Meal, (s: Stage) => string> = {
  // A stone bowl, rice, soup, and the small dishes that belong to every meal.
  korean: (s) =>
    wood(s, '#a8744a') +
    dish(s, {
      x: s.w * 0.5,
      y: 480,
      r: 230,
      fill: '#c9502f',
      rim: '#3a3532',
      dots: ['#f0b13a', '#6fae58', '#fff4dc'],
    }) +
    dish(s, { x: s.w * 0.2, y: 720, r: 130, fill: '#fbf8f0', rim: '#d8d2c4' }) +
    dish(s, { x: s.w * 0.8, y: 730, r: 140, fill: '#d9a23f', rim: '#d8d2c4', dots: ['#6fae58'] }) +
    [0.14, 0.32, 0.5, 0.68, 0.86]
      .map((at, i) =>
        dish(s, {
          x: s.w * at,
          y: 190 + (i % 2) * 46,
          r: 84,
          fill: ['#7fae5c', '#c9402f', '#e8d9b0', '#8f5f3a', '#f0c85a'][i] ?? '#7fae5c',
          dots: ['#fff4dc'],
        }),
      )
      .join('') +
    steam(s.w * 0.5, 380) +
    stroke(`M${n(s.w * 0.9)} 420v420m-34 -420v420`, sunlit(s, '#c8ced4'), 12),
  // Lacquer, and each thing in a vessel of its own.
  japanese: (s) =>
    wood(s, '#c9a878', 6) +
    shape(boxD(s.w * 0.08, 130, [s.w * 0.84, 700]), shaded(s, '#2b2422')) +
    shape(boxD(s.w * 0.1, 156, [s.w * 0.8, 648]), tone(s, '#7a2a24')) +
    times(6, (i) =>
      put(
        shape('M-70 0Q-70 -46 0 -46T70 0Q70 40 0 40T-70 0Z', sunlit(s, '#fdfaf2')) +
          shape(
            'M-74 -8Q-60 -64 0 -62T74 -8Q0 14 -74 -8Z',
            tone(s, ['#f08a5a', '#e2553f', '#f6c9b0'][i % 3] ?? '#f08a5a'),
          ) +
          stroke('M-40 -44l24 34M-6 -56l24 40M30 -52l20 34', '#ffffff', 6, 0.5),
        s.w * (0.2 + (i % 3) * 0.15),
        300 + Math.floor(i / 3) * 140,
      ),
    ) +
    dish(s, {
      x: s.w * 0.76,
      y: 320,
      r: 130,
      fill: '#7a4a2c',
      rim: '#2b2422',
      dots: ['#fff4dc', '#6fae58'],
    }) +
    dish(s, { x: s.w * 0.24, y: 690, r: 110, fill: '#fbf8f0', rim: '#3f5f7a' }) +
    dish(s, { x: s.w * 0.5, y: 690, r: 90, fill: '#e8b04a', rim: '#f6f2ea', dots: ['#c9802f'] }) +
    dish(s, { x: s.w * 0.76, y: 680, r: 116, fill: '#8fb07a', rim: '#3f5f7a' }) +
    chopsticks(s, s.w * 0.36, 880),
  // A round table that turns.
  chinese: (s) =>
    cloth(s, '#8f2f2a') +
    shape(
      ovalD(s.w * 0.5, 500, [s.w * 0.44, 410]),
      fade(s, [0, sunlit(s, '#b8583c')], [1, shaded(s, '#7a3428')]),
    ) +
    shape(ovalD(s.w * 0.5, 490, [s.w * 0.32, 300]), '#ffffff', 'fill-opacity="0.16"') +
    dish(s, { x: s.w * 0.5, y: 470, r: 150, fill: '#a8562c', dots: ['#6fae58', '#c9402f'] }) +
    times(6, (i) => {
      const a = (i / 6) * Math.PI * 2 + 0.3
      return dish(s, {
        x: s.w * 0.5 + Math.cos(a) * s.w * 0.24,
        y: 490 + Math.sin(a) * 230,
        r: 96,
        fill: ['#6fae58', '#e8d9b0', '#c9502f', '#f0c85a', '#8f5f3a', '#fbf3dc'][i] ?? '#6fae58',
        dots: [['#c9402f', '#3f8f4c', '#fff4dc'][i % 3] ?? '#fff4dc'],
      })
    }) +
    steam(s.w * 0.5, 400),
  // One deep bowl, herbs and lime beside it.
  noodles: (s) =>
    wood(s, '#8fae9c', 7) +
    shadow(s.w * 0.46, 500, 330) +
    shape(ovalD(s.w * 0.46, 500, [330, 270]), sunlit(s, '#f4f1ea')) +
    stroke(`M${n(s.w * 0.46 - 316)} 500a316 256 0 0 0 632 0`, tone(s, '#3f6fae'), 14, 0.7) +
    shape(ovalD(s.w * 0.46, 490, [276, 216]), fade(s, [0, sunlit(s, '#d8b070')], [1, tone(s, '#b8803f')])) +
    stroke(
      times(
        13,
        (i) => `M${n(s.w * 0.46 - 200 + i * 30)} ${n(430 + (i % 3) * 30)}q50 50 ${n(s.between(-40, 60))} 120`,
      ),
      sunlit(s, '#fff8e6'),
      12,
    ) +
    shape(
      times(9, (i) => ovalD(s.w * 0.46 - 130 + i * 34, 440 + (i % 2) * 70, [46, 20])),
      tone(s, '#a8604c'),
    ) +
    shape(
      times(16, () => ovalD(s.w * 0.46 + s.between(-170, 170), 490 + s.between(-120, 120), [16, 8])),
      tone(s, '#4fae54'),
    ) +
    shape(
      times(4, (i) => discD(s.w * 0.46 + 60 + i * 26, 560, 12)),
      tone(s, '#e2402f'),
    ) +
    dish(s, { x: s.w * 0.82, y: 300, r: 130, fill: '#7fc46a', dots: ['#4fae54', '#d8f0b0'] }) +
    dish(s, { x: s.w * 0.84, y: 640, r: 90, fill: '#c9502f' }) +
    steam(s.w * 0.46, 360) +
    chopsticks(s, s.w * 0.62, 900, '#6f4a30'),
  // On a banana leaf: rice in the middle, everything else around it.
  curry: (s) =>
    wood(s, '#9c6a40') +
    shape(
      `M${n(s.w * 0.04)} 520Q${n(s.w * 0.2)} 110 ${n(s.w * 0.62)} 120Q${n(s.w * 0.98)} 170 ${n(s.w * 0.97)} 470Q${n(s.w * 0.9)} 880 ${n(s.w * 0.4)} 870Q${n(s.w * 0.1)} 840 ${n(s.w * 0.04)} 520Z`,
      fade(s, [0, sunlit(s, '#5fae4c')], [1, tone(s, '#2f8f45')]),
    ) +
    stroke(
      `M${n(s.w * 0.05)} 520Q${n(s.w * 0.5)} 440 ${n(s.w * 0.96)} 470` +
        times(
          11,
          (i) =>
            `M${n(s.w * (0.12 + i * 0.08))} ${n(506 - i * 5)}l60 -190M${n(s.w * (0.12 + i * 0.08))} ${n(506 - i * 5)}l50 210`,
        ),
      sunlit(s, '#9fd87a'),
      4,
      0.5,
    ) +
    shape(
      `M${n(s.w * 0.36)} 560Q${n(s.w * 0.5)} 330 ${n(s.w * 0.64)} 560Q${n(s.w * 0.5)} 640 ${n(s.w * 0.36)} 560Z`,
      sunlit(s, '#fffaf0'),
    ) +
    dish(s, {
      x: s.w * 0.26,
      y: 380,
      r: 120,
      fill: '#e0912f',
      rim: '#b8793f',
      dots: ['#c9402f', '#fff4dc'],
    }) +
    dish(s, {
      x: s.w * 0.76,
      y: 380,
      r: 124,
      fill: '#8fae3f',
      rim: '#b8793f',
      dots: ['#fff4dc', '#e2553f'],
    }) +
    dish(s, { x: s.w * 0.28, y: 690, r: 92, fill: '#c9402f', rim: '#b8793f' }) +
    dish(s, { x: s.w * 0.72, y: 690, r: 100, fill: '#f0c85a', rim: '#b8793f', dots: ['#4fae54'] }) +
    times(4, (i) => stroke(`M${n(s.w * 0.44 + i * 40)} 800l120 -70`, tone(s, '#a8623a'), 20)) +
    steam(s.w * 0.5, 400),
  // What came out of the sea this morning, on ice and over coals.
  seafood: (s) =>
    wood(s, '#d8c8a8', 9) +
    shadow(s.w * 0.44, 520, 380) +
    shape(ovalD(s.w * 0.44, 520, [390, 270]), sunlit(s, '#eef4f4')) +
    shape(ovalD(s.w * 0.44, 512, [346, 230]), tone(s, '#d0e6ea')) +
    put(
      shape(
        'M-260 0Q-120 -110 120 -60Q200 -40 250 0Q200 40 120 60Q-120 110 -260 0Z',
        fade(s, [0, sunlit(s, '#9fb4c0')], [1, tone(s, '#5f7a8c')]),
      ) +
        shape('M230 0l90 -70v140z', tone(s, '#6f8a9c')) +
        stroke(
          'M-120 -50q40 50 0 100M-60 -66q40 66 0 132M0 -66q36 66 0 132M60 -58q30 58 0 116',
          '#ffffff',
          5,
          0.4,
        ) +
        shape(discD(-190, -14, 14), '#20242a'),
      s.w * 0.42,
      480,
      1,
    ) +
    times(5, (i) =>
      put(
        stroke('M-40 20q10 -60 60 -50q50 16 30 60', tone(s, '#f0734a'), 26) +
          stroke('M40 30l26 18M46 16l30 4', tone(s, '#f0734a'), 8),
        s.w * (0.26 + i * 0.09),
        650,
        0.9,
      ),
    ) +
    times(4, (i) => shape(`M${n(s.w * (0.24 + i * 0.12))} 340q46 -60 92 0z`, tone(s, '#f6d84a'))) +
    dish(s, { x: s.w * 0.84, y: 290, r: 110, fill: '#c9402f' }) +
    dish(s, { x: s.w * 0.85, y: 560, r: 124, fill: '#7fc46a', dots: ['#e2553f', '#f6d84a'] }) +
    glassOf(s, s.w * 0.84, 800, 74, '#f6c95a'),
  // Pasta, a pizza, tomatoes and oil, on a checked cloth.
  pasta: (s) =>
    cloth(s, '#fbf6ec', '#c9402f') +
    shadow(s.w * 0.34, 500, 280) +
    shape(discD(s.w * 0.34, 500, 280), sunlit(s, '#d8a45c')) +
    shape(discD(s.w * 0.34, 500, 240), tone(s, '#d8502f')) +
    shape(
      times(11, (i) =>
        discD(s.w * 0.34 + Math.cos(i * 2.4) * (60 + i * 13), 500 + Math.sin(i * 2.4) * (50 + i * 12), 40),
      ),
      sunlit(s, '#fff6e0'),
    ) +
    shape(
      times(12, () => ovalD(s.w * 0.34 + s.between(-170, 170), 500 + s.between(-170, 170), [24, 13])),
      tone(s, '#3f8f45'),
    ) +
    stroke(`M${n(s.w * 0.34)} 220V780M${n(s.w * 0.34 - 280)} 500h560`, shaded(s, '#a8623a'), 4, 0.35) +
    dish(s, { x: s.w * 0.77, y: 340, r: 180, fill: '#e8c06a', dots: ['#d8402f', '#3f8f45'] }) +
    stroke(
      times(9, (i) => `M${n(s.w * 0.77 - 110 + i * 22)} ${n(300 + (i % 3) * 20)}q30 50 -10 90`),
      sunlit(s, '#fbe6a8'),
      11,
    ) +
    dish(s, { x: s.w * 0.72, y: 700, r: 120, fill: '#8fc06a', dots: ['#d8402f', '#2b2422'] }) +
    glassOf(s, s.w * 0.92, 640, 70, '#8f2f3f'),
  // Bread, cheese, soup and a glass, on a board.
  board: (s) =>
    wood(s, '#7a5a40') +
    shape(
      `M${n(s.w * 0.08)} 220H${n(s.w * 0.72)}Q${n(s.w * 0.76)} 220 ${n(s.w * 0.76)} 270V740Q${n(s.w * 0.76)} 790 ${n(s.w * 0.72)} 790H${n(s.w * 0.08)}Z`,
      fade(s, [0, sunlit(s, '#d8a86c')], [1, tone(s, '#b8844a')]),
    ) +
    put(
      shape(
        'M-210 40Q-220 -70 -80 -84Q140 -96 210 -20Q220 60 120 76Q-160 90 -210 40Z',
        fade(s, [0, sunlit(s, '#d89a4c')], [1, shaded(s, '#9c6028')]),
      ) + stroke('M-120 -50l50 80M-40 -64l54 90M50 -64l54 84', sunlit(s, '#f6dca8'), 12),
      s.w * 0.32,
      380,
    ) +
    shape(`M${n(s.w * 0.14)} 700l190 -120l120 120z`, sunlit(s, '#f6d468')) +
    shape(
      times(4, (i) => discD(s.w * 0.2 + i * 42, 670 - (i % 2) * 34, 13)),
      tone(s, '#d8a83a'),
    ) +
    shape(ovalD(s.w * 0.56, 640, [110, 76]), sunlit(s, '#f8f3e2')) +
    shape(
      times(11, (i) => discD(s.w * 0.44 + (i % 4) * 40, 720 + Math.floor(i / 4) * 30, 20)),
      tone(s, '#6f3f6a'),
    ) +
    dish(s, {
      x: s.w * 0.87,
      y: 660,
      r: 130,
      fill: '#d8903f',
      rim: '#b8503a',
      dots: ['#fff4dc', '#6fae58'],
    }) +
    glassOf(s, s.w * 0.88, 330, 92, '#8f2f3f') +
    steam(s.w * 0.87, 580),
  // A copper tray of small things, flat bread, mint tea.
  mezze: (s) =>
    cloth(s, '#2f5f7a', '#d8a24a') +
    shadow(s.w * 0.48, 510, 420) +
    shape(ovalD(s.w * 0.48, 510, [440, 350]), fade(s, [0, sunlit(s, '#d8904c')], [1, shaded(s, '#9c5a2c')])) +
    stroke(
      `M${n(s.w * 0.48 - 400)} 510a400 316 0 1 0 800 0a400 316 0 1 0 -800 0z`,
      sunlit(s, '#f0c890'),
      5,
      0.6,
    ) +
    put(
      shape('M-150 60H150Q140 96 0 100Q-140 96 -150 60Z', tone(s, '#8f4a2c')) +
        shape(
          'M-140 56Q-60 20 -20 -130Q0 -160 20 -130Q60 20 140 56Z',
          fade(s, [0, sunlit(s, '#c9703f')], [1, shaded(s, '#8f4a2c')]),
        ) +
        shape(discD(0, -150, 20), tone(s, '#c9703f')),
      s.w * 0.48,
      500,
      1.25,
    ) +
    dish(s, { x: s.w * 0.25, y: 420, r: 84, fill: '#e8d09a', dots: ['#c9502f'] }) +
    dish(s, { x: s.w * 0.72, y: 420, r: 84, fill: '#7fae5c', dots: ['#d8402f'] }) +
    dish(s, { x: s.w * 0.28, y: 680, r: 88, fill: '#8f5f7a', dots: ['#fff4dc'] }) +
    dish(s, { x: s.w * 0.68, y: 690, r: 88, fill: '#2f3a2c', dots: ['#6f8f3f', '#2b2422'] }) +
    shape(ovalD(s.w * 0.48, 760, [110, 50]) + ovalD(s.w * 0.52, 735, [110, 50]), sunlit(s, '#e8c48a')) +
    glassOf(s, s.w * 0.92, 260, 64, '#c9a02f') +
    glassOf(s, s.w * 0.06, 250, 60, '#c9a02f'),
  // Meat from the fire, potatoes, a green salad.
  grill: (s) =>
    wood(s, '#6f4c38') +
    shape(
      `M${n(s.w * 0.1)} 260H${n(s.w * 0.66)}V720H${n(s.w * 0.1)}Z`,
      fade(s, [0, sunlit(s, '#3f3a38')], [1, shaded(s, '#2b2826')]),
    ) +
    put(
      shape(
        'M-200 20Q-210 -90 -60 -110Q120 -130 200 -40Q230 60 100 100Q-160 120 -200 20Z',
        fade(s, [0, sunlit(s, '#a8583a')], [1, shaded(s, '#6f3424')]),
      ) +
        stroke('M-150 -40L-30 90M-80 -80L60 90M0 -100L140 70M80 -100L190 20', shaded(s, '#3a1c14'), 12, 0.7),
      s.w * 0.36,
      470,
      1.1,
    ) +
    shape(
      times(7, (i) => ovalD(s.w * 0.18 + i * 52, 660 - (i % 2) * 14, [44, 22])),
      sunlit(s, '#f0cf6a'),
    ) +
    stroke(
      times(6, (i) => `M${n(s.w * 0.54 + i * 18)} 330l-10 240`),
      tone(s, '#5fae4c'),
      12,
    ) +
    dish(s, { x: s.w * 0.82, y: 330, r: 150, fill: '#7fc46a', dots: ['#d8402f', '#f6d84a', '#4f9a4c'] }) +
    dish(s, { x: s.w * 0.8, y: 640, r: 84, fill: '#8f3f2c' }) +
    glassOf(s, s.w * 0.92, 760, 80, '#d8a03a') +
    fork(s, s.w * 0.06, 760),
}
