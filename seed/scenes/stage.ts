// A stage is what one poster is painted on: its size, its light, its dice and its gradients.
// The height is always 960 and only the width changes, so a motif keeps its size in every crop.
import { glaze, mix } from './colour.ts'
import { type Light, lights } from './light.ts'
import type { Climate, Hour, Scene, Season } from './scene-names.ts'
import { n } from './svg-shapes.ts'

export type Stop = readonly [offset: number, colour: string, opacity?: number]

export type Stage = {
  w: number
  h: number
  hour: Hour
  climate: Climate
  season: Season
  variant: Scene['variant']
  light: Light
  isDark: boolean
  /** Where the sun or moon is, once sky() has put it there. */
  sun: { x: number; y: number }
  defs: string[]
  between(low: number, high: number): number
  int(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  chance(share: number): boolean
}

const sizes = { '4:3': [1280, 960], '16:9': [1600, 900], '1:1': [800, 800] } as const
const height = 960

/** Turquoise over warm seas, pale over snow, hot over sand. */
const lightsByClimate: Record<Climate, number[]> = {
  tropical: [0, 1],
  temperate: [0, 1, 2],
  cold: [2, 0],
  dry: [1, 2],
}

export function openStage(scene: Scene): Stage {
  const next = dice(scene.seed ^ hash(scene.name))
  const [w, h] = sizes[scene.ratio]
  // The ratio takes no part in the dice: a crop of a package shows the same place as its card.
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(next() * list.length)]
    if (one === undefined) throw new Error('Nothing to pick from')
    return one
  }
  const { climate = 'temperate' } = scene
  return {
    w: (w / h) * height,
    h: height,
    hour: scene.hour,
    climate,
    season: scene.season ?? 'summer',
    variant: scene.variant,
    light: pick(lightsByClimate[climate].map((nth) => lights[scene.hour][nth] ?? lights[scene.hour][0])),
    isDark: scene.hour === 'night' || scene.hour === 'dusk',
    sun: { x: 0, y: 0 },
    defs: [],
    between: (low, high) => low + next() * (high - low),
    int: (low, high) => Math.floor(low + next() * (high - low + 1)),
    pick,
    chance: (share) => next() < share,
  }
}

export function closeStage(s: Stage, scene: Scene, content: string): string {
  // where one is: mirrored or not, a few steps nearer, a little to the side.
  const [w, h] = sizes[scene.ratio]
  const next = dice((scene.seed * 7919 + 13) ^ hash(scene.name))
  const side = next() < 0.5 ? -1 : 1
  const near = 1 + next() * (scene.ratio === '1:1' ? 0.03 : 0.13)
  const [x, y] = [s.w * (0.35 + 0.3 * next()) * (1 - near), s.h * (0.6 + 0.2 * next()) * (1 - near)]
  const turned = `<g transform="translate(${n(side < 0 ? s.w - x : x)} ${n(y)}) scale(${n(near * 100 * side) / 100} ${n(near * 100) / 100})">${content}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${s.w} ${s.h}">` +
    `<defs>${s.defs.join('')}${grain(s)}</defs>${turned}<rect width="${s.w}" height="${s.h}" fill="url(#grain)"/></svg>`
  )
}

/** A local colour in this hour's light: 0 is at one's feet, 1 is lost in the haze. */
export function tone(s: Stage, colour: string, far = 0): string {
  return mix(dimmed(s, colour, 1), s.light.haze, far)
}

const warmth = { dawn: 0.26, day: 0.24, dusk: 0.3, night: 0.18 } as const

/** The same, on the side the sun touches. */
export function sunlit(s: Stage, colour: string, far = 0): string {
  return mix(mix(dimmed(s, colour, 0.55), s.light.haze, far), s.light.glow, warmth[s.hour])
}

// Moonlight takes the warm colours with it: sand that stayed orange under a navy glaze would be grey.
function dimmed(s: Stage, colour: string, share: number): string {
  return glaze(colour, s.light.shade, s.light.dim * share, s.hour === 'night' ? 0.08 : 0.38)
}

/** The same, turned away from the sun. */
export function shaded(s: Stage, colour: string, far = 0): string {
  return glaze(tone(s, colour, far), s.light.shade, 0.34 * (1 - far))
}

/** A gradient from the top of the shape it fills to its bottom. */
export function fade(s: Stage, ...stops: Stop[]): string {
  return keep(s, (id) => `<linearGradient id="${id}" x2="0" y2="1">${marks(stops)}</linearGradient>`)
}

/** The same from left to right. */
export function fadeAcross(s: Stage, ...stops: Stop[]): string {
  return keep(s, (id) => `<linearGradient id="${id}">${marks(stops)}</linearGradient>`)
}

/** The same from the middle outwards. */
export function fadeRound(s: Stage, ...stops: Stop[]): string {
  return keep(s, (id) => `<radialGradient id="${id}">${marks(stops)}</radialGradient>`)
}

const marks = (stops: readonly Stop[]) =>
  stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${n(opacity * 10) / 10}"`}/>`,
    )
    .join('')

function keep(s: Stage, define: (id: string) => string): string {
  const id = `g${s.defs.length}`
  s.defs.push(define(id))
  return `url(#${id})`
}

// Specks instead of a turbulence filter: the filter alone costs librsvg more than the whole poster.
function grain(s: Stage): string {
  const next = dice(97)
  const specks = (count: number) =>
    Array.from(
      { length: count },
      () => `M${Math.floor(next() * 128)} ${Math.floor(next() * 128)}h1v1h-1z`,
    ).join('')
  return (
    '<pattern id="grain" width="128" height="128" patternUnits="userSpaceOnUse">' +
    `<path d="${specks(260)}" fill="#fff" fill-opacity="${s.isDark ? 0.05 : 0.12}"/>` +
    `<path d="${specks(260)}" fill="#102040" fill-opacity="0.06"/></pattern>`
  )
}

function dice(seed: number): () => number {
  let a = Math.imul(seed, 2654435761) >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function hash(word: string): number {
  let h = 2166136261
  for (const letter of word) h = Math.imul(h ^ letter.charCodeAt(0), 16777619)
  return h >>> 0
}
