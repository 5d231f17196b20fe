// Sea, lakes and rivers: the sky lies in them, the light breaks on them.
import { mix } from './colour.ts'
import { fade, type Stage, tone } from './stage.ts'
import { boxD, dashD, shape, times, veil } from './svg-shapes.ts'

// Under a coloured sky water is mostly sky: a blend half and half of sea green and sunset is mud.
const bodyShare = { dawn: 0.78, day: 0.9, dusk: 0.34, night: 0.5 } as const

type Water = {
  top: number
  bottom?: number
  colour: string
  /** The colour at one's feet, when it differs: shallows over sand. */
  near?: string
}

export function water(s: Stage, { top, bottom = s.h, colour, near = colour }: Water): string {
  const {
    sky: [, upper, lower, low],
  } = s.light
  const own = bodyShare[s.hour]
  // Rose and sea green cancel to grey, so at dawn the way from one to the other leads through a pale light.
  const middle =
    s.hour === 'dawn'
      ? mix(tone(s, colour), mix(lower, '#ffffff', 0.7), 0.5)
      : mix(lower, tone(s, colour), own * (s.hour === 'day' ? 0.9 : 0.6))
  return shape(
    boxD(0, top, [s.w, bottom - top]),
    fade(s, [0, mix(low, tone(s, colour), own * 0.3)], [0.28, middle], [1, mix(upper, tone(s, near), own)]),
  )
}

/** The path of sun or moon over the water. */
export function glitter(
  s: Stage,
  { top, bottom = s.h, width = 110 }: { top: number; bottom?: number; width?: number },
): string {
  const rows = Math.round((bottom - top) / 13)
  const d = times(rows, (i) => {
    const t = i / rows
    const reach = width * (0.35 + t * 0.9)
    return times(t < 0.5 ? 2 : 3, () =>
      dashD(s.sun.x + s.between(-0.6, 0.6) * reach, top + 5 + i * 13 * (0.85 + t * 0.2), [
        s.between(0.2, 0.75) * reach,
        2.2 + t * 4.5,
      ]),
    )
  })
  return veil(
    d,
    s.hour === 'night' ? mix(s.light.disc, s.light.glow, 0.4) : s.light.disc,
    s.hour === 'day' ? 0.5 : 0.62,
  )
}

/** Small lines of light and shade that lie flat and make the water a plane. */
export function ripples(
  s: Stage,
  { top, bottom = s.h, count, colour }: { top: number; bottom?: number; count: number; colour?: string },
): string {
  const d = times(count, () => {
    const t = s.between(0, 1) ** 1.3
    return dashD(s.between(0, s.w), top + 6 + t * (bottom - top - 8), [
      s.between(24, 70) * (0.4 + t * 1.6),
      1.6 + t * 3,
    ])
  })
  return veil(d, colour ?? mix(s.light.sky[3], '#ffffff', 0.3), s.isDark ? 0.22 : 0.34)
}

/** What is above the line, upside down below it. */
export function mirrored(content: string, line: number, { squash = 0.8, opacity = 0.35 } = {}): string {
  return `<g transform="translate(0 ${line * (1 + squash)}) scale(1 ${-squash})" opacity="${opacity}">${content}</g>`
}
