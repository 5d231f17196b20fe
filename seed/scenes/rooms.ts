// Eight rooms, as one finds them when the door opens: the bed is the one of that country or that craft.
import { bank, mistBand, ridge } from './land.ts'
import type { Room } from './scene-names.ts'
import { bloom, clouds, sky } from './sky.ts'
import { fade, type Stage, shaded, sunlit, tone } from './stage.ts'
import { boxD, discD, n, ovalD, pts, put, shape, stroke, times, veil } from './svg-shapes.ts'
import { crown, fir, palm } from './trees.ts'
import { glitter, ripples, water } from './water.ts'

export const drawRoom = (s: Stage): string => (rooms[findRoom(s)] ?? rooms.hotel)(s)

const isRoom = (variant: Stage['variant']): variant is Room => variant !== undefined && variant in rooms
const findRoom = ({ variant }: Stage): Room => (isRoom(variant) ? variant : 'hotel')

/** A landscape without a name, as it is seen through a window. */
const hillsOutside = (s: Stage) =>
  sky(s, { horizon: 520, sun: [0.5, 0.62] }) +
  clouds(s, { top: 90, bottom: 240, count: 3 }) +
  ridge(s, { y: 440, rise: 60, colour: '#6f8fae', far: 0.6 }) +
  ridge(s, { y: 500, rise: 40, colour: '#5f9a7a', far: 0.4, rough: 0.34 }) +
  mistBand(s, 430, 120, 0.4) +
  bloom(s)

const seaOutside = (s: Stage) =>
  sky(s, { horizon: 430, sun: [0.42, 0.58] }) +
  clouds(s, { top: 90, bottom: 240, count: 3 }) +
  bloom(s) +
  water(s, { top: 430, bottom: 760, colour: '#1fa9b8', near: '#5fe0d0' }) +
  glitter(s, { top: 440, bottom: 700, width: 110 }) +
  ripples(s, { top: 440, bottom: 700, count: 50 })

/** A wall with an opening in it, given as the path of the opening. */
const wallAround = (s: Stage, opening: string, from: string, to: string) =>
  `<g fill-rule="evenodd">${shape(`M-60 -60H${n(s.w + 60)}V1020H-60Z${opening}`, fade(s, [0, sunlit(s, from)], [1, tone(s, to)]))}</g>`

const box = (x: number, y: number, w: number, h: number) => `M${n(x)} ${n(y)}v${n(h)}h${n(w)}v${n(-h)}Z`

const floor = (s: Stage, top: number, colour: string) =>
  shape(boxD(-60, top, [s.w + 120, 1020 - top]), fade(s, [0, sunlit(s, colour)], [1, shaded(s, colour)]))

const lamp = (s: Stage, x: number, y: number) =>
  shape(`M${n(x - 34)} ${n(y)}l18 -72h32l18 72z`, s.isDark ? s.light.lamp : tone(s, '#f6e6c0')) +
  stroke(`M${n(x)} ${n(y)}v70`, shaded(s, '#5c4632'), 7) +
  veil(discD(x, y - 20, s.isDark ? 240 : 70), s.light.lamp, s.isDark ? 0.2 : 0.08)

/** A bed from its long side: mattress, cover, pillows. */
const bed = (s: Stage, x: number, y: number, cover: string) =>
  shape(
    `M${n(x)} ${n(y)}Q${n(x)} ${n(y - 50)} ${n(x + 60)} ${n(y - 50)}H${n(s.w + 60)}V1020H${n(x - 40)}Z`,
    fade(s, [0, sunlit(s, '#ffffff')], [1, tone(s, '#dcdfe2')]),
  ) +
  shape(`M${n(x - 10)} ${n(y + 100)}H${n(s.w + 60)}V1020H${n(x - 40)}Z`, tone(s, cover)) +
  shape(
    `M${n(s.w * 0.74)} ${n(y - 90)}q10 -40 60 -40h120q30 0 30 40v56H${n(s.w * 0.74)}Z`,
    sunlit(s, '#fbfaf6'),
  )

