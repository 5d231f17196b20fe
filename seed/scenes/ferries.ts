// On the water at night: the ferry, the bridge and the lights behind it.
import { liner } from './boats.ts'
import { mix } from './colour.ts'
import { lampGlow } from './houses.ts'
import { footShade, ridge } from './land.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, type Stage, shaded, tone } from './stage.ts'
import { boxD, disc, discD, n, ovalD, put, shape, spread, stroke, times, veil } from './svg-shapes.ts'
import { glitter, ripples, water } from './water.ts'

export const ferries = { 'night-ferry': nightFerry }

function nightFerry(s: Stage): string {
  const horizon = s.between(520, 560)
  const shipX = s.w * s.between(0.46, 0.54)
  const line = horizon + 190
  const lamps = (y: number, many: number) =>
    times(many, () => discD(s.w * s.between(0, 1), y + s.between(-14, 10), s.between(1.4, 3)))
  const glow = s.isDark
    ? times(17, (i) => {
        const x = shipX - 250 + i * 31
        return shape(
          boxD(x, line + 16, [s.between(4, 10), s.between(60, 170)]),
          fade(s, [0, s.light.lamp, 0.6], [1, s.light.lamp, 0]),
        )
      })
    : ''
  return (
    sky(s, { horizon, sun: [0.16, 0.3] }) +
    clouds(s, { top: 80, bottom: 330, count: 4 }) +
    ridge(s, { y: horizon - 60, rise: 66, colour: '#5f7fa8', far: 0.6, rough: 0.46 }) +
    ridge(s, { y: horizon - 20, rise: 34, colour: '#4f7090', far: 0.42, rough: 0.42 }) +
    bloom(s) +
    (s.isDark
      ? veil(lamps(horizon - 14, 70), s.light.lamp, 0.95)
      : veil(
          times(40, () =>
            boxD(s.w * s.between(0, 1), horizon - s.between(8, 26), [s.between(5, 12), s.between(6, 14)]),
          ),
          tone(s, '#f6efe2', 0.3),
          0.8,
        )) +
    water(s, { top: horizon, colour: '#1c5f96', near: '#154a80' }) +
    glitter(s, { top: horizon, width: 130 }) +
    ripples(s, { top: horizon, count: 90 }) +
    (s.chance(0.6) ? suspension(s, horizon) : '') +
    glow +
    lampGlow(s, shipX, line - 120, 420, 0.28) +
    smoke(s, shipX, line - 280) +
    liner(s, {
      x: shipX,
      y: line,
      size: s.between(1.75, 2.1),
      colour: s.pick(['#24408a', '#1f6f7a', '#3a3f5c', '#a83a3a']),
    }) +
    bowWave(s, shipX, line) +
    buoy(s, s.w * 0.12, 850) +
    birds(s, { x: s.w * 0.74, y: 270, count: 6, size: 16 }) +
    footShade(s, 840, 0.35)
  )
}

function suspension(s: Stage, y: number): string {
  const [a, b] = [s.w * 0.62, s.w * 0.88]
  const steel = tone(s, '#c4503f', 0.34)
  const sag = (x0: number, x1: number) =>
    `M${n(x0)} ${y - 150}Q${n((x0 + x1) / 2)} ${y - 10} ${n(x1)} ${y - 150}`
  return (
    stroke(`M${n(s.w * 0.48)} ${y - 34}L${s.w + 40} ${y - 34}`, steel, 7) +
    stroke(`M${n(a)} ${y + 4}V${y - 154}M${n(b)} ${y + 4}V${y - 154}`, steel, 10) +
    stroke(
      `${sag(a, b)}M${n(s.w * 0.48)} ${y - 36}Q${n(a - 50)} ${y - 60} ${n(a)} ${y - 150}M${n(b)} ${y - 150}Q${n(b + 50)} ${y - 60} ${s.w + 40} ${y - 50}`,
      steel,
      3,
    ) +
    stroke(
      spread(11, (i) => {
        const t = (i + 1) / 12
        return `M${n(a + (b - a) * t)} ${n(y - 36)}V${n(y - 150 + 280 * t * (1 - t))}`
      }).join(''),
      steel,
      1.6,
      0.8,
    ) +
    (s.isDark
      ? shape(
          spread(15, (i) => {
            const t = i / 14
            return discD(a + (b - a) * t, y - 150 + 280 * t * (1 - t), 3)
          }).join(''),
          s.light.lamp,
        )
      : '')
  )
}

const smoke = (s: Stage, x: number, y: number) =>
  veil(
    spread(6, (i) => discD(x - 60 - i * 44, y - 8 - i * 12, 16 + i * 8)).join(''),
    mix('#ffffff', s.light.haze, 0.6),
    0.26,
  )

function bowWave(s: Stage, x: number, y: number): string {
  const foam = mix(tone(s, '#ffffff'), s.light.sky[3], 0.2)
  return (
    veil(
      `M${n(x + 250)} ${y + 4}Q${n(x + 300)} ${y - 26} ${n(x + 322)} ${y + 10}Q${n(x + 240)} ${y + 16} ${n(x + 150)} ${y + 12}Z`,
      foam,
      0.85,
    ) +
    veil(
      times(26, (i) =>
        ovalD(x - 330 + i * 26 + s.between(-10, 10), y + 12 + s.between(-3, 8), [
          s.between(14, 34),
          s.between(2, 5),
        ]),
      ),
      foam,
      0.6,
    )
  )
}

const buoy = (s: Stage, x: number, y: number) =>
  put(
    veil(ovalD(0, 6, [40, 7]), s.light.shade, 0.3) +
      shape('M-30 4L-22 -22H22L30 4Z', tone(s, '#d8402f')) +
      stroke('M-14 -22L-4 -84M14 -22L4 -84M-10 -50H10', shaded(s, '#d8402f'), 5) +
      disc(0, -92, 9, s.isDark ? s.light.lamp : tone(s, '#fbe9c4')),
    x,
    y,
  ) + lampGlow(s, x, y - 92, 70, 0.9)
