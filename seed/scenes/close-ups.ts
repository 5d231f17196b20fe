// Not only horizons: a table, a room, a coach, people from behind. They belong to every trip that has such a
// thing.
import { glass } from './houses.ts'
import { bank, mistBand, ridge } from './land.ts'
import { drawRoom } from './rooms.ts'
import { bloom, clouds, sky } from './sky.ts'
import { fade, fadeAcross, type Stage, shaded, sunlit, tone } from './stage.ts'
import { boxD, discD, n, ovalD, put, shape, stroke, times, veil } from './svg-shapes.ts'
import { drawTable } from './tables.ts'
import { crown, palm } from './trees.ts'
import { ripples, water } from './water.ts'

export const closeUps = {
  'table-meal': drawTable,
  'guest-room': drawRoom,
  'coach-seat': coachSeat,
  'seen-from-behind': seenFromBehind,
}

/** A landscape without a name, as that climate has it: hills, snow, sand, or palms by the sea. */
const outside = (s: Stage, horizon: number) =>
  s.climate === 'tropical' ? seaside(s, horizon) : hills(s, horizon)

const seaside = (s: Stage, horizon: number) =>
  sky(s, { horizon: horizon - 60, sun: [0.6, 0.7] }) +
  clouds(s, { top: 90, bottom: 240, count: 3 }) +
  bloom(s) +
  water(s, { top: horizon - 60, bottom: horizon + 200, colour: '#1fa9b8', near: '#5fe0d0' }) +
  ripples(s, { top: horizon - 50, bottom: horizon + 180, count: 40 }) +
  times(4, (i) =>
    palm(s, { x: s.w * (0.08 + i * 0.28), y: horizon + 60, height: 300, lean: 40 - i * 26, far: 0.08 }),
  )

const landColours = { tropical: '#5f9a7a', temperate: '#5f9a7a', cold: '#dfe8f0', dry: '#d0a468' } as const

const hills = (s: Stage, horizon: number) =>
  sky(s, { horizon, sun: [0.6, 0.7] }) +
  clouds(s, { top: 90, bottom: 240, count: 3 }) +
  ridge(s, { y: horizon - 80, rise: 60, colour: s.climate === 'dry' ? '#b8885c' : '#6f8fae', far: 0.6 }) +
  ridge(s, {
    y: horizon - 20,
    rise: s.climate === 'cold' ? 90 : 40,
    colour: landColours[s.climate],
    far: 0.4,
    rough: 0.34,
  }) +
  mistBand(s, horizon - 90, 120, 0.4) +
  bloom(s)

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
