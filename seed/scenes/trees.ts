// Trees: pines, palms, crowns of leaves or blossom, cypresses, acacias.
import { mix } from './colour.ts'
import { type Stage, shaded, sunlit, tone } from './stage.ts'
import {
  areaD,
  boxD,
  curveD,
  discD,
  n,
  ovalD,
  type Point,
  pts,
  shape,
  spread,
  stroke,
  times,
  veil,
} from './svg-shapes.ts'

export function pineD(x: number, y: number, height: number, slim = 0.19): string {
  const tiers = 5
  const side = (dir: number): Point[] =>
    spread(tiers, (i) => i).flatMap((i): Point[] => {
      const half = height * slim * ((i + 1) / tiers)
      const level = y - height + (height * 0.93 * (i + 1)) / tiers
      return i === tiers - 1
        ? [[x + dir * half, level]]
        : pts(x + dir * half, level, x + dir * half * 0.5, level - height * 0.03)
    })
  const trunk = height * 0.022
  return areaD([
    [x, y - height],
    ...side(1),
    [x + trunk, y - height * 0.07],
    [x + trunk, y],
    [x - trunk, y],
    [x - trunk, y - height * 0.07],
    ...side(-1).toReversed(),
  ])
}

const toNeedles = (s: Stage, colour: string) => (isSnowy(s) ? mix(colour, '#f2f7fa', 0.5) : colour)

/** One conifer seen close: a lit and a shaded half. */
export function fir(
  s: Stage,
  {
    x,
    y,
    height,
    colour: needles = '#2f6f55',
    far = 0,
  }: { x: number; y: number; height: number; colour?: string; far?: number },
): string {
  const colour = toNeedles(s, needles)
  const tiers = 7
  const half = (i: number) => height * 0.2 * ((i + 1) / tiers) ** 0.9
  const level = (i: number) => y - height + height * 0.92 * ((i + 1) / tiers) ** 1.05
  const side = (dir: number): Point[] =>
    spread(tiers, (i) => i).flatMap((i): Point[] =>
      pts(x + dir * half(i), level(i), x + dir * half(i) * 0.46, level(i) - height * 0.022),
    )
  const [lit, dark] = s.sun.x < x ? [-1, 1] : [1, -1]
  const spine: Point[] = spread(tiers, (i) => [
    x + dark * half(i) * (i % 2 === 0 ? 0.12 : -0.1),
    level(i) - height * 0.03,
  ])
  return (
    shape(
      boxD(x - height * 0.018, y - height * 0.1, [height * 0.036, height * 0.1]),
      shaded(s, '#4b3430', far),
    ) +
    shape(
      areaD([[x, y - height], ...side(lit), [x, y - height * 0.07], ...side(dark).toReversed()]),
      sunlit(s, mix(colour, '#7cc46a', 0.3), far),
    ) +
    shape(
      areaD([[x, y - height], ...side(dark), [x, y - height * 0.07], ...spine.toReversed()]),
      shaded(s, colour, far),
    )
  )
}

type Wood = {
  /** The ground the trees are on, from left to right. */
  ground: (x: number) => number
  from?: number
  to?: number
  count: number
  height: number
  colour: string
  far?: number
}

/** A stand of pines; the second pass in a lighter tone gives the edge of the wood some depth. */
export function pines(
  s: Stage,
  { ground, from = -20, to = s.w + 20, count, height, colour, far = 0 }: Wood,
): string {
  const needles = toNeedles(s, colour)
  const row = (many: number, tall: number) =>
    times(many, (i) => {
      const x = from + ((i + s.between(0.1, 0.9)) / many) * (to - from)
      return pineD(
        x,
        ground(x) + s.between(0, height * 0.1),
        tall * s.between(0.6, 1.1),
        s.between(0.15, 0.21),
      )
    })
  return (
    shape(row(count, height), tone(s, mix(needles, '#ffffff', 0.1), Math.min(0.95, far + 0.1))) +
    shape(row(count * 0.7, height * 0.8), tone(s, needles, far))
  )
}

