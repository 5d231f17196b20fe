// The river at the border of the Koreas: piers of a bridge that was never rebuilt, ribbons on a fence.
import { person } from './creatures.ts'
import { bank, footShade, grass, mistBand, ridge } from './land.ts'
import { birds, bloom, clouds, sky } from './sky.ts'
import { fade, type Stage, shaded, sunlit, tone } from './stage.ts'
import { boxD, lineD, ovalD, pts, shape, spread, stroke, times } from './svg-shapes.ts'
import { pines } from './trees.ts'
import { glitter, mirrored, ripples, water } from './water.ts'

export const border = { 'border-river': borderRiver }

const steel = '#8b6a55'

/** The bridge that trains still use, a truss over stone piers. */
function trainBridge(s: Stage, y: number): string {
  const bays = spread(17, (i) => -60 + (i * (s.w + 120)) / 16)
  const bay = (s.w + 120) / 16
  const truss = bays
    .map((x) => lineD(pts(x, y, x + bay / 2, y - 58, x + bay, y)) + lineD(pts(x, y, x, y - 58)))
    .join('')
  return (
    shape(
      bays
        .filter((_, i) => i % 2 === 0)
        .map((x) => boxD(x - 13, y, [26, 92]))
        .join(''),
      fade(s, [0, sunlit(s, '#c9bfae', 0.2)], [1, shaded(s, '#8f8576', 0.2)]),
    ) +
    stroke(truss, tone(s, steel, 0.25), 5) +
    stroke(lineD(pts(-60, y - 58, s.w + 60, y - 58)), tone(s, steel, 0.2), 8) +
    shape(boxD(-60, y - 6, [s.w + 120, 14]), shaded(s, steel, 0.2))
  )
}

/** The piers beside it, which have carried nothing since the war. */
const loosePiers = (s: Stage, y: number): string =>
  times(5, (i) => {
    const x = s.w * (0.06 + i * 0.22)
    return (
      shape(
        boxD(x - 24, y - 66, [48, 74]),
        fade(s, [0, sunlit(s, '#bdb2a0', 0.1)], [1, shaded(s, '#7d7466', 0.1)]),
      ) + shape(ovalD(x, y - 66, [24, 6]), sunlit(s, '#d8cebb', 0.1))
    )
  })

/** A fence of wire, and what people who wish for something have tied to it. */
function ribbonFence(s: Stage, y: number): string {
  const colours = ['#e8524a', '#f2b632', '#3f8fd0', '#4fa86a', '#f4f0e6', '#d86aa8']
  const wires = times(5, (i) => lineD(pts(-20, y + i * 26, s.w + 20, y + i * 26)))
  const posts = times(9, (i) => boxD((i * s.w) / 8 - 6, y - 26, [12, 170]))
  const ribbons = times(120, () => {
    const [x, top] = [s.between(-10, s.w + 10), y + s.int(0, 3) * 26]
    const long = s.between(20, 46)
    const sway = s.between(-10, 10)
    return stroke(lineD(pts(x, top, x + sway, top + long)), tone(s, s.pick(colours)), s.between(5, 9))
  })
  return stroke(wires, shaded(s, '#7d858c'), 2.4) + shape(posts, shaded(s, '#5f6a70')) + ribbons
}

function borderRiver(s: Stage): string {
  const shore = 500
  const over = trainBridge(s, shore + 34)
  return (
    sky(s, { horizon: shore, sun: [0.6, 0.78] }) +
    clouds(s, { top: 70, bottom: 230, count: 4 }) +
    birds(s, { x: s.w * 0.3, y: 250, count: 9, size: 15 }) +
    ridge(s, { y: 420, rise: 46, colour: '#7f9fae', far: 0.62, rough: 0.3 }) +
    ridge(s, { y: 462, rise: 30, colour: '#6f9a84', far: 0.46, rough: 0.3 }) +
    pines(s, { ground: () => shore + 2, count: 40, height: 46, colour: '#4f8a70', far: 0.36 }) +
    bloom(s) +
    mistBand(s, 430, 110, 0.5) +
    water(s, { top: shore, colour: '#4f93a8' }) +
    glitter(s, { top: shore + 6, bottom: 760 }) +
    mirrored(over, shore + 126, { squash: 0.5, opacity: 0.18 }) +
    over +
    loosePiers(s, shore + 190) +
    ripples(s, { top: shore + 60, bottom: 780, count: 60 }) +
    bank(
      s,
      pts(-40, 770, s.w * 0.3, 752, s.w * 0.7, 762, s.w + 40, 744),
      fade(s, [0, sunlit(s, '#9dbb6c')], [1, tone(s, '#55854e')]),
    ) +
    grass(s, { y: () => 800, height: 46, count: 120, colour: tone(s, '#6f9a52') }) +
    ribbonFence(s, 700) +
    person(s, { x: s.w * 0.4, y: 876, size: 120, colour: '#3f5f8f' }) +
    person(s, { x: s.w * 0.45, y: 880, size: 112, colour: '#c9a06a' }) +
    footShade(s, 880)
  )
}
