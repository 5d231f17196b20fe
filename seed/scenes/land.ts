// Ridges, hills, peaks and mist: the silhouettes that are behind one another.
import { mix } from './colour.ts'
import { fade, type Stage, sunlit, tone } from './stage.ts'
import { areaD, boxD, curveD, lineD, type Point, pts, shape, spread, veil } from './svg-shapes.ts'

type Ridge = {
  y: number
  rise: number
  colour: string
  far: number
  /** 0.3 rolls, 0.6 is torn. */
  rough?: number
  /** How much paler its foot is: the mist that lifts one layer off the next. */
  mist?: number
  waves?: number
}

/** The heights of a ridge from left to right, by midpoint displacement. */
function skyline(
  s: Stage,
  { y, rise, rough = 0.45, waves = 4 }: Pick<Ridge, 'y' | 'rise' | 'rough' | 'waves'>,
): Point[] {
  let heights = spread(waves + 1, (i) => (i % 2 === 0 ? s.between(-1, -0.1) : s.between(0.1, 1)))
  let reach = 0.5
  const levels = rough > 0.42 ? 4 : 2
  for (let level = 0; level < levels; level++) {
    heights = heights.flatMap((h, i) => {
      const after = heights[i + 1]
      return after === undefined ? [h] : [h, (h + after) / 2 + s.between(-reach, reach)]
    })
    reach *= rough
  }
  const step = (s.w + 80) / (heights.length - 1)
  return heights.map((h, i) => [-40 + i * step, y - h * rise])
}

export function ridge(s: Stage, look: Ridge): string {
  const { colour, far, rough = 0.45, mist = 0.3 } = look
  const line = skyline(s, look)
  const d = `${rough > 0.42 ? lineD(line) : curveD(line)}L${s.w + 40} ${s.h + 20}L-40 ${s.h + 20}Z`
  const low = look.y + look.rise
  const foot = Math.min(0.95, 260 / (s.h - low + 260))
  return shape(d, fade(s, [0, tone(s, colour, far)], [foot, tone(s, colour, Math.min(0.96, far + mist))]))
}

export type Peak = {
  x: number
  y: number
  base: number
  half: number
  colour: string
  far: number
  /** How far down the snow lies, as a share of the height. */
  snow?: number
}

/** One mountain with a lit and a shaded face; the light comes from the side of the sun. */
export function peak(s: Stage, { x, y, base, half, colour, far, snow = 0 }: Peak): string {
  const rise = base - y
  const isLitLeft = s.sun.x <= x
  const steps = 7
  const flank = (side: number): Point[] =>
    spread(steps + 1, (i) => {
      const t = i / steps
      const jag = i === 0 || i === steps ? 0 : s.between(-0.045, 0.045)
      return [x + side * half * (t ** 1.12 + jag), y + rise * t]
    })
  const [left, right] = [flank(-1), flank(1)]
  const spine: Point[] = spread(steps + 1, (i) => [
    x + (i === 0 ? 0 : s.between(-0.09, 0.09) * half + half * 0.12 * (i / steps) * (isLitLeft ? -1 : 1)),
    y + rise * (i / steps),
  ])
  const body = areaD([...left, ...right.toReversed()])
  const dark = areaD([...spine, ...(isLitLeft ? right : left).toReversed()])
  const white = mix('#ffffff', s.light.shade, s.light.dim * 0.5)
  const rock = fade(s, [0, sunlit(s, colour, far)], [1, tone(s, colour, Math.min(0.95, far + 0.3))])
  const shadow = mix(tone(s, colour, far), s.light.shade, 0.55)
  return (
    shape(body, rock) +
    (snow > 0
      ? shape(
          cap(s, { left, right, y, rise, snow }),
          mix(mix(white, s.light.glow, 0.2), s.light.haze, far * 0.5),
        )
      : '') +
    shape(dark, fade(s, [0, shadow, 0.62 - far * 0.35], [0.75, shadow, 0.34 - far * 0.3], [1, shadow, 0.05]))
  )
}

// Snow down to a torn edge between the two flanks.
function cap(
  s: Stage,
  { left, right, y, rise, snow }: { left: Point[]; right: Point[]; y: number; rise: number; snow: number },
): string {
  const line = y + rise * snow
  const at = (flank: Point[], depth: number): Point => {
    const t = Math.min(1, Math.max(0, (depth - y) / rise)) * (flank.length - 1)
    const a = flank[Math.floor(t)] ?? [0, depth]
    const b = flank[Math.ceil(t)] ?? a
    return [a[0] + (b[0] - a[0]) * (t % 1), depth]
  }
  const keep = (flank: Point[]) => flank.filter((p) => p[1] < line)
  const [from, to] = [at(right, line), at(left, line)]
  const teeth = 9
  const edge: Point[] = spread(teeth - 1, (i) => {
    const t = (i + 1) / teeth
    return [
      from[0] + (to[0] - from[0]) * (t + s.between(-0.02, 0.02)),
      line + rise * (i % 2 === 0 ? s.between(-0.17, -0.06) : s.between(0.02, 0.17)),
    ]
  })
  return areaD([...keep(left), to, ...edge.toReversed(), from, ...keep(right).toReversed()])
}

/** A band of mist across the picture, thickest at its middle. */
export function mistBand(s: Stage, y: number, depth: number, opacity = 0.6): string {
  const haze = mix(s.light.haze, s.light.sky[3], 0.4)
  return shape(boxD(0, y, [s.w, depth]), fade(s, [0, haze, 0], [0.5, haze, opacity], [1, haze, 0]))
}

/** A smooth hill or bank through the given points, filled down to the bottom edge. */
export function bank(s: Stage, points: readonly Point[], fill: string): string {
  const [first, last] = [points[0] ?? [0, s.h], points.at(-1) ?? [s.w, s.h]]
  const d = `${curveD(points)}L${last[0]} ${s.h + 20}L${first[0]} ${s.h + 20}Z`
  const hasSnow = s.season === 'winter' && (s.climate === 'cold' || s.climate === 'temperate')
  return shape(d, fill) + (hasSnow ? veil(d, mix('#f7fafd', s.light.shade, s.light.dim * 0.5), 0.78) : '')
}

/** Darkens the lower edge so that the eye rests in the middle. */
export function footShade(s: Stage, y: number, opacity = 0.35): string {
  return shape(
    boxD(0, y, [s.w, s.h - y]),
    fade(s, [0, s.light.shade, 0], [1, s.light.shade, s.isDark ? opacity : opacity * 0.6]),
  )
}

/** Grass blades along a line, all in one element. */
export function grass(
  s: Stage,
  { y, height, count, colour }: { y: (x: number) => number; height: number; count: number; colour: string },
): string {
  return veil(
    spread(count, () => {
      const x = s.between(-10, s.w + 10)
      const tall = height * s.between(0.4, 1)
      const lean = s.between(-0.35, 0.35) * tall
      return areaD(pts(x - 3, y(x) + 6, x + lean, y(x) - tall, x + 3, y(x) + 6))
    }).join(''),
    colour,
    1,
  )
}
