// Not only horizons: a table, a room, a coach, people from behind. They belong to every trip that has such a
// thing.
import { glass } from './houses.ts'
import { bank, mistBand, ridge } from './land.ts'
import { bloom, clouds, sky } from './sky.ts'
import { fade, fadeAcross, type Stage, shaded, sunlit, tone } from './stage.ts'
import { boxD, discD, n, ovalD, put, shape, stroke, times, veil } from './svg-shapes.ts'
import { crown } from './trees.ts'

export const closeUps = {
  'table-meal': tableMeal,
  'guest-room': guestRoom,
  'coach-seat': coachSeat,
  'seen-from-behind': seenFromBehind,
}

/** A landscape without a name, as it is seen through a window. */
const outside = (s: Stage, horizon: number) =>
  sky(s, { horizon, sun: [0.6, 0.7] }) +
  clouds(s, { top: 90, bottom: 240, count: 3 }) +
  ridge(s, { y: horizon - 80, rise: 60, colour: '#6f8fae', far: 0.6 }) +
  ridge(s, { y: horizon - 20, rise: 40, colour: '#5f9a7a', far: 0.4, rough: 0.34 }) +
  mistBand(s, horizon - 90, 120, 0.4) +
  bloom(s)

function tableMeal(s: Stage): string {
  const wood = '#a8744a'
  const bowl = (x: number, y: number, r: number, fill: string) =>
    veil(ovalD(x + 8, y + r * 0.36, [r * 1.05, r * 0.7]), '#2a1a10', 0.24) +
    shape(ovalD(x, y, [r, r * 0.68]), sunlit(s, '#f6f2ea')) +
    shape(ovalD(x, y - r * 0.03, [r * 0.84, r * 0.54]), tone(s, fill)) +
    shape(
      times(8, () =>
        discD(x + s.between(-0.5, 0.5) * r, y + s.between(-0.28, 0.24) * r, r * s.between(0.06, 0.15)),
      ),
      sunlit(s, s.pick(['#f0b13a', '#e2553f', '#6fae58', '#fff4dc'])),
    )
  return (
    shape(boxD(0, 0, [s.w, s.h]), fade(s, [0, sunlit(s, wood)], [1, shaded(s, wood)])) +
    stroke(
      times(9, (i) => `M0 ${n(60 + i * 112)}H${n(s.w)}`),
      shaded(s, '#7d5232'),
      4,
      0.4,
    ) +
    bowl(s.w * 0.5, 500, 250, '#d9823f') +
    bowl(s.w * 0.2, 300, 150, '#7fae5c') +
    bowl(s.w * 0.82, 330, 160, '#e8d9b0') +
    bowl(s.w * 0.17, 700, 170, '#c9502f') +
    bowl(s.w * 0.84, 720, 180, '#8f5f3a') +
    bowl(s.w * 0.5, 160, 110, '#f0c85a') +
    stroke(
      `M${n(s.w * 0.66)} 900L${n(s.w * 0.94)} 560M${n(s.w * 0.69)} 910L${n(s.w * 0.965)} 570`,
      shaded(s, '#4a3020'),
      11,
    ) +
    shape(ovalD(s.w * 0.36, 800, [64, 46]), tone(s, '#7fa8b4')) +
    shape(ovalD(s.w * 0.36, 796, [50, 34]), tone(s, '#a8c46a')) +
    stroke(
      times(4, (i) => `M${n(s.w * 0.44 + i * 46)} 400q-24 -50 0 -96q24 -46 0 -92`),
      '#ffffff',
      9,
      0.28,
    )
  )
}

function guestRoom(s: Stage): string {
  const cloth = s.pick(['#5f86a8', '#a8644f', '#6a8f6f'])
  return (
    outside(s, 520) +
    `<g fill-rule="evenodd">${shape(`M0 0H${n(s.w)}V960H0ZM${n(s.w * 0.16)} 120V600H${n(s.w * 0.7)}V120Z`, fade(s, [0, sunlit(s, '#efe4d2')], [1, tone(s, '#dac9ae')]))}</g>` +
    stroke(
      `M${n(s.w * 0.16)} 120V600H${n(s.w * 0.7)}V120ZM${n(s.w * 0.43)} 120V600`,
      sunlit(s, '#fbf7ee'),
      14,
    ) +
    shape(`M${n(s.w * 0.11)} 90h80q-14 260 -26 560h-70z`, tone(s, '#e8dcc4')) +
    shape(`M${n(s.w * 0.69)} 90h80l20 560h-72z`, tone(s, '#e8dcc4')) +
    shape(boxD(0, 720, [s.w, 260]), fade(s, [0, sunlit(s, '#b98a5c')], [1, shaded(s, '#8f643f')])) +
    shape(
      `M${n(s.w * 0.34)} 690Q${n(s.w * 0.34)} 640 ${n(s.w * 0.4)} 640H${n(s.w + 20)}V960H${n(s.w * 0.3)}Z`,
      fade(s, [0, sunlit(s, '#ffffff')], [1, tone(s, '#dcdfe2')]),
    ) +
    shape(`M${n(s.w * 0.32)} 800H${n(s.w + 20)}V960H${n(s.w * 0.3)}Z`, tone(s, cloth)) +
    shape(boxD(s.w * 0.86, 430, [s.w * 0.2, 260]), tone(s, '#8f6a48')) +
    shape(`M${n(s.w * 0.74)} 590q10 -40 60 -40h120q30 0 30 40v60H${n(s.w * 0.74)}Z`, sunlit(s, '#fbfaf6')) +
    shape(boxD(s.w * 0.04, 640, [110, 16]) + boxD(s.w * 0.04 + 46, 656, [18, 110]), shaded(s, '#7a5232')) +
    shape(`M${n(s.w * 0.04 + 30)} 560l16 -70h34l16 70z`, s.isDark ? s.light.lamp : tone(s, '#f6e6c0')) +
    stroke(`M${n(s.w * 0.04 + 62)} 560v80`, shaded(s, '#5c4632'), 7) +
    veil(discD(s.w * 0.04 + 62, 540, s.isDark ? 240 : 60), s.light.lamp, s.isDark ? 0.2 : 0.06)
  )
}