const rooms: Record<Room, (s: Stage) => string> = {
  hotel: (s) =>
    hillsOutside(s) +
    wallAround(s, box(s.w * 0.16, 120, s.w * 0.54, 480), '#efe4d2', '#dac9ae') +
    stroke(
      `M${n(s.w * 0.16)} 120V600H${n(s.w * 0.7)}V120ZM${n(s.w * 0.43)} 120V600`,
      sunlit(s, '#fbf7ee'),
      14,
    ) +
    shape(`M${n(s.w * 0.11)} 90h80q-14 260 -26 560h-70z`, tone(s, '#e8dcc4')) +
    shape(`M${n(s.w * 0.69)} 90h80l20 560h-72z`, tone(s, '#e8dcc4')) +
    floor(s, 720, '#a8784c') +
    shape(boxD(s.w * 0.86, 430, [s.w * 0.2, 260]), tone(s, '#8f6a48')) +
    bed(s, s.w * 0.34, 690, s.pick(['#5f86a8', '#a8644f', '#6a8f6f'])) +
    shape(boxD(s.w * 0.04, 640, [110, 16]) + boxD(s.w * 0.04 + 46, 656, [18, 110]), shaded(s, '#7a5232')) +
    lamp(s, s.w * 0.04 + 62, 570),
  tatami: (s) =>
    hillsOutside(s) +
    times(5, (i) =>
      crown(s, { x: s.w * (0.2 + i * 0.14), y: 560, rx: 70, ry: 50, colour: '#5f9454', far: 0.1 }),
    ) +
    wallAround(s, box(s.w * 0.2, 150, s.w * 0.6, 470), '#e8dcc0', '#d4c29c') +
    shape(
      boxD(s.w * 0.2, 150, [s.w * 0.13, 470]) + boxD(s.w * 0.67, 150, [s.w * 0.13, 470]),
      sunlit(s, '#fbf6e8'),
    ) +
    stroke(
      times(
        4,
        (i) =>
          `M${n(s.w * 0.2)} ${n(244 + i * 94)}h${n(s.w * 0.13)}M${n(s.w * 0.67)} ${n(244 + i * 94)}h${n(s.w * 0.13)}`,
      ) +
        `M${n(s.w * 0.265)} 150v470M${n(s.w * 0.735)} 150v470` +
        `M${n(s.w * 0.2)} 150V620H${n(s.w * 0.8)}V150ZM${n(s.w * 0.33)} 150v470M${n(s.w * 0.67)} 150v470`,
      shaded(s, '#6f4c30'),
      9,
    ) +
    floor(s, 640, '#b8b070') +
    stroke(
      `M-60 760H${n(s.w + 60)}M${n(s.w * 0.3)} 640L${n(s.w * 0.16)} 1020M${n(s.w * 0.7)} 640L${n(s.w * 0.84)} 1020`,
      shaded(s, '#4f5a34'),
      12,
      0.7,
    ) +
    shape(`M${n(s.w * 0.08)} 960l120 -170h330l-30 170z`, sunlit(s, '#fbfaf6')) +
    shape(`M${n(s.w * 0.06)} 985l60 -90h390l-16 90z`, tone(s, '#5f6f9c')) +
    shape(`M${n(s.w * 0.58)} 840h330l40 40h-410z`, tone(s, '#7a4a2c')) +
    shape(boxD(s.w * 0.6, 880, [18, 90]) + boxD(s.w * 0.84, 880, [18, 90]), shaded(s, '#5c3a22')) +
    shape(ovalD(s.w * 0.68, 826, [40, 24]) + ovalD(s.w * 0.76, 832, [20, 14]), tone(s, '#3f5f5c')),
  ondol: (s) =>
    hillsOutside(s) +
    wallAround(s, box(s.w * 0.3, 200, s.w * 0.4, 430), '#f4ecd8', '#e4d4b0') +
    shape(
      boxD(s.w * 0.3, 200, [s.w * 0.1, 430]) + boxD(s.w * 0.6, 200, [s.w * 0.1, 430]),
      sunlit(s, '#fdf9ee'),
    ) +
    stroke(
      times(
        6,
        (i) =>
          `M${n(s.w * 0.3)} ${n(262 + i * 62)}h${n(s.w * 0.1)}M${n(s.w * 0.6)} ${n(262 + i * 62)}h${n(s.w * 0.1)}`,
      ) +
        times(2, (i) => `M${n(s.w * (0.333 + i * 0.033))} 200v430M${n(s.w * (0.633 + i * 0.033))} 200v430`) +
        `M${n(s.w * 0.3)} 200V630H${n(s.w * 0.7)}V200Z`,
      shaded(s, '#7a5232'),
      6,
    ) +
    shape(
      times(7, (i) => `M${n(s.w * (i / 6) - 30)} -20l30 150h44l-14 -150z`),
      shaded(s, '#7a5232'),
    ) +
    floor(s, 680, '#d8a85c') +
    stroke(
      `M-60 800H${n(s.w + 60)}M${n(s.w * 0.25)} 680l-90 340M${n(s.w * 0.5)} 680v340M${n(s.w * 0.75)} 680l90 340`,
      shaded(s, '#a8783a'),
      4,
      0.5,
    ) +
    shape(boxD(s.w * 0.04, 470, [230, 230]), fade(s, [0, sunlit(s, '#8f5a34')], [1, shaded(s, '#6f4426')])) +
    shape(
      times(3, (i) => boxD(s.w * 0.04 + 10, 400 + i * 24, [210, 22])),
      tone(s, s.pick(['#c9566a', '#4f7fae', '#d8a03a'])),
    ) +
    put(
      shape('M-230 40h460v40h-460z', shaded(s, '#a8324a')) +
        shape('M-230 -16h460v56h-460z', sunlit(s, '#f6f0e4')) +
        shape('M-220 -46h150q14 0 14 30h-178q0 -30 14 -30z', tone(s, '#d8566a')),
      s.w * 0.64,
      880,
    ) +
    shape(ovalD(s.w * 0.3, 850, [120, 34]), tone(s, '#7a4a2c')) +
    shape(ovalD(s.w * 0.28, 836, [24, 14]) + ovalD(s.w * 0.33, 838, [18, 11]), sunlit(s, '#e8e4d8')),
  beach: (s) =>
    seaOutside(s) +
    palm(s, { x: s.w * 0.3, y: 700, height: 380, lean: 60, far: 0.04 }) +
    bank(s, pts(-40, 660, s.w * 0.3, 640, s.w * 0.6, 668, s.w + 40, 650), sunlit(s, '#f4e4bc')) +
    wallAround(s, box(s.w * 0.08, 110, s.w * 0.72, 590), '#f6efe2', '#e6d8be') +
    stroke(`M${n(s.w * 0.08)} 110V700H${n(s.w * 0.8)}V110Z`, shaded(s, '#8f6a48'), 12) +
    shape(`M${n(s.w * 0.06)} 90h110q-40 300 -70 620h-50z`, sunlit(s, '#ffffff'), 'fill-opacity="0.85"') +
    shape(
      `M${n(s.w * 0.72)} 90h120l10 620h-70q-20 -340 -60 -620z`,
      sunlit(s, '#ffffff'),
      'fill-opacity="0.85"',
    ) +
    floor(s, 730, '#c9a070') +
    stroke(`M${n(s.w * 0.4)} 1000V180H${n(s.w + 40)}M${n(s.w * 0.96)} 180v800`, shaded(s, '#7a5636'), 14) +
    bed(s, s.w * 0.42, 740, '#3f9aa8') +
    shape(ovalD(s.w * 0.14, 850, [90, 26]), tone(s, '#8f6a48')) +
    put(
      shape('M-30 0q-10 -60 30 -70q40 10 30 70z', tone(s, '#e8b04a')) +
        stroke('M0 -66v-30M0 -70l-20 -24M0 -70l20 -24', tone(s, '#4fae54'), 8),
      s.w * 0.14,
      838,
    ),
  hut: (s) =>
    sky(s, { horizon: 520, sun: [0.5, 0.6] }) +
    ridge(s, { y: 380, rise: 170, colour: '#7f96bc', far: 0.4, rough: 0.56 }) +
    ridge(s, { y: 480, rise: 60, colour: '#4f8a78', far: 0.3 }) +
    bloom(s) +
    times(5, (i) => fir(s, { x: s.w * (0.36 + i * 0.07), y: 620, height: 150, far: 0.1 })) +
    wallAround(s, box(s.w * 0.34, 180, s.w * 0.32, 360), '#b8844c', '#8f5f34') +
    stroke(
      times(
        9,
        (i) => `M-60 ${n(60 + i * 84)}H${n(s.w * 0.32)}M${n(s.w * 0.68)} ${n(60 + i * 84)}H${n(s.w + 60)}`,
      ),
      shaded(s, '#6f4626'),
      5,
      0.6,
    ) +
    stroke(
      `M${n(s.w * 0.34)} 180V540H${n(s.w * 0.66)}V180ZM${n(s.w * 0.5)} 180V540M${n(s.w * 0.34)} 360H${n(s.w * 0.66)}`,
      sunlit(s, '#d8a86c'),
      16,
    ) +
    floor(s, 700, '#8f6238') +
    [0.02, 0.7]
      .map((at) =>
        [300, 620]
          .map(
            (y) =>
              shape(boxD(s.w * at, y, [s.w * 0.28, 34]), shaded(s, '#7a4c2a')) +
              shape(
                boxD(s.w * at + 8, y - 46, [s.w * 0.28 - 16, 46]),
                tone(s, y === 300 ? '#a83a3a' : '#4f6f9c'),
              ) +
              shape(boxD(s.w * at + 20, y - 74, [110, 34]), sunlit(s, '#f6f0e4')),
          )
          .join(''),
      )
      .join('') +
    shape(
      boxD(s.w * 0.02, 220, [16, 700]) +
        boxD(s.w * 0.28, 220, [16, 700]) +
        boxD(s.w * 0.7, 220, [16, 700]) +
        boxD(s.w * 0.965, 220, [16, 700]),
      shaded(s, '#6f4626'),
    ) +
    put(
      shape('M-60 0V-110Q-60 -150 0 -150T60 -110V0Z', tone(s, '#e2553f')) +
        shape(boxD(-36, -70, [72, 50]), tone(s, '#b83a2c')),
      s.w * 0.5,
      900,
      1.2,
    ),
  tent: (s) =>
    sky(s, { horizon: 560, sun: [0.46, 0.56] }) +
    ridge(s, {
      y: 520,
      rise: 40,
      colour: s.climate === 'dry' ? '#d8a868' : '#7f9a6a',
      far: 0.3,
      rough: 0.34,
    }) +
    bloom(s) +
    bank(
      s,
      pts(-40, 590, s.w * 0.5, 570, s.w + 40, 592),
      sunlit(s, s.climate === 'dry' ? '#e8c48a' : '#9cb868'),
    ) +
    wallAround(
      s,
      `M${n(s.w * 0.36)} 700V360Q${n(s.w * 0.5)} 260 ${n(s.w * 0.64)} 360V700Z`,
      '#f0e2c4',
      '#c9a878',
    ) +
    stroke(
      times(13, (i) => `M${n(s.w * 0.5)} -30L${n((s.w * i) / 12)} 400`),
      shaded(s, '#b8562c'),
      9,
      0.75,
    ) +
    stroke(
      times(
        9,
        (i) =>
          `M${n(i * 60 - 60)} 400l160 300M${n(i * 60 + 100)} 400l-160 300M${n(s.w * 0.64 + i * 60)} 400l160 300M${n(s.w * 0.64 + i * 60 + 160)} 400l-160 300`,
      ),
      shaded(s, '#8f5f34'),
      5,
      0.4,
    ) +
    stroke(`M${n(s.w * 0.36)} 700V360Q${n(s.w * 0.5)} 260 ${n(s.w * 0.64)} 360V700`, tone(s, '#c9502f'), 18) +
    floor(s, 700, '#a8583a') +
    veil(
      times(7, (i) => `M${n(i * 220 - 60)} 860l60 -60l60 60l-60 60z`),
      sunlit(s, '#f0c85a'),
      0.7,
    ) +
    [0.03, 0.68]
      .map(
        (at, i) =>
          shape(
            boxD(s.w * at, 740, [s.w * 0.29, 40]) +
              boxD(s.w * at + 10, 780, [20, 90]) +
              boxD(s.w * (at + 0.29) - 30, 780, [20, 90]),
            tone(s, '#c9762f'),
          ) +
          shape(boxD(s.w * at, 690, [s.w * 0.29, 50]), tone(s, i === 0 ? '#3f6f8f' : '#8f3f5f')) +
          shape(boxD(s.w * at + 14, 664, [100, 34]), sunlit(s, '#f6f0e4')),
      )
      .join('') +
    put(
      shape('M-50 60V-30Q-50 -50 0 -50T50 -30V60Z', shaded(s, '#3a3634')) +
        shape(boxD(-28, -10, [56, 40]), s.light.lamp) +
        stroke('M0 -50V-420', shaded(s, '#3a3634'), 18),
      s.w * 0.5,
      860,
    ),
  cabin: (s) =>
    seaOutside(s) +
    wallAround(s, discD(s.w * 0.42, 380, 220), '#e8eef2', '#c4d0da') +
    stroke(discD(s.w * 0.42, 380, 220), tone(s, '#b8904c'), 34) +
    shape(
      times(10, (i) => discD(s.w * 0.42 + Math.cos(i * 0.628) * 220, 380 + Math.sin(i * 0.628) * 220, 9)),
      shaded(s, '#7a5a2c'),
    ) +
    stroke(`M-60 120H${n(s.w + 60)}M-60 660H${n(s.w + 60)}`, shaded(s, '#8fa0ae'), 6, 0.6) +
    floor(s, 740, '#5f7a9c') +
    shape(boxD(-60, 690, [s.w * 0.3, 60]), tone(s, '#8f6a48')) +
    bed(s, s.w * 0.36, 770, '#2f4f7f') +
    put(
      shape(discD(0, 0, 70), sunlit(s, '#fbfaf6')) +
        shape(discD(0, 0, 36), tone(s, '#c4d0da')) +
        stroke('M-66 -20A70 70 0 0 1 -20 -66M66 20A70 70 0 0 1 20 66', tone(s, '#d8402f'), 28),
      s.w * 0.86,
      330,
    ) +
    lamp(s, s.w * 0.08, 620),
  bunk: (s) =>
    hillsOutside(s) +
    wallAround(s, box(s.w * 0.4, 160, s.w * 0.2, 380), '#f0d8b8', '#e0b88c') +
    stroke(box(s.w * 0.4, 160, s.w * 0.2, 380), sunlit(s, '#ffffff'), 14) +
    floor(s, 720, '#c98a5c') +
    [0.03, 0.66]
      .map(
        (at, side) =>
          [320, 650]
            .map(
              (y, i) =>
                shape(boxD(s.w * at, y, [s.w * 0.31, 26]), shaded(s, '#3a4a5c')) +
                shape(boxD(s.w * at + 8, y - 54, [s.w * 0.31 - 16, 54]), sunlit(s, '#f6f2ea')) +
                shape(
                  boxD(s.w * at + 120, y - 54, [s.w * 0.31 - 130, 54]),
                  tone(s, ['#f08a3a', '#3f9a8f', '#8f5fae', '#d8566a'][side * 2 + i] ?? '#f08a3a'),
                ),
            )
            .join('') +
          stroke(
            `M${n(s.w * at)} 180v720M${n(s.w * (at + 0.31))} 180v720` +
              times(5, (i) => `M${n(s.w * (at + 0.26))} ${n(400 + i * 80)}h${n(s.w * 0.05)}`),
            tone(s, '#2f3f52'),
            14,
          ),
      )
      .join('') +
    times(7, (i) =>
      shape(
        `M${n(s.w * (0.36 + i * 0.045))} ${n(70 + Math.sin(i) * 14)}h40l-20 44z`,
        tone(s, ['#f08a3a', '#3f9a8f', '#f0c85a'][i % 3] ?? '#f08a3a'),
      ),
    ) +
    put(
      shape('M-80 0V-150Q-80 -200 0 -200T80 -150V0Z', tone(s, '#2f6f5c')) +
        shape(boxD(-50, -90, [100, 66]), tone(s, '#24574a')) +
        shape('M-70 -206q70 -40 140 0v24h-140z', tone(s, '#e8a33a')),
      s.w * 0.5,
      930,
    ),
}
