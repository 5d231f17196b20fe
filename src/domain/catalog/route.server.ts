// The route of a trip on a map: its stops in the order of the trip.
// They are numbered, do not overlap, and each has a side on which its name has room. Stops whose place nobody
// has located stay in the list.
import { z } from 'zod'
import type { LocalizedText } from '#i18n/language.ts'
import { clamp } from '#lib/clamp.ts'
import { formatViewName } from '#lib/world-map.ts'
import { mapSize } from '#limits/display.ts'
import { createProjection, fitView } from './map-view.server.ts'
import type { Route } from './package.ts'

export type PlaceLocation = {
  place_id: number
  name: LocalizedText
  latitude: number | null
  longitude: number | null
}
/** The parts of a schedule that a map needs. */
const Days = z.array(z.object({ places: z.array(z.object({ place_id: z.number().nullish() })) }))
type Point = [x: number, y: number]
/** A stop's number needs this much room between its middle and the edge of the picture. */
const numberRoom = 14

/** Null without a stop to draw, and for a schedule that cannot be read. */
export function buildRoute(schedule: unknown, places: PlaceLocation[]): Route | null {
  const days = Days.safeParse(schedule)
  const visits = days.success ? listVisits(days.data, places) : []
  const stops = [...new Map(visits.map(({ place }) => [place.place_id, place])).values()]
  const located = stops
    .flatMap((place) =>
      place.latitude === null || place.longitude === null
        ? []
        : [{ place, latitude: place.latitude, longitude: place.longitude }],
    )
    .slice(0, mapSize.stops)
  if (located.length === 0) return null
  const view = fitView(located)
  const project = createProjection(view)
  const points = spreadPoints(
    located.map(({ longitude, latitude }) => project([longitude, latitude]) ?? [0, 0]),
  )
  const pointByPlace = new Map(
    located.map(({ place }, at): [number, Point] => [place.place_id, points[at] ?? [0, 0]]),
  )
  const path = visits.flatMap(({ place }) => pointByPlace.get(place.place_id)?.join(' ') ?? [])
  const sides = pickSides(located.map(({ place }, at) => ({ name: place.name, point: points[at] ?? [0, 0] })))
  return {
    land: formatViewName(view),
    legs: buildLegs(path),
    stops: stops.map((place) => {
      const point = pointByPlace.get(place.place_id)
      const dayNumbers = [...new Set(visits.filter((visit) => visit.place === place).map(({ day }) => day))]
      const at = located.findIndex((one) => one.place === place)
      const side = sides[at] ?? null
      return {
        name: place.name,
        days: dayNumbers,
        at: point ? { x: point[0], y: point[1], number: at + 1, side } : null,
      }
    }),
  }
}

/** One visit for each time the trip arrives at a place. Staying there is no new visit. */
function listVisits(schedule: z.output<typeof Days>, places: PlaceLocation[]) {
  const placesById = new Map(places.map((place) => [place.place_id, place]))
  return schedule.flatMap((day, at) =>
    day.places.flatMap(({ place_id }) => {
      const place = placesById.get(place_id ?? 0)
      return place ? [{ place, day: at + 1 }] : []
    }),
  )
}

/** Moves stops apart until their numbers do not overlap, within the picture. */
function spreadPoints(points: Point[]): Point[] {
  const { width, height, apart } = mapSize
  const moved = points.map(([x, y]): Point => [x, y])
  for (let round = 0; round < 80; round++) {
    for (const [at, one] of moved.entries())
      for (const other of moved.slice(at + 1)) pushApart(one, other, apart)
    for (const one of moved) {
      one[0] = clamp(one[0], numberRoom, width - numberRoom)
      one[1] = clamp(one[1], numberRoom, height - numberRoom)
    }
  }
  return moved.map(([x, y]) => [roundToTenth(x), roundToTenth(y)])
}

/**
 * Stops also move a little to the side. Otherwise stops in one line would push each other along it for ever.
 */
function pushApart(one: Point, other: Point, apart: number): void {
  const [x, y] = [other[0] - one[0], other[1] - one[1]]
  const distance = Math.hypot(x, y)
  if (distance >= apart) return
  const by = (apart - distance) / 2
  const angle = Math.atan2(y, x) + 0.5
  const [along, across] = [Math.cos(angle) * by, Math.sin(angle) * by]
  one[0] -= along
  one[1] -= across
  other[0] += along
  other[1] += across
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10

/** Each leg once, slightly bent, so that the way back is drawn beside the way there. */
function buildLegs(path: string[]): string[] {
  const legs = path.slice(1).flatMap((to, at) => {
    const from = path[at] ?? to
    return from === to ? [] : [`M${from}Q${getBendPoint(from, to)} ${to}`]
  })
  return [...new Set(legs)]
}

function getBendPoint(from: string, to: string): string {
  const [x1 = 0, y1 = 0] = from.split(' ').map(Number)
  const [x2 = 0, y2 = 0] = to.split(' ').map(Number)
  const [x, y] = [(x1 + x2) / 2 - (y2 - y1) * 0.12, (y1 + y2) / 2 + (x2 - x1) * 0.12]
  return `${roundToTenth(x)} ${roundToTenth(y)}`
}

type Side = 'right' | 'left' | 'above' | 'below'
type Box = { x: number; y: number; width: number; height: number }
const sides: Side[] = ['right', 'left', 'below', 'above']

/** The first side on which a name covers no number, no other name and no edge; null where there is none. */
function pickSides(stops: { name: LocalizedText; point: Point }[]): (Side | null)[] {
  const occupied: Box[] = stops.map(({ point: [x, y] }) => ({ x: x - 13, y: y - 13, width: 26, height: 26 }))
  return stops.map(({ name, point }) => {
    const side = sides.find((each) => {
      const box = getNameBox(name, point, each)
      return isOnMap(box) && !occupied.some((other) => areOverlapping(box, other))
    })
    if (side) occupied.push(getNameBox(name, point, side))
    return side ?? null
  })
}

/**
 * Letters of 13 pixels: a Korean one is as wide as high, a Latin one a little over half; the wider language
 * counts.
 */
const measureName = ({ ko, en }: LocalizedText) => Math.max(measureText(ko), measureText(en)) + 10
const measureText = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 13 : 7.4), 0)

function getNameBox(name: LocalizedText, [x, y]: Point, side: Side): Box {
  const size = { width: measureName(name), height: 20 }
  if (side === 'right') return { x: x + 13.5, y: y - 10, ...size }
  if (side === 'left') return { x: x - 13.5 - size.width, y: y - 10, ...size }
  return { x: x - size.width / 2, y: side === 'below' ? y + 13.5 : y - 33.5, ...size }
}

const isOnMap = ({ x, y, width, height }: Box) =>
  x >= 0 && y >= 0 && x + width <= mapSize.width && y + height <= mapSize.height

const areOverlapping = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