/** Snow lies where it is winter and cold enough for it. */
export const isSnowy = ({ season, climate }: Stage) =>
  season === 'winter' && (climate === 'cold' || climate === 'temperate')

/** Green leaves as the season has them; blossom and red leaves are what they are. */
function toSeason(s: Stage, colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const isGreen = green > red && green > blue
  if (!isGreen || s.climate === 'tropical' || s.climate === 'dry') return colour
  if (s.season === 'spring') return mix(colour, '#b8dc7a', 0.35)
  if (s.season === 'autumn') return mix(colour, s.pick(['#e08a3a', '#cf5a36', '#dcae44']), 0.72)
  return isSnowy(s) ? mix(colour, '#eef3f6', 0.78) : colour
}

type Crown = { x: number; y: number; rx: number; ry: number; colour: string; far?: number; puffs?: number }

/** A crown of leaves or blossom: dark below, light towards the sun, dabs of light on top. */
export function crown(s: Stage, { x, y, rx, ry, colour: leaf, far = 0, puffs = 16 }: Crown): string {
  const colour = toSeason(s, leaf)
  const toSun = s.sun.x < x ? -1 : 1
  // Many puffs are small puffs, or a large crown looks like a bag of balls.
  const unit = Math.min(rx, ry) * Math.sqrt(14 / puffs)
  const layer = (
    count: number,
    { size, room, dx, dy }: { size: number; room: number; dx: number; dy: number },
  ) =>
    times(count, () => {
      const angle = s.between(0, Math.PI * 2)
      const reach = Math.sqrt(s.between(0, 1)) * room
      return discD(
        x + toSun * dx * rx + Math.cos(angle) * reach * rx,
        y + dy * ry + Math.sin(angle) * reach * ry,
        unit * s.between(0.7, 1.2) * size,
      )
    })
  const dabs =
    unit * 0.06 < 1.4
      ? ''
      : veil(
          layer(Math.min(48, puffs * 3), { size: 0.06, room: 0.6, dx: 0.18, dy: -0.3 }),
          sunlit(s, mix(colour, '#ffffff', 0.1), far),
          0.5,
        )
  return (
    shape(
      ovalD(x, y, [rx * 0.84, ry * 0.78]) + layer(puffs, { size: 0.32, room: 0.78, dx: 0, dy: 0.06 }),
      shaded(s, colour, far),
    ) +
    shape(
      ovalD(x + toSun * rx * 0.1, y - ry * 0.16, [rx * 0.66, ry * 0.56]) +
        layer(puffs * 1.2, { size: 0.24, room: 0.74, dx: 0.1, dy: -0.16 }),
      tone(s, colour, far),
    ) +
    veil(
      ovalD(x + toSun * rx * 0.2, y - ry * 0.36, [rx * 0.34, ry * 0.26]) +
        layer(puffs * 0.8, { size: 0.17, room: 0.44, dx: 0.22, dy: -0.36 }),
      sunlit(s, colour, far),
      0.55,
    ) +
    dabs
  )
}

/** The leaves of a garden tree: mostly green, sometimes in blossom or in autumn. */
export const seasonLeaf = (s: Stage): string => s.pick(['#5b9460', '#6aa05a', '#f3a9bf', '#e2883c'])

/** A trunk that forks into the crown. */
export function trunk(
  s: Stage,
  {
    x,
    y,
    height,
    colour = '#5b4034',
    far = 0,
    lean = 0,
  }: { x: number; y: number; height: number; colour?: string; far?: number; lean?: number },
): string {
  const w = height * 0.075
  const top: Point = [x + lean, y - height]
  const limb = (dx: number, dy: number) =>
    `M${n(x + lean * 0.55)} ${n(y - height * 0.5)}Q${n(x + lean * 0.8 + dx * 0.3)} ${n(y - height * 0.8)} ${n(top[0] + dx)} ${n(top[1] + dy)}`
  const fill = tone(s, colour, far)
  return (
    shape(
      `M${n(x - w)} ${n(y)}Q${n(x - w * 0.3)} ${n(y - height * 0.3)} ${n(top[0] - w * 0.3)} ${n(top[1])}L${n(top[0] + w * 0.3)} ${n(top[1])}Q${n(x + w * 0.5)} ${n(y - height * 0.3)} ${n(x + w)} ${n(y)}Z`,
      fill,
    ) + stroke(limb(-height * 0.34, -height * 0.06) + limb(height * 0.32, -height * 0.1), fill, w * 0.7)
  )
}