function coachSeat(s: Stage): string {
  const seat = (x: number, y: number, k: number, colour: string) =>
    put(
      shape(
        'M-110 320V-90Q-110 -150 -60 -150H60Q110 -150 110 -90V320Z',
        fadeAcross(s, [0, shaded(s, colour)], [1, sunlit(s, colour)]),
      ) +
        shape('M-70 -150Q-76 -206 -40 -212H40Q76 -206 70 -150Z', tone(s, '#f2ece0')) +
        stroke('M-60 -90V300M60 -90V300', shaded(s, '#2b3a52'), 6, 0.3),
      x,
      y,
      k,
    )
  return (
    outside(s, 560) +
    bank(
      s,
      [
        [-40, 640],
        [s.w * 0.5, 600],
        [s.w + 40, 660],
      ],
      tone(s, '#7fae6a'),
    ) +
    times(6, (i) => crown(s, { x: s.w * (i / 5), y: 650, rx: 70, ry: 46, colour: '#4f8a52', far: 0.14 })) +
    `<g fill-rule="evenodd">${shape(`M0 0H${n(s.w)}V960H0ZM60 110Q60 80 90 80H${n(s.w - 90)}Q${n(s.w - 60)} 80 ${n(s.w - 60)} 110V620Q${n(s.w - 60)} 650 ${n(s.w - 90)} 650H90Q60 650 60 620Z`, fade(s, [0, tone(s, '#c9ced6')], [1, shaded(s, '#8a93a0')]))}</g>` +
    shape(boxD(s.w * 0.48, 80, [22, 570]), tone(s, '#aab2bc')) +
    veil(`M120 100L360 100L200 640L60 640Z`, '#ffffff', 0.14) +
    seat(s.w * 0.2, 720, 1.15, '#3f5f8a') +
    seat(s.w * 0.52, 760, 1.3, '#3f5f8a') +
    seat(s.w * 0.88, 800, 1.5, '#35527a') +
    put(
      shape(
        'M-66 240Q-84 40 -46 -30Q0 -64 46 -30Q84 40 66 240Z',
        tone(s, s.pick(['#d8723f', '#6f9a86', '#b5566a'])),
      ) +
        shape(discD(0, -78, 52), tone(s, '#2b211d')) +
        shape('M-52 -70Q-60 -10 -30 -20L30 -20Q60 -10 52 -70Z', tone(s, '#2b211d')),
      s.w * 0.52,
      560,
      1,
    )
  )
}

function seenFromBehind(s: Stage): string {
  const back = (x: number, k: number, coat: string, hair: string, hat: boolean) =>
    put(
      shape(
        'M-120 420Q-140 120 -84 20Q-40 -20 0 -20Q40 -20 84 20Q140 120 120 420Z',
        fadeAcross(s, [0, shaded(s, coat)], [1, sunlit(s, coat)]),
      ) +
        shape(boxD(-22, -60, [44, 56]), tone(s, '#e0ac86')) +
        shape(discD(0, -108, 66), tone(s, hair)) +
        (hat
          ? shape(ovalD(0, -132, [112, 26]), sunlit(s, '#e8d2a0')) +
            shape('M-64 -136Q-60 -206 0 -208Q60 -206 64 -136Z', tone(s, '#dcc08a'))
          : '') +
        stroke('M-78 60Q-60 200 -66 400M78 60Q60 200 66 400', shaded(s, '#2a2f3a'), 5, 0.26),
      x,
      640,
      k,
    )
  return (
    outside(s, 640) +
    bank(
      s,
      [
        [-40, 760],
        [s.w * 0.4, 730],
        [s.w + 40, 780],
      ],
      fade(s, [0, sunlit(s, '#8fbf6a')], [1, tone(s, '#5f8f52')]),
    ) +
    shape(
      boxD(0, 780, [s.w, 20]) + times(9, (i) => boxD(i * (s.w / 8) - 10, 780, [22, 200])),
      shaded(s, '#7a5a3f'),
    ) +
    veil(boxD(0, 780, [s.w, 6]), glass(s), 0.3) +
    back(s.w * 0.38, 1.05, s.pick(['#c9562f', '#4f7fae', '#b5566a']), '#3a2c26', true) +
    back(s.w * 0.62, 1.12, s.pick(['#2f5f7a', '#5f7a4f', '#8a6a9c']), '#8a8680', false)
  )
}