/** A round-headed tree standing on y. */
export function leafTree(
  s: Stage,
  { x, y, height, colour, far = 0 }: { x: number; y: number; height: number; colour: string; far?: number },
): string {
  return (
    trunk(s, { x, y, height: height * 0.62, far }) +
    crown(s, { x, y: y - height * 0.66, rx: height * 0.36, ry: height * 0.34, colour, far })
  )
}

export function cypressD(x: number, y: number, height: number): string {
  const w = height * 0.1
  return `M${n(x)} ${n(y - height)}C${n(x + w * 0.7)} ${n(y - height * 0.7)} ${n(x + w * 1.2)} ${n(y - height * 0.25)} ${n(x + w * 0.4)} ${n(y)}L${n(x - w * 0.4)} ${n(y)}C${n(x - w * 1.2)} ${n(y - height * 0.25)} ${n(x - w * 0.7)} ${n(y - height * 0.7)} ${n(x)} ${n(y - height)}Z`
}

type Palm = { x: number; y: number; height: number; lean: number; far?: number; leaf?: string }

export function palm(s: Stage, { x, y, height, lean, far = 0, leaf = '#2f8f57' }: Palm): string {
  const head: Point = [x + lean, y - height]
  const bend: Point = [x + lean * 0.15, y - height * 0.55]
  const w = height * 0.026
  const stem = `M${n(x - w * 1.5)} ${n(y)}Q${n(bend[0] - w)} ${n(bend[1])} ${n(head[0] - w * 0.5)} ${n(head[1])}L${n(head[0] + w * 0.5)} ${n(head[1])}Q${n(bend[0] + w)} ${n(bend[1])} ${n(x + w * 1.5)} ${n(y)}Z`
  const long = height * 0.46
  const turn = s.between(-0.12, 0.12)
  const fan = (angles: number[], size: number) =>
    angles
      .map((a) => frondD(head, a + turn + s.between(-0.08, 0.08), long * size * s.between(0.9, 1.08)))
      .join('')
  const bark = tone(s, '#7a5a44', far)
  return (
    shape(fan([-3.5, -2.75, -2.25, -0.9, -0.4, 0.36], 0.92), shaded(s, leaf, far)) +
    shape(stem, bark) +
    shape(fan([-3.1, -2.45, -1.95, -1.15, -0.7, -0.04], 1), tone(s, leaf, far)) +
    shape(fan([-2.75, -1.75, -0.42], 0.72), sunlit(s, leaf, far)) +
    shape(
      times(3, (i) => discD(head[0] + (i - 1) * w * 1.3, head[1] + w * (i === 1 ? 1.6 : 0.9), w * 0.95)),
      mix(bark, s.light.shade, 0.3),
    )
  )
}

// A rib that arcs out and hangs, with leaflets along both sides.
function frondD([x, y]: Point, angle: number, length: number): string {
  const across = Math.cos(angle)
  const tip: Point = [
    x + across * length,
    y + Math.sin(angle) * length * 0.72 + length * (0.16 + 0.3 * Math.abs(across)),
  ]
  const over: Point = [x + across * length * 0.55, y + Math.sin(angle) * length * 0.75 - length * 0.14]
  const ribs = 9
  const rib = (t: number): Point => [
    (1 - t) ** 2 * x + 2 * t * (1 - t) * over[0] + t * t * tip[0],
    (1 - t) ** 2 * y + 2 * t * (1 - t) * over[1] + t * t * tip[1],
  ]
  const edge = (side: number): Point[] =>
    spread(ribs, (i) => i).flatMap((i): Point[] => {
      const t = (i + 0.5) / ribs
      const [a, b] = [rib(t), rib(Math.min(1, t + 0.13))]
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      const size = Math.hypot(dx, dy) || 1
      const leaf = length * 0.2 * Math.sin(Math.PI * (0.12 + t * 0.8)) ** 0.8
      return [
        rib(t - 0.5 / ribs),
        [b[0] - (dy / size) * leaf * side, b[1] + (dx / size) * leaf * side + leaf * 0.45],
      ]
    })
  return areaD([...edge(1), tip, ...edge(-1).toReversed()])
}

/** A flat-topped tree of the savanna. */
export function acacia(
  s: Stage,
  {
    x,
    y,
    height,
    far = 0,
    colour = '#5c6b2f',
  }: { x: number; y: number; height: number; far?: number; colour?: string },
): string {
  const bark = shaded(s, '#4a352a', far)
  const w = height * 0.04
  const fork: Point = [x + height * 0.04, y - height * 0.42]
  const limbs = [-0.62, -0.3, 0.08, 0.42, 0.7]
    .map((r) =>
      curveD([
        fork,
        [fork[0] + r * height * 0.4, y - height * 0.66],
        [x + r * height * 0.78, y - height * 0.84],
      ]),
    )
    .join('')
  const pad = (r: number, up: number, size: number) =>
    ovalD(x + r * height, y - height * up, [height * size, height * size * 0.24])
  const leaves = (shift: number) =>
    pad(-0.46, 0.83 + shift, 0.34) +
    pad(0.5, 0.84 + shift, 0.36) +
    pad(-0.1, 0.92 + shift, 0.42) +
    pad(0.24, 0.96 + shift, 0.34)
  return (
    shape(
      `M${n(x - w * 1.4)} ${n(y)}Q${n(x - w * 0.2)} ${n(y - height * 0.25)} ${n(fork[0] - w * 0.7)} ${n(fork[1])}L${n(fork[0] + w * 0.7)} ${n(fork[1])}Q${n(x + w)} ${n(y - height * 0.2)} ${n(x + w * 1.6)} ${n(y)}Z`,
      bark,
    ) +
    stroke(limbs, bark, w * 0.7) +
    shape(leaves(0), shaded(s, colour, far)) +
    shape(leaves(0.035), tone(s, colour, far))
  )
}

/** A twig reaching in from a corner, hung with leaves, blossom or nothing much else: a frame for the view. */
export function bough(
  s: Stage,
  {
    from,
    to,
    colour,
    leaf = 13,
    count = 60,
  }: { from: Point; to: Point; colour: string; leaf?: number; count?: number },
): string {
  const sag = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.16
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - sag]
  const at = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * middle[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * middle[1] + t * t * to[1],
  ]
  const cloud = (many: number, size: number) =>
    times(many, () => {
      const t = s.between(0, 1) ** 0.85
      const [x, y] = at(t)
      const room = leaf * 4.4 * (1 - t * 0.55)
      return discD(
        x + s.between(-1, 1) * room,
        y + s.between(-0.8, 1) * room,
        leaf * size * s.between(0.6, 1.1),
      )
    })
  const twigs = spread(6, (i) => {
    const [x, y] = at(0.25 + i * 0.13)
    return `M${n(x)} ${n(y)}l${n(s.between(10, 60))} ${n(s.between(-50, 60))}`
  }).join('')
  const wood = shaded(s, '#4b3430')
  return (
    stroke(
      `M${n(from[0])} ${n(from[1])}Q${n(middle[0])} ${n(middle[1])} ${n(to[0])} ${n(to[1])}`,
      wood,
      leaf * 0.8,
    ) +
    stroke(twigs, wood, leaf * 0.4) +
    shape(cloud(count, 1), shaded(s, colour)) +
    shape(cloud(count * 0.9, 0.8), tone(s, colour)) +
    veil(cloud(count * 0.5, 0.55), sunlit(s, mix(colour, '#ffffff', 0.25)), 0.9)
  )
}
